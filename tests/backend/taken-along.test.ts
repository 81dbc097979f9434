/** A figure goes to another campaign, by text alone. */
import { expect, it } from 'vitest';
import type { Input } from '../../src/contract/contract.ts';
import { TakenAlong } from '../../src/contract/games/all-things-zombie/taken-along.ts';
import { ask, failing, testBackend } from '../support/backend/backend.ts';
import { begun, settled } from '../support/backend/party.ts';

const why = 'A friend came by';

it('takes its skills, its arms, its biography and what it went through along, as an act of the other campaign', async () => {
  const backend = await testBackend();
  const from = await settled(backend);
  const { revision } = await ask(backend, 'figure.write', {
    ...from,
    figure: 'f2',
    text: 'Once a nurse.',
    was: '',
  });
  await ask(backend, 'figure.edit', {
    ...from,
    revision,
    figure: 'f2',
    why: 'Miscounted',
    edit: { field: 'rap', to: 3 },
  });
  const before = await ask(backend, 'campaign.get', { campaign: from.campaign });
  const { file, text } = await ask(backend, 'figure.take-along', { campaign: from.campaign, figure: 'f2' });
  expect(file).toBe('gloria-mbeki.holdout-figure');
  const { figure, from: of } = TakenAlong.parse(JSON.parse(text));
  expect(of).toBe('Merrow Ford');
  expect(figure.biography).toMatch(/^Once a nurse\.\n\nAs Gloria Mbeki in Merrow Ford:\nJanuary, O\+2: /);
  const to = await settled(backend, { name: 'The Weir', seed: 'Another' });
  const taken = await ask(backend, 'party.take-in', { ...to, ...figure, why });
  expect(taken.title).toBe('Take in Gloria Mbeki');
  const { figures } = await ask(backend, 'campaign.get', { campaign: to.campaign });
  const own = await ask(backend, 'figure.get', { campaign: to.campaign, figure: figures.at(-1)?.id ?? '' });
  expect(own).toMatchObject({ biography: figure.biography, line: { name: 'Gloria Mbeki', rep: 4, rap: 3 } });
  expect(own.line.weapons.map(({ weapon }) => weapon)).toEqual(['assault-rifle']);
  expect((await ask(backend, 'campaign.verify', { campaign: to.campaign })).identical).toBe(true);
  await ask(backend, 'campaign.undo', { campaign: to.campaign, revision: taken.revision });
  expect((await ask(backend, 'campaign.get', { campaign: to.campaign })).figures).toHaveLength(4);
  expect(await ask(backend, 'campaign.get', { campaign: from.campaign })).toEqual(before);
});

it('arrives as it left: its pronoun and short name, its ammo, its record, what it has seen, and a Leader still, but never over all', async () => {
  const backend = await testBackend();
  const from = await settled(backend);
  const { weapons } = (await ask(backend, 'campaign.get', { campaign: from.campaign })).figures[1] ?? {};
  const rifle = weapons?.[0]?.id ?? '';
  let at = from;
  const edits = [
    { field: 'clips', weapon: rifle, to: 0 },
    { field: 'loaded', weapon: rifle, to: false },
    { field: 'leadership', to: 'overall' },
  ] as const;
  for (const edit of edits) {
    const { revision } = await ask(backend, 'figure.edit', { ...at, figure: 'f2', why: 'Miscounted', edit });
    at = { ...at, revision };
  }
  const called = { pronoun: 'she', shortName: 'Glory' } as const;
  const { revision } = await ask(backend, 'figure.rename', { ...at, figure: 'f2', ...called });
  await ask(backend, 'campaign.undo', { ...at, revision });
  expect((await ask(backend, 'figure.get', { campaign: from.campaign, figure: 'f2' })).line).toMatchObject({
    pronoun: 'they',
    shortName: null,
  });
  await ask(backend, 'campaign.redo', { ...at, revision: revision + 1 });
  const { text } = await ask(backend, 'figure.take-along', { campaign: from.campaign, figure: 'f2' });
  const { figure } = TakenAlong.parse(JSON.parse(text));
  expect(figure).toMatchObject(called);
  const lived = { ...figure, tally: { outings: 4, zombies: 9, people: 2 }, seenZombieDeath: true };
  const to = await settled(backend, { name: 'The Weir', seed: 'Another' });
  await ask(backend, 'party.take-in', { ...to, ...lived, why });
  const there = (await ask(backend, 'campaign.get', { campaign: to.campaign })).figures.at(-1);
  expect(there).toMatchObject({
    ...called,
    leadership: 'other',
    weapons: [{ weapon: 'assault-rifle', clips: 0, loaded: false }],
  });
  expect((await ask(backend, 'campaign.verify', { campaign: to.campaign })).identical).toBe(true);
  // From there it goes on as it came.
  const again = await ask(backend, 'figure.take-along', { campaign: to.campaign, figure: there?.id ?? '' });
  expect(TakenAlong.parse(JSON.parse(again.text)).figure).toMatchObject({
    ammo: [{ clips: 0, loaded: false }],
    tally: lived.tally,
    seenZombieDeath: true,
  });
});

