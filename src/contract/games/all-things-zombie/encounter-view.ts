/** The campaign's Encounter as its screens show it, from the plan to the last roll after it. */
import { z } from 'zod';
import { OVER, PLAN_REFUSALS } from '../../../rules/all-things-zombie/acts/encounter/refusals.ts';
import { KINDS, OBJECTIVES } from '../../../rules/all-things-zombie/encounters/kind.ts';
import { MET_ENDS, MET_FATES } from '../../../rules/all-things-zombie/meeting-and-greeting/contact.ts';
import { STAGES } from '../../../rules/all-things-zombie/state/encounter.ts';
import { VEHICLES, WINNERS } from '../../../rules/all-things-zombie/types.ts';
import { Revision } from '../../shapes.ts';
import { FieldHeld, FigureReport, WhoId } from './acts.ts';
import { Closing, FigureAfter, ScoreView } from './encounter-view/after.ts';
import { DueMarkView, FighterView, MarkerView, TurnView } from './encounter-view/fighters.ts';
import { EscapeView, PlacedView, Possible, PursuitView, Role } from './encounter-view/kinds.ts';
import { OneOffView } from './encounter-view/one-off.ts';
import { GroupView, LoserView } from './encounter-view/people.ts';
import {
  ArrivalView,
  PartyAtView,
  PartyPlaceView,
  PlaceView,
  SearchView,
  VisitView,
} from './encounter-view/places.ts';
import { Proposal } from './encounter-view/proposal.ts';
import { StockLine } from './encounter-view/stock.ts';
import { WorkingView } from './encounter-view/vehicles.ts';
import { ZombiesView } from './encounter-view/zombies.ts';
import { Area, Phase, TableView } from './generated-encounter.ts';
import { FigureId, Rep } from './shapes.ts';

