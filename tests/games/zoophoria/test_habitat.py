"""The habitat: spaces, structures, spiders, families, stacking, installing and rearranging."""

from __future__ import annotations

import pytest

from menagerie.core.errors import Refused

from .zoo_builder import Position, number

rule = pytest.mark.rule
ALONE = ["Head Keeper", "Volunteer Keeper", "Head Veterinarian", "Head Groundskeeper", "Director"]


def installing(*cards: str, exhibits: list[str] | None = None, staff: list[str] | None = None, **options: object):
    """Seat 0 has claimed cards and is about to install the first of them."""
    position = Position(**options).habitat(0, exhibits or [], staff or []).claims(0, *cards).go("INSTALL")
    return position.play(f"install {cards[0]}") if cards else position


@rule("ZP-3.1", "ZP-3.2", "ZP-T43")
def test_five_staff_spaces_are_full_with_five_cards() -> None:
    position = installing("Assistant Director", staff=ALONE)
    assert position.options() == [*(f"replace {name}" for name in ALONE), "discard"]
    with pytest.raises(Refused, match=r"may not share.*ZP-3\.8"):
        position.play("staff 1")
    position.play("discard", "clear", "drop Director")
    assert position.staff(0) == ALONE[:4]


@rule("ZP-3.1")
def test_exhibits_and_staff_are_two_pools_of_five() -> None:
    full = ["Meerkat", "Giraffe", "Emu", "Chameleon", "Jaguar"]
    position = installing("Keeper 1", exhibits=full)
    assert position.options() == ["staff 1", "discard"]
    assert installing("Koala", exhibits=full[:4], staff=ALONE).options()[0] == "exhibit 5"


@rule("ZP-3.1")
def test_empty_spaces_are_one_option() -> None:
    position = installing("Koala")
    assert position.options() == ["exhibit 1", "discard"]
    with pytest.raises(Refused, match=r"all alike.*ZP-3\.1"):
        position.play("exhibit 2")


@rule("ZP-3.2")
def test_a_space_takes_one_animal() -> None:
    with pytest.raises(Refused, match=r"one card.*ZP-3\.2"):
        installing("Koala", exhibits=["Emu"]).play("exhibit 1")


STACKS = [
    (["Tractor", "Head Keeper"], True),
    (["Tractor", "Janitor"], True),
    (["Tractor", "Keeper 1", "Janitor"], False),
    (["Head Keeper", "Keeper 1"], False),
    (["Zoo Jeep", "Tour Guide"], True),
    (["Zoo Jeep", "Keeper 1"], False),
    (["Zoomobile", "Carousel"], True),
    (["General Manager", "Restaurant"], True),
    (["General Manager", "Tour Guide"], True),
    (["General Manager", "Director"], True),
    (["General Manager", "Zoo Jeep"], False),
    (["Zoo Jeep", "Zoomobile", "Mascot"], True),
    (["Zoo Jeep", "Tour Guide", "Mascot"], False),
    (["Restaurant", "Photo Spot", "Souvenir Stand"], True),
    (["Restaurant", "Carousel"], False),
    (["Trash Can 1", "Groundskeeper 1"], True),
    (["Trash Can 1", "Trash Can 2", "Groundskeeper 1", "Janitor", "Custodian", "Gardener"], True),
    (["Trash Can 1", "Keeper 1"], False),
    (["Trash Can 1", "Recycling Bin 1"], False),
    (["Tractor", "Recycling Bin 1"], True),
    (["Guest Services", "Tour Guide", "Photographer", "Face Painter", "Educator"], True),
    (["Guest Services", "Tour Guide", "Zoo Jeep"], True),
    (["Guest Services", "Restaurant"], False),
    (["Tour Guide", "Photographer"], False),
    (["Director", "HR Manager"], False),
    (["Food Storage", "Hay Barn", "Zoo Kitchen", "Senior Keeper", "Nutritionist"], True),
    (["Quarantine Ward", "Veterinarian 1", "Veterinary Student"], True),
    (["Animal Hospital", "Veterinarian 1"], False),
]


