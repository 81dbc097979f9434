/** Counts that several screens, prints, spreadsheets and the command line show: each is the same number wherever it stands. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, openBackend } from '../../src/backend/backend.ts';
import { scoreView } from '../../src/backend/games/all-things-zombie/views/encounter/after.ts';
import { brief } from '../../src/backend/games/all-things-zombie/views/print.ts';
import type { Input, Output } from '../../src/contract/contract.ts';
import { fighterNamed } from '../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { apply } from '../../src/rules/all-things-zombie/state/apply.ts';
import { AT, ask, testBackend } from '../support/backend/backend.ts';
import { holdout } from '../support/backend/cli.ts';
import { settled } from '../support/backend/party.ts';
import { figureIn } from '../support/rules/campaign.ts';
import { campaignWith, entered, idOf, onTable, planned, underWay } from '../support/rules/encounter.ts';

type Sheet = Input<'export.csv'>['what'];

/** A campaign of five years, with losses and a stockpile. */
let backend: Backend;
let campaign: Input<'campaign.get'>['campaign'];
const dataDir = mkdtempSync(join(tmpdir(), 'holdout-one-number-'));

beforeAll(async () => {
  backend = await openBackend({ dataDir, now: () => new Date(AT) });
  ({ id: campaign } = await ask(backend, 'campaign.soak', { name: 'Soak', seed: 'A5', years: 5 }));
});
afterAll(async () => {
  await backend.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const sum = (many: readonly number[]) => many.reduce((all, one) => all + one, 0);

/** Rows of a spreadsheet, by the heads of their columns. */
async function sheet(what: Sheet): Promise<Record<string, string>[]> {
  const { text } = await ask(backend, 'export.csv', { campaign, what, separator: 'tab' });
  const [head = [], ...rows] = text
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split('\t').map((cell) => cell.replaceAll('"', '')));
  return rows.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])));
}

/** Entries of the Chronicle for Encounters that are over, oldest first, each in full. */
async function ended(): Promise<Output<'chronicle.entry'>[]> {
  const found: Output<'chronicle.entry'>[] = [];
  let after: number | null = null;
  do {
    const page: Output<'chronicle.page'> = await ask(backend, 'chronicle.page', {
      campaign,
      what: 'encounters',
      order: 'oldest',
      after,
    });
    for (const { act, encounter } of page.entries)
      if (encounter?.state === 'ended') found.push(await ask(backend, 'chronicle.entry', { campaign, act }));
    after = page.next;
  } while (after !== null);
  return found;
}

/** Everybody in the graveyard, and everybody on the roster who is gone, page by page. */
async function gone() {
  const graves: Output<'chronicle.graveyard'>['graves'] = [];
  for (let more = true; more; ) {
    const page = await ask(backend, 'chronicle.graveyard', { campaign, skip: graves.length });
    graves.push(...page.graves);
    more = page.more;
  }
  const figures: Output<'roster.gone'>['figures'] = [];
  let after: string | null = null;
  do {
    const page: Output<'roster.gone'> = await ask(backend, 'roster.gone', { campaign, after });
    figures.push(...page.figures);
    after = page.next;
  } while (after !== null);
  return { graves, figures };
}

/** What Home, the stockpile, its print, its spreadsheet, Plan and the command line say lies there, and who carries how many. */
async function stock() {
  const { kinds, things } = await ask(backend, 'stockpile.get', { campaign });
  const { items } = await ask(backend, 'print.stockpile', { campaign });
  const rows = await sheet('stockpile');
  const plan = await ask(backend, 'encounter.get', { campaign });
  const shown = JSON.parse((await holdout('show', campaign, 'encounter', '--data', dataDir)).out);
  // On paper a thing stands under one of these, or under nobody.
  const { figures } = await ask(backend, 'campaign.get', { campaign });
  const bearers = items.filter(({ carrier }) => figures.some(({ id }) => id === carrier?.id));
  return {
    counts: {
      kinds: sum(kinds.map(({ lying, carried }) => lying + carried)),
      things: things.length,
      paper: items.length,
      sheet: rows.length,
      plan: plan.stock.length,
      shown: shown.stock.length,
    },
    carried: {
      kinds: sum(kinds.map(({ carried }) => carried)),
      things: things.filter(({ carrier }) => carrier !== null).length,
      paper: bearers.length,
      sheet: rows.filter((row) => row['Carried by'] !== '').length,
      plan: plan.stock.filter(({ carrier }) => carrier !== null).length,
    },
  };
}

