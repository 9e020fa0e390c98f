"""Which decision comes next, what may be chosen, what a choice does: the position that is played."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from menagerie.core.rng import Rng
from menagerie.core.state import ALLOWED, NOT_NOW, OVER, Actions
from menagerie.games.ark_nova import hidden, outlook
from menagerie.games.ark_nova.actions import ACTIONS, HARBOR
from menagerie.games.ark_nova.answers import answer
from menagerie.games.ark_nova.breaks import (
    begin_final_discard,
    clear_folders,
    end_break,
    end_turn,
    final_scoring,
    income,
    next_turn,
    remove_tokens,
    score_all,
    workers_home,
)
from menagerie.games.ark_nova.building import has_place
from menagerie.games.ark_nova.choices import list_choices, list_expected, reason
from menagerie.games.ark_nova.decks import cards_left, discard_from_hand, display_holds_cards, refill
from menagerie.games.ark_nova.effects import run, search
from menagerie.games.ark_nova.frames import (
    D_BONUS,
    D_DIG,
    D_DISCARD,
    D_DRAW,
    D_END_TURN,
    D_FINAL,
    D_HAND_LIMIT,
    D_MAP,
    D_PLACE,
    D_POOL,
    D_POUCH,
    D_SELL,
    D_SNAP,
    D_START_KEEP,
    D_TAKE,
    D_TAKE_SMALL,
    LAST_DECISION,
    S_BREAK_DISPLAY,
    S_BREAK_END,
    S_BREAK_TOKENS,
    S_BREAK_WORKERS,
    S_EFFECT,
    S_EXTRA_BONUS,
    S_FINAL,
    S_FINISH,
    S_GAIN,
    S_HOLLYWOOD,
    S_INCOME,
    S_INCOME_APPEAL,
    S_INCOME_KIOSKS,
    S_INCOME_MAP,
    S_MOVE_CARD,
    S_NEXT_TURN,
    S_ONLY_SMALL,
    S_PERFORM,
    S_PILFER,
    S_REFILL,
    S_SCORE,
    S_TURN_END,
)
from menagerie.games.ark_nova.income import appeal_income, kiosk_income, map_income
from menagerie.games.ark_nova.interaction import pilfer
from menagerie.games.ark_nova.invariants import check
from menagerie.games.ark_nova.pools import next_free, pick
from menagerie.games.ark_nova.scoring import points
from menagerie.games.ark_nova.state import ENDED, PLAYING, ArkNova, without
from menagerie.games.ark_nova.tables import MONEY, SMALL, is_animal
from menagerie.games.ark_nova.tracks import gain
from menagerie.games.ark_nova.turns import HARBOR_DONE, finish, harbor_open, move_card, perform


def is_sealed(kind: i64) -> bool:
    """Decisions that several seats answer without seeing each other's answers (AN-1.9)."""
    return kind in (D_MAP, D_START_KEEP, D_FINAL, D_HAND_LIMIT)


def small_in_display(state: ArkNova) -> bool:
    folder: i64 = 0
    while folder < 6:
        card = state.display[folder]
        if is_animal(card) and state.tables.size_class[card] == SMALL:
            return True
        folder += 1
    return False