@rule("ZP-3.8", "ZP-3.9", "ZP-A31", "ZP-15.17", "ZP-15.19", "ZP-15.20", "ZP-15.22", "ZP-15.23", "ZP-15.24", "ZP-T45")
@rule("ZP-T44", "ZP-T46")
@pytest.mark.parametrize(("cards", "legal"), STACKS)
def test_which_staff_cards_share_a_space(cards: list[str], legal: bool) -> None:
    position = installing(cards[-1], staff=[" + ".join(cards[:-1])])
    assert ("staff 1" in position.options()) is legal


SPECIALISTS = [
    "Bird Curator", "Mammal Curator", "Reptile Curator", "Invertebrate Keeper", "Avian Veterinarian",
    "Mammal Veterinarian", "Reptile Veterinarian", "Conservation Veterinarian",
]  # fmt: skip


@rule("ZP-3.11", "ZP-15.21", "ZP-T11")
@pytest.mark.parametrize("name", SPECIALISTS)
def test_a_specialist_never_shares(name: str) -> None:
    position = installing("Tractor", staff=[name])
    with pytest.raises(Refused, match=r"specialist never shares.*ZP-3\.11"):
        position.play("staff 1")


@rule("ZP-3.8", "ZP-3.14", "ZP-T11")
def test_production_of_a_stack_adds_up() -> None:
    position = Position().dice(3, 3, 0).habitat(0, [], ["Trash Can 1 + Groundskeeper 1"])
    assert position.net_trash() == -3
    two = ["Trash Can 2 + Groundskeeper 2 + Janitor", "Keeper 1 + Keeper 2 + Hay Barn"]
    assert len(Position().habitat(0, [], two).staff(0)) == 2


@rule("ZP-3.9", "ZP-T44")
def test_the_tractor_adds_food_and_removes_trash() -> None:
    position = Position().dice(0, 0, 0).habitat(0, [], ["Tractor + Head Keeper"])
    assert position.food() == 7 and position.net_trash() == -1


@rule("ZP-3.9", "ZP-T45")
def test_the_zoo_jeep_with_a_tour_guide_draws_five() -> None:
    assert Position().habitat(0, [], ["Zoo Jeep + Tour Guide"]).attracted() == 5


@rule("ZP-3.10", "ZP-15.18", "ZP-15.30", "ZP-T46")
def test_guest_services_hold_four_employees_of_different_categories() -> None:
    four = "Guest Services + Tour Guide + Photographer + Face Painter + Educator"
    assert Position().habitat(0, [], [four]).attracted() == 11
    position = installing("Ticket Agent", staff=[four])
    with pytest.raises(Refused, match=r"four employees of different.*ZP-3\.10"):
        position.play("staff 1")


@rule("ZP-3.10", "ZP-15.30")
def test_guest_services_hold_one_of_each_guest_category() -> None:
    position = installing("Photographer", staff=["Guest Services + Tour Guide"])
    categories = position.state.tables.guest_category
    kept = categories[number("Photographer")]
    categories[number("Photographer")] = categories[number("Tour Guide")]
    try:
        assert "staff 1" not in position.options()
    finally:
        categories[number("Photographer")] = kept
    assert "staff 1" in position.options()


@rule("ZP-A35", "ZP-T46")
def test_with_the_symbol_option_guest_services_employees_stack() -> None:
    assert "staff 1" in installing("Photographer", staff=["Tour Guide"], guest_stacking="symbol").options()
    assert "staff 1" in installing("Photographer", staff=["Restaurant"], guest_stacking="symbol").options()


@rule("ZP-3.13", "ZP-5.15", "ZP-T47")
def test_staff_may_be_dropped_and_animals_may_not() -> None:
    position = installing(exhibits=["Meerkat"], staff=["Keeper 1"]).play("clear")
    assert position.decision == "DROP_CARD" and position.options() == ["drop Keeper 1"]
    with pytest.raises(Refused, match=r"animals may not.*ZP-3\.13"):
        position.play("drop Meerkat")
    position.play("drop Keeper 1")
    assert position.staff(0) == [] and "Keeper" in position.discards("employee")
    with pytest.raises(Refused, match=r"neither staff nor structures.*ZP-5\.15"):
        position.play("clear")


