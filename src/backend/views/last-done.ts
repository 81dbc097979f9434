/** Last deed on a log, as the shelf says it: an act, or what was written after it. */
import type { WrittenLast } from '../../../db/index.ts';
import { writingTitle } from '../../rules/core/text/writing.ts';

interface LastDone {
  readonly last: string;
  /** ISO 8601, UTC. */
  readonly changedAt: string;
}

/** The same that undo takes back first. */
export function lastDone(act: LastDone, written: WrittenLast | undefined): LastDone {
  if (written === undefined) return act;
  const changedAt = written.madeAt > act.changedAt ? written.madeAt : act.changedAt;
  return { last: writingTitle(written), changedAt };
}
