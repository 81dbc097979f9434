/** An Encounter under way, from its plan to the last roll after it: plain data, written by `apply` alone. */

import type { Edge } from '../../core/geometry/table-top.ts';
import type { Spot } from '../../core/play.ts';
import type { SanityState } from '../after-the-battle/left-over.ts';
import type { Field, Report } from '../after-the-battle/report.ts';
import type { DrunkardState } from '../attributes.ts';
import type { EncounterTable } from '../battlefield/table.ts';
import type { CampaignDate, Phase } from '../calendar.ts';
import type { Forces, Prison } from '../encounters/escape.ts';
import type { Kind, Objective, Role } from '../encounters/kind.ts';
import type { Band, PursuitEnd } from '../encounters/pursuit.ts';
import type { FigureId, HeldWeaponId } from '../ids.ts';
import type { Met } from '../meeting-and-greeting/activity.ts';
import type { ContactId, MetFate } from '../meeting-and-greeting/contact.ts';
import type { InRoom } from '../meeting-and-greeting/survivors.ts';
import type { Conditions } from '../shooting/sight.ts';
import type { Area, BuildingId, ItemId, Rep, VehicleId } from '../types.ts';
import type { StockId } from '../what-you-gain/stock.ts';
import type { Board } from './board.ts';
import type { FiresHere } from './fire.ts';
import type { ShotsMarker } from './noise.ts';
import type { OneOff } from './one-off.ts';
import type { StepResult } from './step-result.ts';
import type { Fighter, FighterId, KeepTogether, Spent, StrangerId, Turn } from './turn.ts';
import type { WorkingVehicle } from './vehicles.ts';
import type { Arriving, ZombiesHere } from './zombies.ts';

/** Record of one figure of the party in the Encounter: everything that happened to it. */
export interface FigureRecord extends Report {
  readonly figure: FigureId;
  readonly rejoined: boolean;
  readonly sanity: SanityState;
  readonly zombiesKilled: number;
  readonly peopleKilled: number;
}

/** Zombies and people left on the table when it was over, by number; `kept` if the party kept the table. */
export interface LeftOnField {
  readonly zombies: number;
  readonly people: number;
  readonly kept: boolean;
}

/** End of one of those met. */
export interface MetRecord {
  readonly who: StrangerId;
  readonly name: string;
  readonly fate: MetFate;
  /** The figure or stranger whose doing it was; null where nobody knows. */
  readonly by: FighterId | null;
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
  /** Figures of the party, and friends of it, that went in, up or opened it; left out in logs from before it was kept. */
  readonly figures?: readonly FighterId[];
  /** Places of the people in the room, in the order of the group; those who are dead have none. */
  readonly places: readonly InRoom[];
}

/** A group that fights on one of the sides of the Encounter, the party's own or the other. */
export interface OtherSide {
  readonly role: Role;
  readonly group: ContactId;
}

/** Captives and captors of an escape, and how far the alarm has got. */
export interface Escape {
  readonly forces: Forces;
  readonly prison: Prison;
  /** Inches from the prison to the vehicles. */
  readonly getaway: number;
  /** Turns in which somebody had left the prison. */
  turns: number;
  /** Turn in which the alarm was rolled for last; left out before it was. */
  rolledIn?: number;
  alerted: boolean;
}

/** A band of Runners and those after it. */
export interface Pursuit {
  /** Hours; 0 or less once they are caught. */
  lead: number;
  readonly runners: Band;
  /** Null where nobody follows this band. */
  readonly chasers: Band | null;
  end: PursuitEnd;
  /** The side from which the Chasers come on, once they have caught up. */
  side: Edge | null;
}

/** A single go at finding one thing. */
export interface SearchRoll {
  readonly spot: string;
  readonly figure: FighterId;
  readonly item: ItemId;
  readonly found: boolean;
}

/** A step of one figure's aftermath, and what it came to. */
export interface SettledStep {
  readonly figure: FigureId;
  readonly result: StepResult;
  readonly faces: readonly number[];
  /** Rolled or drawn by the player's own hand; left out where the app did, and in logs from before it was kept. */
  readonly own?: true;
}