@rule("ZP-7.1", "ZP-A39", "ZP-5.11", "ZP-T48")
def test_claimed_cards_are_placed_or_discarded_before_done() -> None:
    position = Position().claims(0, "Carousel", "Koala").go("INSTALL")
    assert "done" not in position.options() and {"install Carousel", "install Koala"} <= set(position.options())
    with pytest.raises(Refused, match=r"first place or discard.*ZP-5\.11"):
        position.play("done")
    with pytest.raises(Refused, match=r"not claimed.*ZP-7\.1"):
        position.play("install Emu")
    position.play("install Carousel", "discard", "install Koala", "exhibit 1")
    assert "done" in position.options() and position.exhibits(0) == ["Koala"]
    assert position.discards("building") == ["Carousel"]
    assert position.play("done").player == 1


@rule("ZP-5.12", "ZP-T49")
def test_a_janitor_may_stack_take_a_space_replace_or_be_discarded() -> None:
    position = installing("Janitor", staff=["Groundskeeper 1"])
    assert position.options() == ["staff 1", "staff 2", "replace Groundskeeper 1", "discard"]
    position.play("replace Groundskeeper 1")
    assert position.staff(0) == ["Janitor"] and position.discards("employee") == ["Groundskeeper"]


@rule("ZP-7.7", "ZP-5.13", "ZP-15.25", "ZP-T50")
def test_a_structure_goes_under_animals_that_fit_it() -> None:
    position = installing("Aviary", exhibits=["Snowy Owl", "Meerkat"])
    assert position.options() == ["exhibit 1", "exhibit 3", "discard"]
    with pytest.raises(Refused, match=r"theme.*ZP-3\.4"):
        position.play("exhibit 2")
    assert position.play("exhibit 1").exhibits(0) == ["[Aviary] Snowy Owl", "Meerkat"]


@rule("ZP-5.13", "ZP-7.7")
def test_only_an_empty_structure_is_replaced() -> None:
    position = installing("Aviary", exhibits=["[Arctic]", "[Global] Emu"])
    assert position.options() == ["exhibit 3", "replace Arctic", "discard"]
    with pytest.raises(Refused, match=r"without animals.*ZP-5\.13"):
        position.play("replace Global")
    with pytest.raises(Refused, match=r"ZP-3\.2"):
        position.play("exhibit 1")
    assert position.play("replace Arctic").exhibits(0) == ["[Aviary]", "[Global] Emu"]


@rule("ZP-7.7", "ZP-15.29", "ZP-3.3")
def test_a_structure_under_a_family_or_spiders_must_fit_them_all() -> None:
    lions = "Lion (Male), Lion (Female), Lion Cub"
    assert "exhibit 1" in installing("Mammal Enclosure", exhibits=[lions]).options()
    assert "exhibit 1" not in installing("Global", exhibits=[lions]).options()
    spiders = "Black Widow, Goliath Birdeater, Golden Orb-weaver"
    assert "exhibit 1" in installing("Global", exhibits=[spiders]).options()
    assert "exhibit 1" not in installing("New Exhibit", exhibits=[spiders]).options()
    position = installing("New Exhibit", exhibits=["Koala"])
    position.state.tables.capacity[position.state.hand[0]] = 0
    try:
        with pytest.raises(Refused, match=r"no room.*ZP-3\.3"):
            position.play("exhibit 1")
    finally:
        position.state.tables.capacity[position.state.hand[0]] = 3


THEMES = [
    ("Arctic", ["Snow Leopard", "King Penguin", "Llama"], ["Giraffe", "Pelican"]),
    ("Tropical", ["Giraffe", "Black Mamba"], ["Pelican", "Snow Leopard"]),
    ("Aviary", ["Emu", "Snowy Owl"], ["Koala", "Chameleon"]),
    ("Mammal Enclosure", ["Koala", "Giraffe"], ["Emu", "Axolotl"]),
    ("Reptile House", ["Chameleon", "King Cobra"], ["Axolotl", "Emu"]),
    ("Endangered", ["Axolotl", "Cheetah"], ["Meerkat"]),
    ("Global", ["Giraffe", "Emu"], []),
    ("New Exhibit", ["Giraffe", "Emu"], []),
]


@rule("ZP-3.4", "ZP-7.2", "ZP-15.26", "ZP-15.27", "ZP-15.28", "ZP-T52", "ZP-T53", "ZP-T51")
@pytest.mark.parametrize(("structure", "fitting", "others"), THEMES)
def test_the_themes_of_the_structures(structure: str, fitting: list[str], others: list[str]) -> None:
    for name in fitting:
        assert "exhibit 1" in installing(name, exhibits=[f"[{structure}]"]).options()
    for name in others:
        position = installing(name, exhibits=[f"[{structure}]"])
        with pytest.raises(Refused, match=r"theme.*ZP-3\.4"):
            position.play("exhibit 1")


