/** A turn on the player's table, and how everybody on it stands: what the assistant keeps until the report. */
import type { EarlyGrave } from '../after-the-battle/larger-than-life.ts';
import type { DumbassAct } from '../data/attribute-tables.ts';
import type { FigureId, HeldWeaponId } from '../ids.ts';
import type { ContactId } from '../meeting-and-greeting/contact.ts';
import type { Forded } from '../movement/pace.ts';
import type { SideDie } from '../turn/activation.ts';
import type { WeaponId } from '../types.ts';

export const CONDITIONS = [
  'up',
  'ducked-back',
  'knocked-down',
  'huddled',
  'collapsed',
  'out-of-the-fight',
  'carried',
  'captured',
  'ran-away',
  'off-table',
  'dead',
] as const;
/** `off-table` has left by an edge; `ran-away` flees because a check said so, and is on the table until it has left it (ATZ-153). */
export type Condition = (typeof CONDITIONS)[number];

/** A member of a group met, by place in the group from 0: `c2/0`. */
export type StrangerId = `${ContactId}/${number}`;
export type FighterId = FigureId | StrangerId;
/** A group of zombies. */
export type ZombiesId = `z${number}`;
export const strangerId = (contact: ContactId, member: number) => `${contact}/${member}` as const;

export function isStranger(who: FighterId): who is StrangerId {
  return who.includes('/');
}

/** A stranger's weapons have no id; they go by their place among his, from 0: `c2/0/w1`. */
export type AmmoId = HeldWeaponId | `${StrangerId}/w${number}`;

/** Changes that an Encounter has made to a weapon that takes clips; they go with the weapon, whoever holds it. */
export interface Spent {
  readonly weapon: AmmoId;
  readonly loaded: boolean;
  /**
   * Spare clips that have gone into it; of a weapon loaded barrel by barrel, those fired and not loaded again. Below 0 where
   * people met have been handed more than that by the party.
   */
  readonly used: number;
  /** 1s the clip in it has shown, where they add up (ATZ-25). */
  readonly ones: number;
  /** Spare clips that have been in it, with the 1s each has shown; left out while there is none. */
  readonly partUsed?: readonly number[];
  /** Motor of a chain saw; left out while nobody has started it. */
  readonly motor?: SawMotor;
}

export const MOTOR_STATES = ['runs', 'stalled', 'empty', 'off'] as const;

export interface SawMotor {
  readonly is: (typeof MOTOR_STATES)[number];
  /** The turn from which it has run, or runs again; 0 before the first. */
  readonly from: number;
}

/** Marks that somebody on the table bears, by what each says of him; one he doesn’t bear is left out. The file’s codec reads them here. */
export const MARKS = [
  /** Has declared covering fire, and stood still since. */
  'covering',
  /** In cover, has not moved since, and no enemy has seen it (section: In Sight or Hidden). */
  'hidden',
  /** Lies flat, by its own will or a fall, though it could stand up. */
  'prone',
  /** Has run away in this Encounter, rallied since or not (ATZ-55). */
  'ranAway',
  /** Was taken out of the fight since it became a hero, if it was one (section: Heroes All). */
  'heroOver',
  /** Has collapsed in this Encounter, brought round since or not. */
  'collapsed',
  /** A Rally Check passed no die: nobody rallies it any more. */
  'lost',
] as const;
export type Marks = { readonly [M in (typeof MARKS)[number]]?: true };

