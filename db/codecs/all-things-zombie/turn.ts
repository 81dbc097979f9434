/** Turns on the player's table, and how everybody on it stands. */

import { z } from 'zod';
import { EARLY_GRAVES } from '../../../src/rules/all-things-zombie/after-the-battle/larger-than-life.ts';
import { DUMBASS_ACTS } from '../../../src/rules/all-things-zombie/data/attribute-tables.ts';
import { FACINGS } from '../../../src/rules/all-things-zombie/meeting-and-greeting/facing.ts';
import { LOCATIONS } from '../../../src/rules/all-things-zombie/meeting-and-greeting/placement.ts';
import { FORDED } from '../../../src/rules/all-things-zombie/movement/pace.ts';
import { MOTORS, type ShotsMarker } from '../../../src/rules/all-things-zombie/state/noise.ts';
import {
  type AmmoId,
  CHARGE_STATES,
  type ChargedByOf,
  CONDITIONS,
  DOINGS,
  type DoneThisTurn,
  type DownedBy,
  type Fighter,
  type FighterId,
  type InSightOf,
  type KeepTogether,
  MARKS,
  type Marks,
  MOTOR_STATES,
  MOVED_HOW,
  type MovedOf,
  type SawMotor,
  type Spent,
  type StrangerId,
  type ToFire,
  type TookUp,
  type Turn,
  type UnderFireOf,
  WHAT_NOW_LEFT,
  type ZombiesId,
} from '../../../src/rules/all-things-zombie/state/turn.ts';
import type { Arriving } from '../../../src/rules/all-things-zombie/state/zombies.ts';
import type { SideDie } from '../../../src/rules/all-things-zombie/turn/activation.ts';
import { face, spot } from '../answers.ts';
import { count, type Fields, oneOf, record, text } from '../shape.ts';
import { contactId } from './contact.ts';
import { figureId, heldWeaponId, weapon } from './vocabulary.ts';

/** An id in the form in which the rules write it. */
const id = <T extends string>(pattern: RegExp, words: string) =>
  z.custom<T>((value) => typeof value === 'string' && pattern.test(value), words);

export const strangerId = id<StrangerId>(/^c[1-9]\d*\/\d+$/, 'a stranger’s id');

export const fighterId = id<FighterId>(/^(f[1-9]\d*|c[1-9]\d*\/\d+)$/, 'the id of somebody on the table');

export const zombiesId = id<ZombiesId>(/^z[1-9]\d*$/, 'the id of a group of zombies');

const ammoId = id<AmmoId>(/^(w[1-9]\d*|c[1-9]\d*\/\d+\/w\d+)$/, 'a weapon’s id');

export const spent = record<Spent>({
  weapon: ammoId,
  loaded: z.boolean(),
  used: z.int(),
  ones: count,
  partUsed: z.array(count).exactOptional(),
  motor: record<SawMotor>({ is: z.enum(MOTOR_STATES), from: count }).exactOptional(),
});

const marks = Object.fromEntries(
  MARKS.map((mark) => [mark, z.literal(true).exactOptional()]),
) as unknown as Fields<Marks>;

const underFire = record<UnderFireOf>({
  by: fighterId,
  weapon,
  cover: z.literal(true).exactOptional(),
});

const chargedBy = record<ChargedByOf>({
  by: fighterId,
  unseen: z.literal(true).exactOptional(),
  tested: z.literal(true).exactOptional(),
  caught: oneOf<'oneDie' | 'noDice'>({ oneDie: 'oneDie', noDice: 'noDice' }).exactOptional(),
});

