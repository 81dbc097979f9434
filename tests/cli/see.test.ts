/** What a place on the table has of another, by the command line: on a laid-out table, and with places that can’t be. */
import { expect, it } from 'vitest';
import { tempDir } from '../support/backend/backend.ts';
import { holdout } from '../support/backend/cli.ts';

const inches = (tenths: number) => String(tenths / 10);

it('says what the walls of the laid-out table let a place see, and refuses places that can’t be', async () => {
  const data = tempDir();
  const run = (...words: readonly string[]) => holdout(...words, '--data', data);
  const json = async (...words: readonly string[]) => JSON.parse((await run(...words, '--json')).out);
  const { id, figures } = await json('campaign', 'new', '--name', 'Merrow Ford', '--seed', 'K7QF-2MWD').then(
    async (made: { id: string }) => ({ ...made, ...(await json('campaign', 'show', made.id)) }),
  );
  expect((await run('see', id, '1,1', '2,2')).err).toContain('There is no table yet');
  const goes = (figures as readonly { id: string }[]).map((one) => one.id);
  const plan = { do: 'encounter.plan', kind: 'raid', role: 'raider', objective: 'loot', area: 'urban', goes };
  for (const deed of [plan, { do: 'encounter.set-table' }])
    expect((await run('act', id, JSON.stringify(deed), '--seeded')).code).toBe(0);
  const { encounter } = await json('show', id, 'encounter');
  const [first] = encounter.table.buildings as readonly {
    id: string;
    storeys: number;
    outline: { x: number; y: number }[];
  }[];
  if (first === undefined) throw new Error('a town has buildings');
  const xs = first.outline.map(({ x }) => x);
  const ys = first.outline.map(({ y }) => y);
  const y = inches(Math.round((Math.min(...ys) + Math.max(...ys)) / 2));
  const [west, east] = [Math.min(...xs) - 1, Math.max(...xs) + 1].map(inches) as [string, string];
  // Straight through the house, then from one spot before it to another.
  expect((await run('see', id, `${west},${y}`, `${east},${y}`)).out).toMatch(
    new RegExp(`: [a-z -]+ ${first.id.slice(1)} is in between`),
  );
  expect(await json('see', id, '0,0', '0.5,0.2', '--facing', 'w')).toMatchObject({ sees: false, apart: 0 });
  const level = `@${first.id}/${first.storeys}`;
  expect((await run('see', id, `${west},${y}${level}`, '1,1')).err).toContain(
    `isn’t within building ${first.id.slice(1)}`,
  );
  for (const [from, to, says] of [
    ['49,1', '2,2', 'on the table, which is 48″ by 48″ large'],
    ['1,1', '1,1', 'Two places are two spots'],
    ['1,1@b99/0', '2,2', 'There is no building 99'],
    [`1,1@${first.id}/9`, '2,2', `Building ${first.id.slice(1)} has floors 0 to`],
    ['north', '2,2', 'A place is written 12.5,30'],
    ['NaN,1', '2,2', 'A place is written 12.5,30'],
  ] as const)
    expect((await run('see', id, from, to)).err).toContain(says);
  expect((await run('see', id, '1,1', '2,2', '--facing', 'up')).err).toContain('--facing takes one of n, ne');
});
