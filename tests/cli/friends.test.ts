/** People who act together with the party go into a building and search it by command line; others are refused. */
import { expect, it } from 'vitest';
import { tempDir } from '../support/backend/backend.ts';
import { holdout } from '../support/backend/cli.ts';

let dir = '';
let id = '';
const run = (...words: readonly string[]) => holdout(...words, '--data', dir, '--json');
const act = (deed: object, ...options: readonly string[]) => run('act', id, JSON.stringify(deed), ...options);
const json = ({ out }: { readonly out: string }) => JSON.parse(out);

async function done(deed: object, ...options: readonly string[]): Promise<string> {
  const ran = await act(deed, ...options);
  expect([ran.code, ran.err]).toEqual([0, '']);
  return json(ran).title;
}
async function refused(deed: object): Promise<string> {
  const { code, out } = await act(deed, '--seeded');
  expect(code).toBe(1);
  return JSON.parse(out).error.refusal;
}
const encounter = async () => json(await run('show', id, 'encounter')).encounter;

const ENTER = { do: 'encounter.enter', spot: 'b2', floor: 0 };
const SEARCH = { do: 'encounter.search', spot: 'b2', figure: 'c1/1', item: 'medical-supplies' };

it('a friend who isn’t of the party enters, searches, and leaves the find with it', async () => {
  dir = tempDir();
  ({ id } = json(await run('campaign', 'new', '--name', 'Merrow Ford', '--seed', 'K7QF-2MWD')));
  const plan = { kind: 'raid', role: 'raider', objective: 'loot', area: 'rural', goes: ['f1', 'f2'] };
  await done({ do: 'encounter.plan', ...plan }, '--seeded');
  await done({ do: 'encounter.set-table', locked: [], mallAlone: false }, '--seeded');
  await done({ do: 'encounter.place-zombies' }, '--seeded');
  // Two survivors, and no zombies.
  await done({ ...ENTER, spot: 'b1', figures: ['f1', 'f2'] }, '--dice', '6,6,1,1,6,6', '--seeded');
  const [, second] = (await encounter()).groups[0].members;
  expect(await refused({ ...ENTER, figures: ['c1/1'] })).toBe('not-of-ours');
  // They have noticed them, who are first all the same; they win the talk, and help this once.
  await done(
    { do: 'encounter.deal', contact: 'c1', figures: ['f1', 'f2'] },
    ...['--dice', '1,1,1,1,1,1,1,1,1,6,6,1,6,6,6,1,6,4', '--choose', 'talk'],
  );
  expect((await encounter()).groups).toMatchObject([{ standing: 'cooperated', whereabouts: 'about' }]);
  const shop = 'retail store 2';
  expect(await done({ ...ENTER, figures: ['c1/0', 'c1/1'] }, '--dice', '6,6,6,6')).toContain(
    second.name.split(' ')[0],
  );
  const before = await encounter();
  expect(before.visits.at(-1)).toMatchObject({ spot: 'b2', figures: ['c1/0', 'c1/1'] });
  expect(before.places[1].searchers).toMatchObject([{ figure: 'c1/0' }, { figure: 'c1/1' }]);
  expect(await done(SEARCH, '--dice', '1')).toContain(shop);
  expect((await encounter()).searches).toEqual([
    { spot: 'b2', figure: 'c1/1', item: 'medical-supplies', found: true },
  ]);
  expect(await refused(SEARCH)).toBe('already-found');
  expect((await run('verify', id)).code).toBe(0);

  expect((await run('undo', id)).code).toBe(0);
  expect(await encounter()).toEqual(before);
  expect((await run('redo', id)).code).toBe(0);
  expect((await encounter()).searches).toHaveLength(1);
});
