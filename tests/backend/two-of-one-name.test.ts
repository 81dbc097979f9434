/** Two figures with one whole name, each called by a short name, are two people in all that tells of them. */
import { expect, it } from 'vitest';
import { ask, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';

it('are told apart by their short names, in the report, its headline and the list of who went', async () => {
  const backend = await testBackend();
  const { campaign } = await settled(backend);
  const at = async () => ({ campaign, revision: (await ask(backend, 'log.head', { campaign })).revision });
  const called = [
    { figure: 'f2', shortName: 'Red', pronoun: 'she' },
    { figure: 'f3', shortName: 'Blue', pronoun: 'he' },
  ] as const;
  for (const one of called)
    await ask(backend, 'figure.rename', { ...(await at()), name: 'Ann Vale', ...one });
  const plan = { kind: 'raid', role: 'raider', objective: 'loot', area: 'outskirts' } as const;
  const does = async (act: Parameters<typeof ask<'encounter.act'>>[2]['act']) =>
    await ask(backend, 'encounter.act', { ...(await at()), dice: 'app', act });
  await does({ do: 'plan', ...plan, goes: ['f1', 'f2', 'f3'] });
  const { encounter } = await ask(backend, 'encounter.get', { campaign });
  if (encounter?.proposal == null) throw new Error('the battle has been reported');
  const { records, ...report } = encounter.proposal;
  await does({
    do: 'report',
    ...report,
    records: records.map((record) => ({
      ...record,
      ...(record.figure === 'f2' && { zombiesKilled: 2, killed: true, by: 'zombies', outOfTheFight: false }),
      ...(record.figure === 'f3' && { zombiesKilled: 3, peopleKilled: 2 }),
    })),
  });
  await does({ do: 'settle', figure: 'f2', step: 'dies' });
  await does({ do: 'end', successful: true, leftWithHumansBehind: false });
  const { entries } = await ask(backend, 'chronicle.page', {
    ...{ campaign, order: 'newest', after: null, search: '', what: null, figure: null },
  });
  const [entry] = entries;
  const { report: told, who } = await ask(backend, 'chronicle.entry', { campaign, act: entry?.act ?? 0 });
  expect(who.map(({ name }) => name)).toEqual(['Pris Hallam', 'Ann Vale (Red)', 'Ann Vale (Blue)']);
  expect(entry?.line).toContain('Ann Vale (Red)');
  expect(entry?.line).not.toContain('Blue');
  // Each whole once, and by the short name from then on.
  expect(told?.text.match(/Ann Vale \((?:Red|Blue)\)/g)).toEqual(['Ann Vale (Red)', 'Ann Vale (Blue)']);
  expect(told?.text).toMatch(/Blue[^.]*five|five[^.]*Blue/);
  expect(told?.text).toMatch(/Red/);
});
