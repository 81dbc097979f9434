/** Tests of what somebody on the table is able to do, by his condition. */
import type { Fighter } from '../../../state/turn.ts';
import type { SeenEncounter } from '../act.ts';

/** On his feet, and able to fire, strike and choose. */
export const isAble = ({ condition }: Pick<Fighter, 'condition'>): boolean =>
  condition === 'up' || condition === 'ducked-back';

/** Nobody any more whom the others on the table could shoot at or catch; who runs away still is until off the table (ATZ-153). */
export const hasGone = ({ condition }: Pick<Fighter, 'condition'>): boolean =>
  condition === 'captured' || condition === 'off-table';

/** On the table, and fleeing over it: neither fires nor strikes, and goes nowhere else (section: Involuntary Movement, Runaway). */
export const isFleeing = ({ condition }: Pick<Fighter, 'condition'>): boolean => condition === 'ran-away';

/** Takes part in the battle, down or not: neither dead nor gone nor fleeing. */
export const isInBattle = (fighter: Pick<Fighter, 'condition'>): boolean =>
  fighter.condition !== 'dead' && !hasGone(fighter) && !isFleeing(fighter);

/** True for anybody who takes no check: on the ground, carried, dead or gone (“may not function”: Explaining the Damage Table). */
export const takesNoCheck = (fighter: Pick<Fighter, 'condition'>): boolean =>
  CHECKED_NO_MORE.includes(fighter.condition) ||
  fighter.condition === 'captured' ||
  fighter.condition === 'off-table';

const CHECKED_NO_MORE: readonly Fighter['condition'][] = [
  'knocked-down',
  'collapsed',
  'out-of-the-fight',
  'carried',
  'dead',
];

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
