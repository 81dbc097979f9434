/** Files as the player sees them: what SQLite writes beside one belongs to it. */
import type { DataFolder } from '../../../../src/contract/calls/folder.ts';

type Files = DataFolder['files'];

/** All campaigns and games. */
export const CAMPAIGNS = 'holdout.sqlite';

/** Its log, which holds what was done last, and the index of that. */
const BESIDE = /-(?:wal|shm)$/;

/** Each with what stands beside it, as one. */
export function wholeFiles(files: Files): Files {
  const whole = new Map<string, number>();
  for (const { name, size } of files) {
    const of = name.replace(BESIDE, '');
    whole.set(of, (whole.get(of) ?? 0) + size);
  }
  return [...whole].map(([name, size]) => ({ name, size }));
}
