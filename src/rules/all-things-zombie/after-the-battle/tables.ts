/** The tables of After the Battle. */
import type { Declared } from '../../core/table.ts';
import { DOC } from './doc.ts';
import { DEAD_DRUNK, DRUNKARD, DUMBASS } from './failings.ts';
import { LARGER_THAN_LIFE } from './larger-than-life.ts';
import { RECOVERY } from './recovery.ts';
import { WHO_WINS, WHO_WINS_SEVEN } from './who-wins.ts';

/** Every table of the chapter, so that the rows play has reached can be counted. */
export const AFTER_THE_BATTLE_TABLES: readonly Declared[] = [
  DOC,
  RECOVERY,
  LARGER_THAN_LIFE,
  WHO_WINS,
  WHO_WINS_SEVEN,
  DRUNKARD,
  DEAD_DRUNK,
  DUMBASS,
];
