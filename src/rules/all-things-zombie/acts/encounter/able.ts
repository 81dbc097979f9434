import type { Fighter } from '../../state/turn.ts';

/** On his feet, and able to fire, strike and choose. */
export const isAble = ({ condition }: Pick<Fighter, 'condition'>): boolean =>
  condition === 'up' || condition === 'ducked-back';
