/** The Chronicle of a campaign that bots have played, through a real backend. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, openBackend } from '../../src/backend/backend.ts';
import type { Input, Output } from '../../src/contract/contract.ts';
import { AT, ask, failing } from '../support/backend/backend.ts';
import { holdout } from '../support/backend/cli.ts';

type Entry = Output<'chronicle.page'>['entries'][number];

const YEARS = 5;

/** A single campaign for all tests: played once, because that takes its time. The tests that change it come last. */
let backend: Backend;
let played: { campaign: string; revision: number };
const dataDir = mkdtempSync(join(tmpdir(), 'holdout-chronicle-'));

beforeAll(async () => {
  backend = await openBackend({ dataDir, now: () => new Date(AT) });
  const wanted = { name: 'Soak', seed: 'CHRONICLE-6', years: YEARS };
  const { id, revision } = await ask(backend, 'campaign.soak', wanted);
  played = { campaign: id, revision };
});
afterAll(async () => {
  await backend.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Every entry, page by page. */
async function all(wanted: Input<'chronicle.page'>): Promise<Entry[]> {
  const entries: Entry[] = [];
  let after: number | null = null;
  do {
    const page: Output<'chronicle.page'> = await ask(backend, 'chronicle.page', { ...wanted, after });
    expect(page.entries.length).toBeLessThanOrEqual(20);
    entries.push(...page.entries);
    after = page.next;
  } while (after !== null);
  return entries;
}

describe('a figure’s life', () => {
  it('has a line for each Encounter it went on, as the Chronicle tells it, and counts its points', async () => {
    const { campaign } = played;
    const { life, tally, line } = await ask(backend, 'figure.get', { campaign, figure: 'f1' });
    const lines = [...life.lines];
    for (let after = life.next; after !== null; ) {
      const page: Output<'figure.life'> = await ask(backend, 'figure.life', {
        campaign,
        figure: 'f1',
        after,
      });
      lines.push(...page.lines);
      after = page.next;
    }
    expect(lines.length).toBeGreaterThan(life.lines.length);
    const outings = lines.filter(({ encounter }) => encounter !== null);
    const told = await all({ campaign, what: 'encounters' });
    const details = await Promise.all(
      told.map(({ act }) => ask(backend, 'chronicle.entry', { campaign, act })),
    );
    const went = details.flatMap(({ entry, who }) => {
      const own = who.find(({ figure }) => figure === 'f1');
      return own === undefined || entry.encounter?.state === 'dropped' ? [] : [{ entry, own }];
    });
    expect(outings.map(({ act, title, rap, rep, lost }) => ({ act, title, rap, rep, lost }))).toEqual(
      went.map(({ entry: { act, title }, own: { rap, rep, lost } }) => ({ act, title, rap, rep, lost })),
    );
    const killed = (of: 'zombies' | 'people') => went.reduce((sum, { own }) => sum + own[of], 0);
    expect(tally).toEqual({ outings: went.length, zombies: killed('zombies'), people: killed('people') });
    expect(lines.at(-1)).toMatchObject({ encounter: null, title: expect.stringContaining('Rep 5') });
    // Points stand as they did then; those of the newest are what it has now.
    expect(outings[0]?.now).toBe(line.rap);
  });
});

describe('a chronicle', () => {
  it('holds every act once, and every Encounter with all that was done in it', async () => {
    const { campaign } = played;
    const newest = await all({ campaign });
    const details = await Promise.all(
      newest.map(({ act }) => ask(backend, 'chronicle.entry', { campaign, act })),
    );
    const told = details.flatMap((detail) => detail.acts.map(({ act }) => act));
    // Nothing was undone: every revision is an act.
    expect(told.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: played.revision }, (_, at) => at + 1),
    );
    const oldest = await all({ campaign, order: 'oldest' });
    expect(oldest.map(({ act }) => act)).toEqual(newest.map(({ act }) => act).toReversed());

    const ended = newest.filter(({ encounter }) => encounter?.state === 'ended');
    expect(ended.length).toBeGreaterThanOrEqual(YEARS * 4 - 1);
    for (const detail of details) {
      if (detail.entry.encounter === null) continue;
      expect(detail.report?.text.length).toBeGreaterThan(20);
      expect(detail.report?.text).not.toMatch(/undefined|null|NaN|somebody else|\$\{|\.\.| {2}/);
      expect(detail.who.length).toBeGreaterThan(0);
    }
  });

  it('is narrowed by kind, area, years, figure and topic, each as the entries themselves say', async () => {
    const { campaign } = played;
    const everything = await all({ campaign });
    const encounters = everything.filter(({ encounter }) => encounter !== null);
    const acts = (entries: readonly Entry[]) => entries.map(({ act }) => act);
    expect(acts(await all({ campaign, what: 'encounters' }))).toEqual(acts(encounters));
    for (const kind of ['raid', 'escape', 'pursuit'] as const) {
      const of = encounters.filter(({ encounter }) => encounter?.kind === kind);
      expect(acts(await all({ campaign, kind }))).toEqual(acts(of));
    }
    for (const area of ['urban', 'outskirts', 'rural'] as const) {
      const of = encounters.filter(({ encounter }) => encounter?.area === area);
      expect(acts(await all({ campaign, area }))).toEqual(acts(of));
    }
    const third = everything.filter(({ year }) => year === 'O+3');
    expect(third.length).toBeGreaterThan(0);
    expect(acts(await all({ campaign, from: 3, to: 3 }))).toEqual(acts(third));

    const who = await ask(backend, 'figure.get', { campaign, figure: 'f2' });
    const in2 = new Set(who.history.map(({ act }) => act));
    const details = await Promise.all(
      everything.map(({ act }) => ask(backend, 'chronicle.entry', { campaign, act })),
    );
    const of2 = details.filter((detail) => detail.acts.some(({ act }) => in2.has(act)));
    const asked = await all({ campaign, figure: 'f2' });
    expect(acts(asked)).toEqual(expect.arrayContaining(of2.map(({ entry }) => entry.act)));
    expect(asked.length).toBeLessThan(everything.length);
    for (const what of ['figures', 'finds', 'people'] as const) {
      const some = await all({ campaign, what });
      expect([what, some.length > 0 && some.length < everything.length]).toEqual([what, true]);
    }
  });

  it('is searched in every word, the hits marked, with the filters', async () => {
    const { campaign } = played;
    const raids = await all({ campaign, search: 'raid' });
    expect(raids.length).toBeGreaterThan(0);
    for (const { snippet } of raids) {
      const hits = snippet.filter(({ hit }) => hit).map(({ text }) => text.toLowerCase());
      expect(hits.length).toBeGreaterThan(0);
      expect(hits.every((hit) => hit.startsWith('raid'))).toBe(true);
    }
    const rural = await all({ campaign, search: 'raid', area: 'rural' });
    expect(rural.map(({ act }) => act)).toEqual(
      raids.filter(({ encounter }) => encounter?.area === 'rural').map(({ act }) => act),
    );
    const oldest = await all({ campaign, search: 'raid', order: 'oldest' });
    expect(oldest.map(({ act }) => act)).toEqual(raids.map(({ act }) => act).toReversed());
    expect(await all({ campaign, search: 'xyzzy' })).toEqual([]);
    expect(await all({ campaign, search: '"' })).toEqual(await all({ campaign }));
  });

  it('has the same report each time, the player’s own once it is edited, and the log’s again', async () => {
    const { campaign } = played;
    const [entry] = await all({ campaign, what: 'encounters' });
    const act = entry?.act ?? 0;
    const report = async () => (await ask(backend, 'chronicle.entry', { campaign, act })).report;
    const first = await report();
    expect(await report()).toEqual({ text: first?.text, edited: false });
    await ask(backend, 'report.write', { campaign, act, text: '  We sang.  ', was: null });
    expect(await report()).toEqual({ text: 'We sang.', edited: true });
    await ask(backend, 'report.write', { campaign, act, text: null, was: 'We sang.' });
    expect(await report()).toEqual(first);
  });
});

describe('an Encounter that is over', () => {
  const sum = (many: readonly number[]) => many.reduce((all, one) => all + one, 0);

  /** Kills of the Encounter and points, everywhere they are shown. */
  async function shown(act: number, number: number, figure: string) {
    const { campaign } = played;
    const { who, facts } = await ask(backend, 'chronicle.entry', { campaign, act });
    const { encounters, figures, totals } = await ask(backend, 'print.report', { campaign });
    const { points } = await ask(backend, 'chronicle.series', { campaign, span: 120 });
    const printed = encounters.find((one) => one.number === number);
    const roster = figures.find(({ id }) => id === figure);
    const { tally } = await ask(backend, 'figure.get', { campaign, figure });
    expect(tally.zombies).toBe(roster?.zombies);
    expect(sum(who.map(({ zombies }) => zombies))).toBe(printed?.zombiesKilled);
    const point = points.find((one) => one.number === number);
    expect([point?.zombies, point?.people]).toEqual([
      printed?.zombiesKilled,
      sum(who.map(({ people }) => people)),
    ]);
    expect(sum(points.map(({ zombies }) => zombies))).toBe(totals.zombies);
    expect(facts.find(({ label }) => label === 'Points')?.text).toBe(String(printed?.points));
    expect(sum(encounters.map((one) => one.points))).toBe(totals.points);
    return {
      killed: printed?.zombiesKilled ?? 0,
      points: printed?.points ?? 0,
      successful: printed?.successful,
      inAll: tally.zombies,
      own: who.find((one) => one.figure === figure)?.zombies ?? 0,
      others: points.filter((one) => one.number !== number).map(({ zombies }) => zombies),
    };
  }

  it('is corrected with all that follows, which is listed before, and taken back', async () => {
    const { campaign } = played;
    const ended = (await all({ campaign, what: 'encounters', order: 'oldest' })).filter(
      ({ encounter }) => encounter?.state === 'ended',
    );
    const [, second] = ended;
    const { act = 0 } = second ?? {};
    const { who, closed } = await ask(backend, 'chronicle.entry', { campaign, act });
    const [one] = who;
    if (closed === null || one === undefined) throw new Error('an Encounter that is over has a result');
    const { number, successful } = closed;
    const { figure, zombies, people } = one;
    const before = await shown(act, number, figure);
    const kills = [{ figure: figure as string, zombies: zombies + 90, people }];
    const wanted = { campaign, number, kills, successful: !successful };
    const { follows } = await ask(backend, 'chronicle.correction', wanted);
    expect(follows[0]).toBe(`${one.name}, zombies killed in all: ${before.inAll} to ${before.inAll + 90}`);
    expect(follows).toContain(`Zombies killed in this Encounter: ${before.killed} to ${before.killed + 90}`);
    expect(follows).toContain(`Ended: ${successful ? 'not successful' : 'successful'}`);
    const { revision } = await ask(backend, 'log.head', { campaign });
    const made = await ask(backend, 'chronicle.correct', { ...wanted, revision, why: 'A slip' });
    expect(made.title).toBe(`Correct Encounter ${number}`);

    const after = await shown(act, number, figure);
    expect(after).toEqual({
      ...before,
      killed: before.killed + 90,
      inAll: before.inAll + 90,
      own: before.own + 90,
      points: after.points,
      successful: !successful,
    });
    expect(follows).toContain(`Points of this Encounter: ${before.points} to ${after.points}`);
    expect(after.points).toBeGreaterThan(before.points);
    const { history } = await ask(backend, 'figure.get', { campaign, figure });
    expect(history[0]?.text).toMatch(new RegExp(`^Encounter ${number}: killed ${before.own + 90} zombies`));
    const [corrected] = await all({ campaign, what: 'corrections' });
    expect(`${corrected?.title} ${corrected?.line}`).toContain(`Correct Encounter ${number}`);
    expect(
      await failing(backend, 'chronicle.correct', { ...wanted, revision: made.revision, why: 'x' }),
    ).toEqual({
      code: 'refused',
      refusal: 'already-so',
      message: `That is how Encounter ${number} is entered already.`,
    });
    expect((await ask(backend, 'campaign.verify', { campaign })).identical).toBe(true);

    const undone = await ask(backend, 'campaign.undo', { campaign, revision: made.revision });
    expect(await shown(act, number, figure)).toEqual(before);
    expect((await ask(backend, 'campaign.verify', { campaign })).identical).toBe(true);
    played = { campaign, revision: undone.revision };
  });

  it('that never was is not found', async () => {
    const wanted = { campaign: played.campaign, number: 999, kills: [], successful: true };
    expect(await failing(backend, 'chronicle.correction', wanted)).toMatchObject({ code: 'not-found' });
  });
});

describe('curves', () => {
  it('add up to the tallies, and come window by window', async () => {
    const { campaign } = played;
    const { points, earlier, later } = await ask(backend, 'chronicle.series', { campaign, span: 120 });
    expect([points.length >= YEARS * 4 - 1, earlier, later]).toEqual([true, false, false]);
    const { figures } = await ask(backend, 'campaign.get', { campaign });
    const sheets = await Promise.all(
      figures.map(({ id }) => ask(backend, 'figure.get', { campaign, figure: id })),
    );
    const last = points.at(-1);
    const ready = sheets.filter(({ line }) => line.status === 'ready');
    const { totals } = await ask(backend, 'campaign.get', { campaign });
    expect(last?.party).toBeLessThanOrEqual(sheets.length);
    expect(ready.length).toBe(totals.figures);
    const window = await ask(backend, 'chronicle.series', { campaign, until: 8, span: 4 });
    expect(window.points).toEqual(points.slice(4, 8));
    expect([window.earlier, window.later]).toEqual([true, true]);
    const page = await all({ campaign, what: 'encounters' });
    const details = await Promise.all(
      page.map(({ act }) => ask(backend, 'chronicle.entry', { campaign, act })),
    );
    const killed = details
      .filter(({ entry }) => entry.encounter?.state === 'ended')
      .map(({ who }) => who.reduce((sum, { zombies, people }) => sum + zombies + people, 0));
    expect(points.map(({ zombies, people }) => zombies + people)).toEqual(killed.toReversed());
  });

  it('draw the Rep of whom one asks for', async () => {
    const { campaign } = played;
    const { figures } = await ask(backend, 'chronicle.series', { campaign, figures: ['f1', 'f2', 'f999'] });
    expect(figures.map(({ figure }) => figure).every((id) => id === 'f1' || id === 'f2')).toBe(true);
    for (const { figure, steps } of figures) {
      const { line } = await ask(backend, 'figure.get', { campaign, figure });
      expect(steps.at(-1)?.rep).toBe(line.rep);
    }
  });

  it('have the short name that a figure was given', async () => {
    const { campaign } = played;
    const { revision } = await ask(backend, 'log.head', { campaign });
    const at = { campaign, revision };
    const called = await ask(backend, 'figure.rename', { ...at, figure: 'f1', shortName: 'Doc' });
    const { figures } = await ask(backend, 'chronicle.series', { campaign, figures: ['f1'] });
    expect(figures.map(({ shortName }) => shortName)).toEqual(['Doc']);
    await ask(backend, 'campaign.undo', { campaign, revision: called.revision });
    const before = await ask(backend, 'chronicle.series', { campaign, figures: ['f1'] });
    expect(before.figures.map(({ shortName }) => shortName)).toEqual([null]);
  });
});

describe('the graveyard', () => {
  it('holds everybody who is gone, where and when', async () => {
    const { campaign } = played;
    const { figures: gone, next } = await ask(backend, 'roster.gone', { campaign });
    expect(next).toBeNull();
    const yard = await ask(backend, 'chronicle.graveyard', { campaign });
    expect(yard.dead + yard.turned + yard.left + yard.neverRecovered).toBe(gone.length);
    expect(yard.graves.map(({ figure }) => figure)).toEqual(gone.map(({ id }) => id).slice(0, 20));
    for (const { figure, since, act } of yard.graves) {
      expect(since).toBe(gone.find(({ id }) => id === figure)?.since);
      expect(act).not.toBeNull();
    }
    const killed = yard.graves.filter(({ why }) => why === 'killed');
    expect(killed.map(({ by }) => by)).toContain('by zombies');
    expect(yard.graves.filter(({ why, by }) => why !== 'killed' && by !== '')).toEqual([]);
    const after = await ask(backend, 'chronicle.graveyard', { campaign, skip: gone.length });
    expect(after.graves).toEqual([]);
  });
});

/** One number, one meaning: whoever is counted gone is gone wherever it is said. */
describe('the number of those who are gone', () => {
  const everybodyGone = async (campaign: string) => {
    const gone: Output<'roster.gone'>['figures'][number][] = [];
    let after: string | null = null;
    do {
      const page: Output<'roster.gone'> = await ask(backend, 'roster.gone', { campaign, after });
      gone.push(...page.figures);
      after = page.next;
    } while (after !== null);
    return gone;
  };
  const counted = (of: readonly { readonly status: string }[], wanted: string) =>
    of.filter(({ status }) => status === wanted).length;

  it('is the same on the roster, in the graveyard, in the printed report and on the command line', async () => {
    const { campaign } = played;
    const gone = await everybodyGone(campaign);
    expect(gone.length).toBeGreaterThan(1);
    const { dead, turned, left, neverRecovered } = await ask(backend, 'chronicle.graveyard', { campaign });
    // Those who never came out of the shock take no part, and have left nobody (ATZ-178).
    expect({ dead, turned, left: left + neverRecovered }).toEqual({
      dead: counted(gone, 'dead'),
      turned: counted(gone, 'turned'),
      left: counted(gone, 'left'),
    });
    expect((await ask(backend, 'campaign.get', { campaign })).gone).toBe(gone.length);
    const { figures } = await ask(backend, 'print.report', { campaign });
    const ids = (of: readonly { readonly id: string }[]) => of.map(({ id }) => id).toSorted();
    expect(ids(figures.filter(({ status }) => status !== 'ready' && status !== 'captive'))).toEqual(
      ids(gone),
    );
    const listed: { figures: { id: string; status: string }[] } = JSON.parse(
      (await holdout('roster', campaign, '--json', '--data', dataDir)).out,
    );
    expect(ids(listed.figures.filter(({ status }) => status !== 'ready' && status !== 'captive'))).toEqual(
      ids(gone),
    );
  });

  it('and that of those still there on the closing page are all who ever joined; its Encounters are those of the Chronicle', async () => {
    const { campaign } = played;
    const { revision } = await ask(backend, 'encounter.get', { campaign });
    const ended = await ask(backend, 'encounter.act', {
      ...{ campaign, revision, dice: 'app' },
      act: { do: 'end-campaign' },
    });
    const { over } = await ask(backend, 'encounter.get', { campaign });
    const { totals, figures, gone } = await ask(backend, 'campaign.get', { campaign });
    const report = await ask(backend, 'print.report', { campaign });
    const captive = counted(figures, 'captive');
    expect(totals.figures + captive + gone).toBe(report.figures.length);
    const told = await all({ campaign, what: 'encounters' });
    const closed = told.filter(({ encounter }) => encounter?.state === 'ended');
    expect(over?.encounters).toBe(closed.length);
    expect(report.totals.encounters).toBe(closed.length);
    if (ended.state !== 'done') throw new Error('ending the campaign asks something');
    await ask(backend, 'campaign.undo', { campaign, revision: ended.revision });
  });
});

describe('the number of those lost in an Encounter', () => {
  it('is the same in the Chronicle, on paper, in the spreadsheet and on the command line', async () => {
    const { campaign } = played;
    const closed = (await all({ campaign, what: 'encounters' })).filter(
      ({ encounter }) => encounter?.state === 'ended',
    );
    const lost = await Promise.all(
      closed.map(async ({ act, tag }) => {
        const { who } = await ask(backend, 'chronicle.entry', { campaign, act });
        const count = who.filter((one) => one.lost).length;
        expect(tag?.loss ?? false, `${act}: ${tag?.text}`).toBe(count > 0);
        return count;
      }),
    );
    const sum = lost.reduce((total, one) => total + one, 0);
    expect(sum).toBeGreaterThan(0);
    const { totals, encounters } = await ask(backend, 'print.report', { campaign });
    expect(encounters.map((one) => one.lost).toReversed()).toEqual(lost);
    expect(totals.lost).toBe(sum);
    const { text } = await ask(backend, 'export.csv', { campaign, what: 'chronicle' });
    const [head = '', ...lines] = text.trim().split('\r\n');
    const column = head.split(',').indexOf('"Lost"');
    const inFile = lines.map((line) => Number(line.split('","')[column]));
    expect(inFile.toReversed()).toEqual(lost);
    expect((await holdout('export', campaign, 'chronicle', '--data', dataDir)).out).toBe(text);
  });
});

describe('what is undone', () => {
  it('is lost to the Chronicle, which says so where it is asked for by its number', async () => {
    const { campaign } = played;
    const { revision } = await ask(backend, 'log.head', { campaign });
    const [entry] = await all({ campaign });
    await ask(backend, 'campaign.undo', { campaign, revision, backTo: 2 });
    expect((await all({ campaign })).map(({ act }) => act)).toEqual([2, 1]);
    expect(await failing(backend, 'chronicle.entry', { campaign, act: entry?.act })).toEqual({
      code: 'not-found',
      message: 'There is no such entry; it may have been taken back.',
    });
    expect((await ask(backend, 'chronicle.series', { campaign })).points).toEqual([]);
    expect((await ask(backend, 'campaign.verify', { campaign })).identical).toBe(true);
  });
});