const same = (counts: Readonly<Record<string, number>>) => [...new Set(Object.values(counts))];

describe('a number that is shown in several places', () => {
  it('is one number: who was lost in an Encounter, who went, and what each killed', async () => {
    const told = await ended();
    const { encounters, totals } = await ask(backend, 'print.report', { campaign });
    const rows = await sheet('chronicle');
    const { points } = await ask(backend, 'chronicle.series', { campaign, span: 120 });
    const of = (number: (entry: Output<'chronicle.entry'>) => number) => told.map(number);
    const column = (name: string) => rows.map((row) => Number(row[name]));

    const lost = of(({ who }) => who.filter((one) => one.lost).length);
    expect(lost.some((many) => many > 0)).toBe(true);
    expect(of(({ entry }) => lostIn(entry.tag?.text ?? ''))).toEqual(lost);
    expect(encounters.map((one) => one.lost)).toEqual(lost);
    expect(column('Lost')).toEqual(lost);
    expect(totals.lost).toBe(sum(lost));

    const went = of(({ who }) => who.length);
    expect(encounters.map(({ party }) => party)).toEqual(went);
    expect(column('Party')).toEqual(went);

    const zombies = of(({ who }) => sum(who.map((one) => one.zombies)));
    expect(sum(zombies)).toBeGreaterThan(0);
    expect(encounters.map((one) => one.zombiesKilled)).toEqual(zombies);
    expect(column('Zombies killed')).toEqual(zombies);
    expect(points.map((one) => one.zombies)).toEqual(zombies);
    expect(totals.zombies).toBe(sum(zombies));
    const people = of(({ who }) => sum(who.map((one) => one.people)));
    expect(points.map((one) => one.people)).toEqual(people);
    // A headline names them where nothing weightier fills it.
    const down = told.map(({ entry }) => / ?(\w+) zombies? down\./.exec(entry.line)?.[1]?.toLowerCase());
    expect(down.some((word) => word !== undefined)).toBe(true);
    expect(down.map((word, at) => (word === undefined ? zombies[at] : WORDS.indexOf(word)))).toEqual(zombies);
  });

  it('is one number: how many Encounters were played, and what they scored', async () => {
    const told = await ended();
    const { encounters, totals } = await ask(backend, 'print.report', { campaign });
    const rows = await sheet('chronicle');
    const { points: drawn } = await ask(backend, 'chronicle.series', { campaign, span: 120 });
    const { points } = await ask(backend, 'encounter.get', { campaign });
    expect([totals.encounters, encounters.length, rows.length, drawn.length]).toEqual(
      Array(4).fill(told.length),
    );
    expect(totals.won).toBe(told.filter(({ closed }) => closed?.successful).length);
    const scored = told.map(({ facts }) => Number(facts.find(({ label }) => label === 'Points')?.text));
    expect(encounters.map((one) => one.points)).toEqual(scored);
    expect(rows.map((row) => Number(row.Points))).toEqual(scored);
    expect([points, totals.points]).toEqual([sum(scored), sum(scored)]);
  });

  it('is one number: the party, its combined Rep and cost, on Home, the shelf, the curves and the command line', async () => {
    const { totals, figures, name } = await ask(backend, 'campaign.get', { campaign });
    const { figures: printed } = await ask(backend, 'print.report', { campaign });
    const { points } = await ask(backend, 'chronicle.series', { campaign, span: 120 });
    const { campaigns } = await ask(backend, 'shelf.list', {});
    const ready = figures.filter(({ status }) => status === 'ready');
    expect(totals).toEqual({
      figures: ready.length,
      rep: sum(ready.map(({ rep }) => rep)),
      cost: sum(ready.map(({ cost }) => cost)),
    });
    expect(points.at(-1)).toMatchObject({ party: totals.figures, rep: totals.rep });
    expect(campaigns.find(({ id }) => id === campaign)?.party).toBe(totals.figures);
    expect(printed.filter(({ status }) => status === 'ready')).toHaveLength(totals.figures);
    const rows = (await sheet('roster')).filter((row) => row.Status === 'Ready');
    expect([rows.length, sum(rows.map((row) => Number(row.Rep)))]).toEqual([totals.figures, totals.rep]);
    const { out } = await holdout('campaign', 'show', campaign, '--data', dataDir);
    expect(out).toContain(`Party of ${totals.figures}, combined Rep ${totals.rep}, ${totals.cost} points`);
    const { out: listed } = await holdout('campaign', 'list', '--data', dataDir);
    expect(listed).toMatch(new RegExp(`${name} .* ${totals.figures} `));
  });

  it('is one number: who is held captive, and who is gone', async () => {
    const { revision } = await ask(backend, 'log.head', { campaign });
    const party = (await ask(backend, 'campaign.get', { campaign })).figures;
    const figure = party.find(({ status, kind }) => status === 'ready' && kind === 'grunt')?.id ?? '';
    await ask(backend, 'figure.setStatus', { campaign, revision, figure, status: 'captive', why: 'Held' });
    const { figures, gone: many } = await ask(backend, 'campaign.get', { campaign });
    const { captives } = await ask(backend, 'encounter.get', { campaign });
    const { figures: printed } = await ask(backend, 'print.report', { campaign });
    const rows = await sheet('roster');
    const held = figures.filter(({ status }) => status === 'captive');
    expect(held.length).toBeGreaterThan(0);
    expect(captives.map(({ figure }) => figure)).toEqual(held.map(({ id }) => id));
    expect(printed.filter(({ status }) => status === 'captive')).toHaveLength(held.length);
    expect(rows.filter((row) => row.Status === 'Captive')).toHaveLength(held.length);

    const { dead, turned, left, neverRecovered } = await ask(backend, 'chronicle.graveyard', {
      campaign,
      skip: 0,
    });
    const all = await gone();
    expect(dead + turned + left + neverRecovered).toBe(many);
    expect(all.graves).toHaveLength(many);
    expect(all.figures).toHaveLength(many);
    const buried = printed.filter(({ status }) => status !== 'ready' && status !== 'captive');
    expect(buried).toHaveLength(many);
    expect(all.graves.filter((grave) => grave.neverRecovered)).toHaveLength(neverRecovered);
    expect(all.figures.filter((figure) => figure.neverRecovered)).toHaveLength(neverRecovered);
    expect(buried.filter((figure) => figure.neverRecovered)).toHaveLength(neverRecovered);
    const { out } = await holdout('roster', campaign, '--data', dataDir, '--json');
    expect(JSON.parse(out).figures).toHaveLength(figures.length + many);
    expect(rows).toHaveLength(figures.length + many);
    await ask(backend, 'campaign.undo', { campaign, revision: revision + 1 });
  });

  it('is one number: what a figure has been through, on its sheet, its grave, on paper, in a spreadsheet, and in its life', async () => {
    const told = await ended();
    const { figures: printed } = await ask(backend, 'print.report', { campaign });
    const rows = await sheet('roster');
    const { graves } = await gone();
    for (const figure of printed) {
      const { id, name, outings, zombies, people } = figure;
      const tally = { outings, zombies, people };
      const { tally: onSheet, life } = await ask(backend, 'figure.get', { campaign, figure: id });
      expect(onSheet).toEqual(tally);
      const grave = graves.find((one) => one.figure === id);
      if (grave !== undefined) expect(grave).toMatchObject(tally);
      const row = rows.find((one) => one.Name === name);
      expect([row?.Encounters, row?.Zombies, row?.People]).toEqual([outings, zombies, people].map(String));
      const own = told.flatMap(({ who }) => who.filter((one) => one.figure === id));
      expect({
        outings: own.length,
        zombies: sum(own.map((one) => one.zombies)),
        people: sum(own.map((one) => one.people)),
      }).toEqual(tally);
      const lines = [...life.lines];
      for (let after = life.next; after !== null; ) {
        const page: Output<'figure.life'> = await ask(backend, 'figure.life', {
          campaign,
          figure: id,
          after,
        });
        lines.push(...page.lines);
        after = page.next;
      }
      expect(lines.filter(({ encounter }) => encounter !== null)).toHaveLength(outings);
    }
  });

  it('is one number: how many groups were met', async () => {
    const all = { campaign, area: null, standing: null, whereabouts: null, name: '' };
    const groups: Output<'people.page'>['groups'] = [];
    let met = 0;
    let after: number | null = null;
    do {
      const page: Output<'people.page'> = await ask(backend, 'people.page', { ...all, after });
      groups.push(...page.groups);
      met = page.met;
      after = page.next;
    } while (after !== null);
    expect(groups).toHaveLength(met);
    expect(met).toBeGreaterThan(0);
    for (const { id, times } of groups) {
      const { dealings } = await ask(backend, 'people.group', { campaign, group: id });
      expect([id, dealings.length]).toEqual([id, times]);
    }
  });

  it('is one number: what lies in the stockpile, carried or not, and what the dead carried is laid back', async () => {
    const before = await stock();
    const { points } = await ask(backend, 'chronicle.series', { campaign, span: 120 });
    expect(same({ ...before.counts, curve: points.at(-1)?.stock ?? 0 })).toEqual([before.counts.things]);
    const { figures } = await ask(backend, 'campaign.get', { campaign });
    const bearer = figures.find(({ status, kind }) => status === 'ready' && kind === 'grunt');
    const figure = bearer?.id ?? '';
    const rev = async () => ({ campaign, revision: (await ask(backend, 'log.head', { campaign })).revision });
    const things = { what: { kind: 'medical-supplies' }, count: 3, why: 'Kept from before' } as const;
    await ask(backend, 'stockpile.add', { ...(await rev()), ...things });
    const { things: now } = await ask(backend, 'stockpile.get', { campaign });
    const item = now.find(({ kind, carrier }) => kind === 'medical-supplies' && carrier === null)?.id ?? '';
    await ask(backend, 'stockpile.hand-out', { ...(await rev()), items: [item], to: figure });
    const carried = await stock();
    expect(same(carried.counts)).toEqual([before.counts.things + 3]);
    expect(same(carried.carried)).toEqual([before.carried.things + 1]);
    await ask(backend, 'figure.setStatus', { ...(await rev()), figure, status: 'dead', why: 'A fall' });
    const after = await stock();
    expect(same(after.counts)).toEqual(same(carried.counts));
    expect(same(after.carried)).toHaveLength(1);
    expect(after.carried.things).toBeLessThan(carried.carried.things);
  });
});

