import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FlowSection, flowed } from '../../renderer/components/paper/flow.ts';

const parts = (sections: readonly FlowSection[], room: number) =>
  flowed(sections, () => room).map((page) => page.parts.map(({ section, from, to }) => [section, from, to]));

describe('sections over pages', () => {
  it('stand below each other while there is room', () => {
    const two = [
      { head: 5, rows: [10, 10] },
      { head: 5, rows: [10] },
    ];
    expect(parts(two, 40)).toEqual([
      [
        [0, 0, 2],
        [1, 0, 1],
      ],
    ]);
  });

  it('go on under their head on the next page', () => {
    expect(parts([{ head: 5, rows: [10, 10, 10] }], 25)).toEqual([[[0, 0, 2]], [[0, 2, 3]]]);
  });

  it('never leave a head alone at the foot of a page', () => {
    const two = [
      { head: 5, rows: [10] },
      { head: 5, rows: [10] },
    ];
    expect(parts(two, 22)).toEqual([[[0, 0, 1]], [[1, 0, 1]]]);
  });

  it('that are to stay whole turn the page rather than break, unless no page holds them', () => {
    const two = (rows: readonly number[]) => [
      { head: 5, rows: [10] },
      { head: 5, rows, whole: true },
    ];
    expect(parts(two([10, 10, 10]), 40)).toEqual([[[0, 0, 1]], [[1, 0, 3]]]);
    expect(parts(two([10, 10, 10, 10]), 40)).toEqual([
      [
        [0, 0, 1],
        [1, 0, 2],
      ],
      [[1, 2, 4]],
    ]);
  });

  it('that float and are to stay whole go on from page to page where none can hold them', () => {
    const two = (rows: readonly number[]) => [
      { head: 5, rows, floats: true, whole: true },
      { head: 5, rows: [10] },
    ];
    expect(parts(two([10, 10]), 40)).toEqual([
      [
        [1, 0, 1],
        [0, 0, 2],
      ],
    ]);
    expect(parts(two([10, 10, 10, 10]), 40)).toEqual([
      [[0, 0, 3]],
      [
        [0, 3, 4],
        [1, 0, 1],
      ],
    ]);
  });

  it('that float fill the first page with room for all of them, behind those bound to their place', () => {
    const three = [
      { head: 5, rows: [10], floats: true },
      { head: 5, rows: [30] },
      { head: 5, rows: [20] },
      { head: 5, rows: [40], floats: true },
    ];
    expect(parts(three, 50)).toEqual([
      [
        [1, 0, 1],
        [0, 0, 1],
      ],
      [[2, 0, 1]],
      [[3, 0, 1]],
    ]);
  });

  it('give a row higher than the page one to itself, and say by how much it is too high', () => {
    const pages = flowed([{ head: 5, rows: [10, 90, 10] }], () => 50);
    expect(pages.map(({ parts: [part] }) => [part?.from, part?.to])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(pages[1]?.left).toBe(-45);
  });

  it('leave no few rows of a table before a break or after it', () => {
    const table = (rows: number) => ({ head: 2, rows: Array.from({ length: rows }, () => 2), together: 3 });
    // Eleven of twelve would fit.
    expect(parts([table(12)], 24)).toEqual([[[0, 0, 9]], [[0, 9, 12]]]);
    // Two of twelve would fit below the first, four of the second.
    expect(parts([table(6), table(12)], 20)).toEqual([[[0, 0, 6]], [[1, 0, 9]], [[1, 9, 12]]]);
    expect(parts([table(4), table(12)], 20)).toEqual([
      [
        [0, 0, 4],
        [1, 0, 4],
      ],
      [[1, 4, 12]],
    ]);
    // Five stay together where no break leaves three on both sides.
    expect(parts([table(5), table(5)], 20)).toEqual([[[0, 0, 5]], [[1, 0, 5]]]);
  });

  it('part a table of rows so high that three of them are more than a third of the page', () => {
    const table = { head: 2, rows: [3, 3, 3, 3], together: 3 };
    expect(parts([table], 12)).toEqual([[[0, 0, 3]], [[0, 3, 4]]]);
  });

  it('take a section without rows as its head', () => {
    expect(parts([{ head: 5, rows: [] }], 20)).toEqual([[[0, 0, 0]]]);
  });

  it('lose no row, repeat none and keep to the room, whatever the heights', () => {
    const section = fc.record({
      head: fc.integer({ min: 0, max: 20 }),
      rows: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 12 }),
      together: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(fc.array(section, { maxLength: 8 }), (sections) => {
        const pages = flowed(sections, () => 80);
        const shown = pages.flatMap((page) =>
          page.parts.flatMap(({ section, from, to }) =>
            Array.from({ length: to - from }, (_, at) => `${section}/${from + at}`),
          ),
        );
        expect(shown).toEqual(sections.flatMap(({ rows }, at) => rows.map((_, row) => `${at}/${row}`)));
        for (const page of pages) expect(page.left).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
