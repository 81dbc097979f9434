/** A war in figures: which towns, how much harder each is than the book’s, what a result brings, what a point buys. All of it our own. */
import { number } from '../../core/fields.ts';
import { type KeyedTable, type Row, rowOf } from '../../core/table.ts';
import type { LEVELS, Level } from '../data/victory.ts';

/** A war has at least three of them; the last battle is always for the same town. */
export const TOWN_IDS = [
  'lower-ash',
  'ferris-mill',
  'quarry-hill',
  'harrow-down',
  'saint-orrin',
  'bell-cross',
] as const;
export type TownId = (typeof TOWN_IDS)[number];

export const LEAST_TOWNS = 3;
export const MOST_TOWNS = TOWN_IDS.length;

interface Harder {
  /** Zombies more at the start, and with each event tile. */
  readonly first: number;
  readonly each: number;
  /** The turn from which on leaders land. */
  readonly leadersFrom: number;
}

const ours = <R>(result: R): Row<R> => ({ result, confidence: 'RECONSTRUCTED' });

export const WAR_TOWNS: KeyedTable<TownId, Harder> = {
  id: 'avz-war.towns',
  section: 'A war (ours)',
  figures: { first: number(0, 15), each: number(0, 5), leadersFrom: number(1, 8) },
  rows: {
    'lower-ash': ours({ first: 0, each: 0, leadersFrom: 1 }),
    'ferris-mill': ours({ first: 2, each: 0, leadersFrom: 1 }),
    'quarry-hill': ours({ first: 3, each: 0, leadersFrom: 2 }),
    'harrow-down': ours({ first: 3, each: 0, leadersFrom: 3 }),
    'saint-orrin': ours({ first: 4, each: 1, leadersFrom: 2 }),
    'bell-cross': ours({ first: 6, each: 1, leadersFrom: 3 }),
  },
};

/** In the order they are fought for: so many from the front of the list, then the last. */
export const townsOf = (count: number): readonly TownId[] => [
  ...TOWN_IDS.slice(0, count - 1),
  ...TOWN_IDS.slice(-1),
];

export const townRow = (town: TownId) => rowOf<TownId, Harder>(WAR_TOWNS, town);

export const WAR_POINTS: KeyedTable<Level, number> = {
  id: 'avz-war.points',
  section: 'A war (ours)',
  figures: { result: number(0, 9) },
  rows: {
    'overwhelming-zombies': ours(0),
    zombies: ours(0),
    stalemate: ours(1),
    aliens: ours(3),
    'incredible-aliens': ours(5),
  } satisfies Record<(typeof LEVELS)[number], Row<number>>,
};

export const pointsRow = (level: Level) => rowOf<Level, number>(WAR_POINTS, level);

/** Kinds that may land beside the first groups. */
export const BUYS = ['tank', 'trooper'] as const;
export type Buy = (typeof BUYS)[number];

export const WAR_PRICES: KeyedTable<Buy, number> = {
  id: 'avz-war.prices',
  section: 'A war (ours)',
  figures: { result: number(1, 9) },
  rows: { tank: ours(2), trooper: ours(1) },
};

export const priceRow = (buy: Buy) => rowOf<Buy, number>(WAR_PRICES, buy);

/** Most aliens bought for a town: one to each of the first groups. */
export const MOST_BUYS = 3;
/** Towns lived through that make a veteran. */
export const TOWNS_FOR_A_NAME = 2;
