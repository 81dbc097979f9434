/** The campaign's Encounter as its screens show it, from the plan to the last roll after it. */
import { z } from 'zod';
import { RAP_REFUSALS } from '../rules/all-things-zombie/after/advancement.ts';
import { PLAN_REFUSALS } from '../rules/all-things-zombie/encounter/refusals.ts';
import { STAGES } from '../rules/all-things-zombie/encounter/state.ts';
import { BECOMES, STOCK_KINDS } from '../rules/all-things-zombie/encounter/stock.ts';
import { CONDITIONS } from '../rules/all-things-zombie/encounter/turn.ts';
import { PRISONS } from '../rules/all-things-zombie/kinds/escape.ts';
import { KINDS, OBJECTIVES, ROLES } from '../rules/all-things-zombie/kinds/kind.ts';
import { PURSUIT_ENDS } from '../rules/all-things-zombie/kinds/pursuit.ts';
import { MET } from '../rules/all-things-zombie/meet/activity.ts';
import { FACINGS } from '../rules/all-things-zombie/meet/placement.ts';
import { STANDINGS, WHEREABOUTS } from '../rules/all-things-zombie/people/contact.ts';
import { EDGES } from '../rules/all-things-zombie/place/table.ts';
import { BUILDINGS, ITEMS } from '../rules/all-things-zombie/types.ts';
import { FieldHeld, FigureReport, GroupId, ItemId, SpotId, Step, WhoId } from './acts.ts';
import { Odds } from './app.ts';
import { QuestionView, ReplyView } from './campaigns.ts';
import { Area, Phase, TableView } from './encounter.ts';
import { FigureId, HeldWeaponId, Rep, Revision, Weapon } from './shapes.ts';

const Role = z.enum([...ROLES.raid, ...ROLES.escape, ...ROLES.pursuit]);

/** What may be planned for the present period; `area` where the last Encounter ties this one to its place. */
export const Possible = z.object({
  kind: z.enum(KINDS),
  role: Role,
  area: Area.nullable(),
  /** Nothing else may be played instead. */
  forced: z.boolean(),
});

/** A thing of the stockpile. */
export const StockLine = z.object({
  id: ItemId,
  kind: z.enum(STOCK_KINDS),
  title: z.string(),
  /** What it is for, in one sentence. */
  summary: z.string(),
  weapon: Weapon.nullable(),
  carrier: FigureId.nullable(),
  /** `October, O+4` */
  found: z.string(),
  from: z.string(),
  /** Held weapons a surplus clip fits. */
  fits: z.array(HeldWeaponId),
  /** Already promised to this Encounter: a surplus clip in a weapon. */
  taken: z.boolean(),
  /** The held weapon it is promised to. */
  loads: HeldWeaponId.nullable(),
  /** A vehicle found in the present period serves in a later Encounter only. */
  later: z.boolean(),
});
export type StockLine = z.infer<typeof StockLine>;

export const AmmoView = z.object({
  weapon: z.string(),
  title: z.string(),
  loaded: z.boolean(),
  clips: z.int(),
});

/** Somebody on the table, of the party or of a group met. */
export const FighterView = z.object({
  who: WhoId,
  name: z.string(),
  /** Null for the party, else the group. */
  group: GroupId.nullable(),
  rep: Rep,
  innocent: z.boolean(),
  condition: z.enum(CONDITIONS),
  /** Shots of this turn. */
  shots: z.int(),
  wounds: z.int(),
  mauled: z.boolean(),
  hero: z.boolean(),
  /** Weapons in hand, with ammunition where clips are counted. */
  weapons: z.array(
    z.object({
      /** As `fire` names it. */
      id: z.string(),
      title: z.string(),
      range: z.number().nullable(),
      targets: z.number(),
      ammo: AmmoView.nullable(),
    }),
  ),
  zombiesKilled: z.int(),
  peopleKilled: z.int(),
  /** Whether the activation dice let this one go, by Rep alone; null before the first turn and for others. */
  active: z.boolean().nullable(),
});
export type FighterView = z.infer<typeof FighterView>;

export const VisitView = z.object({
  spot: SpotId,
  floor: z.int(),
  met: z.enum(MET),
  zombies: z.int(),
  group: GroupId.nullable(),
  /** Where each of the group stands: dice from the door inwards, and from the left. */
  places: z.array(z.object({ inward: z.int(), fromLeft: z.int() })),
});

