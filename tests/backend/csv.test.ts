import { describe, expect, it } from 'vitest';
import { csv, csvCell } from '../../src/backend/log/csv.ts';

describe('a cell', () => {
  it.each([
    ['Gloria Mbeki', '"Gloria Mbeki"'],
    ['Mbeki, Gloria', '"Mbeki, Gloria"'],
    ['Mbeki; Gloria', '"Mbeki; Gloria"'],
    ['Gloria "the Lamp" Mbeki', '"Gloria ""the Lamp"" Mbeki"'],
    ['two\nlines', '"two\nlines"'],
    ['', '""'],
    [-3, '"-3"'],
    [2.5, '"2.5"'],
    [null, '""'],
  ])('holds %j as %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])('keeps %j from being run', (text) => {
    expect(csvCell(text)).toMatch(/^"'/);
  });

  it.each(['Rep 4 - 1 = 3, +1; 2 - 1', 'Rep: +1, then -2.5 -- or 10:30 :-)'])(
    'leaves signs within %j alone',
    (text) => {
      expect(csvCell(text)).toBe(`"${text}"`);
    },
  );
});

/**
 * Cells read the way a spreadsheet does: a field that begins with a quote is quoted up to the next one alone, and goes on to the separator.
 */
function cellsOf(text: string, separator: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at < text.length; ) {
    let cell = '';
    if (text[at] === '"') {
      for (at += 1; at < text.length; at += 1) {
        if (text[at] !== '"') cell += text[at];
        else if (text[at + 1] === '"') cell += text[at++];
        else break;
      }
      at += 1;
    }
    while (at < text.length && text[at] !== separator && text[at] !== '\r' && text[at] !== '\n')
      cell += text[at++];
    cells.push(cell);
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
  }
  return cells;
}

describe('a file', () => {
  it('begins with the byte order mark and ends each line as the standard does', () => {
    expect(csv(['Name', 'Rep'], [['Tam', 4]])).toBe('\uFEFF"Name","Rep"\r\n"Tam","4"\r\n');
  });

  it.each([
    ['comma', ','],
    ['semicolon', ';'],
    ['tab', '\t'],
  ] as const)('has a %s between its cells where that is asked for', (separator, sign) => {
    expect(csv(['Name', 'Rep'], [['Tam; the Lamp,\tof Ford', 4]], separator)).toBe(
      `\uFEFF"Name"${sign}"Rep"\r\n"Tam; the Lamp,\tof Ford"${sign}"4"\r\n`,
    );
  });

  it.each([',', ';', '\t', '|', ':', ' '])('has no formula where %j parts its cells', (separator) => {
    const names = [
      '=1',
      'Bob;=2',
      'Bob;"=3"',
      'Bob\t=4',
      'Bob\n=5',
      'a"b";+6',
      'Bob ;  -7',
      'x;;@8',
      '"";=9',
      ';"";=10',
      'Bob|=A11',
      'Bob:= A12',
      'Bob: "-A13"',
      'Bob =A14',
      'Bob -1+A15',
    ];
    const text = csv(
      ['Name', 'Why'],
      names.flatMap((name) => [
        [name, 'x'],
        ['x', name],
      ]),
    ).slice(1);
    expect(cellsOf(text, separator).filter((cell) => /^\s*"*\s*[=+\-@]/.test(cell))).toEqual([]);
  });
});