it('takes its portrait along, in the same act; without one there is none', async () => {
  const backend = await testBackend();
  const from = await settled(backend);
  const picture = '/9j/4AAQSkZJRg==';
  await ask(backend, 'figure.setPortrait', { ...from, figure: 'f2', picture });
  const to = await settled(backend, { name: 'The Weir', seed: 'Another' });
  let at = to;
  for (const [figure, portrait] of [
    ['f2', picture],
    ['f3', null],
  ] as const) {
    const { text } = await ask(backend, 'figure.take-along', { campaign: from.campaign, figure });
    const taken = TakenAlong.parse(JSON.parse(text)).figure;
    const { revision } = await ask(backend, 'party.take-in', { ...at, ...taken, why });
    at = { ...at, revision };
    const { figures } = await ask(backend, 'campaign.get', { campaign: to.campaign });
    const own = { campaign: to.campaign, figure: figures.at(-1)?.id ?? '' };
    expect((await ask(backend, 'figure.get', own)).portrait).toBe(portrait);
  }
  expect((await ask(backend, 'campaign.verify', { campaign: to.campaign })).identical).toBe(true);
  await ask(backend, 'campaign.undo', { ...at, backTo: 5 });
  expect((await ask(backend, 'figure.portraits', { campaign: to.campaign })).portraits).toEqual([]);
});

it('finds a first party complete, and is held to what a figure may be', async () => {
  const backend = await testBackend();
  const from = await settled(backend);
  const { text } = await ask(backend, 'figure.take-along', { campaign: from.campaign, figure: 'f2' });
  const { figure } = TakenAlong.parse(JSON.parse(text));
  let at = await begun(backend, { name: 'The Weir' });
  for (const again of [false, true, true]) {
    const { revision } = await ask(backend, 'party.take-in', { ...at, ...figure, again });
    at = { ...at, revision };
  }
  expect(await failing(backend, 'party.take-in', { ...at, ...figure })).toMatchObject({
    refusal: 'party-complete',
  });
  for (const wrong of [{ rep: 9 }, { weapons: ['bazooka'] }, { name: '' }, { biography: 'x'.repeat(20_001) }])
    expect(await failing(backend, 'party.take-in', { ...at, ...figure, ...wrong })).toMatchObject({
      code: 'bad-input',
    });
});

it('is asked about where the same figure is there already, under whatever name', async () => {
  const backend = await testBackend();
  const from = await settled(backend);
  const along = async (figure: string) =>
    TakenAlong.parse(
      JSON.parse((await ask(backend, 'figure.take-along', { campaign: from.campaign, figure })).text),
    ).figure;
  const figure = await along('f2');
  let at = await settled(backend, { name: 'The Weir', seed: 'Another' });
  const moved = ({ revision }: { readonly revision: number }) => (at = { ...at, revision });
  // Two are called the same by chance: nobody is asked.
  moved(await ask(backend, 'party.take-in', { ...at, ...figure, why }));
  moved(await ask(backend, 'figure.rename', { ...at, figure: 'f5', name: 'Glo' }));
  const twice = {
    refusal: 'here-already',
    message: expect.stringContaining('Glo is in this campaign already'),
  };
  expect(await failing(backend, 'party.take-in', { ...at, ...figure, why })).toMatchObject(twice);
  expect(await failing(backend, 'party.take-in', { ...at, ...figure, why })).toMatchObject({
    message: expect.stringContaining('since January, O+2'),
  });
  // Later in its story, too.
  const later = { ...figure, biography: `${figure.biography} And then the weir.` };
  expect(await failing(backend, 'party.take-in', { ...at, ...later, why })).toMatchObject(twice);
  moved(await ask(backend, 'party.take-in', { ...at, ...figure, why, again: true }));
  expect((await ask(backend, 'campaign.get', { campaign: at.campaign })).figures).toHaveLength(6);
});

