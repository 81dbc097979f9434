/** A Task of one figure, alone or against others; what failing costs is named before the dice are rolled. */
import { choice, group, list, optional } from '../../../core/fields.ts';
import { askingOf } from '../../asking.ts';
import { ADVANTAGES_OF_SITUATION, DIFFICULTIES } from '../../challenge/difficulty.ts';
import {
  opposedTask,
  TASK_REFUSALS,
  type TaskResult,
  taskRefusal,
  unopposedTask,
} from '../../challenge/task.ts';
import type { SeenCampaign } from '../../state/seen.ts';
import type { TestResult } from '../../state/test-result.ts';
import { type ActOf, declared, done, type InputOf } from '../act.ts';
import { FIGHTER, REASON, REP } from '../fields.ts';
import { BEFORE_REPORT, encounterAt, no, type SeenEncounter } from './act.ts';
import { isAble } from './standing/able.ts';
import { fighterNamed } from './standing/fighters.ts';
import { tellTest } from './standing/tested.ts';

const TRIED_BY = {
  figure: FIGHTER,
  /** Named before the dice are rolled. */
  consequence: REASON,
};

export const TASK = declared({
  fields: { ...TRIED_BY, difficulty: choice(DIFFICULTIES) },
  stages: BEFORE_REPORT,
  refusals: ['not-here', 'out-of-action', ...TASK_REFUSALS],
});

export const OPPOSED_TASK = declared({
  fields: {
    ...TRIED_BY,
    opposers: list(
      group({
        /** Somebody on the table, whose own Rep then counts; left out, anybody of that Rep. */
        who: optional(FIGHTER),
        rep: REP,
        advantage: optional(choice(ADVANTAGES_OF_SITUATION)),
      }),
      0,
      20,
    ),
  },
  stages: TASK.stages,
  refusals: TASK.refusals,
});
type Opposing = InputOf<typeof OPPOSED_TASK>['opposers'][number];

export function* tryTask(now: SeenCampaign, task: InputOf<typeof TASK>): ActOf<typeof TASK> {
  return yield* tries(now, { ...task, kind: 'unopposed' });
}

export function* tryOpposedTask(
  now: SeenCampaign,
  task: InputOf<typeof OPPOSED_TASK>,
): ActOf<typeof OPPOSED_TASK> {
  return yield* tries(now, { ...task, kind: 'opposed' });
}

type Trying =
  | ({ readonly kind: 'unopposed' } & InputOf<typeof TASK>)
  | ({ readonly kind: 'opposed' } & InputOf<typeof OPPOSED_TASK>);

function* tries(now: SeenCampaign, { figure: who, ...trying }: Trying): ActOf<typeof TASK> {
  const encounter = encounterAt(now, TASK.stages);
  if (typeof encounter === 'string') return no(encounter);
  const found = fighterNamed(now, encounter, who);
  if (found === undefined) return no('not-here');
  if (!isAble(found.fighter)) return no('out-of-action');
  const { rep, name } = found;
  const opposers = trying.kind === 'opposed' ? opposersOf(now, encounter, trying.opposers) : [];
  if (opposers === undefined || opposers.some(({ id }) => id === who)) return no('not-here');
  if (opposers.some(({ able }) => !able)) return no('out-of-action');
  const task = trying.kind === 'opposed' ? { ...trying, opposers, rep } : { ...trying, rep };
  const refusal = taskRefusal(task);
  if (refusal !== undefined) return no(refusal);
  const asking = askingOf(who);
  const came =
    task.kind === 'opposed' ? yield* opposedTask(asking, task) : yield* unopposedTask(asking, task);
  // The hardest opponent decided it, since one roll goes against all who oppose.
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

interface Opposer extends Omit<Opposing, 'who'> {
  readonly id: string | null;
  /** Null for somebody who is not on the table. */
  readonly name: string | null;
  readonly able: boolean;
}

/** Opponents with their Reps; undefined where a named one is not on the table. */
function opposersOf(
  now: SeenCampaign,
  encounter: SeenEncounter,
  opposing: readonly Opposing[],
): readonly Opposer[] | undefined {
  const opposers = opposing.map(({ who, rep, advantage }): Opposer | undefined => {
    if (who === undefined) return { id: null, name: null, able: true, rep, advantage };
    const found = fighterNamed(now, encounter, who);
    return found && { id: who, name: found.name, able: isAble(found.fighter), rep: found.rep, advantage };
  });
  const known = opposers.filter((one) => one !== undefined);
  return known.length === opposers.length ? known : undefined;
}

/** The last roll is read against each of several: who has caught on, and who hasn't (section: Completing an Opposed Task). */
function resultOf(
  { result: word, consequence, tries }: TaskResult,
  opposers: readonly Opposer[],
): TestResult {
  const tried = tries.at(-1) ?? [];
  const against = opposers.map(({ name, rep }, at) => ({
    name,
    rep,
    failed: tried[at]?.word === 'failure',
  }));
  return { of: 'task', word, consequence, against };
}
