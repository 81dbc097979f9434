/** The rules reference: every rule in the order of the book, its tables laid out, its odds asked for by a form. */
import { describe, expect, it } from 'vitest';
import { LAYOUTS } from '../../src/backend/games/all-things-zombie/views/rules/layouts.ts';
import type { Odds } from '../../src/contract/app.ts';
import { ODDS_INPUTS, type OddsRule } from '../../src/contract/games/all-things-zombie/odds.ts';
import { startInput } from '../../src/contract/games/all-things-zombie/odds-input.ts';
import type { OddsField, RuleEntry, SimpleField } from '../../src/contract/games/all-things-zombie/rules.ts';
import { ODDS } from '../../src/rules/all-things-zombie/odds.ts';
import { RULES } from '../../src/rules/all-things-zombie/rules.ts';
import { TABLES } from '../../src/rules/all-things-zombie/tables.ts';
import { labelOf } from '../../src/rules/all-things-zombie/text/odds-labels.ts';
import type { OddsRules } from '../../src/rules/core/odds-rule.ts';
import { rowIds } from '../../src/rules/core/table.ts';
import { GAMES } from '../../src/rules/games.ts';
import { ask, failing, testBackend } from '../support/backend/backend.ts';

const IDS = Object.keys(RULES);
const ofGames = new Set(GAMES.flatMap(({ ruleIndex }) => ruleIndex.map(({ id }) => id)));
const ODDS_IDS = Object.keys(ODDS) as OddsRule[];

async function entries(): Promise<readonly RuleEntry[]> {
  const backend = await testBackend();
  return await Promise.all(IDS.map((rule) => ask(backend, 'rules.get', { rule })));
}

describe('the list', () => {
  it('has every rule once, in the order of the rulebook, our own last', async () => {
    const { sections } = await ask(await testBackend(), 'rules.list', {});
    const listed = sections.flatMap(({ rules }) =>
      rules.filter(({ id, kind }) => kind === 'rule' && !ofGames.has(id)).map(({ id }) => id),
    );
    expect(listed.toSorted()).toEqual(IDS.toSorted());
    const titles = sections.map(({ title }) => title);
    const order = [
      'Dice',
      'In Sight Check',
      'Raid',
      'Loot from the Losers',
      'Talk the Talk',
      'Our own',
      'Our rulings: The party',
      'Our rulings: Checks and combat',
    ];
    expect(titles.filter((title) => order.includes(title))).toEqual(order);
    expect(titles).toContain('“How Bad Is It Doc?” Table');
  });

  it('has the rules of every other game once, under its name and the headings of its own book', async () => {
    const backend = await testBackend();
    const { sections } = await ask(backend, 'rules.list', {});
    const games = sections.flatMap(({ rules }) => rules.filter(({ id }) => ofGames.has(id)));
    expect(games.map(({ id }) => id).toSorted()).toEqual([...ofGames].toSorted());
    const setUp = sections.find(({ title }) => title === 'Aliens vs Zombies: 2.0 Set Up');
    expect(setUp?.rules.map(({ id }) => id)).toContain('avz.set-up.zombies');
    expect(setUp?.rules.map(({ title }) => title)).toContain('The first zombies');
    for (const { id, summary } of games) {
      expect(await ask(backend, 'rules.get', { rule: id })).toMatchObject({ id, summary });
    }
  });

  it('has the odds of each rule of Aliens vs Zombies that rolls dice, asked for by a form', async () => {
    const backend = await testBackend();
    const { sections } = await ask(backend, 'rules.list', {});
    const listed = sections.flatMap(({ rules }) =>
      rules.filter(({ id, odds }) => id.startsWith('avz.') && odds),
    );
    // Rules for which the book rolls dice: landing, bites, lasers, missiles, both sides' attacks, and saves.
    expect(listed.map(({ id }) => id).toSorted()).toEqual([
      'avz.attack.aliens',
      'avz.attack.zombies',
      'avz.bfar.missiles',
      'avz.bite',
      'avz.landing',
      'avz.laser',
      'avz.saves',
    ]);
    for (const { id } of listed) {
      const { odds } = await ask(backend, 'rules.get', { rule: id });
      for (const input of variations(odds?.fields ?? [])) {
        const { outcomes } = await ask(backend, 'odds.get', { rule: odds?.rule ?? '', input });
        expect([id, outcomes.reduce((sum, { n, of }) => sum + n / of, 0)]).toEqual([
          id,
          expect.closeTo(1, 12),
        ]);
      }
    }
  });

  it('counts them as dice fall', async () => {
    const backend = await testBackend();
    const shares = async (rule: string, input: object) => {
      const { outcomes } = await ask(backend, 'odds.get', { rule, input });
      return Object.fromEntries(outcomes.map(({ name, n, of }) => [name, n / of]));
    };
    // A die and one: 2 to 7, each alike.
    const landing = await shares('avz.landing', {});
    expect(Object.keys(landing)).toEqual(['2', '3', '4', '5', '6', '7']);
    expect(Object.values(landing)).toEqual(Array(6).fill(1 / 6));
    // 5 or 6 kills: of two aliens none in 16 of 36 ways, both in 4.
    expect(await shares('avz.bite', { aliens: 2 })).toEqual({ 0: 16 / 36, 1: 16 / 36, 2: 4 / 36 });
    expect(await shares('avz.laser', { zombies: 2 })).toEqual({ hit: 2 / 6, miss: 4 / 6 });
    expect((await shares('avz.laser', { zombies: 9 })).hit).toBe(1);
    // Six dice, each with even chances: 1, 6, 15, 20, 15, 6, 1 of 64.
    expect(await shares('avz.bfar.missiles', {})).toEqual(
      Object.fromEntries([1, 6, 15, 20, 15, 6, 1].map((ways, hits) => [hits, ways / 64])),
    );
    expect(await shares('avz.saves', { hits: 1, savesOn: 4 })).toEqual({ 0: 1 / 2, 1: 1 / 2 });
  });

  it('answers where no campaign can be opened, and says so of a rule there is not', async () => {
    expect(await failing(await testBackend(), 'rules.get', { rule: 'atz.nothing' })).toEqual({
      code: 'not-found',
      message: 'There is no rule atz.nothing.',
    });
  });
});

