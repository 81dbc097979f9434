/** Impossible input by command line: refused with the reason and what would be right, and nothing is changed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { holdout } from '../support/backend/cli.ts';

let dir: string;
let id: string;

const run = (...words: readonly string[]) => holdout(...words, '--data', dir, '--json');
const act = (deed: object, ...options: readonly string[]) => run('act', id, JSON.stringify(deed), ...options);
const json = ({ out }: { readonly out: string }) => JSON.parse(out);
const log = async () => json(await run('log', id));

async function done(deed: object, ...options: readonly string[]): Promise<void> {
  const { code, err } = await act(deed, ...options);
  expect([code, err]).toEqual([0, '']);
}

/** A battle under way: the Star in a house with zombies on her, one of the party dead, and another with an empty gun and no clip left. */
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'holdout-bad-input-'));
  ({ id } = json(await run('campaign', 'new', '--name', 'Merrow Ford', '--seed', 'K7QF-2MWD')));
  const { figures } = json(await run('campaign', 'show', id)) as { figures: { id: string }[] };
  const goes = figures.map((one) => one.id);
  const plan = { kind: 'raid', role: 'raider', objective: 'loot', area: 'rural', goes };
  await done({ do: 'encounter.plan', ...plan }, '--seeded');
  await done({ do: 'encounter.set-table', locked: [], mallAlone: false }, '--seeded');
  await done({ do: 'encounter.place-zombies' }, '--seeded');
  await done({ do: 'encounter.enter', spot: 'b1', floor: 0, figures: ['f1'] }, '--seeded');
  await done({ do: 'encounter.mark', who: 'f2', condition: 'dead', byZombie: true });
  const empties = { figure: 'f3', why: 'counted anew' };
  await done({ do: 'figure.edit', ...empties, edit: { field: 'clips', weapon: 'w3', to: 0 } });
  await done({ do: 'figure.edit', ...empties, edit: { field: 'loaded', weapon: 'w3', to: false } });
  await done({ do: 'encounter.zombies-set', group: null, count: 2, doing: 'melee', whom: 'f1' });
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const fires = {
  do: 'encounter.fire-at',
  who: 'f1',
  weapon: 'w1',
  aims: [{ target: null, shots: 2, far: false }],
  from: null,
};

const REFUSED: readonly (readonly [what: string, deed: object, dice: string | null, says: string])[] = [
  [
    'shots beyond the weapon’s rate',
    { ...fires, aims: [{ target: null, zombies: 'z1', shots: 7, far: false }] },
    null,
    'fires 1 or 2 shots',
  ],
  ['a target that is dead', { ...fires, aims: [{ target: 'f2', shots: 2 }] }, null, 'is dead'],
  ['a shot without a clip', { ...fires, who: 'f3', weapon: 'w3' }, null, 'is empty; reload it first'],
  ['a reload without clips', { do: 'encounter.reload', who: 'f3', weapon: 'w3' }, null, 'No clip is left'],
  [
    'a melee with nobody',
    { do: 'encounter.fight', who: 'f1', hands: [], against: [], from: null },
    null,
    'choose at least 1',
  ],
  [
    'a search among enemies',
    { do: 'encounter.search', spot: 'b1', figure: 'f1', item: 'weapons' },
    null,
    'deal with all of them before you search',
  ],
  ['a die of 0', { do: 'encounter.hear-shots', shots: 1, from: null }, '0', 'faces from 1 to 6'],
  ['a die of 7', { do: 'encounter.hear-shots', shots: 1, from: null }, '7', 'faces from 1 to 6'],
  [
    'an answer to a question no longer asked',
    { do: 'encounter.hear-shots', shots: 0, from: null },
    '4',
    'More dice, cards or decisions were given than were asked for',
  ],
];

it.each(REFUSED)('%s is refused, with the reason, and changes nothing', async (_, deed, dice, says) => {
  const before = await log();
  const { code, err } = await act(deed, ...(dice === null ? [] : ['--dice', dice]));
  expect(err).toContain(says);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
  expect(await log()).toEqual(before);
});
