/** Which rows of which section go on which page, where every section has a head that comes again after a break. */

export interface FlowSection {
  /** Of the title and whatever else stands above the rows. */
  readonly head: number;
  readonly rows: readonly number[];
}

/** Rows `from` to before `to` of one section, under its head. */
export interface FlowPart {
  readonly section: number;
  readonly from: number;
  readonly to: number;
}

export interface FlowPage {
  readonly parts: readonly FlowPart[];
  /** What is left below; negative where one row is higher than the page, which it then has to itself. */
  readonly left: number;
}

/**
 * Fills page after page, or column after column, without ever parting a row or leaving a head alone. `room` is what
 * each has, by its number from 0; heights and room share one unit. A section without rows is its head alone.
 */
export function flowed(
  sections: readonly FlowSection[],
  room: (page: number) => number,
): readonly FlowPage[] {
  const pages: Filling[] = [];
  const turned = (): Filling => {
    const page = { parts: [], left: room(pages.length) };
    pages.push(page);
    return page;
  };
  for (const [section, { head, rows }] of sections.entries()) {
    // The head and its first row go together.
    const [first = 0, ...more] = rows;
    const last = pages.at(-1);
    let page = last !== undefined && head + first <= last.left ? last : turned();
    page.parts.push({ section, from: 0, to: Math.min(1, rows.length) });
    page.left -= head + first;
    for (const [at, height] of more.entries()) {
      const row = at + 1;
      const part = page.parts.at(-1);
      if (part !== undefined && height <= page.left) {
        part.to = row + 1;
        page.left -= height;
      } else {
        page = turned();
        page.parts.push({ section, from: row, to: row + 1 });
        page.left -= head + height;
      }
    }
  }
  return pages;
}

interface Filling {
  readonly parts: { readonly section: number; readonly from: number; to: number }[];
  left: number;
}
