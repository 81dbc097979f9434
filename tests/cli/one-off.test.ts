/** A battle by itself from the first point to the last figure, by the command line alone. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempDir } from '../support/backend/backend.ts';
import { holdout } from '../support/backend/cli.ts';

const PLAIN = { rep: 4, leadership: 'none', protected: false, weapons: ['pistol'] };

it('is begun, bought, fought, decided, and saved, and belongs to no calendar', async () => {
  const data = tempDir();
  const out = async (...words: string[]) => {
    const ran = await holdout(...words, '--data', data);
    expect({ words, err: ran.err, code: ran.code }).toEqual({ words, err: '', code: 0 });
    return ran.out;
  };
  const json = async (...words: string[]) => JSON.parse(await out(...words, '--json')) as unknown;
  const begun = ['campaign', 'one-off', '--name', 'The Weir', '--seed', 'POINTS', '--points', '60'];
  const { id } = (await json(...begun, '--area', 'rural', '--phase', '2')) as { id: string };
  const acts = async (deed: object, ...more: string[]) =>
    await out('act', id, JSON.stringify(deed), '--seeded', '--give-up', ...more);
  const buys = async (figure: object) => await acts({ do: 'encounter.buy', ...PLAIN, ...figure });

  expect(await out('due', id)).toBe(
    'Due: Buy your force by points (buy own)\nDue: Buy the other force by points (buy other)\n',
  );
  expect(
    (await buys({ force: 'own', name: 'Ann', leadership: 'other', weapons: ['rifle'] })).split('\n')[0],
  ).toBe('Buy Ann for your force, 34 points');
  await buys({ force: 'own', name: 'Ben' });
  const over = await holdout(
    'act',
    id,
    JSON.stringify({ do: 'encounter.buy', ...PLAIN, force: 'own' }),
    '--data',
    data,
  );
  expect(over).toMatchObject({ code: 1, err: expect.stringContaining('costs more than this side has left') });
  await buys({ force: 'other', name: 'Nils', protected: true });
  const roster = await out('roster', id);
  expect(roster).toContain('Your force: 57 points spent, 3 left');
  expect(roster).toContain('The other force: 33 points spent, 27 left');
  expect(roster).toMatch(/Nils +4, protected .* 33/);
  expect(await out('campaign', 'list')).toContain('One-off, 60 points');
  expect(await out('campaign', 'show', id)).toContain('The Weir: a one-off, 60 points a side');

  await acts({ do: 'encounter.set-table' });
  await acts({ do: 'encounter.place-zombies' });
  await acts({ do: 'encounter.begin-turn', sides: ['Party', 'c1', 'Zombies'] });
  await acts({ do: 'encounter.mark', who: 'c1/0', condition: 'dead', byZombie: false });
  const { encounter } = (await json('show', id, 'encounter')) as {
    encounter: { proposal: { records: object[]; field: object; shots: number } };
  };
  await acts({ do: 'encounter.report', ...encounter.proposal });
  expect(await out('due', id)).toBe('Due: Say who has won, and end the battle (end-one-off)\n');
  expect((await acts({ do: 'encounter.end-one-off' })).split('\n')[0]).toBe(
    'End the battle: your force wins',
  );
  expect(await out('due', id)).toBe('Nothing is due.\n');

  const raid = { kind: 'raid', role: 'raider', objective: 'loot', area: 'rural', goes: ['f1'] };
  const again = await holdout('act', id, JSON.stringify({ do: 'encounter.plan', ...raid }), '--data', data);
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining('one-off battle') });
  expect(await out('verify', id)).toContain('every row as the log adds up to');
  await out('undo', id);
  expect(await out('due', id)).toContain('end-one-off');
  await out('redo', id);
  await out('save', id, join(data, 'weir.holdout'));
  await out('open', join(data, 'weir.holdout'));
  await out('copy', id, '--name', 'Again');
  expect((await out('campaign', 'list')).match(/One-off, 60 points/g)).toHaveLength(3);
});