/** Acts that raid the outskirts, up to the first turn. */
const RAID: readonly Input<'encounter.act'>['act'][] = [
  {
    do: 'plan',
    kind: 'raid',
    role: 'raider',
    objective: 'loot',
    area: 'outskirts',
    goes: ['f1', 'f2', 'f3', 'f4'],
  },
  { do: 'set-table', locked: [], mallAlone: false },
  { do: 'place-zombies' },
];

describe('a number of a battle', () => {
  it('is one number: zombies drawn, shots and kills, on Play, in the report and in the Chronicle', async () => {
    const fresh = await testBackend();
    const { campaign: fought } = await settled(fresh);
    const get = () => ask(fresh, 'encounter.get', { campaign: fought });
    const act = async (deed: Input<'encounter.act'>['act']) => {
      const { revision } = await get();
      return await ask(fresh, 'encounter.act', { campaign: fought, revision, dice: 'app', act: deed });
    };
    for (const deed of RAID) await act(deed);
    for (let turns = 0; turns < 6; turns += 1)
      await ask(fresh, 'encounter.resolve', { campaign: fought, revision: (await get()).revision });
    const { encounter } = await get();
    const report = encounter?.proposal ?? null;
    if (encounter === null || report === null) throw new Error('the battle is under way');
    const { zombies, zombiesAbout, shots, drawn, fighters } = encounter;
    expect(sum(zombies.map(({ count }) => count))).toBe(zombiesAbout);
    expect(Math.min(shots, drawn)).toBeGreaterThan(0);
    const onPlay = fighters.flatMap(({ who, zombiesKilled, peopleKilled }) =>
      report.records.some(({ figure }) => figure === who) ? [{ who, zombiesKilled, peopleKilled }] : [],
    );
    expect(sum(onPlay.map(({ zombiesKilled }) => zombiesKilled))).toBeGreaterThan(0);
    expect(
      report.records.map(({ figure: who, zombiesKilled, peopleKilled }) => ({
        who,
        zombiesKilled,
        peopleKilled,
      })),
    ).toEqual(onPlay);
    await act({ do: 'report', ...report });
    const { entries } = await ask(fresh, 'chronicle.page', { campaign: fought, what: 'encounters' });
    const { facts, who } = await ask(fresh, 'chronicle.entry', {
      campaign: fought,
      act: entries[0]?.act ?? 0,
    });
    expect(facts.find(({ label }) => label === 'Noise')?.text).toBe(
      `${shots + report.shots} shots, ${drawn} zombies drawn`,
    );
    expect(
      who.map(({ figure, zombies: zombiesKilled, people: peopleKilled }) => ({
        who: figure,
        zombiesKilled,
        peopleKilled,
      })),
    ).toEqual(onPlay);
  });
});