/** Between those of the party who met a group, and that group (section: Walk the Walk). */
export interface FirstRound {
  readonly group: ContactId;
  readonly figures: readonly FighterId[];
  readonly first: 'player' | 'other';
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
  /** Left out in a campaign; a battle by itself is never followed by another Encounter. */
  oneOff?: OneOff;
  party: readonly FigureId[];
  /** Rep of each of them at the beginning, in the same order (ATZ-105). */
  reps: readonly Rep[];
  /** Combined Rep of the party at the beginning, the dead of the day included (section: How Do You Win). */
  combinedRep: number;
  stage: Stage;
  /** Rolls taken for vehicles, vehicles won by them, those found earlier and spent on this Encounter, and their kinds as far as they are said. */
  vehicles: { rolled: number; won: number; heldOver: number; kinds?: readonly VehicleId[] };
  /** Vehicles that work and have come to the table; left out while there is none. */
  working?: readonly WorkingVehicle[];
  table: EncounterTable | null;
  /** Zombies on the table at the start; null before they are rolled for. */
  zombiesAtStart: number | null;
  /** Spot where the party ended its first move, from which the zombies were placed; left out where that isn’t known. */
  partyAt?: Spot;
  /** Left out while it is played at a table of the player’s own. */
  board?: Board;
  /** Digest of the photo that lies under the map; left out where none does. The picture itself is in the log. */
  photo?: string;
  /** Shots fired so far, by anybody, that zombies have been rolled for. */
  shots: number;
  /** Zombies that shots have drawn so far. */
  drawn: number;
  /** Arrivals of zombies, at the start and since, in that order. */
  arrivals: Arriving[];
  /** In groups; left out while none have come since groups are kept. */
  zombies?: ZombiesHere;
  /** Null until the first turn has begun. */
  turn: Turn | null;
  /** Groups that keep apart from the rest of their side; left out while all keep together. */
  groups?: readonly KeepTogether[];
  /** Figures and group whose words came to blows; until the next turn begins only one side of the two acts of its own accord. */
  firstRound?: FirstRound;
  /** Fighters of whom anything has been marked; everybody else stands as he came. */
  fighters: Fighter[];
  /** Weapons that are no longer as they came, for what they have fired. */
  spent: Spent[];
  /** Night and weather; left out by day when it is fair. */
  conditions?: Conditions;
  /** Left out while nothing burns. */
  fires?: FiresHere;
  /** Shots that nobody has rolled for yet. */
  markers: ShotsMarker[];
  visits: Visit[];
  /** Buildings closed for the day: parted amiably there (ATZ-81). */
  closed: string[];
  searches: SearchRoll[];
  /** A surplus clip of the stockpile, in a weapon for this Encounter. */
  clips: { readonly item: StockId; readonly weapon: HeldWeaponId }[];
  escape: Escape | null;
  /** Groups on the table that nobody met in a building; left out while there is none. */
  others?: readonly OtherSide[];
  /** Pursuits by band of Runners: several once they have split up; none in any other kind of Encounter. */
  pursuits: Pursuit[];
  /** Drunkards who have rolled, and in what state they are; null for the sober. */
  drunk: { readonly figure: FighterId; readonly state: DrunkardState | null }[];
  /** Fighters who became heroes, for the rest of the battle (section: Heroes All). */
  heroes: FighterId[];
  /** Innocents brought to safety. */
  innocents: number;
  /** Innocents by who they are now; left out of an Encounter begun before they were kept. */
  rescued?: FigureId[];
  records: FigureRecord[];
  /** People met, as reported; left out while there is nobody to tell of. */
  met?: readonly MetRecord[];
  /** Enemies and zombies left on the field, as reported; left out where nobody counted. */
  left?: LeftOnField;
  /** Enemies and zombies that held the table when the party had left it; null until the battle is reported. */
  field: Field | null;
  /** Steps of the aftermath that are done, in that order. */
  settled: SettledStep[];
}
