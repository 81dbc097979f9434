/** Roofs and other shapes of the town as paths. */
interface Sides {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The ridge of a hipped roof, and the four hips from its corners. */
export function ridge({ x, y, width, height }: Sides): string {
  const half = Math.min(width, height) / 2;
  const [right, bottom] = [x + width, y + height];
  const [a, b] =
    width >= height
      ? [`${x + half} ${y + half}`, `${right - half} ${y + half}`]
      : [`${x + half} ${y + half}`, `${x + half} ${bottom - half}`];
  return width >= height
    ? `M${x} ${y}L${a}L${b}L${right} ${y}M${x} ${bottom}L${a}M${b}L${right} ${bottom}`
    : `M${x} ${y}L${a}L${b}L${x} ${bottom}M${right} ${y}L${a}M${b}L${right} ${bottom}`;
}

/** A gap of eight in the middle of a wall. */
export function door({ x, y, width, height }: Sides, wall: 'south' | 'east' | 'west'): string {
  if (wall === 'south') return `M${x + width / 2 - 4} ${y + height}h8`;
  return `M${wall === 'east' ? x + width : x} ${y + height / 2 - 4}v8`;
}

/** Two wings and a court, over the whole plot. */
export const WINGS = 'M8 20h99v56h-30v-32.5h-39v32.5h-30Z';
export const WINGS_RIDGE = 'M8 20l15 12H92l15 -12M23 32V76M92 32V76';

/** Eight sides round a middle. */
export function octagon(x: number, y: number, r: number): string {
  const corners = Array.from({ length: 8 }, (_, at) => {
    const angle = ((at + 0.5) * Math.PI) / 4;
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Headstones in rows. */
export const GRAVES = [27, 40, 66]
  .flatMap((y) => [17, 30, 43, 56, 69, 82, 95].map((x) => `M${x} ${y}v7m-2.5 -4.5h5`))
  .join('');

/** Two parallel ruts over a lot, and the foundations of what was never built. */
export const RUTS = 'M9 74C42 46 68 64 107 31M13 77C44 51 70 69 107 37';
export const FOOTINGS = 'M18 26h75v46h-75ZM18 50h75';
/** The path through a park. */
export const PATH = 'M5 51C36 35 63 76 110 46';
