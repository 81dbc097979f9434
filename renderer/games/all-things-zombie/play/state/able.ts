/** Conditions by which somebody may be chosen in the forms of combat. */
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';

type Condition = FighterView['condition'];
const of =
  (...all: readonly Condition[]) =>
  ({ condition }: Pick<FighterView, 'condition'>): boolean =>
    all.includes(condition);

/** Whether a fighter is on its feet, and so can fire, strike and choose. */
export const isAble = of('up', 'ducked-back');
/** Whether a fighter is on the ground, and so counts as prone to whoever shoots. */
export const isLying = of('knocked-down', 'out-of-the-fight', 'collapsed');
/** Whether a fighter is gone: nobody can fire at it or catch it any more. */
export const isGone = of('dead', 'captured', 'off-table');
/** Runs away over the table: neither fires nor strikes, and surrenders to people who catch it. */
export const isFleeing = of('ran-away');
/** No more on the table, to be picked up or taken from. */
export const hasLeft = of('ran-away', 'off-table');
/** Takes no check: down, dead, or off the table. */
export const isDown = of(
  'knocked-down',
  'out-of-the-fight',
  'collapsed',
  'carried',
  'dead',
  'captured',
  'off-table',
);
/** Looked after by a Doc, who tends the collapsed as well. */
export const isOut = of('out-of-the-fight', 'collapsed');
/** Killed or taken by whoever stands over it. */
export const isAtMercy = of('knocked-down', 'out-of-the-fight', 'collapsed', 'huddled', 'carried');
