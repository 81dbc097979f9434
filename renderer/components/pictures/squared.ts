/** A part of a picture with four corners, seen from aslant, drawn as the rectangle that it is. */
import { type Corners, projection } from './projection.ts';

/** Draws what lies between the corners onto a canvas of that size; undefined where it can’t be drawn so. */
export function squared(
  from: HTMLCanvasElement,
  corners: Corners,
  { width, height }: { readonly width: number; readonly height: number },
): HTMLCanvasElement | undefined {
  const [at, source] = [projection(corners), from.getContext('2d')];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (at === undefined || source === null || pen === null) return undefined;
  const seen = source.getImageData(0, 0, from.width, from.height);
  const drawn = pen.createImageData(width, height);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const { x, y } = at((column + 0.5) / width, (row + 0.5) / height);
      blend(seen, x * from.width - 0.5, y * from.height - 0.5, drawn.data, 4 * (row * width + column));
    }
  pen.putImageData(drawn, 0, 0);
  return canvas;
}

/** Puts the colour at a spot between four pixels, of each by its nearness; beyond the rim the rim goes on. */
function blend(
  { data, width, height }: ImageData,
  x: number,
  y: number,
  into: ImageData['data'],
  to: number,
): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const pixel = (column: number, row: number) =>
    4 * (Math.min(height - 1, Math.max(0, row)) * width + Math.min(width - 1, Math.max(0, column)));
  const [east, south] = [x - left, y - top];
  const [nw, ne] = [pixel(left, top), pixel(left + 1, top)];
  const [sw, se] = [pixel(left, top + 1), pixel(left + 1, top + 1)];
  for (let channel = 0; channel < 4; channel += 1) {
    const at = (of: number) => data[of + channel] ?? 0;
    const above = at(nw) * (1 - east) + at(ne) * east;
    const below = at(sw) * (1 - east) + at(se) * east;
    into[to + channel] = above * (1 - south) + below * south;
  }
}
