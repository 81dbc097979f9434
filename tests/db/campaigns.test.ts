import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { repLedger } from '../../db/games/all-things-zombie/ledger.ts';
import { commitAct, createCampaign, undo } from '../../db/games/all-things-zombie/log/campaign-log.ts';
import { listCampaigns, loadCampaign } from '../../db/games/all-things-zombie/log/campaigns.ts';
import { actPage, figureHistory, listActs, readLog } from '../../db/games/all-things-zombie/log/events.ts';
import type { Db } from '../../db/schema.ts';
import { titleOf } from '../../src/backend/games/all-things-zombie/title.ts';
import { giveWeapon } from '../../src/rules/all-things-zombie/acts/arms.ts';
import { setDate } from '../../src/rules/all-things-zombie/acts/campaign.ts';
import { editFigure } from '../../src/rules/all-things-zombie/acts/edit.ts';
import { renameFigure, setStatus } from '../../src/rules/all-things-zombie/acts/figure.ts';
import { addGrunt, recruitGrunt } from '../../src/rules/all-things-zombie/acts/recruit.ts';
import { figureId } from '../../src/rules/all-things-zombie/ids.ts';
import { byPlayer, byRule } from '../../src/rules/all-things-zombie/state/cause.ts';
import type { WeaponId } from '../../src/rules/all-things-zombie/types.ts';
import { AT } from '../support/db/moment.ts';
import { beginning, callIt, commitAll, ID, type MakeAct, newCampaign, played } from '../support/db/play.ts';
import { tempStore } from '../support/db/store.ts';
import { titled } from '../support/rules/title.ts';

const rename = callIt('Low Ferry');
const recruit: MakeAct = (now) => recruitGrunt(now, {});
const grunt =
  (name: string, ...weapons: WeaponId[]): MakeAct =>
  (now) =>
    addGrunt(now, { name, rep: 3, attributes: ['slow'], protected: false, weapons });

async function rowids(db: Db, table: string): Promise<unknown[]> {
  const { rows } = await sql<{
    id: number;
  }>`select rowid as id from ${sql.table(table)} order by rowid`.execute(db);
  return rows.map(({ id }) => id);
}

describe('a new campaign', () => {
  it('stands at revision 1 with nothing to undo, and loads as it was made', async () => {
    const { db } = await tempStore();
    const made = await newCampaign(db);
    expect(made.head).toEqual({
      id: ID,
      game: 'all-things-zombie',
      name: 'Merrow Ford',
      revision: 1,
      act: 1,
      createdAt: AT,
      changedAt: AT,
      deletedAt: null,
      undo: null,
      redo: null,
      last: null,
      writing: { undo: undefined, redo: undefined },
    });
    expect(made.campaign.figures.map(({ name, kind }) => [name, kind])).toEqual([['Gloria', 'star']]);
    expect(await loadCampaign(db, ID)).toEqual(made);
  });

  it('is not there under another id', async () => {
    const { db } = await tempStore();
    await newCampaign(db);
    expect(await loadCampaign(db, 'other')).toBeUndefined();
  });

  it('never takes the place of another', async () => {
    const { db } = await tempStore();
    const made = await newCampaign(db);
    await expect(createCampaign(db, ID, beginning('other seed'))).rejects.toThrow('UNIQUE');
    expect(await loadCampaign(db, ID)).toEqual(made);
  });
});

