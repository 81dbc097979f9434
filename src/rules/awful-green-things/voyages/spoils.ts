/** Gains that voyages bring the campaign that took them up as an episode, by how they went for the side the player held. Ours. */
import type { Seat } from '../../core/play.ts';
import type { Spoil } from '../../core/spoils.ts';
import { type KeyedTable, type Row, rowOf } from '../../core/table.ts';
import type { VoyagesFate, VoyagesOutcome } from './ending.ts';

/** Each voyage won brings the first; all of them over, how they went brings one of the others. */
export const VOYAGES_ENDS = ['voyage', 'every', 'most', 'level'] as const;
export type VoyagesEnd = (typeof VOYAGES_ENDS)[number];

const ours = (...result: readonly Spoil[]): Row<readonly Spoil[]> => ({
  result,
  confidence: 'RECONSTRUCTED',
});

export const VOYAGES_SPOILS: KeyedTable<VoyagesEnd, readonly Spoil[]> = {
  id: 'agt-voyages.spoils',
  section: 'Voyages (ours)',
  rows: {
    voyage: ours('medical-supplies'),
    every: ours('survivor', 'body-armour', 'pistol'),
    most: ours('survivor'),
    level: ours('clip'),
  },
};

export const spoilsOf = (end: VoyagesEnd): readonly Spoil[] => rowOf(VOYAGES_SPOILS, end).result;

const FOR_CREW: Readonly<Record<VoyagesFate, VoyagesEnd | undefined>> = {
  renowned: 'every',
  home: 'most',
  weary: 'level',
  doomed: undefined,
  abandoned: undefined,
};

function forMonsters({ fate, won, drawn }: VoyagesOutcome): VoyagesEnd | undefined {
  if (fate === 'weary') return 'level';
  if (fate !== 'doomed') return undefined;
  return won + drawn === 0 ? 'every' : 'most';
}

/** Nothing where bots held both sides; whoever held both himself told them as the crew. */
export function voyagesSpoils(outcome: VoyagesOutcome, held: readonly Seat[]): readonly Spoil[] {
  const asCrew = held.includes('crew');
  if (!asCrew && !held.includes('monsters')) return [];
  const end = asCrew ? FOR_CREW[outcome.fate] : forMonsters(outcome);
  const each = Array.from({ length: asCrew ? outcome.won : outcome.lost }, () => spoilsOf('voyage'));
  return [...each.flat(), ...(end === undefined ? [] : spoilsOf(end))];
}
