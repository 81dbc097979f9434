/** Gains that a war brings the campaign that took it up as an episode, by how it went for the side the player held. Ours. */
import type { Seat } from '../../core/play.ts';
import type { Spoil } from '../../core/spoils.ts';
import { type KeyedTable, type Row, rowOf } from '../../core/table.ts';
import type { Fate, WarOutcome } from './ending.ts';

/** Each town won brings the first; the last battle over, how the whole war went brings one of the others. */
export const WAR_ENDS = ['town', 'every', 'most', 'level'] as const;
export type WarEnd = (typeof WAR_ENDS)[number];

const ours = (...result: readonly Spoil[]): Row<readonly Spoil[]> => ({
  result,
  confidence: 'RECONSTRUCTED',
});

export const WAR_SPOILS: KeyedTable<WarEnd, readonly Spoil[]> = {
  id: 'avz-war.spoils',
  section: 'A war (ours)',
  rows: {
    town: ours('clip'),
    every: ours('survivor', 'pistol', 'medical-supplies'),
    most: ours('survivor'),
    level: ours('medical-supplies'),
  },
};

export const spoilsOf = (end: WarEnd): readonly Spoil[] => rowOf(WAR_SPOILS, end).result;

const FOR_ALIENS: Readonly<Record<Fate, WarEnd | undefined>> = {
  taken: 'every',
  'mostly-taken': 'most',
  held: 'level',
  'thrown-back': undefined,
  abandoned: undefined,
};

/** End of the war for the zombies: what the aliens lose, the dead hold. */
function forZombies({ fate, won, drawn }: WarOutcome): WarEnd | undefined {
  if (fate === 'held') return 'level';
  if (fate !== 'thrown-back') return undefined;
  return won + drawn === 0 ? 'every' : 'most';
}

/** Nothing where bots held both sides; whoever held both himself told the war as the aliens. */
export function warSpoils(outcome: WarOutcome, held: readonly Seat[]): readonly Spoil[] {
  const asAliens = held.includes('aliens');
  if (!asAliens && !held.includes('zombies')) return [];
  const end = asAliens ? FOR_ALIENS[outcome.fate] : forZombies(outcome);
  const towns = Array.from({ length: asAliens ? outcome.won : outcome.lost }, () => spoilsOf('town'));
  return [...towns.flat(), ...(end === undefined ? [] : spoilsOf(end))];
}
