"""The to-do stack and its verbs."""

import pytest

from catanqt.kernel.game import CHANCE, Action, Chance, Event, Game, IllegalAction, Task
from tests.kernel.toy import (
    Die,
    Ended,
    Leap,
    LoadedDie,
    Moved,
    Note,
    Rest,
    Shown,
    Step,
    Stop,
    Swap,
    Throw,
    Toy,
    ToyState,
    Walk,
    toy,
)


def photo(game: Toy) -> tuple[object, ...]:
    return game.state.place, game.state.said[:], game.state.todo[:]


class TestTheStack:
    def test_the_task_on_top_offers_the_menu(self) -> None:
        game = toy(Walk(1), Die(4))
        assert game.task == Die(4)
        assert list(game.options()) == [Shown(1), Shown(2), Shown(3), Shown(4)]

    def test_done_uncovers_the_task_beneath(self) -> None:
        game = toy(Walk(1), Walk(0))
        game.play(Rest())
        assert game.state.todo == [Walk(1)]

    def test_become_turns_the_top_into_another_task(self) -> None:
        game = toy(Die(6), Walk(0))
        game.play(Swap())
        assert game.state.todo == [Die(6), Walk(1)]

    def test_a_pushed_task_comes_before_the_one_on_top_resumes(self) -> None:
        game = toy()
        game.play(Throw())
        assert game.state.todo == [Walk(0), Die(6)]
        assert game.task.actor == CHANCE
        game.play(Shown(4))
        assert game.state.todo == [Walk(0)]
        assert game.state.place == 4

    def test_tasks_pushed_by_one_action_come_first_in_first_out(self) -> None:
        game = toy(Walk(1), Walk(0))
        game.play(Rest(("one", "two", "three")))
        assert game.state.said == ["one", "two", "three"]

    def test_tasks_pushed_by_listeners_wait_their_turn_until_all_events_are_delivered(self) -> None:
        def first(game: Toy, event: Moved) -> None:
            game.push(Note(f"first {event.place}"))

        def second(game: Toy, event: Moved) -> None:
            assert game.state.said == []
            game.push(Note(f"second {event.place}"))

        game = toy(handlers={Moved: (first, second)})
        game.play(Leap((1, 2)))
        assert game.state.said == ["first 1", "second 1", "first 3", "second 3"]

    def test_what_listeners_push_comes_after_what_the_action_pushed(self) -> None:
        def listener(game: Toy, event: Moved) -> None:
            game.push(Die(2))

        class StepAndThrow(Step):
            def do(self, game: Toy) -> None:
                super().do(game)
                game.push(Die(6))

        game = toy(handlers={Moved: (listener,)})
        game.apply(StepAndThrow(1))
        assert game.state.todo == [Walk(0), Die(2), Die(6)]


class TestAutomaticTasks:
    def test_it_runs_as_soon_as_it_surfaces(self) -> None:
        game = toy(Walk(1), Note("b"), Note("a"), Walk(0))
        game.play(Rest())
        assert game.state.said == ["a", "b"]
        assert game.task == Walk(1)

    def test_it_may_become_a_task_for_somebody(self) -> None:
        game = toy(Note("your turn", then=1), Walk(0))
        game.play(Rest())
        assert game.state.todo == [Walk(1)]

    def test_settle_runs_the_ones_a_game_begins_with(self) -> None:
        game = toy(Walk(0), Note("hello"))
        game.settle()
        assert game.state.said == ["hello"]
        assert game.task == Walk(0)

    def test_quiet_play_runs_them_too(self) -> None:
        game = toy(Walk(1), Note("a"), Walk(0))
        game.apply(Rest(("z",)))
        assert game.state.said == ["z", "a"]
        assert game.task == Walk(1)

    def test_a_stack_that_runs_empty_ends_the_game(self) -> None:
        game = toy(Note("last"), Walk(0))
        game.play(Rest())
        assert game.over


