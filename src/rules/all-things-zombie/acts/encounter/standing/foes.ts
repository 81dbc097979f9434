/** People whom the party has come to blows with, and what they don't do for it. */
import type { SeenCampaign } from '../../../state/seen.ts';
import { type Fighting, sideOf } from './fighters.ts';
import { isStrangerOf } from './met.ts';

/** True for one of a group that the party has fought. */
export const fightsParty = (now: SeenCampaign, { figure, fighter }: Fighting): boolean =>
  figure === null &&
  now.contacts.some(({ id, standing }) => standing === 'fought' && isStrangerOf(fighter.who, id));

/** True for an enemy of somebody of the party, or of its friends, who isn't in the enemy’s hands. */
export const isFoeOf = (now: SeenCampaign, one: Fighting, other: Fighting): boolean =>
  other.fighter.condition !== 'captured' &&
  sideOf(one) !== sideOf(other) &&
  fightsParty(now, one) &&
  !fightsParty(now, other);
