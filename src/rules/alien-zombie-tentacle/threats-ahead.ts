/**
 * Every Threat that so many flips may end in. Any card is as likely to be flipped last as any other, and of those before it only
 * what joins its own stack matters: sums are counted, not orders.
 */
import { enemyValue, kindOf } from './cards.ts';
import { type Enemy, KINDS, type Kind } from './types.ts';

export interface Threat {
  readonly kind: Kind;
  readonly total: number;
}

export interface BeforeTheFlip {
  readonly totals: Readonly<Record<Kind, number>>;
  /** Enemies that lie on no stack and haven’t been seen. */
  readonly left: readonly Enemy[];
  /** Enemies that are shuffled when none of the others is left. */
  readonly seen: readonly Enemy[];
}

interface Counted extends Threat {
  readonly ways: bigint;
}

export function threatsAhead(table: BeforeTheFlip, flips: number): readonly Counted[] {
  const { totals, left, seen } = table;
  if (flips <= left.length) return KINDS.flatMap((kind) => endingIn(kind, table, flips));
  const onStacks = withAll(totals, left);
  if (left.length === 0 && seen.length === 0) return [{ ...greatestOf(totals), ways: 1n }];
  return threatsAhead({ totals: onStacks, left: seen, seen: [] }, flips - left.length);
}

/** With every card of the deck on the stacks the greatest of them comes again. */
export function greatestOf(totals: BeforeTheFlip['totals']): Threat {
  const [kind = 'alien'] = KINDS.toSorted((one, other) => totals[other] - totals[one]);
  return { kind, total: totals[kind] };
}

function withAll(totals: BeforeTheFlip['totals'], cards: readonly Enemy[]): Record<Kind, number> {
  const sums = { ...totals };
  for (const card of cards) sums[kindOf(card)] += enemyValue(card);
  return sums;
}

/** Each of the kind’s cards as the last one, over whatever of its kind came before. */
function endingIn(kind: Kind, { totals, left }: BeforeTheFlip, flips: number): readonly Counted[] {
  const own = left.filter((card) => kindOf(card) === kind).map(enemyValue);
  const others = left.length - own.length;
  return own.flatMap((value, at) =>
    sumsOf(own.toSpliced(at, 1), flips - 1).flatMap((sums, cards) => {
      const ofOthers = waysToTake(others, flips - 1 - cards);
      return [...sums].map(([sum, ways]) => ({
        ...{ kind, total: totals[kind] + sum + value },
        ways: ways * ofOthers,
      }));
    }),
  );
}

/** Number of ways in which cards of these values come to each sum, by the number of cards. */
function sumsOf(values: readonly number[], most: number): readonly ReadonlyMap<number, bigint>[] {
  let all: readonly ReadonlyMap<number, bigint>[] = [new Map([[0, 1n]])];
  for (const value of values) {
    const longest = Math.min(most, all.length);
    all = Array.from({ length: longest + 1 }, (_, cards) => {
      const sums = new Map(all[cards]);
      for (const [sum, ways] of all[cards - 1] ?? [])
        sums.set(sum + value, (sums.get(sum + value) ?? 0n) + ways);
      return sums;
    });
  }
  return all;
}

/** Number of ways to take `taken` of the cards; none where there are fewer. */
function waysToTake(cards: number, taken: number): bigint {
  let ways = 1n;
  for (let at = 0; at < taken; at += 1) ways = (ways * BigInt(cards - at)) / BigInt(at + 1);
  return taken > cards ? 0n : ways;
}
