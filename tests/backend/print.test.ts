/** Answers for the print centre and the spreadsheets, through a real backend. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBackend } from '../../src/backend/backend.ts';
import { paragraphs } from '../../src/backend/games/all-things-zombie/accounts.ts';
import { SHEETS, type SheetKind } from '../../src/contract/games/all-things-zombie/print.ts';
import { ask, failing, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';

/** Rows of a file, for files whose cells hold no line ends; the byte order mark and the head are left out. */
const rowsOf = (text: string): string[][] => {
  const lines = text.slice(1).split('\r\n');
  expect(lines.pop()).toBe('');
  return lines
    .slice(1)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
        quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
      ),
    );
};

describe('a new campaign', () => {
  it('has nothing to print of what has not happened yet', async () => {
    const backend = await testBackend();
    const { campaign } = await settled(backend);
    expect(await ask(backend, 'print.stockpile', { campaign })).toEqual({ items: [] });
    expect(await ask(backend, 'print.accounts', { campaign, last: 5 })).toEqual({ accounts: [] });
    const report = await ask(backend, 'print.report', { campaign });
    expect(report.encounters).toEqual([]);
    expect(report.totals).toEqual({ encounters: 0, won: 0, lost: 0, zombies: 0, points: 0 });
    expect(report.figures.map(({ name, star, rep }) => [name, star, rep])).toEqual([
      ['Pris Hallam', true, 5],
      ['Gloria Mbeki', false, 4],
      ['Tam Whitlock', false, 3],
      ['Wren Ostrander', false, 3],
    ]);
  });

  it('writes each change of Rep down with its date', async () => {
    const backend = await testBackend();
    const at = await settled(backend);
    await ask(backend, 'figure.edit', {
      ...at,
      figure: 'f2',
      why: '=HYPERLINK("http://x")',
      edit: { field: 'rep', to: 5 },
    });
    const { figures } = await ask(backend, 'print.report', { campaign: at.campaign });
    expect(figures[1]?.reps.map(({ rep }) => rep)).toEqual([4, 5]);
    const { name, text } = await ask(backend, 'export.csv', { campaign: at.campaign, what: 'ledger' });
    expect(name).toBe('Merrow Ford Rep ledger.csv');
    expect(rowsOf(text).at(-1)).toEqual([
      'January, O+2',
      '2',
      'Gloria Mbeki',
      'Rep',
      '4',
      '5',
      `'=HYPERLINK("http://x")`,
    ]);
  });

  it('names a file as any file system takes it', async () => {
    const backend = await testBackend();
    const at = await settled(backend, { name: 'Merrow/Ford: "the" weir?' });
    const { name } = await ask(backend, 'export.csv', { campaign: at.campaign, what: 'roster' });
    expect(name).toBe('Merrow-Ford- -the- weir- roster.csv');
  });

  it('refuses any other spreadsheet in a sentence', async () => {
    const backend = await testBackend();
    const { campaign } = await settled(backend);
    expect(await failing(backend, 'export.csv', { campaign, what: 'weather' })).toMatchObject({
      code: 'bad-input',
      message: 'A spreadsheet is one of roster, ledger, chronicle, stockpile.',
    });
  });
});

