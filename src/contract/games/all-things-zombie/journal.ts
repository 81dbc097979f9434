/** The Chronicle: the campaign as it is looked back on. */
import { z } from 'zod';
import { KINDS } from '../../../rules/all-things-zombie/encounters/kind.ts';
import { AREAS } from '../../../rules/all-things-zombie/types.ts';
import { CampaignId } from '../../shapes.ts';
import { ActNumber, NoteView, SnippetView, SoughtText, written } from '../../writing.ts';
import { SettledView } from './encounter-view/after.ts';
import { PicturedPiece } from './encounter-view/board.ts';
import { ArrivalView } from './encounter-view/places.ts';
import { Area, TableView } from './generated-encounter.ts';
import { FigureId, Status, Year } from './shapes.ts';

export const ReportText = written('A report');

/** `corrections` are what the player set right by hand. */
export const LOOKED_FOR = ['encounters', 'figures', 'finds', 'people', 'corrections', 'notes'] as const;
export type LookedFor = (typeof LOOKED_FOR)[number];

/** Part of the Chronicle that is asked for; a field left out is no limit. */
export const ChronicleWanted = z.strictObject({
  campaign: CampaignId,
  order: z.enum(['newest', 'oldest'], { error: 'Choose the order: newest or oldest.' }).default('newest'),
  /** The act of the last entry seen; null for the first page. */
  after: ActNumber.nullable().default(null),
  what: z
    .enum(LOOKED_FOR, { error: `What is looked for is one of ${LOOKED_FOR.join(', ')}.` })
    .nullable()
    .default(null),
  kind: z
    .enum(KINDS, { error: `A kind of Encounter is one of ${KINDS.join(', ')}.` })
    .nullable()
    .default(null),
  area: Area.nullable().default(null),
  from: Year.nullable().default(null),
  to: Year.nullable().default(null),
  figure: FigureId.nullable().default(null),
  search: SoughtText,
});

export const ChronicleEntryView = z.object({
  /** First act of the entry, by which the entry is known. */
  act: z.number(),
  lastAct: z.number(),
  /** `September, O+4` */
  date: z.string(),
  /** `O+4` */
  year: z.string(),
  /** `September` */
  period: z.string(),
  /** Null for an act outside of any Encounter. */
  encounter: z
    .object({
      number: z.number(),
      state: z.enum(['under-way', 'ended', 'dropped']),
      kind: z.enum(KINDS),
      area: z.enum(AREAS),
    })
    .nullable(),
  title: z.string(),
  /** Outcome of the entry in words, or why it was done; may be empty. */
  line: z.string(),
  tag: z.object({ text: z.string(), loss: z.boolean() }).nullable(),
  /** The player's own hand: an edit, a name. */
  byHand: z.boolean(),
  /** Words around what a search found; empty without a search. */
  snippet: SnippetView,
  notes: z.array(NoteView),
});
export type ChronicleEntryView = z.infer<typeof ChronicleEntryView>;

export const ChroniclePage = z.object({
  entries: z.array(ChronicleEntryView),
  /** Entry that the next page comes after; null at the end. */
  next: z.number().nullable(),
});

export const ChronicleLine = z.object({
  /** Name of the figure the line is about; null where it is about nobody of the party. */
  who: z.string().nullable(),
  text: z.string(),
  why: z.string(),
  byHand: z.boolean(),
});
export type ChronicleLine = z.infer<typeof ChronicleLine>;

/** Single entry with everything that was done and told in it. */
export const ChronicleDetail = z.object({
  entry: ChronicleEntryView,
  /** `September, O+4. Encounter 33: loot raid, outskirts, as raider` */
  subtitle: z.string(),
  /** Null for an act outside of any Encounter. */
  report: z.object({ text: z.string(), edited: z.boolean() }).nullable(),
  who: z.array(
    z.object({
      figure: FigureId,
      name: z.string(),
      text: z.string(),
      lost: z.boolean(),
      rap: z.number().nullable(),
      rep: z.object({ from: z.number(), to: z.number() }).nullable(),
      zombies: z.number(),
      people: z.number(),
      /** Steps of the figure after the battle, in order. */
      settled: z.array(SettledView),
    }),
  ),
  facts: z.array(z.object({ label: z.string(), text: z.string() })),
  /** Encounter that was played to its end, whose result can be corrected; null of any other entry. */
  closed: z.object({ number: z.number(), successful: z.boolean() }).nullable(),
  /** True where a table was set up, which can be looked at again. */
  mapped: z.boolean(),
  acts: z.array(
    z.object({
      act: z.number(),
      title: z.string(),
      lines: z.array(ChronicleLine),
      /** True where the act opens to dice, cards or decisions. */
      explained: z.boolean(),
    }),
  ),
});
export type ChronicleDetail = z.infer<typeof ChronicleDetail>;

