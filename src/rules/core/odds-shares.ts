/** Arithmetic of exact chances, and their plain forms for screens and JSON. */

/** `n` chances of `of`. */
export interface Share {
  readonly n: bigint;
  readonly of: bigint;
}

export interface Odds {
  readonly exact: true;
  /** Outcomes that can happen, by name, all over one denominator; those that can’t are missing. */
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
type PlainShares = readonly (readonly [string, PlainShare])[];

export interface PlainOdds {
  /** Counted, all of it; false where they were found by games. */
  readonly exact: boolean;
  /** Set where they were counted and the fractions didn't fit: rounded to parts of 10^15, which add up to all of them. */
  readonly rounded?: true;
  /** Number of games by which the shares were found, where they were not counted. */
  readonly games?: number;
  readonly outcomes: PlainShares;
}

const MOST = BigInt(Number.MAX_SAFE_INTEGER);
const PARTS = 1_000_000_000_000_000n;

/** Odds in plain numbers: as they are, else reduced, else rounded. */
export function plainOdds({ outcomes }: Odds): PlainOdds {
  const of = outcomes[0]?.[1].of ?? 1n;
  const common =
    of <= MOST ? 1n : outcomes.reduce((divisor, [, share]) => greatestCommonDivisor(divisor, share.n), of);
  if (of / common > MOST) return { exact: true, rounded: true, outcomes: inParts(outcomes) };
  const plain = (n: bigint): PlainShare => ({ n: Number(n / common), of: Number(of / common) });
  return { exact: true, outcomes: outcomes.map(([name, share]) => [name, plain(share.n)]) };
}

/** Odds that were solved as equations: as near as fractions of the machine come, and told as rounded. */
export function solvedOdds(shares: readonly (readonly [string, number])[]): PlainOdds {
  const all = shares.map(([name, share]): [string, bigint] => [name, BigInt(Math.floor(share * 2 ** 60))]);
  const of = all.reduce((sum, [, n]) => sum + n, 0n);
  return { exact: true, rounded: true, outcomes: inParts(all.map(([name, n]) => [name, { n, of }])) };
}

/** Shares rounded down to parts; what is left over goes one by one to where most was cut off. */
function inParts(outcomes: Odds['outcomes']): PlainShares {
  const cut = outcomes.map(([, { n, of }], at) => ({ at, n: (n * PARTS) / of, off: (n * PARTS) % of }));
  const left = Number(PARTS - cut.reduce((sum, { n }) => sum + n, 0n));
  const most = cut.toSorted((one, other) => (one.off < other.off ? 1 : one.off > other.off ? -1 : 0));
  const raised = new Set(most.slice(0, left).map(({ at }) => at));
  return outcomes.map(([name], at) => {
    const n = Number(cut[at]?.n ?? 0n) + (raised.has(at) ? 1 : 0);
    return [name, { n, of: Number(PARTS) }];
  });
}