describe('three years by bots', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'holdout-print-'));
  let campaign = '';

  beforeAll(async () => {
    const backend = await openBackend({ dataDir });
    ({ id: campaign } = await ask(backend, 'campaign.soak', { name: 'Soak', seed: 'Ansley', years: 3 }));
    await backend.close();
  });

  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const opened = () => testBackend({ dataDir });

  it('adds up in the report', async () => {
    const { encounters, totals } = await ask(await opened(), 'print.report', { campaign });
    expect(encounters.length).toBe(12);
    expect(encounters.map(({ number }) => number)).toEqual(encounters.map((_, at) => at + 1));
    const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
    expect(totals.zombies).toBe(sum(encounters.map(({ zombiesKilled }) => zombiesKilled)));
    expect(totals.points).toBe(sum(encounters.map(({ points }) => points)));
    expect(totals.won).toBe(encounters.filter(({ successful }) => successful).length);
  });

  it('has the last reports, oldest of them first, in pieces a page can hold', async () => {
    const { accounts } = await ask(await opened(), 'print.accounts', { campaign, last: 3 });
    expect(accounts.map(({ title }) => /Encounter (\d+)/.exec(title)?.[1])).toEqual(['10', '11', '12']);
    for (const { report } of accounts) {
      expect(report.length).toBeGreaterThan(0);
      for (const part of report) expect(part.length).toBeLessThanOrEqual(700);
    }
  });

  it('has the Chronicle in its order, each Encounter once with its report whole, or some years of it', async () => {
    const backend = await opened();
    const { entries } = await ask(backend, 'print.chronicle', { campaign });
    const encounters = entries.filter(({ encounter }) => encounter);
    expect(encounters.map(({ line }) => /^Encounter (\d+): /.exec(line)?.[1])).toEqual(
      Array.from({ length: 12 }, (_, at) => `${at + 1}`),
    );
    const { accounts } = await ask(backend, 'print.accounts', { campaign, last: 12 });
    expect(encounters.map(({ act, report }) => [act, report])).toEqual(
      accounts.map(({ act, report }) => [act, report]),
    );
    expect(entries.map(({ act }) => act)).toEqual(entries.map(({ act }) => act).toSorted((a, b) => a - b));
    // Between them who came and who went, in sentences; nothing of what was only done in the app.
    const between = entries.filter(({ encounter }) => !encounter);
    expect(between.map(({ title }) => title)).toContainEqual(expect.stringMatching(/ joined the party\.$/));
    expect(between.filter(({ title }) => !/[.!?]$/.test(title))).toEqual([]);
    expect(
      between.filter(({ title }) => /^(Begin|Recruit|Roll|Add|Dismiss|Write|Play) /.test(title)),
    ).toEqual([]);
    const third = await ask(backend, 'print.chronicle', { campaign, from: 3, to: 3 });
    expect(third.entries).toEqual(entries.filter(({ year }) => year === 'O+3'));
    expect(third.entries.length).toBeGreaterThanOrEqual(4);
    const last = await ask(backend, 'print.chronicle', { campaign, from: 4 });
    expect(last.entries).toEqual(entries.filter(({ year }) => year !== 'O+2' && year !== 'O+3'));
  });

  it('has the player’s notes beside what they are about', async () => {
    const backend = await opened();
    const chronicle = async () => (await ask(backend, 'print.chronicle', { campaign })).entries;
    const act = (await chronicle()).find(({ encounter }) => encounter)?.act ?? 0;
    await ask(backend, 'note.add', { campaign, act, text: 'It rained.' });
    expect((await chronicle()).filter(({ notes }) => notes.length > 0)).toEqual([
      expect.objectContaining({ act, notes: ['It rained.'] }),
    ]);
  });

  it('has as many lines in each spreadsheet as there are things', async () => {
    const backend = await opened();
    const { figures } = await ask(backend, 'print.report', { campaign });
    const { items } = await ask(backend, 'print.stockpile', { campaign });
    const lines = async (what: SheetKind) =>
      rowsOf((await ask(backend, 'export.csv', { campaign, what })).text);
    expect((await lines('roster')).map(([name]) => name)).toEqual(figures.map(({ name }) => name));
    expect((await lines('stockpile')).map(([title]) => title)).toEqual(items.map(({ title }) => title));
    expect((await lines('chronicle')).map(([number]) => number)).toEqual(
      Array.from({ length: 12 }, (_, at) => `${at + 1}`),
    );
    const ledger = await lines('ledger');
    for (const { name, rep } of figures) {
      const last = ledger.filter(([, , figure, counted]) => figure === name && counted === 'Rep').at(-1);
      expect([name, last?.[5]]).toEqual([name, `${rep}`]);
    }
  });

  it('gives every spreadsheet rows as long as its head', async () => {
    const backend = await opened();
    for (const what of SHEETS) {
      const { text } = await ask(backend, 'export.csv', { campaign, what });
      expect(text.startsWith('\uFEFF')).toBe(true);
      const [head = ''] = text.slice(1).split('\r\n');
      for (const row of rowsOf(text)) expect(row).toHaveLength(head.split(',').length);
    }
  });
});

describe('a report in pieces', () => {
  it('keeps its paragraphs', () => {
    expect(paragraphs('One.\n\n  Two.\n\n\n')).toEqual(['One.', 'Two.']);
    expect(paragraphs('')).toEqual([]);
  });

  it('parts a long one after a sentence, else after a word, else anywhere, and loses nothing', () => {
    const sentence = 'They went on to the weir and found it held by others. ';
    for (const text of [sentence.repeat(40).trim(), 'word '.repeat(400).trim(), 'x'.repeat(2000)]) {
      const pieces = paragraphs(text);
      expect(pieces.length).toBeGreaterThan(2);
      for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(700);
      expect(pieces.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }
    expect(paragraphs(sentence.repeat(40))[0]).toMatch(/others\.$/);
  });
});
