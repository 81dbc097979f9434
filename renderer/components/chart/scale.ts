/** Where things stand in a chart, in pixels. */

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

/** Moves labels apart until each has `gap` pixels to itself, keeping their order; the result is in the order given. */
export function spread(wanted: readonly number[], gap: number): readonly number[] {
  const order = wanted.map((at, index) => ({ at, index })).toSorted((a, b) => a.at - b.at);
  const placed: number[] = [];
  for (const { at } of order) placed.push(Math.max(at, (placed.at(-1) ?? Number.NEGATIVE_INFINITY) + gap));
  // What has been pushed down comes back up by half, so that a bunch stays around where it belongs.
  const over = placed.map((at, index) => at - (order[index]?.at ?? at));
  const back = Math.max(0, ...over) / 2;
  const result: number[] = wanted.map(() => 0);
  order.forEach(({ index }, rank) => {
    result[index] = (placed[rank] ?? 0) - back;
  });
  return result;
}

export interface Step {
  readonly at: number;
  readonly value: number;
}

/** A line in steps: each value holds until the next, the last up to `end`. */
export function stepPath(steps: readonly Step[], x: Scale, y: Scale, end: number): string {
  const [first, ...more] = steps;
  if (first === undefined) return '';
  const parts = more.map(({ at, value }) => `H${round(x(at))}V${round(y(value))}`);
  return `M${round(x(first.at))} ${round(y(first.value))}${parts.join('')}H${round(x(end))}`;
}

const round = (pixels: number) => Math.round(pixels * 10) / 10;
