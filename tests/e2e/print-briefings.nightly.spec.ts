/** Briefings of an escape and of a pursuit, read back from the PDF on both papers. */
import { expect, test } from './support/app.ts';
import { act, underWay } from './support/encounter.ts';
import { campaignOf } from './support/party.ts';
import { count, type PdfPage, solid } from './support/pdf.ts';
import { BOTH, printed } from './support/print.ts';
import { allOf, MANY, notOnce } from './support/print-party.ts';
import { holding } from './support/raided.ts';

const RAID = { kind: 'raid', role: 'raider', objective: 'loot', area: 'outskirts' } as const;
const PURSUIT = { kind: 'pursuit', role: 'runner', objective: null, area: 'outskirts' } as const;
const ESCAPE = { kind: 'escape', role: 'captor', objective: null, area: 'urban' } as const;

/** Counts how often a text stands on all pages together. */
const times = (pages: readonly PdfPage[], text: string) => count(allOf(pages), solid(text));

test('the briefing of an escape on both papers: prison, both sides, the alarm', async ({ app, page }) => {
  const campaign = await campaignOf(page, MANY);
  const goes = ['f1', 'f2', 'f3', 'f4'];
  await holding(page, campaign);
  await act(page, campaign, { do: 'plan', ...ESCAPE, goes });
  await act(page, campaign, { do: 'set-table', locked: [], mallAlone: false });
  await act(page, campaign, { do: 'ready-escape', prison: 'edge' });
  for (const paper of BOTH) {
    const before = await printed(app, page, { campaign, what: 'brief', paper });
    expect(allOf(before)).toContain(solid('still to be generated at random'));
  }
  for (const { role } of (await underWay(page, campaign)).musters)
    await act(page, campaign, { do: 'muster', role, count: null });
  await act(page, campaign, { do: 'place-zombies' });
  const { escape: prison, groups, table } = await underWay(page, campaign);
  expect(groups.length).toBeGreaterThan(0);
  for (const paper of BOTH) {
    const pages = await printed(app, page, { campaign, what: 'brief', paper });
    const text = allOf(pages);
    expect(text).toContain(solid('Escape, captor; urban'));
    expect(text).toContain(solid(`stand ${prison?.getaway}″ from it`));
    expect(text).toContain(solid('the alarm is raised'));
    expect(text).toContain(solid(table?.name ?? '?'));
    // A halo is drawn before its words.
    expect(times(pages, `vehicles, ${prison?.getaway}″`)).toBeGreaterThan(0);
    expect(
      notOnce(
        pages,
        groups.flatMap(({ members }) => members),
      ),
    ).toEqual([]);
    const sheet = await printed(app, page, { campaign, what: 'sheet', paper });
    expect(allOf(sheet)).toContain(solid('Alarm ≤ 3'));
  }
});

test('the briefing of a pursuit on both papers: the lead, then the table', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  const goes = ['f1', 'f2', 'f3', 'f4'];
  await act(page, campaign, { do: 'plan', ...RAID, goes });
  const { proposal } = await underWay(page, campaign);
  if (proposal === null) throw new Error('the battle has been reported already');
  await act(page, campaign, { do: 'report', ...proposal });
  await act(page, campaign, { do: 'end', successful: true, leftWithHumansBehind: true });
  await act(page, campaign, { do: 'plan', ...PURSUIT, goes });
  const slow = { lowestRep: 1, vehicles: false } as const;
  const quick = { lowestRep: 7, vehicles: true } as const;
  await act(page, campaign, { do: 'begin-pursuit', runners: slow, chasers: quick });
  for (const paper of BOTH) {
    const chase = await printed(app, page, { campaign, what: 'brief', paper });
    expect(allOf(chase)).toContain(solid('The table isn’t laid out yet.'));
    expect(allOf(chase)).toContain(solid('ahead (Runners’ lowest Rep 3, Chasers’ 7)'));
  }
  for (;;) {
    const [on] = (await underWay(page, campaign)).pursuits;
    if (on?.end !== 'goes-on') break;
    await act(page, campaign, { do: 'pursue-on', band: 0 });
  }
  await act(page, campaign, { do: 'set-table', locked: [], mallAlone: false });
  await act(page, campaign, { do: 'muster', role: 'chaser', count: 5 });
  await act(page, campaign, { do: 'place-zombies' });
  const [group] = (await underWay(page, campaign)).groups;
  expect(group?.members).toHaveLength(5);
  for (const paper of BOTH) {
    const pages = await printed(app, page, { campaign, what: 'brief', paper });
    expect(allOf(pages)).toContain(solid('Caught: the Runners stand in the centre'));
    expect(notOnce(pages, group?.members ?? [])).toEqual([]);
    // On the map, beside what is said of them.
    expect(count(allOf(pages), 'Runners')).toBeGreaterThan(1);
  }
});
