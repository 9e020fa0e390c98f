"""Every animal card is played and does what it says.

One line per card: price, appeal, conservation, reputation and abilities as printed.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from ark_nova_table import CONTENT, TABLES, Table, is_in, is_one, without_bonus
from librt.vecs import vec
from mypy_extensions import i64

from menagerie.games.ark_nova import actions as act
from menagerie.games.ark_nova import tables as t

START = {"money": 100, "x_tokens": 0, "appeal": 10, "conservation": 20, "reputation": 1}
FILLERS = [261, 223, 226, 255, 256]  # sponsors in the hand, to be sold or tucked away
ANIMAL_TOP = [515, 516, 517, 518, 519]  # the top of the deck
ACTIONS = {"animals": 0, "build": 1, "cards": 2, "association": 3, "sponsors": 4}


def card(number: int, price: int, appeal: int, conservation: int, reputation: int, *abilities: str) -> object:
    printed = (number, price, appeal, conservation, reputation, abilities)
    return pytest.param(*printed, id=f"{number} {CONTENT.cards[number - 401].name}", marks=pytest.mark.card(number))


# fmt: off
CARDS = [
    card(401, 17, 6, 0, 0, "sprint 3"),  # Cheetah
    card(402, 16, 9, 0, 0, "pack"),  # Lion
    card(403, 17, 7, 1, 0, "hunter 4"),  # Leopard
    card(404, 9, 4, 0, 0, "hunter 2"),  # Caracal
    card(405, 8, 3, 0, 0, "clever"),  # Fennec Fox
    card(406, 30, 10, 2, 1),  # Siberian Tiger
    card(407, 26, 8, 2, 1),  # Sumatran Tiger
    card(408, 14, 6, 0, 0, "boost association"),  # Sloth Bear
    card(409, 13, 5, 0, 0, "action association"),  # Sun Bear
    card(410, 7, 3, 0, 0, "hunter 1"),  # Yellow-Throated Marten
    card(411, 22, 9, 0, 0, "inventive_bear", "full_throated"),  # Grizzly Bear
    card(412, 16, 8, 0, 0, "hunter 4"),  # Jaguar
    card(413, 10, 5, 0, 0, "jumping 3"),  # Cougar
    card(414, 11, 4, 0, 0, "inventive 1"),  # South American Coati
    card(415, 11, 4, 0, 0, "boost association"),  # Raccoon
    card(416, 20, 8, 0, 0, "multiplier association", "full_throated"),  # Eurasian Brown Bear
    card(417, 12, 4, 0, 0, "pack"),  # Wolf
    card(418, 11, 2, 0, 0, "iconic_animal europe"),  # Eurasian Lynx
    card(419, 5, 3, 0, 0, "boost animals"),  # European Badger
    card(420, 4, 3, 0, 0, "hunter 1"),  # Stoat
    card(421, 17, 8, 0, 0, "full_throated"),  # New Zealand Fur Seal
    card(422, 15, 7, 1, 0, "sun_bathing 3"),  # Australian Sea Lion
    card(423, 17, 6, 0, 0, "pack"),  # New Zealand Sea Lion
    card(424, 13, 3, 0, 0, "pack"),  # Australian Dingo
    card(425, 11, 4, 0, 1, "pouch 1"),  # Tasmanian Devil
    card(426, 36, 10, 0, 1, "resistance"),  # African Bush Elephant
    card(427, 24, 9, 0, 0, "assertion"),  # White Rhinoceros
    card(428, 16, 7, 0, 0, "boost sponsors"),  # Giraffe
    card(429, 12, 6, 0, 1, "boost sponsors", "flock_animal 2"),  # Grevy's Zebra
    card(430, 12, 6, 0, 0, "action sponsors"),  # Pygmy Hippopotamus
    card(431, 33, 8, 1, 0, "resistance"),  # Asian Elephant
    card(432, 25, 9, 0, 0, "assertion"),  # Indian Rhinoceros
    card(433, 24, 10, 2, 1),  # Giant Panda
    card(434, 16, 6, 0, 0, "multiplier sponsors"),  # Red Panda
    card(435, 17, 5, 0, 1, "digging 3"),  # Malayan Tapir
    card(436, 18, 4, 0, 0, "iconic_animal americas"),  # American Bison
    card(437, 13, 5, 0, 0, "sponsor_magnet"),  # Muskox
    card(438, 12, 5, 0, 0, "flock_animal 3"),  # Reindeer
    card(439, 10, 4, 0, 0, "flock_animal 2"),  # Lama
    card(440, 15, 4, 1, 0, "digging 2"),  # Mountain Tapir
    card(441, 13, 6, 0, 0, "sponsor_magnet"),  # European Bison
    card(442, 19, 7, 0, 0, "multiplier sponsors", "flock_animal 4"),  # Moose
    card(443, 12, 5, 0, 0, "flock_animal 3"),  # Red Deer
    card(444, 10, 5, 0, 0, "jumping 2"),  # Alpine Ibex
    card(445, 8, 3, 0, 0, "digging 2"),  # Crested Porcupine
    card(446, 25, 9, 1, 0, "digging 4"),  # Dugong
    card(447, 23, 7, 0, 0, "pouch 2", "flock_animal 4"),  # Red Kangaroo
    card(448, 21, 8, 0, 1, "pouch 2"),  # Koala
    card(449, 10, 4, 0, 0, "venom 1"),  # Platypus
    card(450, 9, 4, 0, 0, "pouch 1"),  # Common Wombat
    card(451, 32, 10, 2, 0, "dominance"),  # Proboscis Monkey
    card(452, 10, 1, 0, 0, "iconic_animal africa"),  # Senegal Bushbaby
    card(453, 20, 8, 0, 0, "action cards"),  # Collared Mangabey
    card(454, 12, 6, 0, 0, "sun_bathing 3"),  # Ring-Tailed Lemur
    card(455, 13, 6, 0, 0, "clever"),  # Mantled Guereza
    card(456, 10, 6, 0, 0, "pilfering 1"),  # Barbary Macaque
    card(457, 28, 9, 2, 0, "multiplier cards"),  # Mandrill
    card(458, 18, 7, 0, 0, "pilfering 2"),  # Japanese Macaque
    card(459, 17, 7, 0, 1, "inventive_primate"),  # Red-Shanked Douc
    card(460, 12, 5, 0, 0, "clever"),  # Dusky-Leaf Monkey
    card(461, 11, 3, 0, 2, "jumping 4"),  # Horsfield's Tarsier
    card(462, 13, 6, 0, 0, "jumping 3"),  # Northern Plains Gray Langur
    card(463, 8, 5, 0, 0, "pilfering 1"),  # Panamanian White-Faced Capuchin
    card(464, 17, 6, 1, 0, "inventive_primate"),  # Brown Spider Monkey
    card(465, 10, 4, 0, 0, "clever"),  # Golden Lion Tamarin
    card(466, 12, 6, 0, 0, "boost cards"),  # Bolivian Red Howler
    card(467, 12, 5, 0, 0, "clever"),  # Ecuadorian Squirrel Monkey
    card(468, 15, 4, 1, 1),  # Cotton-Top Tamarin
    card(469, 13, 9, 0, 0, "snapping 2"),  # Nile Crocodile
    card(470, 13, 6, 0, 0, "venom 2"),  # Western Green Mamba
    card(471, 22, 6, 1, 0, "sun_bathing 3"),  # African Spurred Tortoise
    card(472, 12, 5, 0, 0, "sun_bathing 3"),  # Rock Monitor
    card(473, 9, 3, 0, 0, "sun_bathing 2"),  # Common Agama
    card(474, 14, 7, 0, 0, "constriction"),  # Indian Rock Python
    card(475, 13, 6, 0, 0, "hypnosis 3"),  # King Cobra
    card(476, 14, 2, 0, 0, "iconic_animal asia"),  # Komodo Dragon
    card(477, 14, 4, 0, 0, "snapping 1"),  # Veiled Chameleon
    card(478, 8, 3, 0, 0, "sun_bathing 2"),  # Chinese Water Dragon
    card(479, 18, 7, 0, 0, "snapping 1"),  # American Alligator
    card(480, 16, 6, 0, 0, "snapping 1"),  # Broad-Snouted Caiman
    card(481, 30, 8, 2, 1, "sun_bathing 4"),  # Galapagos Giant Tortoise
    card(482, 10, 6, 0, 0, "constriction"),  # Anaconda
    card(483, 16, 7, 0, 0, "constriction"),  # Boa Constrictor
    card(484, 9, 4, 0, 0),  # European Pond Turtle
    card(485, 7, 2, 0, 0, "hypnosis 3"),  # Common European Adder
    card(486, 4, 2, 0, 0),  # Common Wall Lizard
    card(487, 8, 3, 0, 0, "clever"),  # European Grass Snake
    card(488, 4, 2, 0, 0),  # Slow Worm
    card(489, 20, 9, 0, 0, "snapping 2"),  # Saltwater Crocodile
    card(490, 15, 6, 0, 0, "scavenging 2"),  # Gould's Monitor
    card(491, 12, 5, 0, 0, "sprint 1"),  # Frilled Lizard
    card(492, 10, 5, 0, 0, "venom 2"),  # Inland Taipan
    card(493, 6, 3, 0, 0),  # Thorny Devil
    card(494, 20, 8, 0, 0, "sprint 2"),  # African Ostrich
    card(495, 14, 4, 1, 0),  # Secretary Bird
    card(496, 10, 4, 0, 0, "scavenging 2"),  # Marabou
    card(497, 15, 6, 0, 0, "posturing 1"),  # Lesser Flamingo
    card(498, 9, 3, 1, 0),  # Shoebill
    card(499, 16, 6, 0, 0, "scavenging 3"),  # Cinereous Vulture
    card(500, 20, 5, 1, 1, "scavenging 3"),  # Long-Billed Vulture
    card(501, 18, 7, 0, 0, "posturing 2"),  # Indian Peafowl
    card(502, 13, 6, 0, 0, "boost build"),  # Great Hornbill
    card(503, 11, 4, 0, 1, "perception 4"),  # Snowy Owl
    card(504, 17, 7, 0, 1, "scavenging 4"),  # Andean Condor
    card(505, 23, 8, 0, 0, "determination"),  # Bald Eagle
    card(506, 12, 9, 0, 0, "scavenging 5"),  # King Vulture
    card(507, 12, 5, 0, 0, "sprint 1"),  # Greater Rhea
    card(508, 13, 4, 0, 0, "posturing 3"),  # Scarlet Macaw
    card(509, 20, 7, 0, 0, "determination"),  # Golden Eagle
    card(510, 9, 4, 0, 0, "multiplier build"),  # White Stork
    card(511, 16, 7, 0, 0, "posturing 1"),  # Greater Flamingo
    card(512, 7, 4, 0, 0, "perception 4"),  # Eurasian Eagle-Owl
    card(513, 12, 3, 0, 0, "perception 4"),  # Barn Owl
    card(514, 22, 7, 0, 0, "peacocking"),  # Emu
    card(515, 13, 5, 0, 0, "action build"),  # Australian Pelican
    card(516, 9, 6, 0, 0, "multiplier build"),  # Northern Cassowary
    card(517, 9, 0, 0, 0, "iconic_animal australia"),  # Laughing Kookaburra
    card(518, 15, 5, 0, 0, "posturing 1"),  # Lesser Bird-Of-Paradise
    card(519, 7, 0, 0, 0, "petting_zoo_animal"),  # (domestic) Goat
    card(520, 7, 0, 0, 0, "petting_zoo_animal"),  # Sheep
    card(521, 7, 0, 0, 1, "petting_zoo_animal"),  # Horse
    card(522, 7, 0, 0, 0, "inventive 1", "petting_zoo_animal"),  # Donkey
    card(523, 7, 0, 0, 0, "petting_zoo_animal"),  # Domestic Rabbit
    card(524, 7, 0, 0, 0, "digging 1", "petting_zoo_animal"),  # Mangalica
    card(525, 7, 0, 0, 0, "petting_zoo_animal"),  # Guinea Pig
    card(526, 7, 0, 0, 0, "petting_zoo_animal"),  # Alpaca
    card(527, 7, 0, 0, 0, "petting_zoo_animal"),  # Coconut Lorikeet
    card(528, 7, 0, 0, 0, "pouch 1", "petting_zoo_animal"),  # Bennett's Wallaby
]
# fmt: on


@pytest.mark.rule("AN-8.3", "AN-8.5", "AN-8.14")
@pytest.mark.parametrize(("number", "price", "appeal", "conservation", "reputation", "abilities"), CARDS)
def test_an_animal_is_played(
    number: int, price: int, appeal: int, conservation: int, reputation: int, abilities: tuple[str, ...]
) -> None:
    # Map 2 has room for an Aviary beside its bonuses; a granted action used for an X-token changes little else.
    table = Table("2" if "peacocking" in abilities else "0", action_ability_x="yes")
    state, me, other = table.state, table.me, table.other
    animal = CONTENT.card(number)
    table.hand([number, *FILLERS])
    table.top([one for one in ANIMAL_TOP if one != number])
    table.fulfil(animal)
    table.enclosure_for(animal)
    other.appeal = 60
    other.conservation = 20 if "pilfering" not in " ".join(abilities) else 25
    if any(one.startswith("constriction") for one in abilities):
        other.conservation = 21
    other.money = 50
    state.tiles = vec[i64]([255, 255, 255, 255])
    other.icons[t.BEAR] = 1
    for continent in range(5):
        other.icons[t.AFRICA + continent] = 2
    other_row = list(other.slots)
    before = {name: getattr(me, name) for name in START}
    icons, deck, pile = list(me.icons), len(state.deck), len(state.discard)
    hand, finals, workers = len(me.hand), len(me.finals), me.active_workers
    sponsors_shown = sum(t.is_sponsor(one) for one in state.display)
    counted = [icons[at] + TABLES.icons[animal * t.STRIDE + at] for at in range(15)]
    gains = {"money": -price, "x_tokens": 0, "appeal": appeal, "conservation": conservation, "reputation": reputation}
    drawn, thrown = 0, 0
    wishes = [is_one(act.USE), is_one(act.PERFORM), is_one(act.SPEND), is_one(act.PLAY + animal), is_in(act.INTO, 58)]
    checks: list[Callable[[], bool]] = []
    for ability in abilities:
        word, _, rest = ability.partition(" ")
        count = int(rest) if rest.isdigit() else 1
        if word == "sprint":
            drawn += count
        elif word == "hunter":
            drawn, thrown = drawn + 1, thrown + count - 1
        elif word == "perception":
            drawn, thrown = drawn + count // 2, thrown + count - count // 2
        elif word == "scavenging":
            drawn, thrown = drawn + 1, thrown - 1
        elif word == "snapping":
            drawn += count
        elif word == "digging":
            wishes.append(is_in(act.DIG, 6))
            thrown += count
        elif word == "sponsor_magnet":
            drawn += sponsors_shown
        elif word == "sun_bathing":
            wishes.append(is_in(act.SELL, 224))
            gains["money"] += 4 * count
            drawn, thrown = drawn - count, thrown + count
        elif word == "pouch":
            wishes.append(is_in(act.POUCH, 224))
            gains["appeal"] += 2 * count
            drawn -= count
            checks.append(lambda count=count: len(me.pouched) == count)
        elif word == "jumping":
            gains["money"] += count
            checks.append(lambda count=count: state.break_token == count)
        elif word == "inventive":
            gains["x_tokens"] += count
        elif word == "inventive_bear":
            gains["x_tokens"] += min(3, counted[t.BEAR] + 1)
        elif word == "inventive_primate":
            gains["x_tokens"] += 1 + (counted[t.PRIMATE] >= 3) + (counted[t.PRIMATE] >= 5)
        elif word == "pack":
            gains["appeal"] += counted[t.PREDATOR]
        elif word == "iconic_animal":
            continent = t.AFRICA + ("africa", "americas", "asia", "australia", "europe").index(rest)
            gains["appeal"] += min(8, counted[continent] + 2)
        elif word == "petting_zoo_animal":
            gains["appeal"] += 3 * counted[t.PETTING]
        elif word == "posturing":
            wishes += [is_one(act.BUILD + t.PAVILION), without_bonus(table)]
            gains["appeal"] += count
        elif word == "peacocking":
            wishes.append(without_bonus(table))
            checks.append(lambda: me.aviary >= 0)
        elif word == "full_throated":
            checks.append(lambda: me.active_workers == workers + 1)
        elif word == "resistance":
            checks.append(lambda: len(me.finals) == finals + 1)
        elif word in ("assertion", "dominance"):
            state.undealt |= 1 << 7
            state.base = vec[i64]([one for one in state.base if one != 199])
            wishes.append(is_one(act.KEEP + 199))
            checks.append(lambda: 199 in list(me.hand))
            drawn += 1
        elif word == "clever":
            wishes.append(is_one(act.CLEVER + t.SPONSORS_CARD))
            checks.append(lambda: me.slots[0] == t.SPONSORS_CARD)
        elif word == "boost":
            wishes.append(is_one(act.TO_SLOT_5))
            checks.append(lambda rest=rest: me.slots[4] == ACTIONS[rest])
        elif word in ("action", "determination"):
            used = ACTIONS.get(rest, t.SPONSORS_CARD)
            wishes[0] = lambda action, used=used: action == (act.USE if me.slots[0] != 0 else act.USE + used)
            wishes[1] = lambda action: action == act.PERFORM and me.slots[0] != 0
            wishes.append(is_one(act.TAKE_X))
            gains["x_tokens"] += 1
            checks.append(lambda used=used: me.slots[0] == used)
        elif word == "multiplier":
            checks.append(lambda rest=rest: me.multiplier[ACTIONS[rest]] == 1)
        elif word == "venom":
            checks.append(lambda count=count: other.venom == sum(1 << one for one in other_row[:count]))
        elif word == "constriction":
            checks.append(lambda: other.constriction == (1 << other_row[4]) | (1 << other_row[3]))
        elif word == "pilfering":
            wishes.append(is_one(act.GIVE_MONEY))
            gains["money"] += 5 * count
        elif word == "hypnosis":
            wishes[1] = lambda action: action == act.PERFORM and me.slots[0] != 0
            wishes += [is_one(act.BORROW + other_row[2]), is_one(act.TAKE_X)]
            gains["x_tokens"] += 1
            checks.append(lambda: other.slots[0] == other_row[2])
        else:
            assert word == "flock_animal"
    table.run([*wishes, is_one(act.DONE)])
    assert animal in list(me.animals)
    assert {name: getattr(me, name) - before[name] for name in START} == gains
    assert [me.icons[at] for at in range(15)] == counted
    assert len(me.hand) == hand - 1 + drawn
    assert len(state.discard) == pile + thrown
    assert len(state.deck) <= deck
    assert all(check() for check in checks)
    assert TABLES.standard[animal] == 0 or me.occupied == 1


@pytest.mark.rule("AN-8.12", "AN-15.20")
@pytest.mark.parametrize("number", [429, 438, 439, 442, 443, 447])
def test_a_flock_animal_may_join_a_large_enough_herbivore(number: int) -> None:
    animal = CONTENT.card(number)
    for size, allowed in ((TABLES.flock[animal], True), (TABLES.flock[animal] - 1, False)):
        table = Table()
        table.hand([number])
        table.fulfil(animal)
        table.me.herd = size
        state = table.state
        assert (act.USE in state.legal_actions()) is True
        state.apply_action(act.USE)
        assert (act.PERFORM in state.legal_actions()) is allowed
        if allowed:
            table.run([is_one(act.PERFORM), is_one(act.SPEND), is_one(act.PLAY + animal), is_one(act.FLOCK)])
            assert animal in list(table.me.animals)
            assert table.me.occupied == 0
