/** The Encounter of a campaign: how it stands, the odds of an act, and the act itself. */
import { z } from 'zod';
import { at, command, diceOrDecisions, query, which } from '../../../call.ts';
import { Chance } from '../../../chance.ts';
import { ActLine } from '../../../change.ts';
import { ExplainedRoll } from '../../../explained.ts';
import { Revision } from '../../../shapes.ts';
import { Spot } from '../../../table-top.ts';
import { ActNumber } from '../../../writing.ts';
import { EncounterAct, FieldHeld, Records } from '../acts.ts';
import { EncounterActed } from '../encounter-view/acted.ts';
import { ScoreView } from '../encounter-view/after.ts';
import { BoardView, FieldOfViewView, LooksView, ReachView, WayView } from '../encounter-view/board.ts';
import { LaidPart } from '../encounter-view/laid.ts';
import { Priced } from '../encounter-view/one-off.ts';
import { LevelGiven, LookGiven, SeeingView } from '../encounter-view/seeing.ts';
import { EncounterView } from '../encounter-view.ts';
import { FigureId } from '../shapes.ts';

/** True where the table is to be drawn in letters, too, and all is told that goes with it: it takes many times as long as the rest. */
const InLetters = z.boolean().optional();

export const encounterCalls = {
  'encounter.get': query(z.strictObject(which), EncounterView),
  /** The dice that parts of the table, as it lies now, were rolled with; none of those that were laid out without. */
  'encounter.laid': query(z.strictObject(which), z.object({ parts: z.array(LaidPart) })),
  /** What a place on the laid-out table has of another, by the walls and the light there. */
  'encounter.see': query(z.strictObject({ ...which, from: LookGiven, to: LookGiven }), SeeingView),
  /** Pieces of the board and their places, once it is taken up; with `reach` where each can end a move, which takes as long again for each. */
  'encounter.pieces': query(
    z.strictObject({ ...which, text: InLetters, reach: z.boolean().optional() }),
    BoardView,
  ),
  /** The photo under the map, by its digest: a JPEG in Base64 of the whole table, or null. */
  'encounter.photo': query(
    z.strictObject({ ...which, photo: z.string() }),
    z.object({ picture: z.string().nullable() }),
  ),
  /** Reach of a piece of the board in a move of so many inches: of those it has left or comes to without dice, unless told. */
  'encounter.reach': query(
    z.strictObject({
      ...which,
      piece: z.string().max(20),
      inches: z.int().min(1).max(48).optional(),
      text: InLetters,
    }),
    ReachView,
  ),
  /** What a piece of the board has of each other one. */
  'encounter.looks': query(z.strictObject({ ...which, piece: z.string().max(20) }), LooksView),
  /** Ground that a piece of the board sees from where it stands, or would see from a spot, on its own level unless told. */
  'encounter.field-of-view': query(
    z.strictObject({
      ...which,
      piece: z.string().max(20),
      from: Spot.extend({ level: LevelGiven.nullable().optional() }).optional(),
    }),
    FieldOfViewView,
  ),
  /** The shortest way of somebody on the board to a spot, who would come into sight on it, and who would see him at its end. */
  'encounter.way': query(
    z.strictObject({
      ...which,
      who: z.string().max(20),
      /** On the level he is on, unless told; null outdoors. */
      to: Spot.extend({ level: LevelGiven.nullable().optional() }),
      /** Ends the way where such a move does; all of it unless told. */
      how: z.enum(['normal', 'fast']).optional(),
    }),
    WayView,
  ),
  /** Points that somebody bought so would cost. */
  'encounter.price': query(z.strictObject({ ...which, ...Priced }), z.object({ points: z.int() })),
  /** Exact, before the first dice of the act; null where it rolls none, or none whose odds can be counted. */
  'encounter.chance': query(
    z.strictObject({ ...which, act: EncounterAct }),
    z.object({
      odds: Chance.nullable(),
      /** Reason why a shot's target can't be reached or seen from there. */
      unseen: z.string().nullable(),
      /** Zombies that the noise of the shots draws on average at the end of the turn; null where nothing is heard. */
      draws: z.number().min(0).nullable(),
      /** On a board, circumstances as places answer them where the act says nothing, of a shot for each of its aims, from 0. */
      places: z.array(
        z.object({ aim: z.int().nullable(), field: z.string(), is: z.boolean(), because: z.string() }),
      ),
    }),
  ),
  /** Checks a report that isn't sent yet: what it can't be, and what it would make due, figure by figure. */
  'encounter.report-check': query(
    z.strictObject({
      ...which,
      records: Records,
      field: FieldHeld,
      /** Says whether the party stayed on the table; left out where the battle is reported already. */
      kept: z.boolean().optional(),
    }),
    z.object({
      lines: z.array(
        z.object({
          figure: FigureId,
          /** Reason why the things reported can't have happened, in one sentence. */
          fault: z.string().nullable(),
          /** Titles of the steps, as if all went well. */
          follows: z.array(z.string()),
          /** Reasons why an advantage against dying doesn't help somebody who would die. */
          unspared: z.array(z.string()),
          /** Exact odds of the first of them, where dice decide it. */
          odds: Chance.nullable(),
          /** Points towards the next Rep once this one is earned; null where none is. */
          point: z.object({ rap: z.int(), toAdvance: z.int() }).nullable(),
        }),
      ),
      score: ScoreView,
      /** Surplus clips loaded for this Encounter, burnt at its end. */
      clips: z.array(z.object({ figure: FigureId.nullable(), weapon: z.string() })),
    }),
  ),
  /** Lists what was done in the Encounter under way, newest first; `next` is what the next page comes after. */
  'encounter.log': query(
    z.strictObject({ ...which, after: ActNumber.nullable().default(null) }),
    z.object({
      acts: z.array(ActLine),
      next: z.int().nullable(),
    }),
  ),
  /** Explains an act of the log: each answer it was given, as it was rolled. */
  'encounter.explained': query(
    z.strictObject({ ...which, act: ActNumber }),
    z.object({ rolls: z.array(ExplainedRoll) }),
  ),
  /**
   * Bots fight on for both sides to the dice of the next turn, or to the end of the fight: each act one of its own. Whom to talk to,
   * where to go in and what to search for stay the player’s.
   */
  'encounter.resolve': command(
    z.strictObject(at),
    z.object({
      revision: Revision,
      acts: z.int(),
      turn: z.int(),
      /** Nobody is left to fight, or nobody of the party who can. */
      over: z.boolean(),
      /** The act it went on from: back to it, all of this is undone. */
      from: ActNumber,
    }),
  ),
  'encounter.act': command(
    z.strictObject({
      ...at,
      dice: diceOrDecisions,
      act: EncounterAct,
      /** Acts whose odds are looked at meanwhile. */
      odds: z
        .array(EncounterAct)
        .max(50, { error: 'The odds of at most 50 acts are looked at.' })
        .default([]),
    }),
    EncounterActed,
  ),
};