describe('an act', () => {
  it('counts the revision up, becomes what undo takes back, and says when it was made', async () => {
    const { db } = await tempStore();
    const { campaign } = await newCampaign(db);
    const made = played(campaign, rename);
    if (made === undefined) throw new Error('refused');
    const madeAt = '2026-03-05T00:00:00.000Z';
    const committed = await commitAct(db, ID, 1, { ...made.act, madeAt });
    expect(committed).toMatchObject({
      ok: true,
      campaign: made.after,
      head: { revision: 2, createdAt: AT, changedAt: madeAt, undo: { act: 2, title: made.act.title } },
    });
  });

  it('made from an older revision changes nothing and is told the newer one', async () => {
    const { db } = await tempStore();
    const first = await newCampaign(db);
    const second = await commitAll(db, first, [recruit]);
    const late = played(first.campaign, rename);
    if (late === undefined) throw new Error('refused');
    expect(await commitAct(db, ID, 1, late.act)).toEqual({
      ok: false,
      refusal: { code: 'stale', revision: 2 },
    });
    expect(await commitAct(db, ID, 3, late.act)).toEqual({
      ok: false,
      refusal: { code: 'stale', revision: 2 },
    });
    expect(await commitAct(db, 'other', 1, late.act)).toEqual({
      ok: false,
      refusal: { code: 'no-such-campaign' },
    });
    expect(await loadCampaign(db, ID)).toEqual(second);
  });

  it('that fails half-way leaves nothing behind', async () => {
    const { db } = await tempStore();
    const first = await newCampaign(db);
    const good = played(first.campaign, rename)?.act.events ?? [];
    const stranger = { type: 'figure-renamed', figure: figureId(9), from: 'A', to: 'B' } as const;
    const half = { title: titled('Half'), command: 'test', rulesVersion: '1', madeAt: AT };
    const events = [...good, { event: stranger, rolls: [] }];
    await expect(commitAct(db, ID, 1, { ...half, events })).rejects.toThrow('figure f9, who never joined');
    await expect(commitAct(db, ID, 1, { ...half, events: [] })).rejects.toThrow(
      'an act by test tells no event',
    );
    const unnamed = { type: 'campaign-renamed', from: 'A', to: '' } as const;
    await expect(commitAct(db, ID, 1, { ...half, events: [{ event: unnamed, rolls: [] }] })).rejects.toThrow(
      'CHECK',
    );
    expect(await loadCampaign(db, ID)).toEqual(first);
    expect(await listActs(db, ID)).toHaveLength(1);
  });

  it('writes the rows that changed and leaves all others', async () => {
    const { db } = await tempStore();
    const at = await commitAll(db, await newCampaign(db), [
      grunt('Ann', 'pistol', 'rifle'),
      grunt('Bea', 'bow'),
    ]);
    const [gloria, , bea] = await rowids(db, 'figure');
    const calendar = await rowids(db, 'calendar');
    const attributes = await rowids(db, 'figure_attribute');
    const weapons = await rowids(db, 'figure_weapon');
    await commitAll(db, at, [(now) => renameFigure(now, { figure: 'f2', name: 'Anne' })]);
    const after = await rowids(db, 'figure');
    expect(after).toContain(gloria);
    expect(after).toContain(bea);
    expect(after).toHaveLength(3);
    expect(after).not.toEqual([gloria, after[1], bea]);
    expect(await rowids(db, 'calendar')).toEqual(calendar);
    expect(await rowids(db, 'figure_attribute')).toEqual(attributes);
    expect(await rowids(db, 'figure_weapon')).toEqual(weapons);
  });

  it('may make weapons change places', async () => {
    const { db } = await tempStore();
    const at = await commitAll(db, await newCampaign(db), [
      grunt('Ann', 'pistol', 'rifle'),
      grunt('Bea', 'bow'),
      (now) => giveWeapon(now, { figure: 'f2', weapon: now.figures[1]?.weapons[0]?.id ?? '', to: 'f3' }),
      (now) => giveWeapon(now, { figure: 'f3', weapon: now.figures[2]?.weapons[0]?.id ?? '', to: 'f2' }),
    ]);
    expect(at.campaign.figures.slice(1).map(({ weapons }) => weapons.map(({ weapon }) => weapon))).toEqual([
      ['rifle', 'bow'],
      ['pistol'],
    ]);
    expect((await loadCampaign(db, ID))?.campaign).toEqual(at.campaign);
  });
});

describe('the list', () => {
  it('shows what the shelf needs, the last one changed first', async () => {
    const { db } = await tempStore();
    const first = await newCampaign(db, 'first');
    await createCampaign(db, 'second', {
      ...beginning('s', 'Low Ferry'),
      madeAt: '2026-03-05T00:00:00.000Z',
    });
    await commitAll(db, first, [
      grunt('Ann'),
      grunt('Bea'),
      (now) => setStatus(now, { figure: 'f3', status: 'captive', why: '' }),
      (now) => setDate(now, { date: { year: 11, period: 9 }, why: 'played on paper' }),
    ]);
    const [second, changed, none] = await listCampaigns(db);
    expect(none).toBeUndefined();
    expect(second).toMatchObject({ id: 'second', name: 'Low Ferry', last: { key: 'begin' }, party: 1 });
    expect(changed).toEqual({
      id: 'first',
      name: 'Merrow Ford',
      revision: 5,
      division: 'months',
      date: { year: 11, period: 9 },
      phase: 2,
      recruiting: true,
      oneOff: null,
      star: 'Gloria',
      party: 2,
      createdAt: AT,
      changedAt: AT,
      deletedAt: null,
      last: { key: 'set-date', values: {} },
    });
  });

  it('names the last act that counts, not one taken back', async () => {
    const { db } = await tempStore();
    const at = await commitAll(db, await newCampaign(db), [rename]);
    await undo(db, ID, at.head.revision, { at: AT });
    expect((await listCampaigns(db)).map(({ name, last }) => [name, last])).toEqual([
      ['Merrow Ford', { key: 'begin', values: { name: 'Merrow Ford' } }],
    ]);
  });
});

