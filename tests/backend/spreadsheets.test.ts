/** Spreadsheets of a campaign whose names would be trouble: read back as a spreadsheet reads them. */
import { describe, expect, it } from 'vitest';
import { SHEETS, type SheetKind } from '../../src/contract/games/all-things-zombie/print.ts';
import { ask, testBackend } from '../support/backend/backend.ts';
import { GLORIA, STAR, settled } from '../support/backend/party.ts';

/** Rows and cells as RFC 4180 parts them. */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows.slice(0, -1);
}

const TROUBLE = ['=1+1', '+Tam, "the Lamp"', '-Wren', '@Ann', '＝Bea'];

async function troubled() {
  const backend = await testBackend();
  const [star = '', tam = '', wren = '', ann = ''] = TROUBLE;
  const at = await settled(backend, { name: '=Merrow/Ford', star: { ...STAR, name: star } });
  let { revision } = at;
  for (const [figure, name] of [
    ['f2', tam],
    ['f3', wren],
    ['f4', ann],
  ] as const) {
    ({ revision } = await ask(backend, 'figure.rename', { ...at, revision, figure, name }));
  }
  const why = '=cmd|" /C calc"!A0';
  ({ revision } = await ask(backend, 'figure.edit', {
    ...at,
    revision,
    figure: 'f2',
    why,
    edit: { field: 'rap', to: 1 },
  }));
  await ask(backend, 'figure.write', {
    ...at,
    revision,
    figure: 'f2',
    text: '- two\nlines, and “quotes”',
    was: '',
  });
  const sheet = async (what: SheetKind) => await ask(backend, 'export.csv', { campaign: at.campaign, what });
  return { sheet, why };
}

describe('a spreadsheet', () => {
  it('has as many cells in every row as in its head, and nothing that would be run', async () => {
    const { sheet } = await troubled();
    for (const what of SHEETS) {
      const { text, name } = await sheet(what);
      expect(name).not.toMatch(/[\\/:*?"<>|]/);
      expect(text.startsWith('\uFEFF')).toBe(true);
      const [head = [], ...rows] = rowsOf(text.slice(1));
      expect([what, head.length > 3]).toEqual([what, true]);
      for (const row of rows) {
        expect([what, row.length]).toEqual([what, head.length]);
        for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠](?!\d+$)/);
      }
    }
  });

  it('gives names and reasons back as they are, behind an apostrophe where one is needed', async () => {
    const { sheet, why } = await troubled();
    const [head = [], ...roster] = rowsOf((await sheet('roster')).text.slice(1));
    expect(roster.map(([name]) => name)).toEqual(TROUBLE.slice(0, 4).map((name) => `'${name}`));
    expect(roster[1]?.[head.indexOf('Biography')]).toBe("'- two\nlines, and “quotes”");
    expect(roster[1]?.[head.indexOf('Rep')]).toBe(String(GLORIA.rep));
    const [columns = [], ...ledger] = rowsOf((await sheet('ledger')).text.slice(1));
    const edited = ledger.filter((row) => row[columns.indexOf('Why')] === `'${why}`);
    expect(edited.map((row) => row[columns.indexOf('To')])).toEqual(['1']);
  });
});
