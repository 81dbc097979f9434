/** Effects of attributes and of a drunkard’s evening, each by the moment at which a rule looks for it. */
import type { AttributeId, WeaponId } from '../types.ts';

/** The checks of the Reaction Checks chapter, Sanity among them; Leaders and Stone Cold roll three dice on each. */
export const REACTION_CHECKS = [
  'in-sight',
  'received-fire',
  'wanting-to-charge',
  'being-charged',
  'surprise',
  'overrun',
  'rally',
  'see-zombie-death',
  'sanity',
] as const;
export type ReactionCheck = (typeof REACTION_CHECKS)[number];

/** Situations of the shooter that turn an 8 on the Ranged Combat To Hit Table into a miss. */
export type FirePenalty = 'own-fast-move' | 'two-weapons';

/** Inches by six-sided dice; halved means that a die gives half its face, rounded up, 1 to 3 (ATZ-14). */
export interface DiceAmount {
  readonly dice: number;
  readonly halved?: true;
}

export type NotScared = 'everyone' | 'enemies-moved-towards';

/** Change that an attribute, or a drunkard’s evening, makes. `on` names the moment at which a rule has to look. */
export type Effect =
  /** Dice more (or fewer) in melee; the best two count. With `armedWith`, only while one of these is used. */
  | { readonly on: 'melee-dice'; readonly extra: number; readonly armedWith?: readonly WeaponId[] }
  | { readonly on: 'melee-rep'; readonly modifier: number }
  /** Opponents beyond the first that do not count for the melee modifier. */
  | { readonly on: 'melee-opponents'; readonly uncounted: number }
  /** A penalty the shooter does not suffer. */
  | { readonly on: 'fire-ignores'; readonly penalty: FirePenalty }
  /** A penalty the shooter suffers as if it applied. */
  | { readonly on: 'fire-suffers'; readonly penalty: FirePenalty }
  /** Dice more for each shot fired; as many dice count as shots were fired, the best. */
  | { readonly on: 'fire-dice'; readonly extraPerShot: number }
  /** Dice rolled to throw a weapon by hand, of which the best one counts. */
  | { readonly on: 'throw-dice'; readonly dice: number }
  /** Factor on the arc of fire. */
  | { readonly on: 'spread'; readonly times: number }
  /** Dice rolled for these checks in place of two: of three the best two count, one is all there is. */
  | {
      readonly on: 'reaction';
      readonly checks: readonly ReactionCheck[];
      readonly dice: number;
    }
  /** Figures of the side this near, the owner included, roll dice more; the best two count. */
  | {
      readonly on: 'reaction-nearby';
      readonly checks: readonly ReactionCheck[];
      readonly extra: number;
      readonly for: 'own-side';
      /** Inches. */
      readonly within: number;
    }
  /** A result of these checks that runs away takes along everybody of the side within so many inches. */
  | {
      readonly on: 'runaway';
      readonly takesAlong: 'own-side';
      readonly within: number;
    }
  /** May do better on this check than the Leader of the group did. */
  | { readonly on: 'group-check'; readonly check: ReactionCheck; readonly boundByLeader: false }
  /** Dice a runaway friend rolls when this figure rallies it. */
  | { readonly on: 'rallies-friend'; readonly dice: number }
  | { readonly on: 'duck-back'; readonly never: true }
  | { readonly on: 'fear'; readonly fears: 'nobody' }
  | { readonly on: 'feared'; readonly by: NotScared }
  /** The first so many Obviously Dead results of an Encounter become this instead. */
  | { readonly on: 'obviously-dead'; readonly first: number; readonly becomes: 'knock-down' }
  /** Dice more when this figure examines somebody out of the fight. */
  | { readonly on: 'examining'; readonly extra: number }
  /** Can find what others cannot. */
  | { readonly on: 'searching'; readonly finds: 'cure' }
  /** Added to the number at or under which whoever searches this figure, taken or dead, finds the item. */
  | { readonly on: 'searched'; readonly item: 'medical-supplies'; readonly modifier: number }
  /** Taken off each move, in inches. */
  | { readonly on: 'move'; readonly lessNormal: DiceAmount; readonly lessFast: DiceAmount }
  /** A fast-move die with this face: the figure moves so far instead, falls prone, and lies until it is active. */
  | { readonly on: 'fast-move'; readonly stumblesOn: number; readonly moves: DiceAmount }
  /** Each turn it goes for the nearest fitting enemy at a fast move, all the way, and fires if it can. */
  | { readonly on: 'activation'; readonly must: 'rush-and-fire' }
  /** 1D6 each activation; above Rep, the figure drops and is out of the fight. */
  | { readonly on: 'activation'; readonly above: 'rep'; readonly falls: 'out-of-the-fight' }
  /** Fewest dice that count as passed when it drives and loses control. */
  | { readonly on: 'losing-control'; readonly leastPassed: number }
  /** Has these attributes as well. They do not count towards a cap on attributes (ATZ-9). */
  | { readonly on: 'attributes'; readonly brings: readonly AttributeId[] }
  /** Comes with these weapons beside the one drawn. */
  | { readonly on: 'recruiting'; readonly brings: readonly WeaponId[] }
  /** 1D6 when an Encounter starts; above Rep, one row of the drunkard's table holds for that Encounter. */
  | { readonly on: 'encounter-start'; readonly above: 'rep'; readonly table: 'drunkard' }
  /** 1D6 each turn on the dumbass table. */
  | { readonly on: 'turn'; readonly table: 'dumbass' };
