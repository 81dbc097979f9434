/** Gains that a flight brings the campaign that took it up as an episode, by what the player’s own seats came to. Ours. */
import type { Seat } from '../../core/play.ts';
import type { Spoil } from '../../core/spoils.ts';
import { type KeyedTable, type Row, rowOf } from '../../core/table.ts';
import { SEATS } from '../types.ts';
import type { FlightOutcome } from './ledger.ts';

/** Each survivor who gets away brings the first; winning the flight or sharing it one of the others. */
export const FLIGHT_ENDS = ['away', 'won', 'shared'] as const;
export type FlightEnd = (typeof FLIGHT_ENDS)[number];

const ours = (...result: readonly Spoil[]): Row<readonly Spoil[]> => ({
  result,
  confidence: 'RECONSTRUCTED',
});

export const FLIGHT_SPOILS: KeyedTable<FlightEnd, readonly Spoil[]> = {
  id: 'azta-flight.spoils',
  section: 'A flight (ours)',
  rows: {
    away: ours('clip'),
    won: ours('survivor', 'pistol'),
    shared: ours('medical-supplies'),
  },
};

export const spoilsOf = (end: FlightEnd): readonly Spoil[] => rowOf(FLIGHT_SPOILS, end).result;

/** Nothing where bots held all seats, or where it was given up. */
export function flightSpoils(
  { winners, left, abandoned }: FlightOutcome,
  held: readonly Seat[],
): readonly Spoil[] {
  const own = SEATS.filter((seat) => held.includes(seat));
  if (abandoned) return [];
  const away = own.flatMap((seat) =>
    Array.from({ length: left[SEATS.indexOf(seat)] ?? 0 }, () => spoilsOf('away')),
  );
  if (!own.some((seat) => winners.includes(seat))) return away.flat();
  return [...away.flat(), ...spoilsOf(winners.length === 1 ? 'won' : 'shared')];
}