describe('histories', () => {
  const rep: MakeAct = (now) =>
    editFigure(now, { figure: 'f2', why: 'sprained', edit: { field: 'rep', to: 2 } });
  const date: MakeAct = (now) => setDate(now, { date: { year: 3, period: 4 }, why: 'later' });
  const give: MakeAct = (now) =>
    giveWeapon(now, { figure: 'f2', weapon: now.figures[1]?.weapons[0]?.id ?? '', to: 'f1' });

  it('hold what a figure had a part in, with its date, and nothing undone', async () => {
    const { db } = await tempStore();
    const at = await commitAll(db, await newCampaign(db), [grunt('Ann', 'bow'), date, rep, give, rep2]);
    await undo(db, ID, at.head.revision, { at: AT });
    const of = async (n: number) =>
      (await figureHistory(db, ID, figureId(n), { after: null, limit: 99 })).events
        .toReversed()
        .map(({ event, date: { year }, act }) => [event.type, year, act]);
    expect(await of(2)).toEqual([
      ['figure-joined', 2, 2],
      ['rep-changed', 3, 4],
      ['weapon-given', 3, 5],
    ]);
    expect(await of(1)).toEqual([
      ['figure-joined', 2, 1],
      ['weapon-given', 3, 5],
    ]);
    expect(await of(3)).toEqual([]);
  });
  const rep2: MakeAct = (now) =>
    editFigure(now, { figure: 'f2', why: 'better', edit: { field: 'rep', to: 4 } });

  it('keep the Rep ledger: every change and why', async () => {
    const { db } = await tempStore();
    const rap: MakeAct = (now) =>
      editFigure(now, { figure: 'f2', why: 'held the bridge', edit: { field: 'rap', to: 1 } });
    const at = await commitAll(db, await newCampaign(db), [grunt('Ann'), rap, date, rep, rep2]);
    await undo(db, ID, at.head.revision, { at: AT });
    const lines = await repLedger(db, ID, figureId(2));
    expect(lines.map(({ of, from, to, why, date: { year } }) => [of, from, to, why, year])).toEqual([
      ['rep', 0, 3, byRule('joined'), 2],
      ['rap', 0, 1, byPlayer('held the bridge'), 2],
      ['rep', 3, 2, byPlayer('sprained'), 3],
    ]);
  });

  it('keep with each event the rolls it came from', async () => {
    const { db } = await tempStore();
    await commitAll(db, await newCampaign(db), [recruit]);
    const log = (await readLog(db, ID)).filter(({ act }) => act === 2);
    expect(log.map(({ event, rolls }) => [event.type, rolls.map(({ rule, by }) => `${rule} ${by}`)])).toEqual(
      [
        ['card-drawn', ['atz.recruit.table app', 'atz.recruit.card app']],
        ['name-given', ['atz.recruit.shotgun app', 'holdout.name app', 'holdout.name app']],
        ['figure-joined', []],
        ['dice-advanced', []],
      ],
    );
    expect(log.map(({ seq, rulesVersion }) => [seq, rulesVersion])).toEqual(
      [3, 4, 5, 6].map((seq) => [seq, '1']),
    );
  });

  it('list every act with the date it ended at', async () => {
    const { db } = await tempStore();
    const at = await commitAll(db, await newCampaign(db), [rename, date]);
    await undo(db, ID, at.head.revision, { at: AT });
    expect(
      (await listActs(db, ID)).map(({ act, title, state, date: { year } }) => [
        act,
        titleOf(title),
        state,
        year,
      ]),
    ).toEqual([
      [1, 'Begin Merrow Ford', 'done', 2],
      [2, 'Call it Low Ferry', 'done', 2],
      [3, 'Correct the date', 'undone', 3],
    ]);
  });

  it('come a page at a time, as many as asked for, however many were dropped between them', async () => {
    const { db } = await tempStore();
    const at = await commitAll(db, await newCampaign(db), [recruit, rename, date]);
    const back = await undo(db, ID, at.head.revision, { at: AT, backTo: 2 });
    if (!back.ok) throw new Error(back.refusal.code);
    await commitAll(db, { head: back.head, campaign: back.campaign }, [callIt('High Ferry'), date]);
    const first = await actPage(db, ID, { after: null, limit: 3 });
    expect(first.acts.map(({ act }) => act)).toEqual([6, 5, 2]);
    expect(first.next).toBe(2);
    const rest = await actPage(db, ID, { after: first.next, limit: 3 });
    expect(rest).toMatchObject({ acts: [{ act: 1 }], next: null });
  });
});
