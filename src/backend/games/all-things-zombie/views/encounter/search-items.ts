/** Items that can be looked for, in a building or on somebody beaten: with which die, by whom, and why not. */

import type {
  Searcher,
  SearchItem,
} from '../../../../../contract/games/all-things-zombie/encounter-view/places.ts';
import type { SeenEncounter } from '../../../../../rules/all-things-zombie/acts/encounter/act.ts';
import { oursHere } from '../../../../../rules/all-things-zombie/acts/encounter/checks/around.ts';
import { hasLeft, lateFor } from '../../../../../rules/all-things-zombie/acts/encounter/people/search.ts';
import { encounterRefusalText } from '../../../../../rules/all-things-zombie/acts/encounter/refusals.ts';
import { canAct } from '../../../../../rules/all-things-zombie/acts/encounter/standing/able.ts';
import { fighterNamed } from '../../../../../rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import {
  heldBackInShort,
  heldBy,
} from '../../../../../rules/all-things-zombie/acts/encounter/turn/held-back.ts';
import type { SeenCampaign } from '../../../../../rules/all-things-zombie/state/seen.ts';
import type { FighterId } from '../../../../../rules/all-things-zombie/state/turn.ts';
import { ITEM_WORDS } from '../../../../../rules/all-things-zombie/text/vocabulary.ts';
import { ITEMS, type ItemId } from '../../../../../rules/all-things-zombie/types.ts';
import type { SearchRefusal } from '../../../../../rules/all-things-zombie/what-you-gain/search.ts';
import type { ByCorrected } from '../../../../../rules/core/in-force.ts';

/** Figures of the party, and friends of it, who can look for things. */
export function searchers(now: SeenCampaign, encounter: SeenEncounter): readonly FighterId[] {
  if (hasLeft(encounter)) return [];
  return oursHere(now, encounter)
    .map(({ fighter }) => fighter.who)
    .filter((who) => canAct(encounter, who));
}

/** Gives those of `able` who may search there, by where they are; each with why it may not in this turn. */
export function searchersAt(
  now: SeenCampaign,
  encounter: SeenEncounter,
  spot: string,
  able: readonly FighterId[],
): Searcher[] {
  return able.map((figure) => {
    const late = lateFor(now, encounter, figure, spot);
    const one = late && fighterNamed(now, encounter, figure);
    if (late === undefined || one === undefined) return { figure, held: null };
    return { figure, held: heldBackInShort(heldBy(encounter, one, late)) };
  });
}

export function searchItems(
  encounter: SeenEncounter,
  able: readonly FighterId[],
  targetOf: (item: ItemId) => ByCorrected<number | null>,
  refusalOf: (item: ItemId, figure: FighterId) => SearchRefusal | undefined,
): SearchItem[] {
  return ITEMS.map((item) => {
    const refusals = able.map((figure) => refusalOf(item, figure));
    const who = able.filter((_, at) => refusals[at] === undefined);
    const target = targetOf(item);
    return {
      item,
      title: ITEM_WORDS[item].title,
      target: target.value,
      corrected: target.corrected.length > 0,
      who,
      why: who.length > 0 ? null : whyNobody(encounter, refusals),
    };
  });
}

/** Says why nobody may search. After all who have been in there have looked, there is nobody else to send. */
function whyNobody(encounter: SeenEncounter, refusals: readonly (SearchRefusal | undefined)[]): string {
  if (hasLeft(encounter)) return encounterRefusalText('left-the-table');
  const why = refusals.find((refusal) => refusal !== undefined);
  if (why === undefined) return 'Nobody who could search is there.';
  const haveLooked =
    refusals.includes('already-rolled') &&
    refusals.every((one) => one === 'already-rolled' || one === 'never-entered');
  return haveLooked
    ? 'All who can have looked for that already; look for something else.'
    : encounterRefusalText(why);
}