/** A floor that can be entered, and what the dice are held against there. */
export const FloorView = z.object({
  floor: z.int(),
  entered: z.boolean(),
  zombies: z.int(),
  survivors: z.int(),
  /** Exact, before anybody enters. Outcomes as `atz.activity` names them. */
  odds: Odds,
});

export type FloorView = z.infer<typeof FloorView>;

/** A building or a vehicle of the table. */
export const PlaceView = z.object({
  spot: SpotId,
  title: z.string(),
  building: z.enum(BUILDINGS).nullable(),
  floors: z.array(FloorView),
  closed: z.boolean(),
  enemiesLeft: z.boolean(),
  /** What can be looked for: the least score that fails is one more than `target`; null where it is never had. */
  items: z.array(
    z.object({
      item: z.enum(ITEMS),
      title: z.string(),
      target: z.int().nullable(),
      /** Who may look for it now. */
      who: z.array(FigureId),
      /** Why nobody may; null where somebody may. */
      why: z.string().nullable(),
    }),
  ),
});
export type PlaceView = z.infer<typeof PlaceView>;

export const GroupView = z.object({
  id: GroupId,
  spot: SpotId.nullable(),
  floor: z.int().nullable(),
  standing: z.enum(STANDINGS),
  whereabouts: z.enum(WHEREABOUTS),
  /** Still to be dealt with in this Encounter. */
  open: z.boolean(),
  members: z.array(
    z.object({
      name: z.string(),
      rep: Rep,
      alive: z.boolean(),
      innocent: z.boolean(),
      protected: z.boolean(),
      attributes: z.array(z.string()),
      weapons: z.array(z.string()),
    }),
  ),
});
export type GroupView = z.infer<typeof GroupView>;

const PursuitView = z.object({
  lead: z.int(),
  runners: z.object({ lowestRep: z.int(), vehicles: z.boolean() }),
  chasers: z.object({ lowestRep: z.int(), vehicles: z.boolean() }).nullable(),
  end: z.enum(PURSUIT_ENDS),
  side: z.enum(EDGES).nullable(),
});

/** Something that is due or may come next: `act` is the `do` of the act that does it. Nothing is done unasked. */
export const Proposal = z.object({
  act: z.string(),
  /** Whom or what it is about: a figure, a group, a marker, a band; null for the table as a whole. */
  subject: z.string().nullable(),
  text: z.string(),
  /** Has to be done before the Encounter goes on; otherwise it is only usual. */
  due: z.boolean(),
  rule: z.string(),
});
export type Proposal = z.infer<typeof Proposal>;

export const DueStep = z.object({
  step: Step,
  title: z.string(),
  rule: z.string(),
  /** What it is, in our words. */
  summary: z.string(),
  asks: z.boolean(),
});
export type DueStep = z.infer<typeof DueStep>;

