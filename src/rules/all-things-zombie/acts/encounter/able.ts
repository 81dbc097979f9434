import type { Fighter } from '../../state/turn.ts';
import type { SeenEncounter } from './act.ts';

/** On his feet, and able to fire, strike and choose. */
export const isAble = ({ condition }: Pick<Fighter, 'condition'>): boolean =>
  condition === 'up' || condition === 'ducked-back';

/** Whether one of the party can still do something in the Encounter: as marked, or once it is over as reported. */
export function canAct({ stage, fighters, records }: SeenEncounter, id: string): boolean {
  if (stage !== 'after') return isAble(fighters.find(({ who }) => who === id) ?? { condition: 'up' });
  const record = records.find(({ figure }) => figure === id);
  if (record === undefined) return true;
  const { killed, captured, outOfTheFight, rejoined, ranAway, mauled } = record;
  return !(killed || captured || ranAway || mauled || (outOfTheFight && !rejoined));
}
