/** Scores that the printed ranges of a table leave out, or have twice. */
import type { RangeTable } from '../../../src/rules/core/table.ts';

/** The whole scores from `least` to `most` that no row holds, and those that several hold. */
export function scoresAmiss({ rows }: RangeTable<unknown>, least: number, most: number) {
  const holding = (score: number) =>
    rows.filter(
      ({ from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }) => from <= score && score <= to,
    ).length;
  const scores = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  return {
    missing: scores.filter((score) => holding(score) === 0),
    doubled: scores.filter((score) => holding(score) > 1),
  };
}