@rule("ZP-3.3", "ZP-7.2", "ZP-T51", "ZP-13.4")
def test_a_full_aviary_takes_no_sixth_bird() -> None:
    birds = "[Aviary] Emu, Snowy Owl, King Penguin, Toco Toucan, Great Hornbill"
    position = installing("Common Ostrich", exhibits=[birds])
    with pytest.raises(Refused, match=r"no room.*ZP-3\.3"):
        position.play("exhibit 1")
    assert "replace Emu" in position.options()


@rule("ZP-3.3", "ZP-3.4", "ZP-15.29", "ZP-T24")
def test_global_and_new_exhibit_want_different_animals() -> None:
    assert "exhibit 1" not in installing("Giraffe", exhibits=["[Global] Lion (Male)"]).options()
    assert "exhibit 1" in installing("Giraffe", exhibits=["[Global] Koala, Jaguar"]).options()
    three = installing("Frilled Lizard", exhibits=["[New Exhibit] Koala, Emu"])
    assert three.play("exhibit 1").exhibits(0) == ["[New Exhibit] Emu, Frilled Lizard, Koala"]
    assert "exhibit 1" not in installing("Snowy Owl", exhibits=["[New Exhibit] Koala, Emu"]).options()


@rule("ZP-3.5", "ZP-15.15", "ZP-T23", "ZP-7.2")
def test_six_spiders_need_two_spaces() -> None:
    spiders = ("Goliath Birdeater", "Mexican Redknee Tarantula", "Black Widow", "Sydney Funnel-web Spider")
    five = ", ".join((*spiders, "Brazilian Wandering Spider"))
    position = installing("Golden Orb-weaver", exhibits=[five])
    assert position.options()[0] == "exhibit 2"
    with pytest.raises(Refused, match=r"no more spiders.*ZP-3\.5"):
        position.play("exhibit 1")
    assert "exhibit 1" in installing("Golden Orb-weaver", exhibits=["Black Widow"]).options()
    assert "exhibit 1" not in installing("Emperor Scorpion", exhibits=["Black Widow"]).options()


@rule("ZP-7.3", "ZP-12.7", "ZP-T19")
def test_a_replacement_takes_over_the_virus_cubes() -> None:
    position = installing("Koala", exhibits=["Meerkat:1"]).play("replace Meerkat")
    assert position.exhibits(0) == ["Koala:1"] and position.cubes("Meerkat") == 0
    strict = installing("Koala", exhibits=["Meerkat:1", "Emu"], no_infected_replacement=True)
    assert "replace Emu" in strict.options()
    with pytest.raises(Refused, match=r"ZP-12\.7"):
        strict.play("replace Meerkat")


@rule("ZP-7.3")
def test_a_replacement_must_fit_the_structure() -> None:
    position = installing("Koala", exhibits=["[Aviary] Emu", "[Global] Giraffe, Jaguar"])
    assert [option for option in position.options() if option.startswith("replace")] == [
        "replace Giraffe",
        "replace Jaguar",
    ]
    assert "replace Giraffe" in installing("Cheetah", exhibits=["[Global] Giraffe, Jaguar"]).options()
    assert "replace Jaguar" not in installing("Cheetah", exhibits=["[Global] Giraffe, Jaguar"]).options()


@rule("ZP-7.4", "ZP-5.23", "ZP-A15", "ZP-T54")
def test_cubes_beyond_the_limit_of_the_new_animal_go_to_others() -> None:
    position = installing("Koala", exhibits=["Green Anaconda:4", "Emu", "Giraffe"]).play("replace Green Anaconda")
    assert position.decision == "TRANSFER" and position.cubes("Koala") == 2
    assert position.options() == ["infect Emu", "infect Giraffe"]
    position.play("infect Emu", "infect Giraffe")
    assert position.exhibits(0) == ["Koala:2", "Emu:1", "Giraffe:1"] and position.decision == "INSTALL_OP"