/** Table of an Encounter as it was set up last, and the zombies about at the start. */
export const PastTable = z.object({
  /** Null where no table was set up. */
  table: TableView.nullable(),
  /** Zombies where they stood, as far as anybody has said where that was. */
  arrivals: z.array(ArrivalView),
  /** Moment at which they stood there: a battle that nobody kept count of is known as it began. */
  stood: z.enum(['start', 'end']),
  /** Zombies left at the end whose place nobody has measured. */
  elsewhere: z.int(),
});
export type PastTable = z.infer<typeof PastTable>;

/** Turning points of a battle that was played on a board: how everybody stood after each, in the order of the battle. */
export const BattlePictures = z.object({
  pictures: z.array(
    z.object({
      act: z.number(),
      /** Null before the first turn. */
      turn: z.int().nullable(),
      pieces: z.array(PicturedPiece),
    }),
  ),
});
export type BattlePictures = z.infer<typeof BattlePictures>;

/** An Encounter's number, counted over the whole campaign. */
export const EncounterNumber = z
  .int({ error: 'Enter the Encounter’s number as a whole number.' })
  .positive({ error: 'Encounters are counted from 1.' });

const MOST_SPAN = 120;
export const SeriesWanted = z.strictObject({
  campaign: CampaignId,
  /** The number of the last Encounter shown; null for the latest. */
  until: EncounterNumber.nullable().default(null),
  span: z
    .int({ error: 'Enter the span as a whole number.' })
    .min(2, { error: 'A span is 2 Encounters or more.' })
    .max(MOST_SPAN, { error: `A span is ${MOST_SPAN} Encounters at most.` })
    .default(40),
  /** Figures whose Rep is drawn; left out, the Star and the best of the party. */
  figures: z
    .array(FigureId)
    .max(5, { error: 'Choose five figures at most to draw Rep for.' })
    .nullable()
    .default(null),
});

export const SeriesView = z.object({
  /** Points of the series, one for each Encounter, at its end, oldest first. `at` counts periods from the outbreak. */
  points: z.array(
    z.object({
      number: z.number(),
      at: z.number(),
      date: z.string(),
      party: z.number(),
      /** Rep of the party together. */
      rep: z.number(),
      stock: z.number(),
      zombies: z.number(),
      people: z.number(),
    }),
  ),
  /** Beginning of each year. */
  years: z.array(z.object({ at: z.number(), text: z.string() })),
  figures: z.array(
    z.object({
      figure: FigureId,
      name: z.string(),
      /** The figure’s own; null where it follows from the name. */
      shortName: z.string().nullable(),
      steps: z.array(z.object({ at: z.number(), date: z.string(), rep: z.number() })),
      /** Period in which the figure died, turned or left, within the window; null otherwise. */
      gone: z.number().nullable(),
    }),
  ),
  earlier: z.boolean(),
  later: z.boolean(),
});
export type SeriesView = z.infer<typeof SeriesView>;

export const Graveyard = z.object({
  graves: z.array(
    z.object({
      figure: FigureId,
      name: z.string(),
      star: z.boolean(),
      rep: z.number(),
      status: Status,
      /** Stays with the party, and takes no part (ATZ-178). */
      neverRecovered: z.boolean(),
      joined: z.string(),
      since: z.string(),
      why: z.string(),
      /** `by Ada Voss, with the SA rifle`, of who was killed; empty for nobody’s doing, and where nobody knows whose. */
      by: z.string(),
      place: z.string(),
      /** The entry it happened in; null where the log names none. */
      act: z.number().nullable(),
      outings: z.number(),
      zombies: z.number(),
      people: z.number(),
    }),
  ),
  dead: z.number(),
  turned: z.number(),
  left: z.number(),
  /** Not among those who left. */
  neverRecovered: z.number(),
  more: z.boolean(),
});
export type Graveyard = z.infer<typeof Graveyard>;
