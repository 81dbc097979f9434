/** Tests of what somebody on the table is able to do, by his condition. */
import type { Fighter } from '../../../state/turn.ts';
import type { SeenEncounter } from '../act.ts';

/** On his feet, and able to fire, strike and choose. */
export const isAble = ({ condition }: Pick<Fighter, 'condition'>): boolean =>
  condition === 'up' || condition === 'ducked-back';

/** Nobody any more whom the others on the table could shoot at or catch; who runs away still is until off the table or in a refuge (ATZ-153). */
export const hasGone = ({ condition }: Pick<Fighter, 'condition'>): boolean =>
  condition === 'captured' || condition === 'off-table';

/** Out of the reach of zombies, which get at those who carry somebody instead. */
export const isAway = (fighter: Pick<Fighter, 'condition'>): boolean =>
  hasGone(fighter) || fighter.condition === 'carried';

/** On the table, and fleeing over it: neither fires nor strikes, and goes nowhere else (section: Involuntary Movement, Runaway). */
export const isFleeing = ({ condition }: Pick<Fighter, 'condition'>): boolean => condition === 'ran-away';

/** Takes part in the battle, down or not: neither dead nor gone nor fleeing. */
export const isInBattle = (fighter: Pick<Fighter, 'condition'>): boolean =>
  fighter.condition !== 'dead' && !hasGone(fighter) && !isFleeing(fighter);

/** Has fled or huddles, until a friend rallies it: neither fires nor strikes, nor answers what is done to it (ATZ-153; section: Sanity Table). */
export const hasFled = ({ condition }: Pick<Fighter, 'condition'>): boolean =>
  condition === 'ran-away' || condition === 'huddled';

/** False for anybody on the ground, carried, dead or gone (“may not function”: Explaining the Damage Table), and for most who have fled. */
export const takesCheck = (fighter: Pick<Fighter, 'condition'>, check: string): boolean =>
  isAble(fighter) ||
  (hasFled(fighter) && OF_THE_FLED.includes(check)) ||
  (isFleeing(fighter) && check === 'fast-move');

const OF_THE_FLED: readonly string[] = ['rally', 'see-zombie-death', 'overrun'];

/** True if one of the party or of its friends can still do something in the Encounter: as marked, or once it is over as reported. */
export function canAct({ stage, fighters, records, met = [] }: SeenEncounter, id: string): boolean {
  const marked = isAble(fighters.find(({ who }) => who === id) ?? { condition: 'up' });
  if (stage !== 'after') return marked;
  const fate = met.find(({ who }) => who === id)?.fate;
  if (fate !== undefined) return marked && fate === 'free';
  const record = records.find(({ figure }) => figure === id);
  if (record === undefined) return true;
  const { killed, captured, outOfTheFight, rejoined, ranAway, mauled } = record;
  return !(killed || captured || ranAway || mauled || (outOfTheFight && !rejoined));
}