class TestRefusal:
    @pytest.mark.parametrize(
        ("action", "reason"), [(Step(4), "seat-0-cannot"), (Step(0), "seat-0-cannot"), (Shown(3), "not-now")]
    )
    def test_a_refused_action_raises_says_why_and_changes_nothing(self, action: Action, reason: str) -> None:
        game = toy()
        before = photo(game)
        assert game.refusal(action) == reason
        with pytest.raises(IllegalAction) as error:
            game.play(action)
        assert photo(game) == before
        assert (error.value.action, error.value.task, error.value.reason) == (action, Walk(0), reason)
        assert reason in str(error.value)
        assert repr(action) in str(error.value)

    def test_a_subclass_is_another_kind(self) -> None:
        class Stride(Step):
            pass

        assert toy().refusal(Stride(1)) == "not-now"

    def test_the_reason_is_asked_of_the_seat_that_acts(self) -> None:
        assert toy(Walk(1)).refusal(Step(9)) == "seat-1-cannot"

    def test_an_allowed_action_has_none(self) -> None:
        assert toy().refusal(Step(3)) is None

    def test_a_finished_game_refuses_everything(self) -> None:
        game = toy()
        game.play(Stop())
        assert game.refusal(Step(1)) == "game-over"
        assert game.options() == ()
        with pytest.raises(IllegalAction, match="game-over") as error:
            game.play(Step(1))
        assert error.value.task is None

    def test_a_refusal_is_a_value_error(self) -> None:
        assert issubclass(IllegalAction, ValueError)


class TestEvents:
    def test_loud_play_returns_everything_that_happened_in_order(self) -> None:
        game = toy()
        assert game.play(Leap((1, 1, 1))) == [Moved(1), Moved(2), Moved(3)]
        assert game.play(Step(1)) == [Moved(4)]
        assert game.events == []

    def test_returned_events_stay_as_they_were(self) -> None:
        game = toy()
        events = game.play(Step(1))
        game.play(Step(1))
        assert events == [Moved(1)]

    def test_quiet_play_makes_no_event_that_nobody_hears(self) -> None:
        made: list[int] = []

        class Marked(Moved):
            def __init__(self, place: int) -> None:
                made.append(place)

        class MarkedStep(Step):
            def do(self, game: Toy) -> None:
                game.emit(Marked, 1)

        game = toy()
        game.apply(MarkedStep(1))
        assert made == []
        game.handlers = {Marked: ()}
        game.apply(MarkedStep(1))
        assert made == [1]
        assert game.events == []

    @pytest.mark.parametrize("where", ["the action", "a listener"])
    def test_a_rule_that_fails_leaves_nothing_for_the_next_action(self, where: str) -> None:
        class Broken(Step):
            def do(self, game: Toy) -> None:
                game.emit(Moved, 99)
                game.push(Walk(1))
                if where == "the action":
                    raise ZeroDivisionError

        def fail(game: Toy, event: Moved) -> None:
            if event.place == 99:
                raise ZeroDivisionError

        class Workshop(Walk):
            def kinds(self, game: Toy) -> tuple[type[Action], ...]:
                return Step, Broken

        game = toy(Workshop(0), handlers={Moved: (fail,)})
        with pytest.raises(ZeroDivisionError):
            game.play(Broken(1))
        assert game.play(Step(1)) == [Moved(1)]
        assert game.state.todo == [Workshop(0)]

    @pytest.mark.parametrize("loud", [True, False])
    def test_a_listener_hears_events_in_order_and_exactly_once(self, loud: bool) -> None:
        heard: list[Event] = []
        game = toy(handlers={Moved: (lambda game, event: heard.append(event),)})
        actions = [Leap((1, 2)), Throw(), Shown(2), Step(1)]
        for action in actions:
            _ = game.play(action) if loud else game.apply(action)
        assert heard == [Moved(1), Moved(3), Moved(5), Moved(6)]

    @pytest.mark.parametrize("loud", [True, False])
    def test_listeners_hear_the_game_as_the_action_left_it(self, loud: bool) -> None:
        seen: list[int] = []
        game = toy(handlers={Moved: (lambda game, event: seen.append(game.state.place),)})
        _ = game.play(Leap((1, 2))) if loud else game.apply(Leap((1, 2)))
        assert seen == [3, 3]

    def test_what_a_listener_says_is_heard_too_and_after_the_rest(self) -> None:
        def listener(game: Toy, event: Moved) -> None:
            game.state.said.append(str(event.place))
            if event.place < 10:
                game.emit(Moved, event.place + 10)

        game = toy(handlers={Moved: (listener,)})
        assert game.play(Leap((1, 1))) == [Moved(1), Moved(2), Moved(11), Moved(12)]
        assert game.state.said == ["1", "2", "11", "12"]

    def test_listeners_of_one_event_speak_in_their_order(self) -> None:
        said: list[str] = []
        game = toy(handlers={Moved: (lambda g, e: said.append("a"), lambda g, e: said.append("b"))})
        game.play(Step(1))
        assert said == ["a", "b"]

    def test_events_of_automatic_tasks_are_heard(self) -> None:
        class Speak(Note):
            def run(self, game: Toy) -> None:
                game.done()
                game.emit(Moved, 99)

        heard: list[Event] = []
        game = toy(Walk(1), Speak("x"), Walk(0), handlers={Moved: (lambda game, event: heard.append(event),)})
        assert game.play(Rest()) == [Moved(99)]
        assert heard == [Moved(99)]


