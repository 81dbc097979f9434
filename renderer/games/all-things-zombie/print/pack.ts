/** Packs boxes onto pages. */

export interface PackedPage {
  /** Indices of the boxes, in order. */
  readonly boxes: readonly number[];
  /** Height left below the boxes. */
  readonly left: number;
}

/**
 * Fills page after page without ever parting a box. `room` is what a page has for boxes, by its number from 0; heights
 * and room share one unit. A box higher than a page gets a page to itself, and its `left` is negative.
 */
export function packed(heights: readonly number[], room: (page: number) => number): readonly PackedPage[] {
  const pages: { boxes: number[]; left: number }[] = [];
  for (const [box, height] of heights.entries()) {
    const page = pages.at(-1);
    if (page !== undefined && height <= page.left) {
      page.boxes.push(box);
      page.left -= height;
    } else {
      pages.push({ boxes: [box], left: room(pages.length) - height });
    }
  }
  return pages;
}
