/** Views for paper or a spreadsheet, beyond what the screens ask for. */

import { z } from 'zod';
import { KINDS, OBJECTIVES } from '../../../rules/all-things-zombie/encounters/kind.ts';
import { Separator } from '../../app.ts';
import { CampaignId } from '../../shapes.ts';
import { ActNumber } from '../../writing.ts';
import { Role } from './encounter-view/kinds.ts';
import { Area } from './generated-encounter.ts';
import { StockKind } from './holdings.ts';
import { FigureId, Rep, Status, Year } from './shapes.ts';

/** Table of the rules in our own layout: text by row and column, nothing left to compute. */
export const ReferenceTable = z.object({
  id: z.string(),
  title: z.string(),
  /** Occasion on which the table is read, and with which dice. */
  use: z.string(),
  /** Heads of the columns; the first stands over what a row is found by. */
  columns: z.array(z.string()),
  /** Words, numbers after the first column, or steps: a title and a sentence or two in each row. */
  kind: z.enum(['words', 'numbers', 'steps']),
  /**
   * Each as long as `columns`. A ring ends what is ruled where the book is silent, a dagger what is rebuilt because it
   * is lost.
   */
  rows: z.array(z.array(z.string())),
});
export type ReferenceTable = z.infer<typeof ReferenceTable>;

/** Tables that are looked up together. */
export const ReferenceGroup = z.object({
  id: z.string(),
  title: z.string(),
  tables: z.array(ReferenceTable),
});
export type ReferenceGroup = z.infer<typeof ReferenceGroup>;

export const StockLine = z.object({
  id: z.string(),
  kind: StockKind,
  /** `Assault rifle`, `Surplus clip` */
  title: z.string(),
  summary: z.string(),
  fitsMachineGun: z.boolean(),
  /** Null while it lies in the stockpile. */
  carrier: z.object({ id: FigureId, name: z.string() }).nullable(),
  /** `October, O+4` */
  found: z.string(),
  /** Place where the thing was found, or the person it is from. */
  from: z.string(),
});
export type StockLine = z.infer<typeof StockLine>;

/** Everything the party owns besides what it holds in its hands, in the order of the kinds. */
export const StockList = z.object({ items: z.array(StockLine) });

const Place = z.object({
  number: z.int(),
  date: z.string(),
  kind: z.enum(KINDS),
  role: Role,
  objective: z.enum(OBJECTIVES).nullable(),
  area: Area,
  place: z.string(),
  successful: z.boolean(),
  party: z.int(),
  lost: z.int(),
  zombiesKilled: z.int(),
  points: z.int(),
});

/** A campaign told from its beginning, for paper. */
export const CampaignReport = z.object({
  /** Oldest first. */
  encounters: z.array(Place),
  totals: z.object({ encounters: z.int(), won: z.int(), lost: z.int(), zombies: z.int(), points: z.int() }),
  /** Figures in the order they joined. */
  figures: z.array(
    z.object({
      id: FigureId,
      name: z.string(),
      star: z.boolean(),
      rep: Rep,
      status: Status,
      /** Stays with the party, and takes no part (ATZ-178). */
      neverRecovered: z.boolean(),
      joined: z.string(),
      /** Since when the status holds. */
      since: z.string(),
      outings: z.int(),
      zombies: z.int(),
      people: z.int(),
      /** Every change of Rep, oldest first, the first one being that of joining. */
      reps: z.array(z.object({ date: z.string(), rep: z.int() })),
    }),
  ),
  houseRules: z.array(z.string()),
});
export type CampaignReport = z.infer<typeof CampaignReport>;

/** The report of one Encounter, in paragraphs short enough for any page. */
export const Account = z.object({
  /** First act of the Encounter's entry. */
  act: z.int(),
  title: z.string(),
  report: z.array(z.string()),
  /** The player's own, beside it. */
  notes: z.array(z.string()),
});
export type Account = z.infer<typeof Account>;

const MOST_ACCOUNTS = 100;
export const AccountsWanted = z.strictObject({
  campaign: CampaignId,
  /** Number of Encounters to report on, counted from the last. */
  last: z
    .int({ error: 'Enter how many reports as a whole number.' })
    .min(0, { error: 'How many reports is 0 or more.' })
    .max(MOST_ACCOUNTS, { error: `Reports of ${MOST_ACCOUNTS} Encounters are printed at most.` }),
  /** First act of the entry of the only Encounter to report on. */
  act: ActNumber.nullable().default(null),
});

export const ChronicleOnPaperWanted = z.strictObject({
  campaign: CampaignId,
  /** Years, both included; null for the first there is, and the last. */
  from: Year.nullable().default(null),
  to: Year.nullable().default(null),
});

/**
 * Single entry of the Chronicle. Plans that were dropped, and book-keeping between Encounters, are left out unless they have a
 * note; people who join one after another are one entry.
 */
export const PrintedEntry = z.object({
  /** First act of the entry. */
  act: z.int(),
  /** `O+4` */
  year: z.string(),
  /** `September` */
  period: z.string(),
  /** `Raid at Linden Park`, or sentences on what happened between Encounters; empty where only the notes are printed. */
  title: z.string(),
  /** `Encounter 33: loot raid, outskirts, as raider`, or how far one that is under way has come; else empty. */
  line: z.string(),
  encounter: z.boolean(),
  /** Whole, in paragraphs short enough for any page; none of what is no Encounter or still under way. */
  report: z.array(z.string()),
  /** The player's own, beside it. */
  notes: z.array(z.string()),
});
export type PrintedEntry = z.infer<typeof PrintedEntry>;

export const SHEETS = ['roster', 'ledger', 'chronicle', 'stockpile'] as const;
/** Lists that a spreadsheet can be made of. */
export const SheetKind = z.enum(SHEETS, { error: `A spreadsheet is one of ${SHEETS.join(', ')}.` });
export type SheetKind = z.infer<typeof SheetKind>;

export const SheetWanted = z.strictObject({
  campaign: CampaignId,
  what: SheetKind,
  /** As the settings say, unless told. */
  separator: Separator.optional(),
});

/** A file to be saved as it is: UTF-8 with a byte order mark, lines ended by CR LF. */
export const SheetFile = z.object({ name: z.string(), text: z.string() });
export type SheetFile = z.infer<typeof SheetFile>;
