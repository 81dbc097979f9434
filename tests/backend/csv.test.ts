import { describe, expect, it } from 'vitest';
import { csv, csvCell } from '../../src/backend/campaign/csv.ts';

describe('a cell', () => {
  it.each([
    ['Gloria Mbeki', 'Gloria Mbeki'],
    ['Mbeki, Gloria', '"Mbeki, Gloria"'],
    ['Gloria “the Lamp” Mbeki', 'Gloria “the Lamp” Mbeki'],
    ['Gloria "the Lamp" Mbeki', '"Gloria ""the Lamp"" Mbeki"'],
    ['two\nlines', '"two\nlines"'],
    ['', ''],
  ])('holds %j as %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('keeps %j from being run', (text) => {
    expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/);
  });

  it('quotes what it defused, too', () => {
    expect(csvCell('=HYPERLINK("http://x","y")')).toBe(`"'=HYPERLINK(""http://x"",""y"")"`);
  });

  it('keeps numbers numbers, and nothing empty', () => {
    expect([-3, 0, 2.5, null].map(csvCell)).toEqual(['-3', '0', '2.5', '']);
  });
});

describe('a file', () => {
  it('begins with the byte order mark and ends each line as the standard does', () => {
    expect(csv(['Name', 'Rep'], [['Tam', 4]])).toBe('\uFEFFName,Rep\r\nTam,4\r\n');
  });
});
