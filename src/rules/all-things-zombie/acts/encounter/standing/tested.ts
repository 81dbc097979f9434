/** A check, a test or a task, told of whoever took it: in a figure's history, or among what was seen of those met. */

import type { TestResult } from '../../../state/test-result.ts';
import { isStranger } from '../../../state/turn.ts';
import type { CampaignPlay } from '../../act.ts';
import { tell } from '../act.ts';
import type { Fighting } from './fighters.ts';

export interface Test {
  readonly rule: string;
  readonly faces: readonly number[];
  /** Null where the dice are held against nothing. */
  readonly target: number | null;
  readonly result: TestResult;
  /** True if the test’s own dice have made a hero (section: Heroes All). */
  readonly hero?: boolean;
}

export function* tellTest(
  { name, fighter, figure }: Fighting,
  { hero = false, ...test }: Test,
): CampaignPlay<void> {
  const { who } = fighter;
  if (figure === null) {
    if (isStranger(who)) yield* tell({ type: 'stranger-tested', who, name, ...test, hero });
    return;
  }
  yield* tell({ type: 'figure-tested', figure: figure.id, ...test });
  if (hero) yield* tell({ type: 'hero-made', figure: figure.id });
}