export const UnderWay = z.object({
  number: z.int(),
  /** `October, O+4` */
  date: z.string(),
  kind: z.enum(KINDS),
  role: Role,
  objective: z.enum(OBJECTIVES).nullable(),
  area: Area,
  phase: Phase,
  stage: z.enum(STAGES),
  /** Nothing has been rolled for the plan yet, so that it can be dropped. */
  droppable: z.boolean(),
  zal: z.int(),
  sal: z.int(),
  /** Figures of the Encounter that rest on corrected ones. */
  corrected: z.array(z.enum(['zal', 'sal', 'vehicles', 'zombie', 'innocent'])),
  party: z.array(z.object({ figure: FigureId, rep: Rep })),
  /** A battle by itself, between two forces bought by points; null in a campaign. */
  oneOff: OneOffView.nullable(),
  vehicles: z.object({
    won: z.int(),
    heldOver: z.int(),
    /** Kinds that the player has said, of those not on the table yet. */
    kinds: z.array(z.enum(VEHICLES)),
    rolled: z.int(),
    /** Rolls that are left. */
    left: z.int(),
    /** Number of rolls there are, in words. */
    text: z.string(),
    /** A die of this or less brings one; below 1 none can. */
    target: z.int(),
  }),
  table: TableView.nullable(),
  /** Everybody has a place on it. */
  board: z.boolean(),
  /** Digest of the photo under the map, which says whether it is another; null where none lies there. */
  photo: z.string().nullable(),
  /** An Escape on the table of the capture, as it was or to be laid out so. */
  ofCapture: z.boolean(),
  zombiesAtStart: z.int().nullable(),
  /** On the table by all that was told. */
  zombiesAbout: z.int(),
  /** Zombies and people left on the table, as reported; null where nobody counted. */
  left: z.object({ zombies: z.int(), people: z.int(), kept: z.boolean() }).nullable(),
  shots: z.int(),
  drawn: z.int(),
  /** All that have come on, in their order; some may have gone. */
  arrivals: z.array(ArrivalView),
  /** Spot at which the party ended its first move; before the zombies are placed from there, with where they would be (ATZ-118). */
  partyAt: PartyAtView.nullable(),
  partyPlaces: z.array(PartyPlaceView),
  zombies: z.array(ZombiesView),
  /** Inches beyond which a zombie fired at is far off. */
  zombieClose: z.int(),
  /** Night and weather, and what they leave to see, in words; null by day when it is fair. */
  conditions: z.object({
    night: z.boolean(),
    weather: z.boolean(),
    inches: z.int().nullable(),
    /** In woods, or beyond them. */
    woods: z.int().nullable(),
    words: z.string().nullable(),
  }),
  fires: z.array(z.object({ id: z.int(), where: z.string(), grown: z.int() })),
  /** Whither fire spreads, in words; null without a table. */
  downwind: z.string().nullable(),
  /** Vehicles that work, and whether another one may come to the table. */
  working: z.array(WorkingView),
  mayBring: z.boolean(),
  turn: TurnView.nullable(),
  /** Side that acts first once words came to blows, in words, until the next turn. */
  firstMove: z.object({ side: z.string(), words: z.string() }).nullable(),
  /** Groups that keep apart from the rest of their side, and whether the overall Leader is within 12″ of them. */
  groupsApart: z.array(z.object({ members: z.array(WhoId), led: z.boolean() })),
  fighters: z.array(FighterView),
  marks: z.array(DueMarkView),
  markers: z.array(MarkerView),
  visits: z.array(VisitView),
  places: z.array(PlaceView),
  groups: z.array(GroupView),
  losers: z.array(LoserView),
  searches: z.array(SearchView),
  escape: EscapeView.nullable(),
  /** Sides of which people are still missing; `count` is null where the player or the dice say it. */
  musters: z.array(z.object({ role: Role, count: z.int().nullable() })),
  pursuits: z.array(PursuitView),
  /** People who come after the party: how many, and their lowest Rep where they are known; null where nobody hunts it. */
  hunters: z.object({ people: z.int(), lowestRep: z.int().nullable() }).nullable(),
  /** Condition on which a pursuit is over, in words. */
  pursuitEnds: z.string(),
  placed: z.array(PlacedView),
  drunk: z.array(z.object({ figure: WhoId, state: z.string().nullable() })),
  innocents: z.int(),
  /** The report as marked so far, to be corrected and sent; null once it is reported. */
  proposal: z.object({ records: z.array(FigureReport), field: FieldHeld, shots: z.int() }).nullable(),
  records: z.array(FigureReport.extend({ cheatedDeath: z.boolean() })),
  /** Fates of those met: by the marks so far, or as it was reported. */
  met: z.array(
    z.object({
      who: z.string(),
      name: z.string(),
      fate: z.enum(MET_FATES),
      /** End of the battle for somebody who is free, as the table leaves them. */
      end: z.enum(MET_ENDS),
      /** Name of whoever did it. */
      by: z.string().nullable(),
    }),
  ),
  field: FieldHeld.nullable(),
  after: z.array(FigureAfter),
  score: ScoreView,
  /** Results of the Encounter's end; null before the battle is reported. */
  closing: Closing.nullable(),
});
export type UnderWay = z.infer<typeof UnderWay>;

export const EncounterView = z.object({
  revision: Revision,
  phase: Phase,
  possible: z.array(Possible),
  /** Reason why nothing can be planned now, and in a sentence; null where something can, or is. */
  noPlan: z.object({ why: z.enum(PLAN_REFUSALS), text: z.string() }).nullable(),
  /** The Star whose place is to be taken; null while there is one. */
  starGone: z.object({ name: z.string(), fate: z.string() }).nullable(),
  /** Set while the campaign is over: why, from when to when it was played, and how many Encounters it had. */
  over: z.object({ why: z.enum(OVER), span: z.string(), encounters: z.int() }).nullable(),
  /** State of Who Won, the Zombies or the Humans?: whether it is to be rolled for now, and who has won once it was. */
  war: z.object({ due: z.boolean(), winner: z.enum(WINNERS).nullable() }),
  /** Activity levels of the present phase by area. */
  areas: z.array(
    z.object({ area: Area, zal: z.int(), sal: z.int(), corrected: z.array(z.enum(['zal', 'sal'])) }),
  ),
  /** Figures that can go on what is planned next. */
  able: z.array(FigureId),
  /** The same in the order in which one of them leads, where the player names nobody. */
  leads: z.array(FigureId),
  /** People of other groups whom the party holds; with nobody held no Escape is offered in which it is the captors. */
  holds: z.array(z.object({ name: z.string(), rep: z.int() })),
  /** Figures held captive, and where each is. */
  captives: z.array(z.object({ figure: FigureId, area: Area.nullable() })),
  stock: z.array(StockLine),
  /** Points of the campaign so far. */
  points: z.int(),
  encounter: UnderWay.nullable(),
  proposals: z.array(Proposal),
});
export type EncounterView = z.infer<typeof EncounterView>;