@rule("ZP-7.4", "ZP-A15", "ZP-T54")
def test_cubes_without_room_cost_three_visitors_each() -> None:
    position = Position().visitors(20, 0, 0).habitat(0, ["Green Anaconda:4"]).claims(0, "Koala").go("INSTALL")
    position.play("install Koala", "replace Green Anaconda")
    assert position.score()[0] == 14 and position.exhibits(0) == ["Koala:2"]


@rule("ZP-7.5", "ZP-A37", "ZP-T55", "ZP-A23")
def test_replacing_a_family_moves_the_cubes_of_all_three() -> None:
    lions = "Lion (Male):1, Lion (Female):1, Lion Cub:1"
    position = installing("Jaguar", exhibits=[lions])
    assert position.options() == ["exhibit 2", "replace Lion Cub", "discard"]
    with pytest.raises(Refused, match=r"family stays together.*ZP-3\.7"):
        position.play("replace Lion (Male)")
    position.play("replace Lion Cub")
    assert position.exhibits(0) == ["Jaguar:3"]
    assert sorted(position.discards("animal")) == ["Lion (Female)", "Lion (Male)"]  # the cub is set aside
    assert position.state.check() == ""


@rule("ZP-3.6", "ZP-A37", "ZP-T56")
def test_a_family_moves_into_a_structure_with_room_for_three() -> None:
    lions = "Lion (Male), Lion (Female), Lion Cub"
    position = installing(exhibits=[lions, "[Mammal Enclosure] Koala, Jaguar", "[Global] Emu"]).play("rearrange")
    position.play("move Lion Cub")
    assert position.options() == ["exhibit 2"]
    position.play("exhibit 2")
    assert position.exhibits(0)[0].count(",") == 4
    crowded = installing(exhibits=[lions, "[Mammal Enclosure] Koala, Jaguar, Giraffe", "[Global] Emu"])
    crowded.play("rearrange")
    assert "move Lion Cub" not in crowded.options() and "move Koala" in crowded.options()


@rule("ZP-7.6", "ZP-A37", "ZP-T109")
def test_the_family_gathers_where_the_second_mate_is_placed() -> None:
    position = installing("Lion (Female)", exhibits=["[Global] Lion (Male), Emu"])
    assert position.options() == ["exhibit 2", "replace Lion (Male)", "discard"]  # three Africans do not fit Global
    position.play("exhibit 2")
    assert position.exhibits(0) == ["[Global] Emu", "Lion (Female), Lion (Male), Lion Cub"]
    full = installing("Lion (Female)", exhibits=["[Global] Lion (Male)", "Emu", "Koala", "Jaguar", "Meerkat"])
    assert not any(option.startswith("exhibit") for option in full.options())
    full.play("discard")
    assert full.exhibits(0)[0] == "[Global] Lion (Male)" and "Lion (Female)" in full.discards("animal")


@rule("ZP-7.6", "ZP-7.3")
def test_a_second_mate_may_replace_another_animal() -> None:
    position = installing("Lion (Female)", exhibits=["Lion (Male):1", "Emu:1"]).play("replace Emu")
    assert position.exhibits(0) == ["Lion (Female):1, Lion (Male):1, Lion Cub"]


@rule("ZP-3.6", "ZP-3.7", "ZP-A23", "ZP-15.16", "ZP-T9")
def test_a_lion_family_counts_as_three_and_leaves_as_a_whole() -> None:
    position = installing("Lion (Female)", exhibits=["Lion (Male)"]).play("exhibit 1")
    assert position.exhibits(0) == ["Lion (Female), Lion (Male), Lion Cub"]
    assert position.food_cost() == 7 and position.attracted() == 12
    position.dice(0, 0, 0).go("FEED")
    assert position.decision == "FEED_SHORT" and position.options() == ["unfed Lion Cub"]
    position.play("unfed Lion Cub")
    assert position.exhibits(0) == [] and sorted(position.discards("animal")) == ["Lion (Female)", "Lion (Male)"]
    assert position.state.check() == ""


@rule("ZP-3.7", "ZP-7.20")
def test_a_sick_member_takes_the_family_with_it() -> None:
    lions = "Lion (Male), Lion (Female), Lion Cub:2"
    position = Position().habitat(0, [lions, "Koala:1"]).go("TREAT")
    assert position.exhibits(0) == ["Koala:1"]