export interface Fighter extends Marks {
  readonly who: FighterId;
  readonly condition: Condition;
  /** Was out of the fight, and is back by a Doc's word. */
  readonly rejoined: boolean;
  /** Has been out of the fight so many times. */
  readonly wounds: number;
  /** Knocked down or out by a zombie in melee. */
  readonly mauled: boolean;
  /** True if a zombie put the figure down, or killed it, the last time. */
  readonly byZombie: boolean;
  /** Shots of this turn. */
  readonly shots: number;
  /** Has shot, or fought in melee. */
  readonly fought: boolean;
  readonly zombiesKilled: number;
  readonly peopleKilled: number;
  /** Hits of shots in this Encounter, which add up to Mega-Death (ATZ-102); left out while there is none. */
  readonly hits?: number;
  /** Obviously Dead results it has lived through. */
  readonly survived?: number;
  /** Has been fired at, and has not tested for it yet; `underFireToo` by what came after, each with a check of its own. */
  readonly underFire?: UnderFireOf;
  readonly underFireToo?: readonly UnderFireOf[];
  /** The fire that has it duck back, for as long as it does. */
  readonly keptDown?: Pick<UnderFireOf, 'by' | 'weapon'>;
  /** Has come into somebody’s sight, and has not tested for it yet. */
  readonly inSight?: InSightOf;
  /** Zombies it has had in sight, and tested for, since it was last indoors or in a vehicle. */
  readonly hasSeen?: readonly ZombiesId[];
  /** Somebody charges it in this turn, and has not come to blows with it yet; `chargedByToo` others. */
  readonly chargedBy?: ChargedByOf;
  readonly chargedByToo?: readonly ChargedByOf[];
  /** Move the figure has made in this turn. */
  readonly moved?: MovedOf;
  /** Inches it has walked or run since the party’s first move; left out while it stands where that ended. */
  readonly walked?: number;
  /** The building or vehicle it is in, one that works among them, null outside; left out where it never went in or out. */
  readonly inside?: string | null;
  /** Floor on which it joined its own people there; left out where whoever went in last says so. */
  readonly floor?: number;
  /** Progress the figure has made through a ford. */
  readonly forded?: Forded;
  /** On fire since that turn; 0 before the first. */
  readonly alight?: number;
  /** People who carry the figure. */
  readonly carriers?: readonly FighterId[];
  /** Weapons of its own side it has picked up, and whose they were. */
  readonly tookUp?: readonly TookUp[];
  /** Author of the hit that put the figure down last, where the rules have told; without a Rep where it was a zombie’s. */
  readonly downedBy?: DownedBy;
  /** Would have been killed by somebody of this Rep, and is Larger Than Life: it pays with its points, and may be taken (section: Larger Than Life). */
  readonly sparedBy?: number;
  /** As the player chose when people, a fall or a fire would have killed the figure; left out while he hasn’t (ATZ-172). */
  readonly earlyGrave?: EarlyGrave;
  /** Recovered on the Sanity Table in that turn, 0 before the first, and not active since; then over, until it stands again. */
  readonly shaken?: number | 'over';
  /** Deeds of this turn; left out while there are none. */
  readonly done?: DoneThisTurn;
  /** Doings of a Dumbass in the turn before this one; left out where there was none. */
  readonly lastTurn?: readonly Doing[];
  /** A result has it fire at once, whether active or not, until it has. */
  readonly toFire?: ToFire;
  /** Condition that its last check has brought and nobody has marked yet; it does nothing else before. */
  readonly toMark?: Condition;
  /** People who flee from what it has done, and after whom it tests Pursue by Fire: until it has, or the turn is over (ATZ-142). */
  readonly pursues?: readonly FighterId[];
  /**
   * People it is in contact with, by a charge that has arrived or a round of melee, as far as they are with it; null for a zombie that nobody
   * keeps count of. Groups of zombies say for themselves whom they touch.
   */
  readonly inMelee?: readonly (FighterId | null)[];
}

export interface TookUp {
  readonly weapon: HeldWeaponId;
  readonly of: FigureId;
}

export const DOINGS = ['moves', 'fires', 'fights', 'reloads'] as const;
/** Something done in a turn of one’s own accord. */
export type Doing = (typeof DOINGS)[number];

/** Deeds that bound what somebody may still do in a turn (section: Actions). */
export interface DoneThisTurn {
  /** Weapons fired in its own activation, by their ids among its own. */
  readonly fired?: readonly string[];
  /** Set if the first of them was fired because a result said so, and no other since but the second of a pair (ATZ-147). */
  readonly inAnswer?: true;
  /** Set if two weapons are fired together. */
  readonly together?: true;
  readonly reloaded?: true;
  /** Rounds of melee, one for the activation of each side of the turn: fought, or gone by before the last that was (ATZ-141). */
  readonly rounds?: number;
  /** Somebody has tried to rally it. */
  readonly rallied?: true;
  /** Dice it passed on Wanting to Charge, which those it leads don’t outdo. */
  readonly passed?: 0 | 1 | 2;
  /** What that check has come to: its whole action, if it has charged (ATZ-147). */
  readonly charge?: ChargeState;
  /** Called upon to fire it charges instead, active or not (section: Reaction Fire or Not). */
  readonly toCharge?: true;
  /** Building or vehicle it has gone into, by the door. */
  readonly entered?: string;
  /** Has gone up or down a level. */
  readonly climbed?: true;
  /** Was knocked down, and lies for the rest of the turn (section: Explaining the Damage Table). */
  readonly fell?: true;
  /** Has stepped back from a melee, which is its move (ATZ-146). */
  readonly brokeOff?: true;
  /** Has tested In Sight, and nobody has moved since. */
  readonly looked?: true;
  /** Place on whose search the figure spends its turn (section: What from Where?, ATZ-122). */
  readonly searched?: string;
  /** Set if the figure spends its turn on a casualty (section: “Out of the Fight”). */
  readonly tended?: true;
  /** Set if the figure spends its turn on picking up a weapon (section: Pick Up the Gun or Buddy). */
  readonly pickedUp?: true;
  /** Has rolled for sense, or to stay up. */
  readonly sensed?: true;
  /** Result of its roll for sense; left out in logs from before it was kept. */
  readonly sense?: DumbassAct;
  /** Acts left to it by What Now? since it ducked back. */
  readonly whatNow?: WhatNowLeft;
  /** Shooter who had it duck back: until the next turn they don’t see each other (section: Involuntary Movement). */
  readonly duckedFrom?: FighterId;
}

