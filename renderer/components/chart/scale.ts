/** Places in a chart, in pixels. */

export type Scale = (value: number) => number;

/** From values to pixels, evenly; a single value stands in the middle. */
export function scale([from, to]: readonly [number, number], [start, end]: readonly [number, number]): Scale {
  if (from === to) return () => (start + end) / 2;
  return (value) => start + ((value - from) / (to - from)) * (end - start);
}

/** Whole numbers from 0 to `most` or a little beyond, about `wanted` of them, in steps of 1, 2 or 5 and their tens. */
export function ticks(most: number, wanted = 4): readonly number[] {
  const step = stepOf(Math.max(most, 1) / wanted);
  const last = Math.ceil(Math.max(most, 1) / step);
  return Array.from({ length: last + 1 }, (_, index) => index * step);
}

function stepOf(least: number): number {
  const ten = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return [1, 2, 5, 10].map((step) => step * ten).find((step) => step >= least) ?? 10 * ten;
}

/**
 * Moves labels apart until each has `gap` pixels to itself, keeping their order; the result is in the order given. A bunch
 * stays around where it belongs, what stands free isn't moved, and none stands above `top`.
 */
export function spread(wanted: readonly number[], gap: number, top = 0): readonly number[] {
  const order = wanted.map((at, index) => ({ at: Math.max(at, top), index })).toSorted((a, b) => a.at - b.at);
  const bunches: { of: { at: number; index: number }[]; first: number }[] = [];
  for (const one of order) {
    let bunch = { of: [one], first: one.at };
    for (let above = bunches.at(-1); above !== undefined; above = bunches.at(-1)) {
      if (above.first + above.of.length * gap <= bunch.first) break;
      bunches.pop();
      const of = [...above.of, ...bunch.of];
      const middle = of.reduce((sum, { at }) => sum + at, 0) / of.length;
      bunch = { of, first: Math.max(top, middle - ((of.length - 1) / 2) * gap) };
    }
    bunches.push(bunch);
  }
  const result: number[] = wanted.map(() => 0);
  for (const { of, first } of bunches) {
    of.forEach(({ index }, rank) => {
      result[index] = first + rank * gap;
    });
  }
  return result;
}

export interface Step {
  readonly at: number;
  readonly value: number;
}

/** Says whether any two of these lines lie on each other somewhere. */
export function haveMet(lines: readonly { readonly steps: readonly Step[] }[]): boolean {
  const dates = [...new Set(lines.flatMap(({ steps }) => steps.map(({ at }) => at)))];
  return dates.some((date) => {
    const values = lines.flatMap(({ steps }) => steps.findLast(({ at }) => at <= date)?.value ?? []);
    return new Set(values).size < values.length;
  });
}

/** A line in steps: each value holds until the next, the last up to `end`. */
export function stepPath(steps: readonly Step[], x: Scale, y: Scale, end: number): string {
  const [first, ...more] = steps;
  if (first === undefined) return '';
  const parts = more.map(({ at, value }) => `H${round(x(at))}V${round(y(value))}`);
  return `M${round(x(first.at))} ${round(y(first.value))}${parts.join('')}H${round(x(end))}`;
}

const round = (pixels: number) => Math.round(pixels * 10) / 10;