@rule("ZP-7.8", "ZP-5.14", "ZP-13.5", "ZP-A16", "ZP-T57")
def test_a_card_moves_once_a_round() -> None:
    position = installing(exhibits=["[Aviary]", "Snowy Owl", "[Arctic]"], staff=["Keeper 1", "Hay Barn"])
    position.play("rearrange")
    assert position.decision == "MOVE_CARD" and position.options() == [
        "move Snowy Owl",
        "move Keeper 1",
        "move Hay Barn",
    ]
    position.play("move Snowy Owl", "exhibit 1")
    assert position.exhibits(0) == ["[Aviary] Snowy Owl", "[Arctic]"]
    position.play("rearrange")
    with pytest.raises(Refused, match=r"already been moved.*ZP-7\.8"):
        position.play("move Snowy Owl")
    position.play("move Keeper 1", "staff 2", "rearrange", "move Hay Barn", "staff 1")
    assert sorted(position.staff(0)) == ["Hay Barn", "Keeper"]
    with pytest.raises(Refused, match=r"no other legal place.*ZP-5\.14"):
        position.play("rearrange")


@rule("ZP-A49", "ZP-5.14")
def test_a_move_that_changes_nothing_is_not_offered() -> None:
    position = installing(exhibits=["Snowy Owl", "[Aviary] Emu"], staff=["Keeper 1"])
    position.play("rearrange")
    assert position.options() == ["move Snowy Owl", "move Emu"]
    position.play("move Snowy Owl")
    assert position.options() == ["exhibit 2"]
    with pytest.raises(Refused, match=r"changes nothing.*ZP-5\.14"):
        position.play("exhibit 3")


@rule("ZP-7.8")
def test_the_host_does_not_leave_its_guests_by_a_move() -> None:
    position = installing(staff=["Guest Services + Tour Guide + Mascot", "Keeper 1"]).play("rearrange")
    assert position.options() == ["move Tour Guide", "move Mascot"]
    position.play("move Mascot")
    assert position.options() == ["staff 3"]


@rule("ZP-A16")
def test_rearranging_can_be_switched_off() -> None:
    position = installing(exhibits=["[Aviary]", "Snowy Owl"], rearrange="off")
    with pytest.raises(Refused, match=r"ZP-A16"):
        position.play("rearrange")


@rule("ZP-7.8", "ZP-A47", "ZP-T58", "ZP-A43")
def test_dropping_a_structure_sends_its_animals_to_other_spaces() -> None:
    full = ["[Aviary] Emu:1, Snowy Owl, King Penguin", "Koala", "Jaguar", "Meerkat"]
    position = installing(exhibits=full).play("clear", "drop Aviary")
    assert position.decision == "PLACE_ANIMAL" and position.options() == ["exhibit 1", "discard"]
    with pytest.raises(Refused, match=r"placed elsewhere or discarded.*ZP-7\.8"):
        position.play("replace Koala")
    position.play("exhibit 1")
    assert position.options() == ["exhibit 5", "discard"]
    position.play("exhibit 5")
    assert position.options() == ["discard"]
    position.play("discard")
    assert position.exhibits(0) == ["Emu:1", "Koala", "Jaguar", "Meerkat", "Snowy Owl"]
    assert position.discards("animal") == ["King Penguin"] and position.state.check() == ""


@rule("ZP-7.8", "ZP-A47")
def test_dropping_a_structure_leaves_the_animals_of_other_spaces_alone() -> None:
    position = installing(exhibits=["Koala:1", "Jaguar", "[Aviary] Emu, Snowy Owl", "Meerkat"], staff=["Keeper 1"])
    position.play("clear", "drop Aviary")
    assert [card.name for card in position.state.view(0).drawn] == ["Emu", "Snowy Owl"]
    position.play("exhibit 3", "exhibit 5")
    assert position.exhibits(0) == ["Koala:1", "Jaguar", "Emu", "Meerkat", "Snowy Owl"]
    assert position.staff(0) == ["Keeper"] and position.state.check() == ""


@rule("ZP-7.3")
def test_the_first_card_of_the_tables_is_replaced_like_any_other() -> None:
    position = installing("Koala", exhibits=["African Fish Eagle:2"]).play("replace African Fish Eagle")
    assert position.exhibits(0) == ["Koala:2"] and position.discards("animal") == ["African Fish Eagle"]