describe('tables', () => {
  /** Set side by side by hand, one column for each area. */
  const sideBySide = /^atz\.(building|vehicle)-type\./;

  it('are all laid out, row for row, behind rules there are', async () => {
    const shown = (await entries()).flatMap(({ tables }) => tables);
    for (const table of TABLES.filter(({ id }) => !sideBySide.test(id))) {
      const found = shown.find(({ id }) => id === table.id);
      expect([table.id, found?.rows.length]).toEqual([table.id, rowIds(table).length]);
    }
    const behind = Object.values(LAYOUTS).flatMap(({ rules }) => rules);
    expect(behind.filter((rule) => !IDS.includes(rule))).toEqual([]);
  });

  it('fill every column of every row with plain words', async () => {
    for (const { tables } of await entries()) {
      for (const { id, columns, rows } of tables) {
        for (const { cells } of rows) {
          expect([id, cells.length]).toEqual([id, columns.length]);
          for (const cell of cells) expect([id, cell]).toEqual([id, expect.stringMatching(/^\S.*$/)]);
          expect([id, cells.join(' ')]).not.toEqual([
            id,
            expect.stringMatching(/undefined|object|[a-z][A-Z]|NaN/),
          ]);
        }
      }
    }
  });

  it('read as the book has them, and mark what is not printed', async () => {
    const backend = await testBackend();
    const table = async (rule: string, id: string) => {
      const { tables } = await ask(backend, 'rules.get', { rule });
      const found = tables.find((one) => one.id === id);
      return { rows: found?.rows.map(({ cells, rests }) => ({ cells, rests })) };
    };
    // Fast Move Test: 16, 12 and 8 inches, best first.
    expect((await table('atz.fast-move', 'atz.fast-move')).rows).toEqual([
      { cells: ['2', '16'], rests: null },
      { cells: ['1', '12'], rests: null },
      { cells: ['0', '8'], rests: null },
    ]);
    expect((await table('atz.search', 'atz.loot')).rows?.at(-1)).toEqual({
      cells: ['Rural, medical supplies', '0', '−1', '−2'],
      rests: { on: 'reconstructed', ruling: 'ATZ-65' },
    });
    expect((await table('atz.received-fire', 'atz.received-fire')).rows).toContainEqual({
      cells: ['1, if in cover, outgunned or unable to fire', 'Ducks Back'],
      rests: { on: 'ruling', ruling: 'ATZ-27' },
    });
    expect((await table('atz.building-type', 'atz.building-type')).rows).toContainEqual({
      cells: ['Police station', '2–3, one only', '2–3, one only', '–'],
      rests: null,
    });
    expect((await table('atz.building-count', 'atz.building-count')).rows?.[0]?.cells).toEqual([
      'Urban',
      '12 + 3D6',
    ]);
  });
});

