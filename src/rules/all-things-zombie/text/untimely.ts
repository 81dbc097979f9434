/** What somebody did all the same, where the turn’s dice or what he had done spoke against it. */
import type { Untimely } from '../state/untimely.ts';

export const UNTIMELY_TEXT: Readonly<Record<Untimely, string>> = {
  doubles: 'acts on doubles',
  'not-active': 'acts without being active',
  'not-first': 'acts before the first move of the others is over',
  'side-has-acted': 'acts after the turn of the side',
  'no-sense': 'acts though without sense this turn',
  'as-before': 'does something else than last turn, though without the sense to',
  'fired-already': 'fires once more in the same activation',
  'in-melee': 'leaves a melee, or fires out of it',
  'fires-at-another': 'fires in answer at another target',
  'not-in-contact': 'fights somebody who isn’t in contact',
  'fought-already': 'fights one more round in the same turn',
  'moved-already': 'moves once more in the same activation',
  'reloaded-already': 'reloads once more in the same turn',
  'tried-to-start': 'tries the engine once more in the same turn',
  'driven-already': 'drives once more in the same turn',
  'has-not-fled': 'is rallied without having fled',
  'rallied-already': 'is rallied once more in the same turn',
  'what-now-first': 'acts without asking What Now?',
  'stays-down': 'acts though it stays down',
  'not-both': 'pops up to shoot and to move',
  'surprised-by-it': 'tests once more, though surprised by that charge',
  'not-stationary': 'looks after a casualty, though it has moved, fired or fought this turn',
  'own-side': 'finishes off or takes one of the same side',
  'past-rallying': 'is rallied though lost for this battle',
};
