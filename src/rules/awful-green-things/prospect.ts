/** Prospects of a throw before it is made: exact, by counting. */

/** For each number of dice the chance of at least so much, from 0 on. */
const known: (readonly number[])[] = [];
/** The chances of each total of as many dice. */
let totals: readonly number[] = [1];

function oneMoreDie(): void {
  const next = Array<number>(totals.length + 6).fill(0);
  totals.forEach((chance, total) => {
    for (let face = 1; face <= 6; face++) next[total + face] = (next[total + face] ?? 0) + chance / 6;
  });
  totals = next;
}

function atLeast(): readonly number[] {
  let sum = 0;
  return totals
    .toReversed()
    .map((chance) => {
      sum += chance;
      return sum;
    })
    .toReversed();
}

/** The chance that so many dice come to at least the constitution. */
export function chanceOfTotal(dice: number, constitution: number): number {
  while (known.length <= dice) {
    if (known.length > 0) oneMoreDie();
    known.push(atLeast());
  }
  return known[dice]?.[constitution] ?? 0;
}