class TestFinish:
    @pytest.mark.parametrize("loud", [True, False])
    def test_nothing_is_left_to_do_and_pushing_is_ignored(self, loud: bool) -> None:
        game = toy(Walk(1), Walk(0))
        if loud:
            assert game.play(Stop()) == [Ended(0)]
        else:
            game.apply(Stop())
        assert game.over
        assert game.state.todo == []
        assert game.state.said == []
        game.push(Note("never"))
        game.settle()
        assert game.over
        assert game.state.said == []

    def test_a_listener_cannot_wake_a_finished_game(self) -> None:
        game = toy(handlers={Ended: (lambda game, event: game.push(Walk(0)),)})
        game.play(Stop())
        assert game.over

    def test_a_finished_game_has_no_task(self) -> None:
        game = toy()
        game.play(Stop())
        with pytest.raises(IndexError):
            _ = game.task

    def test_the_last_events_are_still_told(self) -> None:
        game = toy()
        for _ in range(6):
            game.play(Step(3))
        assert game.play(Step(3)) == [Moved(21), Ended(21)]


class TestCopies:
    def test_they_go_their_own_ways(self) -> None:
        game = toy()
        game.play(Step(1))
        copy = game.copy()
        copy.play(Throw())
        copy.play(Shown(6))
        assert photo(game) == (1, [], [Walk(0)])
        assert photo(copy) == (7, [], [Walk(0)])

    def test_they_share_the_listeners(self) -> None:
        heard: list[Event] = []
        game = toy(handlers={Moved: (lambda game, event: heard.append(event),)})
        game.copy().apply(Step(2))
        assert heard == [Moved(2)]

    def test_loud_and_quiet_play_lead_to_the_same_state(self) -> None:
        handlers = {Moved: (lambda game, event: game.push(Note(str(event.place))),)}
        loud = toy(handlers=handlers)
        quiet = loud.copy()
        for action in (Leap((1, 1)), Throw(), Shown(3), Swap(), Step(2), Step(3), Leap((9, 3)), Stop()):
            loud.play(action)
            quiet.apply(action)
            assert photo(loud) == photo(quiet)


class TestDefaults:
    """What the base classes answer when a subclass says nothing."""

    def test_a_task_has_no_default_actor(self) -> None:
        assert not hasattr(Task, "actor")

    def test_a_task_composes_nothing_and_sees_no_problem(self) -> None:
        game = toy()
        assert game.task.composes(game) == ()
        assert game.task.problem(game) is None

    def test_outcomes_of_chance_are_all_alike(self) -> None:
        game = toy(Die(2))
        assert isinstance(game.task, Chance)
        assert game.task.actor == CHANCE
        assert game.task.weights(game) is None
        assert list(game.options()) == [Shown(1), Shown(2)]

    def test_outcomes_without_weight_are_no_options(self) -> None:
        assert list(toy(LoadedDie((1, 0, 3))).options()) == [Shown(1), Shown(3)]

    @pytest.mark.parametrize("method", ["options", "kinds", "run"])
    def test_a_bare_task_cannot_be_used(self, method: str) -> None:
        with pytest.raises(NotImplementedError):
            getattr(Task(), method)(toy())

    def test_bare_chance_cannot_be_used(self) -> None:
        with pytest.raises(NotImplementedError):
            Chance().outcomes(toy())

    def test_a_bare_action_cannot_be_used(self) -> None:
        with pytest.raises(NotImplementedError):
            Action().do(toy())
        with pytest.raises(NotImplementedError):
            Action().refusal(toy(), 0)

    def test_a_game_can_begin_without_listeners(self) -> None:
        assert Game(ToyState(Walk(0)), {}).task == Walk(0)
