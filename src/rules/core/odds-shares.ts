/** Arithmetic of exact chances, and their plain forms for screens and JSON. */

/** `n` chances of `of`. */
export interface Share {
  readonly n: bigint;
  readonly of: bigint;
}

export interface Odds {
  readonly exact: true;
  /** What can happen, by name, all over one denominator; what can't is missing. */
  readonly outcomes: readonly (readonly [string, Share])[];
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

export function leastCommonMultiple(a: bigint, b: bigint): bigint {
  return (a / greatestCommonDivisor(a, b)) * b;
}

export interface PlainShare {
  readonly n: number;
  readonly of: number;
}
export interface PlainOdds {
  /** False where the fractions had to be rounded to fit, or were found by games. */
  readonly exact: boolean;
  /** Where they were not counted but found by so many games: the shares of those. */
  readonly games?: number;
  readonly outcomes: readonly (readonly [string, PlainShare])[];
}

const MOST = BigInt(Number.MAX_SAFE_INTEGER);
const ROUNDED = 1_000_000_000_000_000n;

/** Odds in plain numbers: as they are, else reduced, else rounded to parts of 10^15. */
export function plainOdds({ outcomes }: Odds): PlainOdds {
  const of = outcomes[0]?.[1].of ?? 1n;
  const common =
    of <= MOST ? 1n : outcomes.reduce((divisor, [, share]) => greatestCommonDivisor(divisor, share.n), of);
  const exact = of / common <= MOST;
  const plain = (n: bigint): PlainShare =>
    exact
      ? { n: Number(n / common), of: Number(of / common) }
      : { n: Number((n * ROUNDED + of / 2n) / of), of: Number(ROUNDED) };
  return { exact, outcomes: outcomes.map(([name, share]) => [name, plain(share.n)]) };
}
