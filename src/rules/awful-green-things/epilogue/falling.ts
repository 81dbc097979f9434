/** Chances of a few dice, for what the Epilogue rolls: totals, and who is killed by one. */

const FACES = 6;

/** The chance of each total, by the total. */
export function totals(dice: number): readonly number[] {
  let all: readonly number[] = [1];
  for (let die = 0; die < dice; die++) {
    const next = Array<number>(all.length + FACES).fill(0);
    for (const [total, share] of all.entries())
      for (let face = 1; face <= FACES; face++)
        next[total + face] = (next[total + face] ?? 0) + share / FACES;
    all = next;
  }
  return all;
}

/** Chance that the total of the dice is `least` or more. */
export const atLeast = (dice: number, least: number): number =>
  totals(dice).reduce((sum, share, total) => sum + (total >= least ? share : 0), 0);

/** Chance that the crew’s dice come to more than those of one to six natives. */
export function beatsNatives(dice: number, each: number): number {
  const ours = totals(dice);
  let share = 0;
  for (let natives = 1; natives <= FACES; natives++) {
    const theirs = totals(natives * each);
    let below = 0;
    for (const [total, chance] of ours.entries()) {
      share += (chance * below) / FACES;
      below += theirs[total] ?? 0;
    }
  }
  return share;
}
