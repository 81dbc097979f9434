/** What can be looked for, in a building or on somebody beaten: with which die, by whom, and why not. */
import type { SearchItem } from '../../../../../contract/games/all-things-zombie/encounter-view/places.ts';
import type { SeenCampaign } from '../../../../../rules/all-things-zombie/acts/act.ts';
import { canAct } from '../../../../../rules/all-things-zombie/acts/encounter/able.ts';
import {
  participant,
  type SeenEncounter,
} from '../../../../../rules/all-things-zombie/acts/encounter/act.ts';
import type { FigureId } from '../../../../../rules/all-things-zombie/state/ids.ts';
import { ENCOUNTER_REFUSAL_TEXT } from '../../../../../rules/all-things-zombie/text/encounter-refusals.ts';
import { ITEMS, type ItemId } from '../../../../../rules/all-things-zombie/types.ts';
import type { SearchRefusal } from '../../../../../rules/all-things-zombie/what-you-gain/search.ts';
import { byCorrected } from '../../../../../rules/core/in-force.ts';

const ITEM_TITLES = {
  vehicles: 'Vehicle',
  weapons: 'Weapon',
  'surplus-ammo': 'Surplus ammunition',
  'body-armor': 'Body armour',
  'medical-supplies': 'Medical supplies',
} as const satisfies Record<ItemId, string>;

/** Those of the party who can look for things. */
export function searchers(now: SeenCampaign, encounter: SeenEncounter): readonly FigureId[] {
  return encounter.party.filter((id) => participant(now, id) !== undefined && canAct(encounter, id));
}

export function searchItems(
  able: readonly FigureId[],
  targetOf: (item: ItemId) => number | null,
  refusalOf: (item: ItemId, figure: FigureId) => SearchRefusal | undefined,
): SearchItem[] {
  return ITEMS.map((item) => {
    const refusals = able.map((figure) => refusalOf(item, figure));
    const who = able.filter((_, at) => refusals[at] === undefined);
    const why = refusals.find((refusal) => refusal !== undefined);
    const target = byCorrected(() => targetOf(item));
    return {
      item,
      title: ITEM_TITLES[item],
      target: target.value,
      corrected: target.corrected.length > 0,
      who,
      why: who.length > 0 || why === undefined ? null : ENCOUNTER_REFUSAL_TEXT[why],
    };
  });
}
