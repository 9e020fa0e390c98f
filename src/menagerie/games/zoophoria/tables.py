"""The numbers of all cards, events, targets and spaces, filled by `content` from the data files."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Tables:
    """Columns by card number unless said otherwise; a card without a value has 0, without a partner NO_CARD."""

    def __init__(self, columns: dict[str, list[int]], constants: dict[str, int]) -> None:
        # Animals.
        self.kind: vec[i64] = vec[i64](columns["kind"])
        self.animal_class: vec[i64] = vec[i64](columns["class"])
        self.continent: vec[i64] = vec[i64](columns["continent"])
        self.weather: vec[i64] = vec[i64](columns["weather"])
        self.endangered: vec[i64] = vec[i64](columns["endangered"])
        self.food: vec[i64] = vec[i64](columns["food"])  # the cost of an animal, the production of staff
        self.capacity: vec[i64] = vec[i64](columns["capacity"])  # viruses; animals of a structure; guests of a host
        self.visitors: vec[i64] = vec[i64](columns["visitors"])
        self.weekend: vec[i64] = vec[i64](columns["weekend"])  # -1: as printed
        self.family: vec[i64] = vec[i64](columns["family"])
        self.mate: vec[i64] = vec[i64](columns["mate"])
        self.baby: vec[i64] = vec[i64](columns["baby"])  # 1 for a baby
        self.spider: vec[i64] = vec[i64](columns["spider"])  # how many may share a space
        self.members: vec[i64] = vec[i64](columns["members"])  # by family: the pair and the baby
        # Effects.
        self.code: vec[i64] = vec[i64](columns["code"])
        self.amount: vec[i64] = vec[i64](columns["amount"])
        self.amount_discarded: vec[i64] = vec[i64](columns["amount_discarded"])
        self.choose_food: vec[i64] = vec[i64](columns["choose_food"])
        self.choose_viruses: vec[i64] = vec[i64](columns["choose_viruses"])
        self.choose_visitors: vec[i64] = vec[i64](columns["choose_visitors"])
        # Employees and buildings.
        self.category: vec[i64] = vec[i64](columns["category"])
        self.wage: vec[i64] = vec[i64](columns["wage"])
        self.virus_removal: vec[i64] = vec[i64](columns["virus_removal"])
        self.trash_removal: vec[i64] = vec[i64](columns["trash_removal"])
        self.coins: vec[i64] = vec[i64](columns["coins"])
        self.virus_output: vec[i64] = vec[i64](columns["virus_output"])
        self.trash_output: vec[i64] = vec[i64](columns["trash_output"])
        self.starting: vec[i64] = vec[i64](columns["starting"])  # the kind of starting card, from 1
        self.stack: vec[i64] = vec[i64](columns["stack"])
        self.stackable: vec[i64] = vec[i64](columns["stackable"])
        self.names: vec[i64] = vec[i64](columns["names"])  # categories that a special stacker names, as bits
        self.guest_category: vec[i64] = vec[i64](columns["guest_category"])
        self.bonus_resource: vec[i64] = vec[i64](columns["bonus_resource"])
        self.bonus_amount: vec[i64] = vec[i64](columns["bonus_amount"])
        self.bonus_kinds: vec[i64] = vec[i64](columns["bonus_kinds"])  # classes and ENDANGERED_KIND as bits
        self.bonus_divisor: vec[i64] = vec[i64](columns["bonus_divisor"])
        self.theme: vec[i64] = vec[i64](columns["theme"])
        self.theme_value: vec[i64] = vec[i64](columns["theme_value"])
        # Events by roll, with row 0 for a day without one.
        self.event_effect: vec[i64] = vec[i64](columns["event_effect"])
        self.event_value: vec[i64] = vec[i64](columns["event_value"])  # the class or weather
        self.event_amount: vec[i64] = vec[i64](columns["event_amount"])
        # Targets by number.
        self.target_type: vec[i64] = vec[i64](columns["target_type"])
        self.target_value: vec[i64] = vec[i64](columns["target_value"])
        self.target_count: vec[i64] = vec[i64](columns["target_count"])
        self.target_visitors: vec[i64] = vec[i64](columns["target_visitors"])
        # Day-worker spaces, blocks by red die, income spaces.
        self.space_colour: vec[i64] = vec[i64](columns["space_colour"])
        self.space_fee: vec[i64] = vec[i64](columns["space_fee"])
        self.space_for_two: vec[i64] = vec[i64](columns["space_for_two"])
        self.blocked_slot: vec[i64] = vec[i64](columns["blocked_slot"])
        self.income_space: vec[i64] = vec[i64](columns["income_space"])
        self.income_coins: vec[i64] = vec[i64](columns["income_coins"])
        # Constants.
        self.start_coins: i64 = constants["start_coins"]
        self.start_targets: i64 = constants["start_targets"]
        self.yellow_start: i64 = constants["yellow_start_coins"]
        self.yellow_per_round: i64 = constants["yellow_per_round"]
        self.trash_limit: i64 = constants["trash_limit"]
        self.trash_penalty: i64 = constants["trash_penalty"]
        self.virus_penalty: i64 = constants["unplaceable_virus_penalty"]
        self.target_penalty: i64 = constants["unfinished_target_penalty"]
        self.final_per_animal: i64 = constants["final_visitors_per_animal"]
        self.final_per_coin: i64 = constants["final_visitors_per_coin"]
