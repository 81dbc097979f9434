/** The beaten, one by one: who may search them, and for what. */
import type { LoserView } from '../../../../../contract/games/all-things-zombie/encounter-view/people.ts';
import type { SeenEncounter } from '../../../../../rules/all-things-zombie/acts/encounter/act.ts';
import {
  beatenHere,
  loserRefusal,
  loserSpot,
} from '../../../../../rules/all-things-zombie/acts/encounter/people/losers.ts';
import type { SeenCampaign } from '../../../../../rules/all-things-zombie/state/seen.ts';
import { loserTarget } from '../../../../../rules/all-things-zombie/what-you-gain/losers.ts';
import { searchers, searchersAt, searchItems } from './search-items.ts';

export function loserViews(now: SeenCampaign, encounter: SeenEncounter): LoserView[] {
  const able = searchers(now, encounter);
  const { phase, searches } = encounter;
  return beatenHere(now, encounter).flatMap(({ id: contact, members }) =>
    members.map((loser, member): LoserView => {
      const spot = loserSpot(contact, member);
      return {
        group: contact,
        member,
        name: loser.name,
        searcher: searches.find((search) => search.spot === spot)?.figure ?? null,
        searchers: searchersAt(now, encounter, spot, able),
        items: searchItems(
          able,
          (item) => loserTarget(phase, item, loser.attributes).target,
          (item, figure) => loserRefusal(now, encounter, { contact, member, figure, item, loser }),
        ),
      };
    }),
  );
}
