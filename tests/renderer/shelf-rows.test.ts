/** Rows of the shelf: their order, those that stand under others, and their words. */
import { describe, expect, it } from 'vitest';
import { inBin, onShelf } from '../../renderer/screens/shelf/rows.ts';
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
  who: 'three walkers',
  sign: 'flag',
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
};

describe('a row of the shelf', () => {
  it('stands newest first, an episode under its campaign, which it brings along', () => {
    expect(onShelf(shelf).map(({ id, depth }) => [id, depth])).toEqual([
      ['b', 0],
      ['e', 1],
      ['d', 1],
      ['a', 0],
      ['c', 0],
    ]);
  });

  it('says who plays in a game, and what is drawn beside its name', () => {
    const [row] = onShelf({ ...shelf, campaigns: [], games: [game('c', '2026-03-03')] });
    expect([row?.who.title, row?.sign]).toEqual(['Three walkers', 'flag']);
  });

  it('says of which campaign a run is an episode, and of a game that it isn’t known', () => {
    const games = [
      game('d', '2026-03-01', 'b'),
      { ...game('c', '2026-03-01'), title: 'chess', known: false },
    ];
    expect(onShelf({ ...shelf, games }).map(({ of }) => of)).toEqual([
      'Campaign, Night of the Fog',
      'Campaign, Night of the Fog',
      'Nights on the marsh; episode of Campaign b',
      'Game unknown here: chess',
    ]);
  });

  it('stands by itself in the bin', () => {
    expect(inBin(shelf)).toMatchObject([{ id: 'f', depth: 0, of: 'Nights on the marsh' }]);
  });

  const copyOf = (id: string, name: string | null, { whatIf = false, fromFile = false } = {}) => ({
    id,
    name,
    whatIf,
    fromFile,
    since: 12,
  });

  it('has a copy under what it was copied from, and a copy of a copy under that', () => {
    const campaigns = [
      campaign('a', '2026-03-01'),
      { ...campaign('b', '2026-03-02'), copiedFrom: copyOf('a', 'Campaign a', { fromFile: true }) },
      { ...campaign('c', '2026-03-03'), copiedFrom: copyOf('b', 'Campaign b', { whatIf: true }) },
      { ...campaign('e', '2026-02-03'), copiedFrom: copyOf('a', 'Campaign a') },
      { ...campaign('d', '2026-03-04'), copiedFrom: copyOf('gone', null) },
    ];
    const rows = onShelf({ ...shelf, campaigns, games: [] });
    expect(rows.map(({ id, depth, of }) => [id, depth, of])).toEqual([
      ['d', 0, 'Copy of something deleted for good'],
      ['a', 0, 'Campaign, Night of the Fog'],
      ['b', 1, 'Copy of Campaign a, from a file'],
      ['c', 2, 'What-if copy of Campaign b'],
      ['e', 1, 'Copy of Campaign a'],
    ]);
    const [turns, ends, passes] = [
      { turns: true, goesOn: true },
      { turns: true, goesOn: false },
      { turns: false, goesOn: true },
    ];
    expect(rows.map(({ lines }) => lines)).toEqual([[], [], [turns], [passes, ends], [ends]]);
    expect(rows.map(({ hasUnder }) => hasUnder)).toEqual([false, true, true, false, false]);
    expect(rows.map(({ whatIf }) => whatIf)).toEqual([null, null, null, { origin: 'b' }, null]);
    expect(rows[3]?.stands.detail).toBe('12 acts since it left');
  });
});
