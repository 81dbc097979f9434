/** Lists of what was done, with what was done over and over on one line. */

/** Fewest neighbours of one kind that are told as one. */
const FEWEST = 3;

/** Runs of neighbours that are alike, each to be shown as one; what stands alone, or in too short a run, is by itself. */
export function runsOf<T>(
  all: readonly T[],
  isAlike: (one: T, next: T) => boolean,
): readonly (readonly T[])[] {
  const runs: T[][] = [];
  for (const one of all) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run !== undefined && last !== undefined && isAlike(last, one)) run.push(one);
    else runs.push([one]);
  }
  return runs.flatMap((run) => (run.length < FEWEST ? run.map((one) => [one]) : [run]));
}
