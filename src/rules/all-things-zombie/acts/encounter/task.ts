/** A Task of one figure, alone or against others; what failing costs is named before the dice are rolled. */
import { PLAYER_ASKING } from '../../asking.ts';
import type { Difficulty, SituationAdvantage } from '../../challenge/difficulty.ts';
import {
  type Against,
  opposedTask,
  type TaskResult,
  taskRefusal,
  unopposedTask,
} from '../../challenge/task.ts';
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
  const text = textOf(came, opposers);
  yield* tellTest(found, {
    rule: task.kind === 'opposed' ? 'atz.opposed-task' : 'atz.task',
    faces: hardest?.faces ?? [],
    target: hardest?.target ?? null,
    result: text,
  });
  return done(`${name} ${text}`);
}

interface Opposer<R extends number> extends Omit<Opposing<R>, 'who'> {
  readonly id: string | null;
  /** As a sentence names it: `Ann`, `somebody of Rep 4`. */
  readonly name: string;
}

/** Those who oppose with their Reps; undefined where one of them is not on the table. */
export function opposersOf<R extends number>(
  now: Now,
  encounter: SeenEncounter,
  opposing: readonly Opposing<R>[],
): readonly Opposer<R | Rep>[] | undefined {
  const opposers = opposing.map(({ who, rep, advantage }): Opposer<R | Rep> | undefined => {
    if (who === undefined) return { id: null, name: `somebody of Rep ${rep}`, rep, advantage };
    const found = fighterNamed(now, encounter, who);
    return found && { id: who, name: found.name, rep: found.rep, advantage };
  });
  const known = opposers.filter((one) => one !== undefined);
  return known.length === opposers.length ? known : undefined;
}

function textOf({ result, consequence, tries }: TaskResult, opposers: readonly Opposer<number>[]): string {
  switch (result) {
    case 'success':
      return 'does it';
    case 'stopsShort':
      return 'stops short of it';
    case 'failure':
      return `fails${againstWhom(tries.at(-1) ?? [], opposers)}: ${consequence}`;
    default:
      return result satisfies never;
  }
}

/** The one roll is read against each of several: who has caught on, and who hasn't (section: Completing an Opposed Task). */
function againstWhom(tried: readonly Against[], opposers: readonly Opposer<number>[]): string {
  if (opposers.length < 2) return '';
  const names = (failed: boolean) =>
    opposers.filter((_, at) => (tried[at]?.word === 'failure') === failed).map(({ name }) => name);
  const passed = names(false);
  const against = ` against ${listed(names(true))}`;
  return passed.length === 0 ? against : `${against}, not against ${listed(passed)}`;
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
