/** The sample campaign: the same every time, with something for every screen. */
import { expect, it } from 'vitest';
import { ask, testBackend } from '../support/backend/backend.ts';

async function sample() {
  const backend = await testBackend();
  const { id: campaign } = await ask(backend, 'campaign.sample', {});
  return { backend, campaign };
}

it('the sample campaign has something for every screen, made by acts like any other', async () => {
  const { backend, campaign } = await sample();
  const view = await ask(backend, 'campaign.get', { campaign });
  expect(view).toMatchObject({
    name: 'Merrow Ford',
    recruiting: false,
    calendar: { text: 'October, O+4', phase: 1 },
    totals: { figures: 9 },
    redo: null,
  });
  const gone = (await ask(backend, 'roster.gone', { campaign })).figures;
  expect(gone.map(({ status }) => status).toSorted()).toEqual(['dead', 'left', 'left', 'turned']);
  expect(view.figures.filter(({ status }) => status !== 'ready').map(({ status }) => status)).toEqual([
    'captive',
  ]);
  const families = [...view.figures, ...gone].map(({ name }) => name.split(' ').at(-1));
  expect(new Set(families).size).toBe(families.length);
  expect(view.figures.some(({ rap }) => rap > 0)).toBe(true);
  expect(view.figures.some((figure) => figure.protected)).toBe(true);
  const { acts } = await ask(backend, 'campaign.log', { campaign });
  expect(acts.length).toBeGreaterThan(30);
  const { id: figure } = view.figures.find(({ name }) => name === 'Gloria Mbeki-Tranter') ?? expect.fail();
  const gloria = await ask(backend, 'figure.get', { campaign, figure });
  expect(gloria.biography).toContain('District nurse');
  expect(gloria.history.map(({ text, why, date }) => [text, why, date])).toEqual(
    expect.arrayContaining([
      ['Assault rifle: clips 3 to 2', 'Miscounted', 'February, O+4'],
      ['Body armour put on', 'Found under the diner’s counter', 'November, O+2'],
      ['Biography written', '', 'May, O+2'],
      ['Joined at Rep 3', 'Came to the mill and asked for a place', 'May, O+2'],
    ]),
  );
  // Gloria has learned her trade by what she did.
  expect(gloria.line.rep).toBeGreaterThan(3);
  expect(await ask(backend, 'campaign.verify', { campaign })).toMatchObject({ identical: true });
});

it('is the same every time, under a name that is free', async () => {
  const backend = await testBackend();
  const figures = async () => {
    const { id } = await ask(backend, 'campaign.sample', {});
    return (await ask(backend, 'campaign.get', { campaign: id })).figures;
  };
  const first = await figures();
  expect(await figures()).toEqual(first);
  await figures();
  const { campaigns } = await ask(backend, 'shelf.list', {});
  expect(campaigns.map(({ name }) => name).sort()).toEqual(['Merrow Ford', 'Merrow Ford 2', 'Merrow Ford 3']);
});

it('has been out, and met people, and found things', async () => {
  const { backend, campaign } = await sample();
  const { stock } = await ask(backend, 'encounter.get', { campaign });
  expect(new Set(stock.map(({ kind }) => kind)).size).toBeGreaterThan(2);
  const { groups } = await ask(backend, 'people.page', { campaign });
  expect(new Set(groups.map(({ standing }) => standing)).size).toBeGreaterThan(2);
  const { entries: played } = await ask(backend, 'chronicle.page', { campaign, kind: 'raid' });
  expect(played).toHaveLength(7);
  expect(played.filter(({ notes }) => notes.length > 0)).toHaveLength(4);
});

it('has dice that nobody takes for loaded', async () => {
  const { backend, campaign } = await sample();
  const { dice } = await ask(backend, 'statistics.get', { campaign });
  const [{ dice: rolled, average, straying } = expect.fail()] = dice.filter(({ by }) => by === 'app');
  expect(rolled).toBeGreaterThan(500);
  // Among campaigns with even dice four in ten stray as far, and one in ten not as far.
  expect(straying?.share).toBeGreaterThan(0.4);
  expect(straying?.share).toBeLessThan(0.9);
  expect(Math.abs((average ?? 0) - 3.5)).toBeLessThan(0.1);
});

it('ends before a breakout: a captive, two friends who have come, and captors nobody has faced yet', async () => {
  const { backend, campaign } = await sample();
  const { encounter } = await ask(backend, 'encounter.get', { campaign });
  expect(encounter).toMatchObject({ kind: 'escape', role: 'captive', stage: 'planned', turn: null });
  expect(encounter?.party).toHaveLength(3);
  const { figures } = await ask(backend, 'campaign.get', { campaign });
  const goes = encounter?.party.map(({ figure }) => figures.find(({ id }) => id === figure));
  expect(goes?.map((figure) => figure?.status).toSorted()).toEqual(['captive', 'ready', 'ready']);
  const captors = encounter?.groups.filter(({ role }) => role === 'captor') ?? [];
  expect(captors.flatMap(({ members }) => members).length).toBeGreaterThanOrEqual(3);
  expect(encounter?.table?.name).toBeTruthy();
  // The breakout is played where the captive was taken.
  const { entries } = await ask(backend, 'chronicle.page', { campaign, kind: 'raid' });
  expect(entries[0]?.title).toContain(encounter?.table?.name);
});

it('ends with those who break out in place on the board, and nobody else before the alarm', async () => {
  const { backend, campaign } = await sample();
  const { pieces } = await ask(backend, 'encounter.pieces', { campaign });
  expect(pieces.map(({ kind }) => kind)).toEqual(['party', 'party', 'party']);
});

it('ends on a table known from an Encounter before, and shows the dice that Encounter was rolled with', async () => {
  const { backend, campaign } = await sample();
  const { parts } = await ask(backend, 'encounter.laid', { campaign });
  expect(parts).toEqual(
    expect.arrayContaining([
      { part: 'building-count', dice: [1, 6], own: false, sum: { fixed: 6, halved: false } },
      expect.objectContaining({ part: 'wind' }),
    ]),
  );
  expect(parts.some(({ part }) => part === 'zombies')).toBe(false);
});
