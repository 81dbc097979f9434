/** A figure corrected for a campaign: play, odds, prints and the reference go by it, and no look-up passes it over. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Backend } from '../../src/backend/backend.ts';
import type { Input, Method, Output } from '../../src/contract/contract.ts';
import type { Correction } from '../../src/rules/core/corrections.ts';
import { ask, failing, testBackend } from '../support/backend/backend.ts';
import { type At, settled } from '../support/backend/party.ts';
import { LOOKED_UP } from '../support/rules/looked-up.ts';

vi.mock(import('../../src/rules/core/table.ts'), async (original) => {
  const { watched } = await import('../support/rules/looked-up.ts');
  return watched(await original());
});

const RECOVERY: Correction = { table: 'atz.recovery', row: '1', field: 'result', to: 'gone' };
const ZOMBIES: Correction = { table: 'atz.activity.zombies', row: 'rural-1', field: 'result', to: 9 };
const NOISE: Correction = { table: 'atz.zombie-reinforcement', row: 'rural', field: 'result', to: 2 };
const PRICE: Correction = { table: 'atz.weapon-cost', row: 'thrown', field: 'result', to: 9 };

async function correct(backend: Backend, { campaign }: At, ...corrections: Correction[]): Promise<At> {
  let at = { campaign, revision: (await ask(backend, 'campaign.get', { campaign })).revision };
  for (const correction of corrections) {
    const { revision } = await ask(backend, 'corrections.make', { ...at, ...correction });
    at = { campaign, revision };
  }
  return at;
}

type Deed = Input<'encounter.act'>['act'];

async function acting(backend: Backend, at: At, act: Deed, dice: Input<'encounter.act'>['dice'] = 'app') {
  const done = await ask(backend, 'encounter.act', { ...at, act, dice, odds: [] });
  if (done.state !== 'done') throw new Error(`waits for ${done.question.text}`);
  return { ...done, at: { campaign: at.campaign, revision: done.revision } };
}

const PLAN: Deed = {
  do: 'plan',
  kind: 'raid',
  role: 'raider',
  objective: 'loot',
  area: 'rural',
  goes: ['f1', 'f2'],
};

async function onTheTable(backend: Backend, at: At): Promise<At> {
  const planned = await acting(backend, at, PLAN);
  return (await acting(backend, planned.at, { do: 'set-table' })).at;
}

const shares = ({ outcomes }: Output<'odds.get'>) => outcomes.map(({ name, n, of }) => [name, n, of]);

describe('a corrected figure', () => {
  it('changes exact odds, and nobody else’s', async () => {
    const backend = await testBackend();
    const at = await correct(backend, await settled(backend), RECOVERY);
    const other = await settled(backend);
    const asked = { rule: 'atz.recovery', input: { rep: 3, kind: 'ranAway', medical: false } };
    const book = [
      ['returns', 9, 36],
      ['returnsWeaker', 18, 36],
      ['gone', 9, 36],
    ];
    expect(shares(await ask(backend, 'odds.get', asked))).toEqual(book);
    expect(shares(await ask(backend, 'campaign.odds', { campaign: other.campaign, ...asked }))).toEqual(book);
    expect(shares(await ask(backend, 'campaign.odds', { campaign: at.campaign, ...asked }))).toEqual([
      ['returns', 9, 36],
      ['gone', 27, 36],
    ]);
    const { revision } = await ask(backend, 'campaign.undo', at);
    expect(shares(await ask(backend, 'campaign.odds', { campaign: at.campaign, ...asked }))).toEqual(book);
    await ask(backend, 'campaign.redo', { campaign: at.campaign, revision });
    expect(shares(await ask(backend, 'campaign.odds', { campaign: at.campaign, ...asked }))).toHaveLength(2);
  });

  it('changes what given dice bring, by the same figure as the odds', async () => {
    const backend = await testBackend();
    const at = await onTheTable(backend, await settled(backend));
    const heard: Deed = { do: 'hear-shots', shots: 2, from: null };
    const chance = async () => {
      const { odds } = await ask(backend, 'encounter.chance', { campaign: at.campaign, act: heard });
      return odds?.outcomes.map(({ name, n, of }) => [name, (n * 36) / of]);
    };
    // A die of 6 brings a zombie in the country.
    expect(Object.fromEntries((await chance()) ?? [])).toEqual({ 0: 25, 1: 10, 2: 1 });
    const none = await acting(backend, at, heard, [{ own: [1, 3] }]);
    expect(none.replies).toHaveLength(1);
    const { revision } = await ask(backend, 'campaign.undo', none.at);
    const now = await correct(backend, { campaign: at.campaign, revision }, NOISE);
    expect(Object.fromEntries((await chance()) ?? [])).toEqual({ 0: 1, 1: 10, 2: 25 });
    const waits = await ask(backend, 'encounter.act', {
      ...now,
      act: heard,
      dice: [{ own: [1, 3] }],
      odds: [],
    });
    expect(waits.state).toBe('waiting');
    const one = await acting(backend, now, heard, [{ own: [1, 3] }, 'app']);
    expect(one.replies.at(0)).toMatchObject({ answer: [1, 3] });
    expect(one.replies.length).toBeGreaterThan(1);
  });

  it('is listed with the book’s figure and what that rests on, told in the log, and taken back', async () => {
    const backend = await testBackend();
    const start = await settled(backend);
    const at = await correct(backend, start, PRICE, ZOMBIES, { ...ZOMBIES, to: 8 });
    const { differences } = await ask(backend, 'corrections.get', { campaign: at.campaign });
    expect(differences).toMatchObject([
      { ...placeOf(ZOMBIES), book: 1, now: 8, tableText: 'Zombie activity', on: 'printed', ruling: null },
      {
        ...placeOf(PRICE),
        book: 1,
        now: 9,
        on: 'reconstructed',
        ruling: 'ATZ-18',
        bookText: '1',
        nowText: '9',
      },
    ]);
    const { acts } = await ask(backend, 'campaign.log', { campaign: at.campaign });
    expect(acts.slice(0, 3).map(({ title }) => title)).toEqual([
      'Correct Zombie activity, rural 1: 8',
      'Correct Zombie activity, rural 1: 9',
      'Correct Points for weapons, thrown: 9',
    ]);
    const { entries } = await ask(backend, 'chronicle.page', { campaign: at.campaign });
    expect(JSON.stringify(entries)).toContain('Correct Points for weapons, thrown: 9');

    expect(await failing(backend, 'corrections.make', { ...start, ...PRICE, to: 3 })).toMatchObject({
      code: 'stale',
    });
    const back = await ask(backend, 'corrections.take-back', { ...at, ...placeOf(PRICE) });
    expect(back.title).toBe('As in the book again: Points for weapons, thrown');
    expect((await ask(backend, 'corrections.get', { campaign: at.campaign })).differences).toHaveLength(1);
    expect((await ask(backend, 'campaign.verify', { campaign: at.campaign })).identical).toBe(true);
    const copy = await ask(backend, 'campaign.copy', { campaign: at.campaign, name: 'What if' });
    expect((await ask(backend, 'corrections.get', { campaign: copy.id })).differences).toHaveLength(1);
  });

  it('stands in the reference with the book’s beside it, and on the printed one with a mark', async () => {
    const backend = await testBackend();
    const { campaign } = await correct(backend, await settled(backend), RECOVERY, {
      ...{ table: 'atz.loot', row: 'rural-body-armor', field: '2', to: 3 },
    });
    const rows = async (rule: string) => {
      const { tables } = await ask(backend, 'campaign.rule', { campaign, rule });
      return tables.flatMap((table) => table.rows).filter(({ was }) => was !== null);
    };
    expect(await rows('atz.recovery')).toMatchObject([
      {
        cells: ['1', 'Dead, or never seen again'],
        was: ['1', 'Returns one Rep lower'],
        figures: [{ ...placeOf(RECOVERY), book: 'returnsWeaker', now: 'gone', corrected: true }],
      },
    ]);
    expect(await rows('atz.search')).toMatchObject([
      {
        cells: ['Rural, body armour', '−1', '3', '−2'],
        was: ['Rural, body armour', '−1', '−2', '−2'],
        rests: { on: 'reconstructed', ruling: 'ATZ-65' },
      },
    ]);
    const printed = JSON.stringify(await ask(backend, 'print.reference', { campaign }));
    expect(printed).toContain('Dead of the wounds; a runaway is never seen again‡');
    expect(JSON.stringify(await ask(backend, 'print.reference', {}))).not.toContain('‡');
    const { tables } = await ask(backend, 'rules.get', { rule: 'atz.recovery' });
    expect(tables.flatMap((table) => table.rows).every(({ was }) => was === null)).toBe(true);
  });
});

describe('the difference mark', () => {
  const LEVEL: Correction = { table: 'atz.activity.zombies', row: 'rural-1', field: 'result', to: 3 };

  it('stands at what a view shows by corrected figures, and nowhere else', async () => {
    const backend = await testBackend();
    const book = await onTheTable(backend, await settled(backend));
    const marks = async () => {
      const view = await ask(backend, 'encounter.get', { campaign: book.campaign });
      const { corrected, places } = view.encounter ?? { places: [] };
      const floors = places.flatMap((place) => place.floors);
      return {
        areas: view.areas.filter((area) => area.corrected.length > 0).map(({ area }) => area),
        corrected,
        floors: new Set(floors.map((floor) => floor.corrected)),
        odds: new Set(floors.map(({ odds }) => odds.corrected)),
      };
    };
    expect(await marks()).toEqual({
      ...{ areas: [], corrected: [] },
      ...{ floors: new Set([false]), odds: new Set([false]) },
    });
    await correct(backend, book, LEVEL);
    expect(await marks()).toEqual({
      areas: ['rural'],
      // Vehicles come, and zombies count, by the level of zombies.
      corrected: expect.arrayContaining(['zal', 'vehicles']),
      ...{ floors: new Set([true]), odds: new Set([true]) },
    });
    expect((await marks()).corrected).not.toContain('sal');
  });

  it('stands at the rolls that went by a corrected figure, then and for ever, and at their line in the log', async () => {
    const backend = await testBackend();
    const table = await onTheTable(backend, await settled(backend));
    const heard: Deed = { do: 'hear-shots', shots: 1, from: null };
    const before = await acting(backend, table, heard, [{ own: [1] }]);
    const now = await correct(backend, before.at, NOISE);
    const after = await acting(backend, now, heard, [{ own: [1] }]);
    expect(before.replies.map(({ corrected }) => corrected)).toEqual([[]]);
    expect(after.replies.map(({ corrected }) => corrected)).toEqual([['Zombies drawn by noise, Rural']]);
    await ask(backend, 'corrections.take-back', { ...after.at, ...placeOf(NOISE) });
    const { acts } = await ask(backend, 'encounter.log', { campaign: table.campaign });
    // Newest first: taken back, heard, corrected, heard.
    expect(acts.slice(0, 4).map(({ corrected }) => corrected)).toEqual([false, true, false, false]);
    expect((await ask(backend, 'campaign.verify', { campaign: table.campaign })).identical).toBe(true);
  });
});

const placeOf = ({ to: _, ...place }: Correction) => place;

describe('every look-up made for a campaign', () => {
  beforeEach(() => LOOKED_UP.clear());

  it('goes by its corrections', async () => {
    const backend = await testBackend();
    const { id } = await ask(backend, 'campaign.soak', { name: 'Soak', seed: 'LOOKS-8', years: 2 });
    const at = await correct(backend, { campaign: id, revision: 0 }, RECOVERY, NOISE, PRICE);
    const { figures } = await ask(backend, 'campaign.get', { campaign: id });
    const [first, second] = figures.filter(({ status }) => status === 'ready').map((one) => one.id);
    if (first === undefined || second === undefined) throw new Error('the bots have lost their party');
    const sections = (await ask(backend, 'rules.list', {})).sections
      .flatMap(({ rules }) => rules)
      .filter(({ id: rule }) => rule.startsWith('atz.'));
    LOOKED_UP.clear();
    const queries = async () => {
      const which = { campaign: id };
      const QUERIES: readonly (readonly [Method, object])[] = [
        ...(['campaign.get', 'campaign.agreements', 'campaign.log', 'campaign.reference'] as const).map(
          (method) => [method, which] as const,
        ),
        ...(['encounter.get', 'stockpile.get', 'stockpile.history', 'people.page'] as const).map(
          (method) => [method, which] as const,
        ),
        ...(['chronicle.page', 'chronicle.series', 'statistics.get', 'script.due'] as const).map(
          (method) => [method, which] as const,
        ),
        ...(
          ['print.reference', 'print.brief', 'print.stockpile', 'print.report', 'roster.gone'] as const
        ).map((method) => [method, which] as const),
        ['print.accounts', { ...which, last: 3, act: null }],
        ['print.chronicle', { ...which, from: null, to: null }],
        ...(['roster', 'ledger', 'chronicle', 'stockpile'] as const).map(
          (what) => ['export.csv', { ...which, what }] as const,
        ),
        ['figure.get', { ...which, figure: first }],
        ...sections.map(({ id: rule }) => ['campaign.rule', { ...which, rule }] as const),
        [
          'campaign.odds',
          { ...which, rule: 'atz.recovery', input: { rep: 3, kind: 'ranAway', medical: false } },
        ],
      ];
      const { groups } = await ask(backend, 'people.page', { campaign: id });
      for (const { id: group } of groups.slice(0, 3))
        await ask(backend, 'people.group', { campaign: id, group });
      for (const [method, input] of QUERIES) await ask(backend, method, input as never);
    };
    await queries();
    let now = at;
    const ACTS: readonly Deed[] = [
      { ...PLAN, goes: [first, second] },
      { do: 'set-table' },
      { do: 'place-zombies' },
      { do: 'begin-turn', sides: ['Party', 'Zombies'] },
      { do: 'hear-shots', shots: 2, from: null },
    ];
    for (const act of ACTS) {
      await ask(backend, 'encounter.chance', { campaign: id, act });
      ({ at: now } = await acting(backend, now, act));
    }
    await queries();
    expect(LOOKED_UP.size).toBeGreaterThan(0);
    // The name of a building or a vehicle is no figure, and stands in lines of the log.
    const passed = [...LOOKED_UP].filter(
      ([row, inForce]) => !inForce && !/^atz\.(building|vehicle)\//.test(row),
    );
    expect(passed.map(([row]) => row)).toEqual([]);
  });
});
