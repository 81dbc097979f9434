/** A Task of one figure, alone or against others; what failing costs is named before the dice are rolled. */
import { PLAYER_ASKING } from '../../asking.ts';
import type { Difficulty, SituationAdvantage } from '../../challenge/difficulty.ts';
import { opposedTask, type TaskResult, taskRefusal, unopposedTask } from '../../challenge/task.ts';
import type { TestResult } from '../../state/test-result.ts';
import type { Rep } from '../../types.ts';
import { type Act, done, type Now } from '../act.ts';
import { BEFORE_REPORT, encounterAt, no, type SeenEncounter } from './act.ts';
import { fighterNamed } from './fighters.ts';
import { tellTest } from './tested.ts';

const ASKING = PLAYER_ASKING;

/** Somebody on the table, whose Rep is known; or anybody else by Rep alone. */
export interface Opposing<R extends number = number> {
  readonly who?: string | undefined;
  readonly rep: R;
  readonly advantage?: SituationAdvantage | undefined;
}

export type Trying = { readonly figure: string; readonly consequence: string } & (
  | { readonly kind: 'unopposed'; readonly difficulty: Difficulty }
  | { readonly kind: 'opposed'; readonly opposers: readonly Opposing[] }
);

export function* tryTask(now: Now, { figure: who, ...trying }: Trying): Act {
  const encounter = encounterAt(now, BEFORE_REPORT);
  if (typeof encounter === 'string') return no(encounter);
  const found = fighterNamed(now, encounter, who);
  if (found === undefined) return no('not-here');
  const { rep, name } = found;
  const opposers = trying.kind === 'opposed' ? opposersOf(now, encounter, trying.opposers) : [];
  if (opposers === undefined || opposers.some(({ id }) => id === who)) return no('not-here');
  const task = trying.kind === 'opposed' ? { ...trying, opposers, rep } : { ...trying, rep };
  const refusal = taskRefusal(task);
  if (refusal !== undefined) return no(refusal);
  const came =
    task.kind === 'opposed' ? yield* opposedTask(ASKING, task) : yield* unopposedTask(ASKING, task);
  // One roll against all who oppose: the hardest of them decided it.
  const hardest = came.tries.at(-1)?.toSorted((a, b) => a.passed.target - b.passed.target)[0]?.passed;
  const result = resultOf(came, opposers);
  yield* tellTest(found, {
    rule: task.kind === 'opposed' ? 'atz.opposed-task' : 'atz.task',
    faces: hardest?.faces ?? [],
    target: hardest?.target ?? null,
    result,
  });
  return done('task', { name, result });
}

interface Opposer<R extends number> extends Omit<Opposing<R>, 'who'> {
  readonly id: string | null;
  /** Null for somebody who is not on the table. */
  readonly name: string | null;
}

/** Those who oppose with their Reps; undefined where one of them is not on the table. */
export function opposersOf<R extends number>(
  now: Now,
  encounter: SeenEncounter,
  opposing: readonly Opposing<R>[],
): readonly Opposer<R | Rep>[] | undefined {
  const opposers = opposing.map(({ who, rep, advantage }): Opposer<R | Rep> | undefined => {
    if (who === undefined) return { id: null, name: null, rep, advantage };
    const found = fighterNamed(now, encounter, who);
    return found && { id: who, name: found.name, rep: found.rep, advantage };
  });
  const known = opposers.filter((one) => one !== undefined);
  return known.length === opposers.length ? known : undefined;
}

/** The last roll is read against each of several: who has caught on, and who hasn't (section: Completing an Opposed Task). */
function resultOf(
  { result: word, consequence, tries }: TaskResult,
  opposers: readonly Opposer<number>[],
): TestResult {
  const tried = tries.at(-1) ?? [];
  const against = opposers.map(({ name, rep }, at) => ({
    name,
    rep,
    failed: tried[at]?.word === 'failure',
  }));
  return { of: 'task', word, consequence, against };
}
