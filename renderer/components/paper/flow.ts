/** Division of sections into pages, where every section has a head that comes again after a break. */

export interface FlowSection {
  /** Height of the title and all else that stands above the rows. */
  readonly head: number;
  readonly rows: readonly number[];
  /** Rows that stay together before a break and after it, as far as they are no more than a part of the page; 1 unless said. */
  readonly together?: number;
  /** Short and bound to no place among the others: it stands on the first page with room for all of it once they are laid out. */
  readonly floats?: boolean;
  /** Begins a page of its own rather than break, where one holds all of it. */
  readonly whole?: boolean;
}

/** Rows `from` to before `to` of one section, under its head. */
export interface FlowPart {
  readonly section: number;
  readonly from: number;
  readonly to: number;
}

export interface FlowPage {
  readonly parts: readonly FlowPart[];
  /** Height left below; negative where a single row is higher than the page, which it then has to itself. */
  readonly left: number;
}

/** Rows that stay together are at most this part of what a page has. */
const PART = 1 / 3;

const sum = (rows: readonly number[]) => rows.reduce((all, row) => all + row, 0);

/** Number of these rows that fit, and leave enough for the next page; 0 where too few do. */
function taken(rows: readonly number[], left: number, room: number, together: number): number {
  let fitting = 0;
  for (let height = 0; fitting < rows.length; fitting += 1) {
    height += rows[fitting] ?? 0;
    if (height > left) break;
  }
  if (fitting === rows.length) return fitting;
  const least = sum(rows.slice(-together)) > room * PART ? 1 : together;
  const count = Math.min(fitting, rows.length - least);
  return count < least ? 0 : count;
}

/**
 * Fills page after page, or column after column, without ever parting a row, leaving a head alone, or a few rows of a long
 * table. `room` is what each has, by its number from 0; heights and room share one unit. A section without rows is its head alone.
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
  // A section to be kept whole floats only where a page can hold it.
  const drifts = ({ head, rows, floats = false, whole = false }: FlowSection) =>
    floats && (!whole || head + sum(rows) <= room(1));
  for (const [section, of] of sections.entries()) {
    if (drifts(of)) continue;
    const { head, rows, together = 1, whole = false } = of;
    const height = head + sum(rows);
    if (whole && height > (pages.at(-1)?.left ?? 0) && height <= room(pages.length)) turned();
    let from = 0;
    do {
      const rest = rows.slice(from);
      const fits = (page: Filling, least: number) =>
        taken(rest, page.left - head, room(pages.length - 1), least);
      let page = pages.at(-1);
      if (page === undefined || page.left < head || (fits(page, together) === 0 && rest.length > 0))
        page = turned();
      // On a page of its own what fits stands there, or one row that is higher than the page.
      const count = fits(page, together) || fits(page, 1) || Math.min(1, rest.length);
      page.parts.push({ section, from, to: from + count });
      page.left -= head + sum(rest.slice(0, count));
      from += count;
    } while (from < rows.length);
  }
  for (const [section, of] of sections.entries()) {
    if (!drifts(of)) continue;
    const { head, rows } = of;
    const height = head + sum(rows);
    const page = pages.find(({ left }) => left >= height) ?? turned();
    page.parts.push({ section, from: 0, to: rows.length });
    page.left -= height;
  }
  return pages;
}

interface Filling {
  readonly parts: { readonly section: number; readonly from: number; readonly to: number }[];
  left: number;
}