/** What happens when the Encounter is ended. */
export const Closing = z.object({
  /** Things that don't stay where they are. */
  leavings: z.array(
    z.object({ item: ItemId, title: z.string(), becomes: z.enum(BECOMES), carrier: FigureId.nullable() }),
  ),
  /** Captives who are back with the party. */
  freed: z.array(FigureId),
  /** `November, O+4` */
  next: z.string(),
  /** No year agreed on is left to play. */
  last: z.boolean(),
  /** What may be played next, by the player's two answers. */
  follows: z.array(
    z.object({
      successful: z.boolean(),
      leftWithHumansBehind: z.boolean(),
      possible: z.array(Possible),
    }),
  ),
});
export type Closing = z.infer<typeof Closing>;

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
  party: z.array(z.object({ figure: FigureId, rep: Rep })),
  vehicles: z.object({
    won: z.int(),
    heldOver: z.int(),
    rolled: z.int(),
    /** Rolls that are left. */
    left: z.int(),
    /** A die of this or less brings one; below 1 none can. */
    target: z.int(),
  }),
  table: TableView.nullable(),
  zombiesAtStart: z.int().nullable(),
  /** On the table by all that was told. */
  zombiesAbout: z.int(),
  shots: z.int(),
  drawn: z.int(),
  /** Where zombies came on, at the start and since; tenths of an inch. */
  arrivals: z.array(
    z.object({
      location: z.string(),
      spot: z.object({ x: z.int(), y: z.int() }).nullable(),
      inDoorway: z.boolean(),
    }),
  ),
  turn: z
    .object({
      number: z.int(),
      dice: z.array(z.object({ side: z.string(), face: z.int() })),
      /** Sides that may go, first the one that goes first. */
      order: z.array(z.object({ side: z.string(), face: z.int() })),
      allDouble: z.boolean(),
    })
    .nullable(),
  fighters: z.array(FighterView),
  markers: z.array(
    z.object({
      who: WhoId,
      name: z.string(),
      shots: z.int(),
      from: z.object({ spot: z.object({ x: z.int(), y: z.int() }), facing: z.enum(FACINGS) }).nullable(),
    }),
  ),
  visits: z.array(VisitView),
  places: z.array(PlaceView),
  groups: z.array(GroupView),
  searches: z.array(
    z.object({ spot: z.string(), figure: FigureId, item: z.enum(ITEMS), found: z.boolean() }),
  ),
  escape: z
    .object({
      captors: z.int(),
      friends: z.int(),
      prison: z.enum(PRISONS),
      getaway: z.int(),
      turns: z.int(),
      alerted: z.boolean(),
    })
    .nullable(),
  pursuits: z.array(PursuitView),
  drunk: z.array(z.object({ figure: FigureId, state: z.string().nullable() })),
  innocents: z.int(),
  /** The report as marked so far, to be corrected and sent; null once it is reported. */
  proposal: z.object({ records: z.array(FigureReport), field: FieldHeld, shots: z.int() }).nullable(),
  records: z.array(FigureReport.extend({ cheatedDeath: z.boolean() })),
  field: FieldHeld.nullable(),
  /** What has been settled, and what is still due, the next first. */
  after: z.array(
    z.object({
      figure: FigureId,
      /** What was reported, in one line. */
      happened: z.string(),
      settled: z.array(
        z.object({
          step: Step,
          title: z.string(),
          result: z.string(),
          faces: z.array(z.number()),
          summary: z.string(),
        }),
      ),
      due: z.array(DueStep),
      /** Why the Encounter brings no point towards Rep; null where it does. */
      noPoint: z.enum(RAP_REFUSALS).nullable(),
    }),
  ),
  /** What the Encounter would bring by now: so many points for each, shared by the combined Rep. */
  score: z.object({
    zombies: z.int(),
    innocents: z.int(),
    each: z.object({ zombie: z.int(), innocent: z.int() }),
    scored: z.int(),
    combinedRep: z.int(),
    points: z.int(),
  }),
  /** What the end of it brings; null before the battle is reported. */
  closing: Closing.nullable(),
});
export type UnderWay = z.infer<typeof UnderWay>;

export const EncounterView = z.object({
  revision: Revision,
  phase: Phase,
  possible: z.array(Possible),
  /** Why nothing can be planned now, and in a sentence; null where something can, or is. */
  noPlan: z.object({ why: z.enum(PLAN_REFUSALS), text: z.string() }).nullable(),
  /** Activity levels of the present phase by area. */
  areas: z.array(z.object({ area: Area, zal: z.int(), sal: z.int() })),
  /** Figures that can go on what is planned next. */
  able: z.array(FigureId),
  /** Who is held captive, and where. */
  captives: z.array(z.object({ figure: FigureId, area: Area.nullable() })),
  stock: z.array(StockLine),
  /** Points of the campaign so far. */
  points: z.int(),
  encounter: UnderWay.nullable(),
  proposals: z.array(Proposal),
});
export type EncounterView = z.infer<typeof EncounterView>;

/** What an act told, in words: whom it is about, and why. */
const ToldLine = z.object({ text: z.string(), why: z.string() });

/** An act that waits for the player's next die, card or decision, having changed nothing yet; or that is done. */
export const EncounterActed = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting'), question: QuestionView, replies: z.array(ReplyView) }),
  z.object({
    state: z.literal('done'),
    revision: Revision,
    title: z.string(),
    replies: z.array(ReplyView),
    told: z.array(ToldLine),
    /** How somebody now stands by what was rolled; the player marks it, or doesn’t. */
    marks: z.array(
      z.object({
        who: WhoId,
        name: z.string(),
        condition: z.enum(CONDITIONS),
        byZombie: z.boolean(),
        /** What was rolled: `Ducks Back` */
        because: z.string(),
      }),
    ),
    /** The rules that were rolled for, each in our words. */
    rules: z.array(
      z.object({ rule: z.string(), section: z.string(), title: z.string(), summary: z.string() }),
    ),
  }),
]);
export type EncounterActed = z.infer<typeof EncounterActed>;