@final
class Position(ArkNova):
    """A position of Ark Nova that can be played."""

    def current_player(self) -> i64:
        if self.phase == ENDED:
            return OVER
        if is_sealed(self.top()):
            return self.asked
        return self.top_seat()

    def deciders(self) -> i64:
        if self.phase == ENDED:
            return 0
        if is_sealed(self.top()):
            return self.waiting
        return 1 << self.top_seat()

    def turn_to(self, seat: i64) -> None:
        if self.phase != ENDED and is_sealed(self.top()) and (self.waiting >> seat) & 1 == 1:
            self.asked = seat

    def legal(self, out: Actions) -> None:
        if self.phase == ENDED:
            return
        list_choices(self, self.current_player(), out)
        self.list_harbor(out)

    def list_harbor(self, out: Actions) -> None:
        """Map 4 offers its harbor beside any decision of the own turn, unless it would leave none (AN-4.61)."""
        if self.phase != PLAYING or is_sealed(self.top()):
            return
        seat = self.top_seat()
        zoo = self.zoos[seat]
        if seat != self.active or not harbor_open(self, zoo):
            return
        hand = zoo.hand[:]
        i: i64 = 0
        while i < len(hand):
            card = hand[i]
            zoo.hand = without(hand[:], card)
            zoo.money += 3
            self.scratch.clear()
            list_choices(self, seat, self.scratch)
            zoo.money -= 3
            if self.scratch.count > 0:
                out.add(HARBOR + card)
            i += 1
        zoo.hand = hand

    def expected(self, out: Actions) -> None:
        if self.phase == ENDED:
            return
        list_expected(self, self.current_player(), out)
        self.list_harbor(out)

    def refusal(self, action: i64) -> i64:
        if action < 0 or action >= ACTIONS or self.phase == ENDED:
            return NOT_NOW
        allowed = Actions()
        self.legal(allowed)
        if allowed.contains(action):
            return ALLOWED
        rule = reason(self, self.current_player(), action)
        return NOT_NOW if rule == ALLOWED else rule

    def apply_action(self, action: i64) -> None:
        seat = self.current_player()
        if action >= HARBOR:
            self.harbor_used = HARBOR_DONE
            discard_from_hand(self, seat, action - HARBOR)
            gain(self, seat, MONEY, 3)
            self.say("harbor", seat, action - HARBOR)
        else:
            answer(self, seat, action)
        self.go_on()

    def go_on(self) -> None:
        """Run everything that needs no decision."""
        while self.phase != ENDED:
            kind = self.top()
            if kind == D_POOL:
                free = next_free(self)
                if free < 0:
                    return
                pick(self, free)
            elif kind <= LAST_DECISION:
                if not self.is_void(kind):
                    return
            else:
                self.step(kind)

    def is_void(self, kind: i64) -> bool:
        """A decision that has nothing to offer any more is dropped (AN-4.10)."""
        seat = self.top_seat()
        zoo = self.zoos[seat]
        void = False
        if kind == D_FINAL and self.waiting == 0:
            begin_final_discard(self)
            void = self.waiting == 0
        elif kind == D_SNAP:
            void = not display_holds_cards(self, 6)
        elif kind == D_TAKE:
            void = cards_left(self) == 0 and not display_holds_cards(self, self.folders_in_range(zoo))
        elif kind in (D_SELL, D_POUCH, D_DISCARD):
            void = len(zoo.hand) == 0
        elif kind == D_DIG:
            void = len(zoo.hand) == 0 and not display_holds_cards(self, 6)
        elif kind == 30:
            void = zoo.fits & self.arg(0) == 0
        elif kind == D_PLACE:
            void = not has_place(self, zoo, self.arg(0))
        elif kind == D_END_TURN:
            void = self.harbor_used == HARBOR_DONE
        elif kind == D_BONUS:
            void = self.tables.bonus_cells[zoo.map] & ~zoo.covered == 0
        elif kind == D_DRAW:
            void = self.arg(0) == 0 or (
                cards_left(self) == 0 and not display_holds_cards(self, self.folders_in_range(zoo))
            )
        if void:
            self.pop()
        return void

    def step(self, kind: i64) -> None:
        seat = self.top_seat()
        if kind == S_EFFECT:
            row = self.arg(0)
            card = self.arg(1)
            self.pop()
            run(self, seat, row, card)
        elif kind == S_GAIN:
            resource = self.arg(0)
            amount = self.arg(1)
            self.pop()
            gain(self, seat, resource, amount)
        elif kind == S_PERFORM:
            perform(self)
        elif kind == S_FINISH:
            finish(self)
        elif kind == S_MOVE_CARD:
            move_card(self)
        elif kind == S_TURN_END:
            end_turn(self)
        elif kind == S_NEXT_TURN:
            next_turn(self)
        else:
            self.rare_step(kind, seat)

    def rare_step(self, kind: i64, seat: i64) -> None:
        zoo = self.zoos[seat]
        if kind == S_INCOME:
            income(self)
        elif kind == S_BREAK_TOKENS:
            remove_tokens(self)
        elif kind == S_BREAK_WORKERS:
            workers_home(self)
        elif kind == S_BREAK_DISPLAY:
            clear_folders(self)
        elif kind == S_BREAK_END:
            end_break(self)
        elif kind == S_FINAL:
            final_scoring(self)
        elif kind == S_SCORE:
            score_all(self)
        else:
            which = self.arg(0)
            self.pop()
            if kind == S_INCOME_APPEAL:
                gain(self, seat, MONEY, appeal_income(self, zoo))
            elif kind == S_INCOME_KIOSKS:
                gain(self, seat, MONEY, kiosk_income(zoo))
            elif kind == S_INCOME_MAP:
                gain(self, seat, MONEY, map_income(self, zoo))
            elif kind == S_REFILL:
                refill(self)
            elif kind == S_HOLLYWOOD:
                search(self, seat, -1)
            elif kind == S_EXTRA_BONUS:
                self.push(D_BONUS, seat)
            elif kind == S_PILFER:
                pilfer(self, seat, which)
            elif kind == S_ONLY_SMALL and small_in_display(self):
                self.push(D_TAKE_SMALL, seat)

    def clone(self) -> Position:
        twin = Position(self.game, self.seats, self.rng.copy(), self.tables, self.options)
        self.copy_to(twin)
        return twin

    def determinize(self, seat: i64, rng: Rng) -> None:
        hidden.determinize(self, seat, rng)

    def score(self, seat: i64) -> i64:
        return points(self, self.zoos[seat])

    def tiebreak(self, seat: i64) -> i64:
        return self.zoos[seat].supports

    def outlook(self, seat: i64) -> float:
        return outlook.outlook(self, seat)

    def inclination(self, action: i64) -> float:
        return outlook.inclination(self, action)

    def check(self) -> str:
        return check(self)
