/** The tables of the game. */

import type { Declared } from '../core/table.ts';
import { AFTER_THE_BATTLE_TABLES } from './after-the-battle/tables.ts';
import { CLIPS } from './arms.ts';
import { FENCES } from './battlefield/fences.ts';
import { BATTLEFIELD_TABLES } from './battlefield/tables.ts';
import { TERRAIN } from './battlefield/terrain.ts';
import { CHALLENGE_TABLES } from './challenge/tables.ts';
import { GENERATOR } from './data/generator.ts';
import { RAP_TO_ADVANCE, REP_COST } from './data/reps.ts';
import { SINGLE_FIGURES } from './data/single-figures.ts';
import { WEAPON_COST, WEAPON_FIGURES } from './data/weapons.ts';
import { ENCOUNTERS_TABLES } from './encounters/tables.ts';
import { FIRE_TABLES } from './fire/tables.ts';
import { MEETING_RESULTS, MEETING_TABLES } from './meeting-and-greeting/tables.ts';
import { MELEE_TABLES } from './melee/tables.ts';
import { MOVEMENT_TABLES } from './movement/tables.ts';
import { POINTS } from './points.ts';
import { REACTION_TABLES } from './reaction/tables.ts';
import { SHOOTING_TABLES } from './shooting/tables.ts';
import { VEHICLE_TABLES } from './vehicles/tables.ts';
import { WHAT_YOU_GAIN_TABLES } from './what-you-gain/tables.ts';
import { ZOMBIE_TABLES } from './zombies/tables.ts';

/** Tables with rows of which play can show that it reached them. */
export const TABLES: readonly Declared[] = [
  ...REACTION_TABLES,
  ...SHOOTING_TABLES,
  ...FIRE_TABLES,
  ...MELEE_TABLES,
  ...ZOMBIE_TABLES,
  ...MOVEMENT_TABLES,
  ...VEHICLE_TABLES,
  ...ENCOUNTERS_TABLES,
  ...MEETING_RESULTS,
  ...BATTLEFIELD_TABLES,
  // Read on the table, not in setting up.
  TERRAIN,
  ...WHAT_YOU_GAIN_TABLES,
  ...CHALLENGE_TABLES,
  ...AFTER_THE_BATTLE_TABLES,
];

/** All tables, with those whose rows leave no trace: who and what somebody is, and what it costs. */
export const EVERY_TABLE: readonly Declared[] = [
  ...TABLES,
  ...MEETING_TABLES,
  FENCES,
  GENERATOR.odd,
  GENERATOR.even,
  WEAPON_FIGURES,
  CLIPS,
  REP_COST,
  WEAPON_COST,
  POINTS,
  RAP_TO_ADVANCE,
  SINGLE_FIGURES,
];
