/** Numbers of things as they are told, those that follow one another as one stretch: `act 3`, `acts 3 to 5, 9`. */
export function numbered(what: string, numbers: readonly number[]): string {
  const stretches: { from: number; to: number }[] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = stretches.at(-1);
    if (last !== undefined && number <= last.to + 1) last.to = number;
    else stretches.push({ from: number, to: number });
  }
  const told = stretches.flatMap(({ from, to }) => {
    if (from === to) return [String(from)];
    return to === from + 1 ? [String(from), String(to)] : [`${from} to ${to}`];
  });
  return `${what}${numbers.length === 1 ? '' : 's'} ${told.join(', ')}`;
}
