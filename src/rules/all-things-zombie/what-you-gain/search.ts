/** Searches of buildings and trailers (What from Where?), one die a figure and item (ATZ-66). */
import { type Play, type RuleId, roll } from '../../core/play.ts';
import type { Asking } from '../asking.ts';
import type { ItemId } from '../types.ts';
import { type LootTarget, lootTarget, type Place } from './loot.ts';

/** Attempt to find one thing in one place (or on one loser), as it went. */
export interface Search {
  readonly spot: string;
  readonly figure: string;
  readonly item: ItemId;
  readonly found: boolean;
}
export type Wanted = Omit<Search, 'found'>;

/** Course of the Encounter so far, as far as searches depend on it. */
export interface SoFar {
  /** Somebody hostile, alive or undead, is still about. */
  readonly enemiesLeft: boolean;
  readonly searches: readonly Search[];
}

export interface Inside extends SoFar {
  readonly place: Place;
  /** The searcher has been in there. */
  readonly entered: boolean;
  /** The groups parted amiably here (ATZ-81). */
  readonly closed: boolean;
}

export const SEARCH_REFUSALS = [
  'never-entered',
  'enemies-left',
  'parted-amiably',
  'not-allowed-here',
  'no-chance',
  'already-rolled',
  'already-found',
  'one-vehicle-an-encounter',
  'searched-by-another',
] as const;
/** Reason for which a figure may not roll for a thing. */
export type SearchRefusal = (typeof SEARCH_REFUSALS)[number];

/** Returns the reason for which the figure may not roll for the item here; undefined if it may. */
export function mayRoll(wanted: Wanted, inside: Inside): SearchRefusal | undefined {
  if (!inside.entered) return 'never-entered';
  if (inside.closed) return 'parted-amiably';
  return refusalFor(wanted, inside, lootTarget(inside.place, wanted.item));
}

/** Refuses a search for reasons that hold for buildings and losers alike. */
export function refusalFor(
  { spot, figure, item }: Wanted,
  { enemiesLeft, searches }: SoFar,
  { target }: Pick<LootTarget, 'target'>,
): SearchRefusal | undefined {
  if (enemiesLeft) return 'enemies-left';
  if (target === null) return 'not-allowed-here';
  if (target < 1) return 'no-chance';
  const here = searches.filter((one) => one.spot === spot && one.item === item);
  if (here.some(({ found }) => found)) return 'already-found';
  if (here.some((one) => one.figure === figure)) return 'already-rolled';
  // The limit is for what is found; vehicles rolled for at the start have their own (ATZ-41).
  const hasVehicle = searches.some((one) => one.item === 'vehicles' && one.found);
  return item === 'vehicles' && hasVehicle ? 'one-vehicle-an-encounter' : undefined;
}

export interface Searched extends LootTarget {
  readonly face: number;
  readonly found: boolean;
}

export function* search(asking: Asking, place: Place, item: ItemId): Play<Searched, never> {
  return yield* lookFor(asking, 'atz.search', lootTarget(place, item), { ...place, item });
}

/** `input`: what the odds of the rule are counted with. */
export function* lookFor(
  asking: Asking,
  rule: RuleId,
  loot: LootTarget,
  input: object,
): Play<Searched, never> {
  const { target } = loot;
  const [face = 0] = yield* roll({
    ...asking,
    rule,
    dice: 1,
    reading: { by: 'classes', cuts: target === null ? [] : [target] },
    odds: { rule, input },
    target: target ?? undefined,
    basis: { rows: loot.rows, modifiers: loot.modifiers },
  });
  return { ...loot, face, found: target !== null && face <= target };
}
