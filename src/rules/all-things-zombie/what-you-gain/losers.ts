/** Loot from the Losers: what somebody beaten has in hand, and what one searcher may find on him. */
import type { Play } from '../../core/play.ts';
import { rowOf } from '../../core/table.ts';
import { type Clips, startingClips } from '../arms.ts';
import type { Asking } from '../asking.ts';
import { attributeRow, bearingsOn } from '../attributes.ts';
import type { Phase } from '../calendar.ts';
import type { AttributeId, ItemId, WeaponId } from '../types.ts';
import { LOOT, type LootTarget } from './loot.ts';
import { lookFor, refusalFor, type Searched, type SearchRefusal, type SoFar, type Wanted } from './search.ts';

/** Dead, or in the hands of whoever searches. */
export interface Loser {
  readonly attributes: readonly AttributeId[];
  readonly weapons: readonly WeaponId[];
  readonly protected: boolean;
}

export interface Taken {
  readonly weapons: readonly { readonly weapon: WeaponId; readonly clips: Clips }[];
  /** Worn by the loser; a search never turns any up. */
  readonly bodyArmor: boolean;
}

/** All of it without a roll; each weapon comes with three clips, a light machine gun too (ATZ-15, ATZ-68). */
export function takenFrom(loser: Omit<Loser, 'attributes'>): Taken {
  return {
    weapons: loser.weapons.map((weapon) => ({ weapon, clips: startingClips(weapon, 'looted') })),
    bodyArmor: loser.protected,
  };
}

/** Losers are searched as in the outskirts, wherever they fell. */
const AS_IN = 'outskirts';

/** A search takes one turn. Vehicles are car keys: the vehicle is fetched after the Encounter. */
export function loserTarget(phase: Phase, item: ItemId, attributes: readonly AttributeId[]): LootTarget {
  const { result, row } = rowOf(LOOT, `${AS_IN}-${item}`);
  if (item === 'body-armor') return { target: null, modifier: null, rows: [row], modifiers: [] };
  // A Medic has medical supplies more often (ATZ-104).
  const modifiers = bearingsOn('searched', attributes)
    .filter(({ effect }) => effect.item === item)
    .map(({ from, effect }) => ({ row: attributeRow(from), does: 'target', by: effect.modifier }));
  const modifier = modifiers.reduce((sum, { by }) => sum + by, 0);
  return { target: result[phase] + modifier, modifier, rows: [row], modifiers };
}

export interface AtHand extends SoFar {
  readonly phase: Phase;
  readonly loser: Pick<Loser, 'attributes'>;
}

/** Refusals of a search in a building hold here, too, but whoever has begun to search a loser is the only one to do it. */
export function maySearchLoser(wanted: Wanted, hand: AtHand): SearchRefusal | undefined {
  const another = hand.searches.some(({ spot, figure }) => spot === wanted.spot && figure !== wanted.figure);
  if (another) return 'searched-by-another';
  return refusalFor(wanted, hand, loserTarget(hand.phase, wanted.item, hand.loser.attributes));
}

export function* searchLoser(
  asking: Asking,
  phase: Phase,
  item: ItemId,
  attributes: readonly AttributeId[],
): Play<Searched, never> {
  const input = { phase, item, medic: attributes.includes('medic') };
  return yield* lookFor(asking, 'atz.search-loser', loserTarget(phase, item, attributes), input);
}
