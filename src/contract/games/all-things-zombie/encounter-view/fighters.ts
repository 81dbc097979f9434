/** Everybody on the table, turn by turn. */
import { z } from 'zod';
import { SIDE_STATES } from '../../../../rules/all-things-zombie/acts/encounter/turn/sides.ts';
import { FACINGS } from '../../../../rules/all-things-zombie/meeting-and-greeting/facing.ts';
import { FORDED } from '../../../../rules/all-things-zombie/movement/pace.ts';
import { MOTORS } from '../../../../rules/all-things-zombie/state/noise.ts';
import { CONDITIONS, MOTOR_STATES, MOVED_HOW } from '../../../../rules/all-things-zombie/state/turn.ts';
import { GroupId, WhoId } from '../acts.ts';
import { Known } from '../circumstances.ts';
import { Rep, Weapon } from '../shapes.ts';

const AmmoView = z.object({
  weapon: z.string(),
  title: z.string(),
  /** Clips go between weapons of one kind. */
  kind: z.string(),
  loaded: z.boolean(),
  clips: z.int(),
  /** Spare clips that have been in the weapon before. */
  partUsed: z.int().optional(),
  /** The clip in it has shown a 1 that counts on. */
  begun: z.literal(true).optional(),
});

/** Somebody on the table, of the party or of a group met. */
export const FighterView = z.object({
  who: WhoId,
  name: z.string(),
  /** Null for the party, else the group. */
  group: GroupId.nullable(),
  /** True of the party, and of people who act together with it. */
  ours: z.boolean(),
  rep: Rep,
  innocent: z.boolean(),
  /** The Star of the party. */
  star: z.boolean(),
  /** Titles of attributes. */
  attributes: z.array(z.string()),
  /** Circumstances of tests that the campaign knows. */
  known: Known,
  condition: z.enum(CONDITIONS),
  /** Shots of this turn. */
  shots: z.int(),
  wounds: z.int(),
  mauled: z.boolean(),
  hero: z.boolean(),
  /** Weapons in hand, with ammunition where clips are counted. */
  weapons: z.array(
    z.object({
      /** Id of the weapon, by which `fire` names it. */
      id: z.string(),
      weapon: Weapon,
      title: z.string(),
      range: z.number().nullable(),
      targets: z.number(),
      impact: z.int(),
      /** Shots it may fire at once, as its barrels are now; none for what only strikes. */
      shots: z.array(z.int()),
      /** Inches within which it hits one target only. */
      oneTargetWithin: z.number().nullable(),
      /** Width, in inches, that a volley of so many shots covers, from the nearest target on. */
      arcs: z.array(z.object({ shots: z.int(), inches: z.int() })),
      /** Hurts vehicles. */
      stopsVehicles: z.boolean(),
      /** Made to strike with; any other in the hand is improvised. */
      strikes: z.boolean(),
      /** Other weapons that may be fired at the same time. */
      together: z.array(z.string()),
      ammo: AmmoView.nullable(),
      /** Barrels of a gun that is loaded barrel by barrel. */
      barrels: z.object({ left: z.int(), all: z.int() }).nullable(),
      /** True once the weapon has been thrown, and lies there. */
      thrown: z.boolean(),
      /** Motor of a chain saw that has been started. */
      motor: z.enum(MOTOR_STATES).nullable(),
    }),
  ),
  /** Has declared covering fire. */
  covering: z.boolean(),
  /** Move the figure has made in this turn. */
  moved: z
    .object({
      how: z.enum(MOVED_HOW),
      inches: z.int(),
      left: z.int().optional(),
      fell: z.literal(true).optional(),
    })
    .nullable(),
  /** Lies flat, though it could stand up. */
  prone: z.boolean(),
  /** The building or vehicle it is in. */
  inside: z.string().nullable(),
  /** Somebody the figure carries, and those who carry it. */
  carries: WhoId.nullable(),
  carriers: z.array(WhoId),
  /** True for a figure on fire. */
  alight: z.boolean(),
  /** Stage the figure has reached in coming through a ford. */
  forded: z.enum(FORDED).nullable(),
  /** Inches a move of either kind may still come to, before any dice. */
  reach: z.object({ normal: z.int(), fast: z.int() }),
  /** Dice are taken off each move. */
  slowed: z.boolean(),
  /** Shooter who has fired at the figure, while it has not tested for that. */
  underFire: z.object({ by: WhoId, name: z.string(), cover: z.boolean() }).nullable(),
  /** Out of whose sight it has ducked back. */
  hidesFrom: WhoId.nullable(),
  /** Dice that a charge has cost it by surprise, for its first round of melee. */
  caught: z.enum(['oneDie', 'noDice']).nullable(),
  /** Person the figure charges. */
  charges: WhoId.nullable(),
  /** Enemies fear it. */
  terrifying: z.boolean(),
  /** May rush at somebody, who then fears it. */
  rushes: z.boolean(),
  /** Person it rushes at, as the app knows by its charge; “anyone” where it has moved fast, whom only the players see. */
  rushesAt: WhoId.or(z.literal('anyone')).nullable(),
  zombiesKilled: z.int(),
  peopleKilled: z.int(),
  /** True where the activation dice let this figure go, by its own Rep or with its Leader; null where no die was rolled for it. */
  active: z.boolean().nullable(),
  /**
   * Reason why the figure does nothing of its own accord now: on its line, `stays: Rep below 4`, where that has no room `stays`, and as a
   * sentence; null where it may act, or no die binds it.
   */
  held: z.object({ short: z.string(), brief: z.string(), sentence: z.string() }).nullable(),
  /** Reason why the figure may not do just that of its own accord; null where it may. A correction with a reason goes past it. */
  heldFrom: z.object({
    firing: z.string().nullable(),
    moving: z.string().nullable(),
    reloading: z.string().nullable(),
    entering: z.string().nullable(),
  }),
  /** The Leader without whom it couldn’t go. */
  led: z.string().nullable(),
  /** Has fired in its own activation of this turn. */
  hasFired: z.boolean(),
  /** True once its side has acted in this turn, and another side does. */
  hasActed: z.boolean(),
  /** The melee it is in, with all in contact with one another; null where it touches nobody. */
  melee: z
    .object({
      /** Others of its side. */
      beside: z.array(WhoId),
      /** Null for a zombie, of that group where it is of one; `by` those it touches, null where they are all of the figure’s side. */
      against: z.array(
        z.object({ target: WhoId.nullable(), zombies: z.string().nullable(), by: z.array(WhoId).nullable() }),
      ),
      /** A round is due; else it goes on in the activation of the next side, by its name, where one is left. */
      due: z.boolean(),
      nextSide: z.string().nullable(),
    })
    .nullable(),
});
export type FighterView = z.infer<typeof FighterView>;