/** Every form as it opens, and with each field by itself set to each of its values. */
function variations(fields: readonly OddsField[]): object[] {
  const start = startInput(fields);
  const varied = fields.flatMap((field): object[] => {
    if (field.kind === 'group' || field.kind === 'list' || field.kind === 'tally') return [];
    return valuesOf(field).map((value) => ({ ...start, [field.name]: value }));
  });
  return [start, ...varied];
}

function valuesOf(field: SimpleField): unknown[] {
  switch (field.kind) {
    case 'number':
      return [field.least, field.most];
    case 'flag':
      return [true];
    case 'choice':
      return field.options.map(({ value }) => value);
    case 'several':
      return field.options.map(({ value }) => [value]);
    default:
      return field satisfies never;
  }
}

describe('odds', () => {
  it('stand with one rule each, for all that have them', async () => {
    const shown = (await entries()).flatMap(({ odds }) => (odds === null ? [] : [odds.rule]));
    expect(shown.toSorted()).toEqual(ODDS_IDS.toSorted());
    expect(shown.length).toBeGreaterThanOrEqual(44);
  });

  it('call all that they ask by another name', async () => {
    const alike = (await entries()).flatMap(({ odds }) => {
      const called = (odds?.fields ?? []).map(({ name }) => labelOf(odds?.rule ?? '', name));
      return called.filter((label, at) => called.indexOf(label) !== at || !/^[A-Z]/.test(label));
    });
    expect(alike).toEqual([]);
  });

  it('are asked by forms that know all their rule takes', async () => {
    for (const { odds } of await entries()) {
      if (odds === null) continue;
      const shape = ODDS_INPUTS[odds.rule as OddsRule].shape;
      expect(odds.fields.map(({ name }) => name)).toEqual(Object.keys(shape));
    }
  });

  it.each(
    IDS.filter((id) => ODDS_IDS.some((odds) => odds === id || odds.startsWith(id.replace(/\.\w+$/, '')))),
  )('%s comes to a whole, as its form opens and whatever is changed on it', async (id) => {
    const backend = await testBackend();
    const { odds } = await ask(backend, 'rules.get', { rule: id });
    if (odds === null) return;
    for (const input of variations(odds.fields)) {
      const reply = await backend.call('odds.get', { rule: odds.rule, input });
      if (!reply.ok) {
        // More shots than any weapon fires: the form says so, and what would be right.
        const { refusal }: OddsRules[string] = ODDS[odds.rule as OddsRule];
        expect([odds.rule, refusal === undefined]).toEqual([odds.rule, false]);
        expect(reply.error).toMatchObject({
          code: 'bad-input',
          message: expect.stringMatching(/^[A-Z].*\.$/),
        });
        continue;
      }
      const { outcomes } = reply.value as Odds;
      expect(outcomes.length).toBeGreaterThan(0);
      // Odds over more than numbers can hold are rounded shares.
      expect(outcomes.reduce((sum, { n, of }) => sum + n / of, 0)).toBeCloseTo(1, 12);
      for (const { name } of outcomes) {
        const said = odds.words[name] ?? name;
        expect([input, said]).toEqual([input, expect.stringMatching(/^(\d+|[A-Z].*)$/)]);
      }
    }
  });
});
