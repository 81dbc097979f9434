/** What the places of a board say of an act that isn’t done yet: its circumstances as they are unless the player says otherwise. */
import type { Output } from '../../../../../contract/contract.ts';
import type { EncounterAct } from '../../../../../contract/games/all-things-zombie/acts.ts';
import { checkByPlaces } from '../../../../../rules/all-things-zombie/acts/encounter/checks/check-by-places.ts';
import { aimByPlaces } from '../../../../../rules/all-things-zombie/acts/encounter/fire/aim-on-board.ts';
import { fighterNamed } from '../../../../../rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import type { ByPlaces } from '../../../../../rules/all-things-zombie/board/by-places.ts';
import type { SeenCampaign } from '../../../../../rules/all-things-zombie/state/seen.ts';
import { causeText } from '../../../../../rules/all-things-zombie/text/by-places.ts';
import { calledHere, nameHere } from './named.ts';

type Said = Output<'encounter.chance'>['places'];

/** Nothing without a board, and of acts about which places say nothing. */
export function actByPlaces(now: SeenCampaign, act: EncounterAct): Said {
  const { encounter } = now;
  if (encounter?.board === undefined) return [];
  const called = calledHere(now);
  const said = (all: readonly ByPlaces[], aim: number | null) =>
    all.map(({ field, is, because }) => ({
      aim,
      field,
      is,
      because: causeText(because, (piece) => nameHere(now, piece), called),
    }));
  switch (act.do) {
    case 'fire-at':
      return act.aims.flatMap((aim, nth) => said(aimByPlaces(encounter, act.who, aim), nth));
    case 'check': {
      const found = fighterNamed(now, encounter, act.figure);
      return found === undefined ? [] : said(checkByPlaces(now, encounter, found, act.what.check), null);
    }
    default:
      return [];
  }
}
