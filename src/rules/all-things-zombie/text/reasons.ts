/** Reasons for which somebody or something changed, in words. */
import type { Report } from '../after-the-battle/report.ts';
import type { Reason, StockUse, Why } from '../state/cause.ts';
import { weaponText } from './vocabulary.ts';

export const REASON_TEXT: Readonly<Record<Reason, string>> = {
  joined: 'joined',
  captured: 'captured',
  'left-behind': 'left on the table',
  escaped: 'escaped',
  fetched: 'fetched by a raid',
  'never-fetched': 'was not fetched after all',
  'given-up': 'given up, a captive',
  'never-captured': 'was not captured after all',
  killed: 'killed',
  'died-of-wounds': 'died of wounds',
  'never-came-back': 'never came back',
  bitten: 'bitten by a zombie',
  'never-recovered': 'never came out of the shock',
  'cheated-death': 'cheated death',
  'early-grave': 'as the player chose',
  'badly-hurt': 'weaker for a wound',
  'ran-away': 'weaker for having run away',
  shock: 'weaker for the shock',
  'lower-rep': 'no more count at the lower Rep',
  'points-lost': 'points lost',
  'point-earned': 'fought through an Encounter',
  'enough-points': 'enough points gathered',
  'taken-by-enemies': 'taken by enemies',
  'encounter-starts': 'as every Encounter starts',
  leads: 'as every Encounter has a Leader',
  'stored-in-prison': 'stored in the prison',
  'from-stockpile': 'out of the stockpile',
  'picked-up': 'picked up',
  'given-to-friend': 'handed to a friend',
  'taken-from-friend': 'handed over by a friend',
  'brought-home': 'brought home',
};

/** Empty where the player gave no reason. */
export function whyText(why: Why): string {
  return why.by === 'rule' ? REASON_TEXT[why.reason] : why.text;
}

/** `by Ada Voss, with the SA rifle`, or `by Ada Voss, hand to hand`; empty for nobody’s doing, and where nobody knows whose. */
export function killerText({ by, byName, byWeapon }: Killer, inMelee = false): string {
  if (by === null) return '';
  if (by === 'zombies' || byName === undefined) return `by ${by}`;
  const how = inMelee ? ', hand to hand' : '';
  return byWeapon === undefined
    ? `by ${byName}${how}`
    : `by ${byName}${how}, with the ${weaponText(byWeapon)}`;
}

export type Killer = Pick<Report, 'by' | 'byName' | 'byWeapon'>;

/** Words for where a thing went; `lost` says with whom by itself. */
export const STOCK_USE_TEXT: Readonly<Record<StockUse, string>> = {
  'put-on': 'given, and worn',
  'taken-up': 'given, and in hand',
  given: 'given',
  burnt: 'burnt',
  'taken-by-enemies': 'taken by enemies',
  lost: 'lost with the fallen',
};