/** Stays where it is; comes on; has reached a zombie of a group that is known; or has come to blows, or been stopped. */
export const CHARGE_STATES = ['stays', 'comes-on', 'has-reached', 'over'] as const;
export type ChargeState = (typeof CHARGE_STATES)[number];

/** Stays down; pops up to shoot or to move; or has shot. That it has moved is kept of every move. */
export const WHAT_NOW_LEFT = ['stays-down', 'shoots-or-moves', 'has-shot'] as const;
export type WhatNowLeft = (typeof WHAT_NOW_LEFT)[number];

export interface ToFire {
  /** The person whom the rules name; null where anybody in sight may be fired at. */
  readonly at: FighterId | null;
  readonly asAtCover?: true;
  /** Place in the order of fire of those who have come into sight of one another, from 1; several may fire at once. */
  readonly nth?: number;
  /** Number of that In Sight among those of which somebody may still fire, from 1; left out in logs from before it was kept. */
  readonly sight?: number;
  /** People and zombies that have come into its sight. */
  readonly among?: readonly (FighterId | ZombiesId)[];
  /** Hidden: it fires at any time in the enemies’ move, or not at all. */
  readonly holds?: true;
}

/** Figures within 4″ and in sight of one another (section: Groups). Whoever is in none keeps with the rest of his side. */
export interface KeepTogether {
  readonly members: readonly FighterId[];
  /** Within 12″ of the overall Leader, who sees one of them. */
  readonly led: boolean;
}

export const MOVED_HOW = ['normal', 'fast', 'lifts'] as const;

/** A move of this turn; `lifts` has spent it on picking somebody up. */
export interface MovedOf {
  readonly how: (typeof MOVED_HOW)[number];
  /** At most, or as far as the player says. */
  readonly inches: number;
  /** Inches of the same move still to go; left out where nothing is. */
  readonly left?: number;
  /** Stumbled, and lies where it fell. */
  readonly fell?: true;
}

/** Fire that somebody has to answer for with a check, until the turn is over. */
export interface UnderFireOf {
  readonly by: FighterId;
  readonly weapon: WeaponId;
  /** Set if the target was in cover then, by the player’s word. */
  readonly cover?: true;
}

/** Either of two people of whom one has popped up before the other; both test In Sight (section: What Now? Test, its example). */
export interface InSightOf {
  readonly of: FighterId;
  /** Popping into view in place is moving. */
  readonly moving?: true;
}

/** A charge of people, whose check is due until it is taken; who runs from it is charged no more. */
export interface ChargedByOf {
  readonly by: FighterId;
  /** At flank or rear, or out of hiding. */
  readonly unseen?: true;
  readonly tested?: true;
  /** Surprised by it, in the first round of melee. */
  readonly caught?: 'oneDie' | 'noDice';
}

/** Fire it has to test for, the first of it first. */
export const firesAt = ({ underFire, underFireToo = [] }: Fighter): readonly UnderFireOf[] =>
  underFire === undefined ? [] : [underFire, ...underFireToo];

/** Charges at it, the first first. */
export const chargesAt = ({ chargedBy, chargedByToo = [] }: Fighter): readonly ChargedByOf[] =>
  chargedBy === undefined ? [] : [chargedBy, ...chargedByToo];

export function withFires(
  { underFire: _, underFireToo: __, ...fighter }: Fighter,
  [first, ...more]: readonly UnderFireOf[],
): Fighter {
  return {
    ...fighter,
    ...(first && { underFire: first }),
    ...(more.length > 0 && { underFireToo: more }),
  };
}

export function withCharges(
  { chargedBy: _, chargedByToo: __, ...fighter }: Fighter,
  [first, ...more]: readonly ChargedByOf[],
): Fighter {
  return {
    ...fighter,
    ...(first && { chargedBy: first }),
    ...(more.length > 0 && { chargedByToo: more }),
  };
}

export interface DownedBy {
  readonly rep: number | null;
  readonly weapon: WeaponId | null;
  /** Null where it was a zombie; left out in logs from before it was kept. */
  readonly by?: FighterId | null;
  /** By somebody hand to hand. */
  readonly inMelee?: true;
}

/** Kinds of change to somebody on the table. */
export const CHANGES = ['shots', 'condition', 'kills', 'moved'] as const;
export type Change = (typeof CHANGES)[number];

/** False for anybody who moves, ducks back, falls or comes to blows: nobody is hidden any more then (section: In Sight or Hidden). */
export const staysHidden = ({ hidden, condition, moved, inMelee }: Fighter, of: Change): boolean =>
  hidden === true && condition === 'up' && inMelee === undefined && !(of === 'moved' && moved !== undefined);

export interface Turn {
  readonly number: number;
  readonly dice: readonly SideDie[];
  /** The side that acts; left out until the first of them has done something. */
  readonly acting?: string;
  /** Leaders who were able to lead it when it began to act: those they lead stay active if they fall; left out where there are none. */
  readonly leading?: readonly FighterId[];
  /** On a board, groups of the acting side as places had them when it began to act. */
  readonly groups?: readonly KeepTogether[];
}
