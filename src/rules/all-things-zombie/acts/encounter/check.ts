/** Checks, tests and tasks of one figure in an Encounter: rolled, told, and kept in its history. */

import { examine as examineCasualty } from '../../after/doc.ts';
import { dumbass, rollsForSense } from '../../after/failings.ts';
import { PLAYER_ASKING } from '../../asking.ts';
import { type Act, type CampaignPlay, done, type Now, type SeenFigure } from '../../campaign/act.ts';
import {
  type OpposedTask,
  opposedTask,
  taskRefusal,
  type UnopposedTask,
  unopposedTask,
} from '../../challenge/task.ts';
import { mercy as atTheirMercy } from '../../meet/talk.ts';
import { beingCharged, type UnderCharge } from '../../reaction/being-charged.ts';
import type { Checker } from '../../reaction/checker.ts';
import { type FastMove, fastMove } from '../../reaction/fast-move.ts';
import { type ComingIntoSight, inSight } from '../../reaction/in-sight.ts';
import { type InTheWay, overrun } from '../../reaction/overrun.ts';
import { pursueByFire } from '../../reaction/pursue-by-fire.ts';
import { type Rallying, rally } from '../../reaction/rally.ts';
import { decided } from '../../reaction/react.ts';
import { type CalledToFire, firesOrNot } from '../../reaction/reaction-fire.ts';
import { receivedFire, type UnderFire } from '../../reaction/received-fire.ts';
import { surprised } from '../../reaction/surprise.ts';
import { type AboutToCharge, wantingToCharge } from '../../reaction/wanting-to-charge.ts';
import { type DuckedBack, whatNow } from '../../reaction/what-now.ts';
import { goesToSanity, mustCheckZombieDeath, sanity, seeZombieDeath } from '../../reaction/zombie-death.ts';
import { no, participant, tell } from './act.ts';

const ASKING = PLAYER_ASKING;

/** Which check, and all that bears on it. */
export type Check =
  | ({ readonly check: 'in-sight' } & ComingIntoSight)
  | ({ readonly check: 'received-fire' } & UnderFire)
  | ({ readonly check: 'wanting-to-charge' } & AboutToCharge)
  | ({ readonly check: 'being-charged' } & UnderCharge)
  | ({ readonly check: 'surprise' } & UnderCharge)
  | ({ readonly check: 'overrun' } & InTheWay)
  | ({ readonly check: 'rally' } & Rallying)
  | { readonly check: 'see-zombie-death' }
  | ({ readonly check: 'what-now' } & DuckedBack)
  | { readonly check: 'pursue-by-fire' }
  | { readonly check: 'fast-move'; readonly withLeader: boolean }
  | ({ readonly check: 'reaction-fire' } & CalledToFire);

export interface Checking {
  readonly figure: string;
  readonly what: Check;
}

/** What a check came to: the words of its table, and the dice behind them. */
interface Came {
  readonly rule: string;
  readonly faces: readonly number[];
  readonly target: number | null;
  readonly result: string;
}

export function* takeCheck(now: Now, { figure: who, what }: Checking): Act {
  const figure = participant(now, who);
  if (figure === undefined) return no('not-here');
  const came = yield* rolled(figure, what);
  for (const one of came) yield* tell({ type: 'figure-tested', figure: figure.id, ...one });
  if (what.check === 'see-zombie-death' && !figure.seenZombieDeath) {
    yield* tell({ type: 'death-seen', figure: figure.id, seen: true });
  }
  return done(`${figure.name}: ${came.at(-1)?.result ?? ''}`);
}

function* rolled(figure: SeenFigure, what: Check): CampaignPlay<readonly Came[]> {
  const checker = checkerOf(figure);
  switch (what.check) {
    case 'in-sight':
      return [cameTo(yield* decided(ASKING, inSight(ASKING, checker, what)))];
    case 'received-fire':
      return [cameTo(yield* decided(ASKING, receivedFire(ASKING, checker, what)))];
    case 'wanting-to-charge':
      return [cameTo(yield* decided(ASKING, wantingToCharge(ASKING, checker, what)))];
    case 'being-charged':
      return [cameTo(yield* decided(ASKING, beingCharged(ASKING, checker, what)))];
    case 'overrun':
      return [cameTo(yield* decided(ASKING, overrun(ASKING, checker, what)))];
    case 'rally':
      return [cameTo(yield* decided(ASKING, rally(ASKING, checker, what)))];
    case 'surprise': {
      const { surprise, beingCharged: then } = yield* surprised(ASKING, checker, what);
      const first = { ...cameTo({ ...surprise, act: surprise.result }) };
      return then === undefined ? [first] : [first, cameTo({ ...then, act: then.result })];
    }
    case 'see-zombie-death':
      return yield* sees(figure, checker);
    case 'what-now': {
      const { passed, result } = yield* whatNow(ASKING, checker, what);
      return [{ rule: 'atz.what-now', faces: passed.faces, target: passed.target, result }];
    }
    case 'pursue-by-fire': {
      const { passed, found } = yield* pursueByFire(ASKING, figure.rep);
      return [
        { rule: 'atz.pursue-by-fire', faces: passed.faces, target: passed.target, result: found.result },
      ];
    }
    case 'fast-move':
      return [movedTo(figure, yield* fastMove(ASKING, { withLeader: what.withLeader, runners: [figure] }))];
    case 'reaction-fire': {
      const { act } = yield* firesOrNot(ASKING, what);
      return [{ rule: 'atz.reaction-fire', faces: [], target: null, result: act }];
    }
    default:
      return what satisfies never;
  }
}

