/** Side of anybody on the table: the party with its friends, or a group met. */
import { dealtWith } from '../../../meeting-and-greeting/contact.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { SeenEncounter } from '../act.ts';
import { type Fighting, metHere } from './fighters.ts';

export const PARTY = 'party';

/** Side of anybody on the table; people who act together with the party are on its own. */
export function sidesOf(now: SeenCampaign, encounter: SeenEncounter) {
  const allies = metHere(now, encounter).filter(
    (met) => met.standing === 'cooperated' && dealtWith(met, encounter.date),
  );
  return ({ figure, fighter }: Fighting): string => {
    if (figure !== null) return PARTY;
    const group = fighter.who.slice(0, fighter.who.indexOf('/'));
    return allies.some(({ id }) => id === group) ? PARTY : group;
  };
}
