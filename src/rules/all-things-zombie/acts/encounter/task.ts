/** A Task of one figure; what failing costs is named before the dice are rolled. */
import { PLAYER_ASKING } from '../../asking.ts';
import { type Act, done, type Now } from '../../campaign/act.ts';
import {
  type OpposedTask,
  opposedTask,
  type TaskResult,
  taskRefusal,
  type UnopposedTask,
  unopposedTask,
} from '../../challenge/task.ts';
import { BEFORE_REPORT, encounterAt, no, participant, tell } from './act.ts';

const ASKING = PLAYER_ASKING;

export type Trying = { readonly figure: string } & (
  | ({ readonly kind: 'unopposed' } & Omit<UnopposedTask, 'rep'>)
  | ({ readonly kind: 'opposed' } & Omit<OpposedTask, 'rep'>)
);

const RESULTS = {
  success: () => 'does it',
  stopsShort: () => 'stops short of it',
  failure: (consequence: string) => `fails: ${consequence}`,
} as const satisfies Record<TaskResult['result'], (consequence: string) => string>;

export function* tryTask(now: Now, trying: Trying): Act {
  const encounter = encounterAt(now, BEFORE_REPORT);
  if (typeof encounter === 'string') return no(encounter);
  const figure = participant(now, trying.figure);
  if (figure === undefined) return no('not-here');
  const refusal = taskRefusal({ ...trying, rep: figure.rep });
  if (refusal !== undefined) return no(refusal);
  const { tries, result, consequence } =
    trying.kind === 'opposed'
      ? yield* opposedTask(ASKING, { ...trying, rep: figure.rep })
      : yield* unopposedTask(ASKING, { ...trying, rep: figure.rep });
  // One roll against all who oppose: the hardest of them decided it.
  const hardest = tries.at(-1)?.toSorted((a, b) => a.passed.target - b.passed.target)[0]?.passed;
  const text = RESULTS[result](consequence);
  yield* tell({
    type: 'figure-tested',
    figure: figure.id,
    rule: trying.kind === 'opposed' ? 'atz.opposed-task' : 'atz.task',
    faces: hardest?.faces ?? [],
    target: hardest?.target ?? null,
    result: text,
  });
  return done(`${figure.name} ${text}`);
}
