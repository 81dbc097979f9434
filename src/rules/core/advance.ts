/**
 * A game in progress goes on: the open step is played again with the answers there are, and with those to come, until
 * something is the player's to answer or the game is over.
 */
import { bySeat } from './bot.ts';
import { copy } from './copy.ts';
import { type DiceBox, type DiceState, diceBox } from './dice.ts';
import { type Ended, type Refused, run, type Table } from './driver.ts';
import { withCorrections } from './in-force.ts';
import type { Told } from './module.ts';
import type { Question, Stream } from './play.ts';
import { same } from './same.ts';
import { seen } from './seen.ts';
import {
  type Answered,
  applyToSession,
  moved,
  type Playable,
  type Session,
  type SessionEvent,
} from './session.ts';
import { firstOf, resuming, seeded } from './tables.ts';
import { transcriber } from './transcript.ts';

/** Stream for what bots leave to chance; it moves nobody’s dice. */
const BOT_STREAM: Stream = 'bots';

/** Steps that may follow of themselves in one act; bots that play each other go on in the next. */
export const MOST_STEPS = 1_000;

export type Advanced<State, Event> =
  /** The player is asked; `events` hold the answers so far. */
  | {
      readonly kind: 'waiting';
      readonly question: Question;
      readonly events: readonly SessionEvent<Event>[];
      readonly session: Session<State>;
      /** The state as the open step has made it, to be shown and never stored. */
      readonly shown: State;
      /** Events that the open step has told so far, to be shown alike. */
      readonly told: readonly Event[];
    }
  | {
      readonly kind: 'over' | 'paused';
      readonly events: readonly SessionEvent<Event>[];
      readonly session: Session<State>;
      readonly shown: State;
    }
  | Refused;

/**
 * Goes on from where the session stands until `player` can't answer, the game is over, or so many steps are done. The
 * session itself is not touched. Answers of the open step are given again first; under other rules or corrections the first
 * of them that doesn't fit ends that, and is told.
 */
export function advance<State, Event extends Told>(
  module: Playable<State, Event>,
  session: Readonly<Session<State>>,
  player: (app: Table) => Table,
  mostSteps: number = MOST_STEPS,
): Advanced<State, Event> {
  return withCorrections(session.corrections, () => goingOn(module, session, player, mostSteps));
}

function goingOn<State, Event extends Told>(
  module: Playable<State, Event>,
  session: Readonly<Session<State>>,
  player: (app: Table) => Table,
  mostSteps: number,
): Advanced<State, Event> {
  const moving = copy(session);
  const events: SessionEvent<Event>[] = [];
  const happened = (event: SessionEvent<Event>): void => {
    applyToSession(module.apply, moving, event);
    events.push(event);
  };
  for (let steps = 0; ; steps += 1) {
    if (moving.outcome !== null) return { kind: 'over', events, session: moving, shown: moving.state };
    if (steps >= mostSteps) return { kind: 'paused', events, session: moving, shown: moving.state };
    const stepped = playOpenStep(module, moving, player);
    const { ended } = stepped;
    if (ended.kind === 'refused') return ended;
    if (stepped.dropped !== undefined) {
      const { rulesVersion } = module;
      happened({ type: 'answers-dropped', from: stepped.dropped, rulesVersion });
    }
    if (stepped.answers.length > 0) happened({ type: 'answered', answers: stepped.answers });
    if (ended.kind === 'waiting') {
      const { state: shown, told } = stepped;
      return { kind: 'waiting', question: ended.question, events, session: moving, shown, told };
    }
    for (const event of stepped.told) happened({ type: 'told', event });
    happened({ type: 'step-done' });
    const outcome = module.outcome(seen(moving.state));
    if (outcome !== undefined) happened({ type: 'game-over', outcome });
  }
}

interface Stepped<State, Event> {
  readonly ended: Ended<void>;
  /** Answers that are new. */
  readonly answers: readonly Answered[];
  readonly told: readonly Event[];
  readonly state: State;
  /** Place of the first stored answer that no longer fitted; undefined where all did. */
  readonly dropped: number | undefined;
}

/** Plays one step, from the stored state, with the answers there are and those to come. */
function playOpenStep<State, Event extends Told>(
  module: Playable<State, Event>,
  session: Session<State>,
  player: (app: Table) => Table,
): Stepped<State, Event> {
  const { seed, dice, open } = session;
  const state = copy(session.state);
  // The answers given again moved the dice when they were given; what is rolled now comes after them.
  const box = diceBox(seed, moved(dice, open));
  const fresh = firstOf(botsTable(module, session, state, box), player(seeded(box)));
  const stored = resuming(open, () => undefined);
  let again = 0;
  let isNew = false;
  const table: Table = (question, index) => {
    const given = stored(question, index);
    isNew = given === undefined;
    if (isNew) return fresh(question, index);
    again += 1;
    return given;
  };
  const { transcript, onReply, onRow, onEvent } = transcriber();
  const moves: Answered['moved'][] = [];
  const told: Event[] = [];
  let before = box.state();
  const ended = run(
    module.step(seen(state)),
    table,
    (event: Event) => {
      module.apply(state, event);
      told.push(event);
      if (isNew) onEvent(event);
    },
    (question, given) => {
      if (!isNew) return;
      const after = box.state();
      onReply(question, given);
      moves.push(movedOn(before, after));
      before = after;
    },
    (row) => {
      if (isNew) onRow(row);
    },
  );
  const answers = transcript.map((reply, at): Answered => ({ ...reply, moved: moves[at] ?? {} }));
  return { ended, answers, told, state, dropped: again < open.length ? again : undefined };
}

/** Decides for the seats that bots hold. */
function botsTable<State, Event extends Told>(
  module: Playable<State, Event>,
  { seats }: Session<State>,
  state: State,
  box: DiceBox,
): Table {
  const bots = Object.entries(seats).flatMap(([seat, holder]) => {
    if (holder === 'player') return [];
    const kind = module.bots.find(({ id }) => id === holder.bot);
    if (kind === undefined) throw new Error(`${module.id} has no bot ${holder.bot}`);
    return [[seat, kind.seat(() => seen(state), box, BOT_STREAM)] as const];
  });
  return bySeat(Object.fromEntries(bots));
}

function movedOn({ streams: before }: DiceState, { streams: after }: DiceState): Answered['moved'] {
  return Object.fromEntries(Object.entries(after).filter(([stream, words]) => !same(before[stream], words)));
}
