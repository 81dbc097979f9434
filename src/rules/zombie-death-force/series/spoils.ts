/** Gains that a series brings the campaign that took it up as an episode, by what the player’s own seats came to. Ours. */
import type { Seat } from '../../core/play.ts';
import type { Spoil } from '../../core/spoils.ts';
import { type KeyedTable, type Row, rowOf } from '../../core/table.ts';
import { SEATS } from '../types.ts';
import type { SeriesOutcome } from './ledger.ts';

/** Each game won brings the first; the series decided, winning or sharing it brings one of the others. */
export const SERIES_ENDS = ['game', 'won', 'shared'] as const;
export type SeriesEnd = (typeof SERIES_ENDS)[number];

const ours = (...result: readonly Spoil[]): Row<readonly Spoil[]> => ({
  result,
  confidence: 'RECONSTRUCTED',
});

export const SERIES_SPOILS: KeyedTable<SeriesEnd, readonly Spoil[]> = {
  id: 'zdf-series.spoils',
  section: 'A series (ours)',
  rows: {
    game: ours('clip'),
    won: ours('survivor', 'body-armour'),
    shared: ours('medical-supplies'),
  },
};

export const spoilsOf = (end: SeriesEnd): readonly Spoil[] => rowOf(SERIES_SPOILS, end).result;

/** Spoils of a series; nothing where bots held all seats. */
export function seriesSpoils({ winners, wins }: SeriesOutcome, held: readonly Seat[]): readonly Spoil[] {
  const own = SEATS.filter((seat) => held.includes(seat));
  const games = own.flatMap((seat) =>
    Array.from({ length: wins[SEATS.indexOf(seat)] ?? 0 }, () => spoilsOf('game')),
  );
  if (!own.some((seat) => winners.includes(seat))) return games.flat();
  return [...games.flat(), ...spoilsOf(winners.length === 1 ? 'won' : 'shared')];
}
