/** Which dates of a row can be believed, where the row itself is known: one goes up and down only where a clock was wrong. */

/** Of each, how many it and those before it come to at most, taken so that none is earlier than the one before. */
function upTo(dates: readonly number[]): readonly number[] {
  const counts: number[] = [];
  for (const [at, date] of dates.entries()) {
    let most = 0;
    for (let before = 0; before < at; before += 1)
      if ((dates[before] ?? 0) <= date) most = Math.max(most, counts[before] ?? 0);
    counts.push(most + 1);
  }
  return counts;
}

/**
 * Whether each fits in with the most others, the oldest first. Where two contradict each other and either could be right, neither fits:
 * one wrong date makes two doubtful at most.
 */
export function inOrder(dates: readonly number[]): readonly boolean[] {
  const before = upTo(dates);
  const after = upTo(dates.toReversed().map((date) => -date)).toReversed();
  const longest = Math.max(0, ...before);
  const fits = before.map((count, at) => count + (after[at] ?? 0) - 1 === longest);
  const rivals = new Map<number, number>();
  for (const [at, count] of before.entries())
    if (fits[at] === true) rivals.set(count, (rivals.get(count) ?? 0) + 1);
  return before.map((count, at) => fits[at] === true && rivals.get(count) === 1);
}