it('is known again whatever was written of it since, there, here and on the way back', async () => {
  const backend = await testBackend();
  const [home, weir] = [
    await settled(backend),
    await settled(backend, { name: 'The Weir', seed: 'Another' }),
  ];
  const along = async ({ campaign }: typeof home, figure: string) =>
    TakenAlong.parse(JSON.parse((await ask(backend, 'figure.take-along', { campaign, figure })).text)).figure;
  const at = async ({ campaign }: typeof home) => ({
    campaign,
    revision: (await ask(backend, 'log.head', { campaign })).revision,
  });
  const takes = async (to: typeof home, figure: TakenAlong['figure']) => ({
    ...(await at(to)),
    ...figure,
    why,
  });
  const writes = async (of: typeof home, figure: string, head: string) => {
    const { biography: was } = await ask(backend, 'figure.get', { campaign: of.campaign, figure });
    await ask(backend, 'figure.write', { ...(await at(of)), figure, text: `${head}\n\n${was}`, was });
  };
  await ask(backend, 'party.take-in', await takes(weir, await along(home, 'f2')));
  await writes(weir, 'f5', 'The nurse.');
  await writes(home, 'f2', 'A nurse, before.');
  for (const twice of [
    await takes(weir, await along(home, 'f2')),
    await takes(home, await along(weir, 'f5')),
  ])
    expect(await failing(backend, 'party.take-in', twice)).toMatchObject({ refusal: 'here-already' });
  // Another of the same campaign, and a namesake of another, are others.
  const third = await settled(backend, { name: 'High Ferry', seed: 'Third' });
  await ask(backend, 'party.take-in', await takes(weir, await along(home, 'f3')));
  await ask(backend, 'party.take-in', await takes(weir, await along(third, 'f2')));
});

it('isn’t taken for another who joined there on the same day, at the same Rep', async () => {
  const backend = await testBackend();
  const from = await settled(backend);
  let at = await settled(backend, { name: 'The Weir', seed: 'Another' });
  const names: string[] = [];
  for (const who of ['f3', 'f4']) {
    const { text } = await ask(backend, 'figure.take-along', { campaign: from.campaign, figure: who });
    const { figure } = TakenAlong.parse(JSON.parse(text));
    expect(figure.rep).toBe(3);
    const { revision } = await ask(backend, 'party.take-in', { ...at, ...figure, why });
    at = { ...at, revision };
    names.push(figure.name);
  }
  const { figures } = await ask(backend, 'campaign.get', { campaign: at.campaign });
  expect(figures.slice(-2).map(({ name }) => name)).toEqual(names);
});

it('takes all it holds along, and what a house rule has granted it', async () => {
  const backend = await testBackend();
  const { campaign } = await settled(backend);
  const edit = async (what: Input<'figure.edit'>['edit']) => {
    const { revision } = await ask(backend, 'log.head', { campaign });
    await ask(backend, 'figure.edit', { campaign, revision, figure: 'f2', why: 'As agreed', edit: what });
  };
  await edit({ field: 'advantage', advantage: 'free-will', has: true });
  for (let many = 0; many < 25; many += 1) await edit({ field: 'weapon-got', weapon: 'pistol' });
  const along = async (figure: string) =>
    TakenAlong.parse(JSON.parse((await ask(backend, 'figure.take-along', { campaign, figure })).text)).figure;
  const to = await settled(backend, { name: 'The Weir', seed: 'Another' });
  const { revision } = await ask(backend, 'party.take-in', { ...to, ...(await along('f2')), why });
  const star = await ask(backend, 'party.take-in', { ...to, revision, ...(await along('f1')), why });
  const { figures } = await ask(backend, 'campaign.get', { campaign: to.campaign });
  expect(figures.at(-2)).toMatchObject({ kind: 'grunt', advantages: [{ id: 'free-will' }] });
  expect(figures.at(-2)?.weapons).toHaveLength(26);
  expect(figures.at(-1)).toMatchObject({ kind: 'grunt', advantages: [] });
  // No more points than lift it: at Rep 4 six do.
  const glut = { ...to, revision: star.revision, ...(await along('f3')), rep: 4, rap: 99, why } as const;
  expect(await failing(backend, 'party.take-in', glut)).toMatchObject({
    message: 'At Rep 4, enter RAP from 0 to 6.',
  });
});