/** `group` is that of people met whose side it is; null for the party, the zombies and whoever goes by a name alone. */
const SideDie = z.object({ side: z.string(), face: z.int(), group: GroupId.nullable() });

/** The activation of a turn. */
export const TurnView = z.object({
  number: z.int(),
  dice: z.array(SideDie),
  /** Sides that may go, first the one that goes first. */
  order: z.array(SideDie),
  /** All of them, those that go first, with who may in words: `Rep 4 and up, and those with Pris`. */
  sides: z.array(SideDie.extend({ state: z.enum(SIDE_STATES), words: z.string() })),
  allDouble: z.boolean(),
});

/** Shots that zombies have not been rolled for yet. */
export const MarkerView = z.object({
  who: WhoId,
  name: z.string(),
  shots: z.int(),
  /** Motor the shots stand for, where it is one that runs. */
  of: z.enum(MOTORS).nullable(),
  from: z.object({ spot: z.object({ x: z.int(), y: z.int() }), facing: z.enum(FACINGS) }).nullable(),
});

/** Condition in which a roll of this Encounter has left somebody, not marked yet; the player marks it, or has done with it. */
export const DueMarkView = z.object({
  /** The act it comes of. */
  act: z.int(),
  who: WhoId,
  name: z.string(),
  condition: z.enum(CONDITIONS),
  byZombie: z.boolean(),
  /** Result that was rolled: `Ducks Back` */
  because: z.string(),
  /** Set where only the player sees whether it is so. */
  perhaps: z.literal(true).optional(),
});
export type DueMarkView = z.infer<typeof DueMarkView>;
