/** An Encounter under way, from its plan to the last roll after it: plain data, written by `apply` alone. */

import type { Field, Report } from '../after/due.ts';
import type { SanityState } from '../after/left-over.ts';
import type { CampaignDate, Phase } from '../calendar.ts';
import type { FigureId, HeldWeaponId } from '../campaign/state.ts';
import type { Forces } from '../kinds/escape.ts';
import type { Kind, Objective, Role } from '../kinds/kind.ts';
import type { Band, PursuitEnd } from '../kinds/pursuit.ts';
import type { Met } from '../meet/activity.ts';
import type { ContactId } from '../people/contact.ts';
import type { EncounterTable } from '../place/table.ts';
import type { Area, BuildingId, ItemId, Rep } from '../types.ts';
import type { StockId } from './stock.ts';

/** What happened to one figure of the party in the Encounter. */
export interface FigureRecord extends Report {
  readonly figure: FigureId;
  readonly rejoined: boolean;
  readonly sanity: SanityState;
  readonly zombiesKilled: number;
  readonly peopleKilled: number;
}

/** A building's floor, or a vehicle, that was entered or opened. */
export interface Visit {
  /** The building's or vehicle's id on the table. */
  readonly spot: string;
  readonly building: BuildingId | null;
  /** 0 is the ground floor. */
  readonly floor: number;
  readonly met: Met;
  readonly zombies: number;
  /** The group met here; null where nobody was. */
  readonly group: ContactId | null;
}

/** One go at finding one thing. */
export interface SearchRoll {
  readonly spot: string;
  readonly figure: FigureId;
  readonly item: ItemId;
  readonly found: boolean;
}

export const STAGES = ['planned', 'on-the-table', 'after'] as const;
export type Stage = (typeof STAGES)[number];

export interface Encounter {
  /** Counts the campaign's Encounters from 1. */
  readonly number: number;
  readonly date: CampaignDate;
  readonly kind: Kind;
  readonly role: Role;
  readonly objective: Objective | null;
  readonly area: Area;
  readonly phase: Phase;
  readonly party: readonly FigureId[];
  /** Rep of each of them at the beginning, in the same order (ATZ-105). */
  readonly reps: readonly Rep[];
  /** Combined Rep of the party at the beginning, the dead of the day included (section: How Do You Win). */
  readonly combinedRep: number;
  stage: Stage;
  /** Rolls taken for vehicles, and vehicles won by them. */
  vehicles: { rolled: number; won: number };
  table: EncounterTable | null;
  /** Zombies on the table at the start; null before they are rolled for. */
  zombiesAtStart: number | null;
  /** Shots fired so far, by anybody. */
  shots: number;
  visits: Visit[];
  /** Buildings closed for the day: parted amiably there (ATZ-81). */
  closed: string[];
  searches: SearchRoll[];
  /** A surplus clip of the stockpile, in a weapon for this Encounter. */
  clips: { readonly item: StockId; readonly weapon: HeldWeaponId }[];
  escape: { readonly forces: Forces; turns: number; alerted: boolean } | null;
  pursuit: { lead: number; readonly runners: Band; readonly chasers: Band; end: PursuitEnd } | null;
  records: FigureRecord[];
  /** Who held the table when the party had left it; null until the battle is reported. */
  field: Field | null;
  /** Steps of the aftermath that are done, as `figure/step`. */
  settled: string[];
}

export const settledKey = (figure: FigureId, step: string) => `${figure}/${step}`;
