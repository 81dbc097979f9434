/** Pearson's test of six counts against an even die. */

/** Below this many of each face the test tells nothing; the usual rule of thumb. */
const LEAST_EXPECTED = 5;
const FACES = 6;
/** Counts that have to be even, less the one that follows from their sum. */
const DEGREES_OF_FREEDOM = FACES - 1;

export const LEAST_DICE = LEAST_EXPECTED * FACES;

/** The squares of what each count is off, in parts of what was expected; 0 for exactly even counts. */
export function chiSquared(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/**
 * The share of even dice that stray at least so far: the upper tail of chi-squared with 5 degrees of freedom, as
 * 1 − P(5/2, x/2), where P is the regularised lower incomplete gamma function by its power series,
 * P(a, y) = yᵃ e⁻ʸ Σ yⁿ / Γ(a + n + 1). All its terms are positive, so that nothing cancels.
 */
export function tail(x: number): number {
  const a = DEGREES_OF_FREEDOM / 2;
  const y = x / 2;
  if (y <= 0) return 1;
  // Γ(7/2) = 15 √π / 8. By logarithms, so that a wild count neither overflows nor divides by zero.
  let term = Math.exp(a * Math.log(y) - y - Math.log((15 * Math.sqrt(Math.PI)) / 8));
  let below = 0;
  for (let n = 1; term > 0 && below + term > below; n += 1) {
    below += term;
    term *= y / (a + n);
  }
  // Terms grow up to n = y; where the first is nothing at all, x is far beyond any tail.
  return below === 0 ? 0 : Math.min(Math.max(1 - below, 0), 1);
}
