import { expect, it } from 'vitest';
import { inBin, onShelf } from '../../renderer/features/shelf/rows.ts';
import type { Output } from '../../src/contract/contract.ts';

type Shelf = Output<'shelf.list'>;

const campaign = (id: string, changedAt: string): Shelf['campaigns'][number] => ({
  id,
  title: 'Night of the Fog',
  name: `Campaign ${id}`,
  revision: 1,
  date: 'January, O+2',
  phase: 1,
  star: 'Ann',
  party: 4,
  copiedFrom: null,
  recruiting: false,
  oneOff: null,
  changedAt,
  last: '',
});
const game = (id: string, changedAt: string, episodeOf: string | null = null): Shelf['games'][number] => ({
  id,
  game: 'marsh',
  title: 'Nights on the marsh',
  known: true,
  name: `Game ${id}`,
  revision: 1,
  episodeOf,
  standing: { title: 'Night 1', detail: '' },
  copiedFrom: null,
  over: false,
  last: '',
  changedAt,
});
const shelf: Shelf = {
  campaigns: [campaign('a', '2026-03-04'), campaign('b', '2026-03-02')],
  games: [game('c', '2026-03-03'), game('d', '2026-03-01', 'b'), game('e', '2026-03-05', 'b')],
  deleted: [],
  deletedGames: [game('f', '2026-03-01', 'b')],
  undo: null,
};

it('stands newest first, an episode under its campaign, which it brings along', () => {
  expect(onShelf(shelf).map(({ id, under }) => [id, under])).toEqual([
    ['b', false],
    ['e', true],
    ['d', true],
    ['a', false],
    ['c', false],
  ]);
});

it('says of which campaign a run is an episode, and of a game that it isn’t known', () => {
  const games = [game('d', '2026-03-01', 'b'), { ...game('c', '2026-03-01'), title: 'chess', known: false }];
  expect(onShelf({ ...shelf, games }).map(({ of }) => of)).toEqual([
    'Campaign, Night of the Fog',
    'Campaign, Night of the Fog',
    'Nights on the marsh; episode of Campaign b',
    'Game unknown here: chess',
  ]);
});

it('stands by itself in the bin', () => {
  expect(inBin(shelf)).toMatchObject([{ id: 'f', under: false, of: 'Nights on the marsh' }]);
});

const copyOf = (id: string, name: string | null, whatIf = false) => ({ id, name, whatIf, since: 12 });

it('has a copy under what it was copied from, and a copy of a copy under the first', () => {
  const campaigns = [
    campaign('a', '2026-03-01'),
    { ...campaign('b', '2026-03-02'), copiedFrom: copyOf('a', 'Campaign a') },
    { ...campaign('c', '2026-03-03'), copiedFrom: copyOf('b', 'Campaign b', true) },
    { ...campaign('d', '2026-03-04'), copiedFrom: copyOf('gone', null) },
  ];
  const rows = onShelf({ ...shelf, campaigns, games: [] });
  expect(rows.map(({ id, under, of }) => [id, under, of])).toEqual([
    ['d', false, 'Copy of something deleted for good'],
    ['a', false, 'Campaign, Night of the Fog'],
    ['c', true, 'What-if copy of Campaign b'],
    ['b', true, 'Copy of Campaign a'],
  ]);
  expect(rows.map(({ whatIf }) => whatIf)).toEqual([null, null, { origin: 'b' }, null]);
  expect(rows[2]?.stands.detail).toBe('12 acts since it left');
});