export const fighter = record<Fighter>({
  ...marks,
  who: fighterId,
  condition: z.enum(CONDITIONS),
  rejoined: z.boolean(),
  wounds: count,
  mauled: z.boolean(),
  byZombie: z.boolean(),
  shots: count,
  fought: z.boolean(),
  zombiesKilled: count,
  peopleKilled: count,
  hits: count.exactOptional(),
  survived: count.exactOptional(),
  underFire: underFire.exactOptional(),
  underFireToo: z.array(underFire).exactOptional(),
  keptDown: record<NonNullable<Fighter['keptDown']>>({ by: fighterId, weapon }).exactOptional(),
  inSight: record<InSightOf>({ of: fighterId, moving: z.literal(true).exactOptional() }).exactOptional(),
  hasSeen: z.array(zombiesId).exactOptional(),
  chargedBy: chargedBy.exactOptional(),
  chargedByToo: z.array(chargedBy).exactOptional(),
  moved: record<MovedOf>({
    how: z.enum(MOVED_HOW),
    inches: count,
    left: count.exactOptional(),
    fell: z.literal(true).exactOptional(),
  }).exactOptional(),
  walked: count.exactOptional(),
  inside: text.nullable().exactOptional(),
  floor: count.exactOptional(),
  forded: z.enum(FORDED).exactOptional(),
  alight: count.exactOptional(),
  carriers: z.array(fighterId).exactOptional(),
  tookUp: z.array(record<TookUp>({ weapon: heldWeaponId, of: figureId })).exactOptional(),
  downedBy: record<DownedBy>({
    rep: count.nullable(),
    weapon: weapon.nullable(),
    by: fighterId.nullable().exactOptional(),
    inMelee: z.literal(true).exactOptional(),
  }).exactOptional(),
  sparedBy: count.exactOptional(),
  earlyGrave: z.enum(EARLY_GRAVES).exactOptional(),
  shaken: z.union([count, z.literal('over')]).exactOptional(),
  lastTurn: z.array(z.enum(DOINGS)).exactOptional(),
  done: record<DoneThisTurn>({
    fired: z.array(text).exactOptional(),
    inAnswer: z.literal(true).exactOptional(),
    together: z.literal(true).exactOptional(),
    reloaded: z.literal(true).exactOptional(),
    rounds: count.exactOptional(),
    rallied: z.literal(true).exactOptional(),
    passed: z.literal([0, 1, 2]).exactOptional(),
    toCharge: z.literal(true).exactOptional(),
    entered: text.exactOptional(),
    climbed: z.literal(true).exactOptional(),
    fell: z.literal(true).exactOptional(),
    brokeOff: z.literal(true).exactOptional(),
    looked: z.literal(true).exactOptional(),
    charge: z.enum(CHARGE_STATES).exactOptional(),
    searched: text.exactOptional(),
    tended: z.literal(true).exactOptional(),
    pickedUp: z.literal(true).exactOptional(),
    sensed: z.literal(true).exactOptional(),
    sense: z.enum(DUMBASS_ACTS).exactOptional(),
    whatNow: z.enum(WHAT_NOW_LEFT).exactOptional(),
    duckedFrom: fighterId.exactOptional(),
  }).exactOptional(),
  toMark: z.enum(CONDITIONS).exactOptional(),
  toFire: record<ToFire>({
    at: fighterId.nullable(),
    asAtCover: z.literal(true).exactOptional(),
    nth: count.exactOptional(),
    sight: count.exactOptional(),
    among: z.array(z.union([fighterId, zombiesId])).exactOptional(),
    holds: z.literal(true).exactOptional(),
  }).exactOptional(),
  pursues: z.array(fighterId).exactOptional(),
  inMelee: z.array(fighterId.nullable()).exactOptional(),
});

const LOCATION_IDS = LOCATIONS.map(({ id }) => id);
export const location = z.enum(LOCATION_IDS);

export const arriving = record<Arriving>({
  location,
  spot: spot.nullable(),
  inDoorway: z.boolean(),
  turn: count.exactOptional(),
});

export const marker = record<ShotsMarker>({
  who: fighterId,
  shots: count,
  of: z.enum(MOTORS).exactOptional(),
  from: record<NonNullable<ShotsMarker['from']>>({ spot, facing: z.enum(FACINGS) }).nullable(),
});

export const sideDie = record<SideDie>({ side: text, face, group: contactId.exactOptional() });

export const keepTogether = record<KeepTogether>({ members: z.array(fighterId), led: z.boolean() });

export const turn = record<Turn>({
  number: count,
  dice: z.array(sideDie),
  acting: text.exactOptional(),
  leading: z.array(fighterId).exactOptional(),
  groups: z.array(keepTogether).exactOptional(),
});