/** The first zombie death of a life, and the Sanity Table where it leads there (ATZ-88). */
function* sees(figure: SeenFigure, checker: Checker): CampaignPlay<readonly Came[]> {
  if (!mustCheckZombieDeath(figure.seenZombieDeath)) {
    return [{ rule: 'atz.see-zombie-death', faces: [], target: null, result: 'has seen it before' }];
  }
  const seen = yield* seeZombieDeath(ASKING, checker);
  const { act } = yield* decided(ASKING, given(seen));
  const first = cameTo({ ...seen, act });
  return goesToSanity(seen) ? [first, cameTo(yield* decided(ASKING, sanity(ASKING, checker)))] : [first];
}

// biome-ignore lint/correctness/useYield: hands a reaction that has been rolled to whoever decides.
function* given<T>(value: T): Generator<never, T, undefined> {
  return value;
}

function cameTo({
  check,
  checked,
  act,
}: {
  readonly check: string;
  readonly checked: { readonly faces: readonly number[]; readonly target: number };
  readonly act: string;
}): Came {
  return { rule: `atz.${check}`, faces: checked.faces, target: checked.target, result: act };
}

function movedTo({ rep }: SeenFigure, { faces, moves }: FastMove): Came {
  return { rule: 'atz.fast-move', faces, target: rep, result: `${moves[0]?.inches ?? 0}"` };
}

function checkerOf(figure: SeenFigure): Checker {
  return {
    rep: figure.rep,
    attributes: figure.attributes,
    leader: figure.leadership !== 'none',
    freeWill: figure.advantages.includes('free-will'),
  };
}

/** A Dumbass rolls for sense each turn. */
export function* rollForSense(now: Now, { figure: who }: { readonly figure: string }): Act {
  const figure = participant(now, who);
  if (figure === undefined || !rollsForSense(figure.attributes, undefined)) return no('not-here');
  const { face, found } = yield* dumbass(ASKING);
  yield* tell({
    type: 'figure-tested',
    figure: figure.id,
    rule: 'atz.dumbass',
    faces: [face],
    target: null,
    result: found.result,
  });
  return done(`${figure.name}: ${found.result}`);
}

export type Challenge = { readonly figure: string } & (
  | ({ readonly kind: 'unopposed' } & Omit<UnopposedTask, 'rep'>)
  | ({ readonly kind: 'opposed' } & Omit<OpposedTask, 'rep'>)
);

/** A Task; what failing costs is named before the dice are rolled. */
export function* tryTask(now: Now, challenge: Challenge): Act {
  const figure = participant(now, challenge.figure);
  if (figure === undefined) return no('not-here');
  const task = { ...challenge, rep: figure.rep };
  const refusal = taskRefusal(task);
  if (refusal !== undefined) return no(refusal);
  const outcome =
    challenge.kind === 'opposed'
      ? yield* opposedTask(ASKING, { ...challenge, rep: figure.rep })
      : yield* unopposedTask(ASKING, { ...challenge, rep: figure.rep });
  const last = outcome.tries.at(-1)?.[0];
  yield* tell({
    type: 'figure-tested',
    figure: figure.id,
    rule: challenge.kind === 'opposed' ? 'atz.opposed-task' : 'atz.task',
    faces: last?.passed.faces ?? [],
    target: last?.passed.target ?? null,
    result: outcome.result === 'failure' ? `failure: ${outcome.consequence}` : outcome.result,
  });
  return done(`${figure.name}: ${outcome.result}`);
}

export interface Examination {
  readonly casualty: string;
  readonly by: string;
  /** Times out of the fight before, in this Encounter. */
  readonly wounds: number;
}

/** A whole turn spent over a casualty: how bad is it? */
export function* examine(now: Now, { casualty: who, by, wounds }: Examination): Act {
  const casualty = participant(now, who);
  const checker = participant(now, by);
  if (casualty === undefined || checker === undefined || casualty.id === checker.id) return no('not-here');
  const { passed, result } = yield* examineCasualty(
    ASKING,
    { rep: casualty.rep, wounds, protected: casualty.protected },
    checker.attributes,
  );
  yield* tell({
    type: 'figure-tested',
    figure: casualty.id,
    rule: 'atz.doc',
    faces: passed.faces,
    target: passed.target,
    result,
  });
  return done(`${casualty.name}: ${result}`);
}

/** Somebody down with a non-player enemy standing over him. */
export function* askMercy(
  now: Now,
  { figure: who, rep }: { readonly figure: string; readonly rep: number },
): Act {
  const figure = participant(now, who);
  if (figure === undefined) return no('not-here');
  const { passed, end } = yield* atTheirMercy(ASKING, rep);
  yield* tell({
    type: 'figure-tested',
    figure: figure.id,
    rule: 'atz.mercy',
    faces: passed.faces,
    target: rep,
    result: end,
  });
  for (const weapon of figure.weapons) {
    yield* tell({ type: 'weapon-lost', figure: figure.id, what: { ...weapon }, why: 'taken by enemies' });
  }
  return done(`${figure.name}: ${end}`);
}