describe('a number of the party', () => {
  it('is one number: what the party killed, and no ally; Innocents in safety, and none who was lost since', () => {
    const raid = onTable(
      planned(campaignWith({ contacts: [{ standing: 'cooperated' }] }), { goes: ['f1', 'f3'] }),
    );
    const now = entered(raid, 'b1', 'c1');
    const kills = { f1: 2, 'c1/0': 3 };
    for (const [who, zombiesKilled] of Object.entries(kills)) {
      const found = fighterNamed(now, underWay(now), who);
      if (found === undefined) throw new Error(`${who} is there`);
      apply(now, {
        type: 'fighter-changed',
        to: { ...found.fighter, zombiesKilled },
        of: 'kills',
        fired: 0,
      });
    }
    expect(scoreView(now).zombies).toBe(2);
    apply(now, { type: 'innocent-rescued', figure: idOf(now, 'f3') });
    const safe = 'Innocents brought to safety: 1.';
    expect([scoreView(now).innocents, brief(now).facts.includes(safe)]).toEqual([1, true]);
    figureIn(now, 'f3').status = 'dead';
    expect(scoreView(now).innocents).toBe(0);
    expect(brief(now).facts.join(' ')).not.toContain('Innocents');
  });
});

const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** `Lost two` as 2; `Captured` as 1. */
function lostIn(tag: string): number {
  const [what, word] = tag.split(' ');
  if (what !== 'Lost' && what !== 'Captured') return 0;
  return word === undefined ? 1 : WORDS.indexOf(word);
}