@rule("ZP-3.13", "ZP-5.12")
def test_only_own_staff_is_replaced() -> None:
    position = Position().habitat(0, staff=["Keeper 1"]).habitat(1, staff=["Keeper 2"])
    position.claims(0, "Janitor").go("INSTALL").play("install Janitor")
    assert position.options() == ["staff 2", "replace Keeper 1", "discard"]
    with pytest.raises(Refused, match=r"no such card of yours.*ZP-5\.7"):
        position.play("replace Keeper 2")


@rule("ZP-7.8", "ZP-A47")
def test_dropping_a_structure_with_a_family_keeps_it_together() -> None:
    position = installing(exhibits=["[Mammal Enclosure] Lion (Male), Lion (Female), Lion Cub:1"])
    position.play("clear", "drop Mammal Enclosure")
    assert position.state.check() == "" and [card.name for card in position.state.view(1).drawn] == ["Lion Cub"]
    position.play("exhibit 1")
    assert position.exhibits(0) == ["Lion (Female), Lion (Male), Lion Cub:1"]
    again = installing(exhibits=["[Mammal Enclosure] Lion (Male), Lion (Female), Lion Cub:1"])
    again.play("clear", "drop Mammal Enclosure", "discard")
    assert again.exhibits(0) == [] and again.cubes("Lion Cub") == 0 and again.state.check() == ""


@rule("ZP-7.8", "ZP-A47")
def test_dropping_guest_services_sends_its_employees_to_other_spaces() -> None:
    position = installing(staff=["Guest Services + Tour Guide + Mascot", "Keeper 1"]).play(
        "clear", "drop Guest Services"
    )
    assert position.decision == "PLACE_STAFF" and position.options() == ["staff 1", "discard"]
    with pytest.raises(Refused, match=r"ZP-7\.8"):
        position.play("replace Keeper 1")
    position.play("staff 1", "staff 3")
    assert position.staff(0) == ["Tour Guide", "Keeper", "Mascot"]
    single = installing(staff=["Guest Services + Tour Guide"]).play("clear", "drop Guest Services")
    assert single.decision == "INSTALL_OP" and single.staff(0) == ["Tour Guide"]


@rule("ZP-3.12", "ZP-15.31", "ZP-15.32", "ZP-T2")
def test_the_bird_curator_feeds_by_the_birds() -> None:
    position = Position().dice(0, 0, 0).habitat(0, ["Emu", "Snowy Owl", "King Penguin"], ["Bird Curator"])
    assert position.food() == 7


BONUSES = [
    ("Mammal Curator", ["Koala", "Jaguar", "Emu"], 3, 0),
    ("Reptile Curator", ["Chameleon", "Emu"], 3, 0),
    ("Invertebrate Keeper", ["Black Widow", "Axolotl", "Emu"], 3, 0),
    ("Avian Veterinarian", ["Emu", "Pelican"], 0, 3),
    ("Mammal Veterinarian", ["Koala", "Jaguar", "Meerkat"], 0, 2),
    ("Reptile Veterinarian", ["Chameleon", "King Cobra"], 0, 3),
    ("Conservation Veterinarian", ["Koala", "Axolotl", "Cheetah", "King Cobra", "Giraffe"], 0, 3),
]


@rule("ZP-3.12", "ZP-15.31", "ZP-15.32", "ZP-15.28", "ZP-T53")
@pytest.mark.parametrize(("name", "animals", "food", "treatment"), BONUSES)
def test_specialists_count_their_animals(name: str, animals: list[str], food: int, treatment: int) -> None:
    position = Position().dice(0, 0, 0).habitat(0, animals, [name])
    assert (position.food(), position.treatment()) == (food, treatment)


@rule("ZP-10.13", "ZP-A12", "ZP-T87", "ZP-10.1")
def test_lasting_cards_have_no_favour_and_stay() -> None:
    lasting = ["Tractor + Keeper 1", "Zoo Jeep", "Zoomobile", "General Manager", "Guest Services + Mascot"]
    position = installing(exhibits=["[Global]", "Emperor Penguin", "Giant Panda", "Komodo Dragon"], staff=lasting)
    assert not any(option.startswith("favour") for option in position.options())
    for name in ("Tractor", "Zoo Jeep", "Mascot", "Giant Panda", "Global"):
        with pytest.raises(Refused, match=r"only a favour card.*ZP-5\.33"):
            position.play(f"favour {name}")
