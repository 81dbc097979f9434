import { odds } from '../../../../src/rules/core/odds.ts';
import type { Play } from '../../../../src/rules/core/play.ts';

export const EVERY_REP = [1, 2, 3, 4, 5, 6, 7] as const;

/** Number of times that each name comes up, of so many rolls. */
export function countedOf(total: number, play: () => Play<string, never>): Record<string, number> {
  const counted = odds(play, String).outcomes;
  return Object.fromEntries(
    counted.map(([name, { n, of }]) => [name, Number(n * BigInt(total)) / Number(of)]),
  );
}

export function tallied(rolls: readonly (readonly number[])[], nameOf: (faces: readonly number[]) => string) {
  const tally: Record<string, number> = {};
  for (const faces of rolls) tally[nameOf(faces)] = (tally[nameOf(faces)] ?? 0) + 1;
  return tally;
}

/** The word among three for two, one or no dice of the target or less. */
export function wordFor(
  faces: readonly number[],
  target: number,
  words: readonly [string, string, string],
): string {
  const passed = faces.filter((face) => face <= target).length;
  return passed >= 2 ? words[0] : passed === 1 ? words[1] : words[2];
}
