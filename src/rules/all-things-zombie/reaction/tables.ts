/** Every table of the chapter, so that the rows play has reached can be counted. */
import type { Declared } from '../../core/table.ts';
import { BEING_CHARGED } from './being-charged.ts';
import { CRAZY } from './crazy.ts';
import { NEVER_DUCKS_BACK } from './duck-back.ts';
import { FAST_MOVE } from './fast-move.ts';
import { FREE_WILL } from './free-will.ts';
import { HEROES } from './heroes.ts';
import { IN_SIGHT } from './in-sight.ts';
import { OVERRUN, OVERRUN_IMPACT } from './overrun.ts';
import { PURSUE_BY_FIRE } from './pursue-by-fire.ts';
import { RALLY } from './rally.ts';
import { REACTION_DICE } from './reaction-dice.ts';
import { REACTION_FIRE } from './reaction-fire.ts';
import { RECEIVED_FIRE } from './received-fire.ts';
import { SURPRISE, SURPRISED_MELEE } from './surprise.ts';
import { WANTING_TO_CHARGE } from './wanting-to-charge.ts';
import { WHAT_NOW } from './what-now.ts';
import { SANITY, SEE_ZOMBIE_DEATH } from './zombie-death.ts';

export const REACTION_TABLES: readonly Declared[] = [
  REACTION_DICE,
  HEROES,
  FREE_WILL,
  NEVER_DUCKS_BACK,
  IN_SIGHT,
  RECEIVED_FIRE,
  REACTION_FIRE,
  WANTING_TO_CHARGE,
  BEING_CHARGED,
  SURPRISE,
  SURPRISED_MELEE,
  OVERRUN,
  OVERRUN_IMPACT,
  RALLY,
  SEE_ZOMBIE_DEATH,
  SANITY,
  CRAZY,
  WHAT_NOW,
  PURSUE_BY_FIRE,
  FAST_MOVE,
];
