/** Events before, in and after an Encounter, and of everything a campaign owns and knows. */

import type { Edge } from '../../core/geometry/table-top.ts';
import type { Spot } from '../../core/play.ts';
import type { Field } from '../after-the-battle/report.ts';
import type { DrunkardState } from '../attributes.ts';
import type { EncounterTable } from '../battlefield/table.ts';
import type { Way } from '../board/way.ts';
import type { CampaignDate, Division } from '../calendar.ts';
import type { Hunters } from '../encounters/kind.ts';
import type { PursuitEnd } from '../encounters/pursuit.ts';
import type { FigureId, HeldWeaponId } from '../ids.ts';
import type {
  Contact,
  ContactId,
  DealtHow,
  Standing,
  Stranger,
  Whereabouts,
} from '../meeting-and-greeting/contact.ts';
import type { Conditions } from '../shooting/sight.ts';
import type { Rep, VehicleId, Winner } from '../types.ts';
import type { StockId, StockItem } from '../what-you-gain/stock.ts';
import type { Board, Placed } from './board.ts';
import type { Cause, StockUse, Why } from './cause.ts';
import type {
  Encounter,
  Escape,
  FigureRecord,
  LeftOnField,
  MetRecord,
  OtherSide,
  Pursuit,
  SearchRoll,
  Visit,
} from './encounter.ts';
import type { FiresHere } from './fire.ts';
import type { HouseRules } from './house-rules.ts';
import type { MotorNoise, ShotsMarker } from './noise.ts';
import type { Bought, Force, OneOffResult } from './one-off.ts';
import type { StepResult } from './step-result.ts';
import type { OldWords, TestResult } from './test-result.ts';
import type { Change, Fighter, FighterId, KeepTogether, Spent, StrangerId, Turn } from './turn.ts';
import type { Untimely } from './untimely.ts';
import type { WorkingVehicle } from './vehicles.ts';
import type { Arriving, Zombies } from './zombies.ts';

export type EncounterEvent =
  | { readonly type: 'house-rules-set'; readonly from: HouseRules; readonly to: HouseRules }
  | { readonly type: 'last-year-set'; readonly from: number | null; readonly to: number | null }
  /** The player has ended the campaign, or goes on with it (ATZ-173). */
  | { readonly type: 'campaign-closed'; readonly closed: boolean }
  | {
      readonly type: 'division-changed';
      readonly from: Division;
      readonly to: Division;
      readonly now: CampaignDate;
    }
  | { readonly type: 'war-decided'; readonly winner: Winner; readonly faces: readonly number[] }
  | { readonly type: 'encounter-planned'; readonly encounter: Encounter }
  | { readonly type: 'encounter-dropped'; readonly number: number }
  /** Somebody was bought for a force, or taken out of it again; `bought` is all of both forces since then. */
  | {
      readonly type: 'force-changed';
      readonly force: Force;
      readonly name: string;
      readonly in: boolean;
      readonly points: number;
      readonly bought: readonly Bought[];
    }
  | { readonly type: 'one-off-decided'; readonly result: OneOffResult }
  | {
      readonly type: 'vehicle-rolled';
      readonly face: number;
      readonly target: number;
      readonly won: boolean;
      /** Of the one that is won, where the player has said it. */
      readonly kind?: VehicleId;
    }
  /** A vehicle found earlier is spent on this Encounter. */
  | { readonly type: 'vehicle-taken-along'; readonly item: StockItem; readonly kind?: VehicleId }
  | { readonly type: 'stock-gained'; readonly item: StockItem }
  | {
      readonly type: 'stock-moved';
      readonly item: StockItem;
      readonly from: FigureId | null;
      readonly to: FigureId | null;
    }
  /** Used up, burnt, spent, or put on: it is in the stockpile no longer. */
  | {
      readonly type: 'stock-used';
      readonly item: StockItem;
      readonly by: FigureId | null;
      readonly how: Cause<StockUse>;
    }
  | { readonly type: 'clip-assigned'; readonly item: StockId; readonly weapon: HeldWeaponId }
  | { readonly type: 'table-set'; readonly table: EncounterTable }
  | {
      readonly type: 'zombies-placed';
      readonly face: number;
      readonly zombies: number;
      readonly arrivals: readonly Arriving[];
      /** Spot where the party ended its first move; left out without a table, and in logs from before it was kept. */
      readonly partyAt?: Spot;
    }
  | { readonly type: 'escape-readied'; readonly escape: Escape }
  /** More had come along than the dice let come to an escape. */
  | { readonly type: 'left-at-home'; readonly figure: FigureId }
  /** A group takes the field on one of the sides. */
  | { readonly type: 'side-mustered'; readonly side: OtherSide }
  | {
      readonly type: 'alert-rolled';
      /** Left out in logs from before it was kept. */
      readonly turn?: number;
      readonly face: number;
      readonly needed: number;
      readonly alerted: boolean;
    }
  | { readonly type: 'pursuit-begun'; readonly pursuit: Pursuit }
  /** `band` counts the pursuits from 0. */
  | {
      readonly type: 'pursuit-turned';
      readonly band: number;
      readonly lead: number;
      readonly end: PursuitEnd;
      readonly side: Edge | null;
    }
  | { readonly type: 'pursuit-split'; readonly band: number; readonly into: readonly Pursuit[] }
  | { readonly type: 'place-entered'; readonly visit: Visit }
  | { readonly type: 'place-closed'; readonly spot: string }
  | { readonly type: 'group-met'; readonly contact: Contact }
  | {
      readonly type: 'group-dealt-with';
      readonly contact: ContactId;
      /** Name of whoever spoke for them; null where nobody was left to. */
      readonly speaker: string | null;
      readonly standing: Standing;
      readonly whereabouts: Whereabouts;
      readonly how: DealtHow | OldWords;
      readonly at: CampaignDate;
      /** Side that makes the first move, where words came to blows (section: Walk the Walk). */
      readonly first?: 'player' | 'other';
      /** Figures of the party, and friends of it, that words came to blows with, and that the first move binds; left out in logs from before it did. */
      readonly figures?: readonly FighterId[];
    }
  | {
      readonly type: 'group-changed';
      readonly contact: ContactId;
      readonly members: readonly Stranger[];
      /** Left out where it is as before. */
      readonly whereabouts?: Whereabouts;
    }
  /** Somebody who has joined takes part at once, as a figure of the party. */
  | { readonly type: 'took-part'; readonly figure: FigureId; readonly rep: Rep }
  /** An Innocent is in safety, and one of the party from now on. */
  | { readonly type: 'innocent-rescued'; readonly figure: FigureId }
  | {
      readonly type: 'searched';
      readonly search: SearchRoll;
      /** Of a friend of the party, whom the Roster doesn’t have; left out in logs from before it was kept. */
      readonly name?: string;
      readonly face: number;
      readonly target: number | null;
    }
  | { readonly type: 'turn-begun'; readonly turn: Turn }
  /** A side begins to act; those that go before it have done so. */
  | {
      readonly type: 'side-acts';
      readonly side: string;
      /** Left out where nobody could, and in logs from before it was kept. */
      readonly leading?: readonly FighterId[];
      /** By places; left out where the player has said who keeps together, and without a board. */
      readonly groups?: readonly KeepTogether[];
    }
  | { readonly type: 'groups-kept'; readonly groups: readonly KeepTogether[] }
  /** The player had somebody do what the rules don’t let him do now. */
  | {
      readonly type: 'done-anyway';
      readonly who: FighterId;
      readonly name: string;
      readonly untimely: Untimely;
      readonly why: Why;
    }
  /** `fired` counts the shots of this time; 0 where anything else changed. */
  | { readonly type: 'fighter-changed'; readonly to: Fighter; readonly of: Change; readonly fired: number }
  /** A weapon has fired its clip empty, shown a 1 that counts on, or been reloaded. */
  | { readonly type: 'ammo-spent'; readonly spent: Spent }
  | { readonly type: 'shots-marked'; readonly marker: ShotsMarker }
  /** Zombies were rolled for; `marker` counts the markers on the table from 0, null where the player told of shots without one. */
  | {
      readonly type: 'shots-fired';
      readonly shots: number;
      /** Left out of shots. */
      readonly of?: MotorNoise;
      readonly marker: number | null;
      readonly arrivals: readonly Arriving[];
      /** On a board, the spot of shots without a marker, where it is known. */
      readonly from?: Spot;
    }
  /** A vehicle that works, as it is now; `why` where the player has corrected it. */
  | { readonly type: 'vehicle-changed'; readonly to: WorkingVehicle; readonly why?: Why }
  /** Night falls, or fog and rain come or go. */
  | { readonly type: 'conditions-set'; readonly to: Conditions }
  /** Everything that burns on the table by now. */
  | { readonly type: 'fires-changed'; readonly to: FiresHere }
  /** A group of zombies as it is now; one of none has gone. */
  | { readonly type: 'zombies-changed'; readonly to: Zombies }
  /** The battle goes on with places, or without; null once the board is given up. */
  | { readonly type: 'board-taken-up'; readonly board: Board | null }
  /** A photo of the player’s table lies under the map from here on, known by its digest; null once it is taken away. */
  | { readonly type: 'photo-laid'; readonly photo: string | null; readonly picture: string | null }
  /** `way`: the spots a single piece has gone through, from where it stood. */
  | {
      readonly type: 'pieces-placed';
      readonly places: readonly Placed[];
      readonly how: Placing;
      readonly way?: Way;
    }
  /** A check, a test or a task of one figure; kept for its history, changes nothing by itself. */
  | {
      readonly type: 'figure-tested';
      readonly figure: FigureId;
      readonly rule: string;
      readonly faces: readonly number[];
      readonly target: number | null;
      readonly result: TestResult;
    }
  /** The same of somebody met; `hero` where its own double ones have made it one. */
  | {
      readonly type: 'stranger-tested';
      readonly who: StrangerId;
      readonly name: string;
      readonly rule: string;
      readonly faces: readonly number[];
      readonly target: number | null;
      readonly result: TestResult;
      readonly hero: boolean;
    }
  | {
      readonly type: 'drink-rolled';
      readonly figure: FighterId;
      readonly faces: readonly number[];
      readonly state: DrunkardState | null;
    }
  | { readonly type: 'hero-made'; readonly figure: FigureId }
  | { readonly type: 'death-seen'; readonly figure: FigureId; readonly seen: boolean }
  | {
      readonly type: 'battle-reported';
      readonly records: readonly FigureRecord[];
      readonly met?: readonly MetRecord[];
      readonly left?: LeftOnField;
      readonly field: Field;
      readonly shots: number;
      readonly by: 'player' | 'bots';
    }
  | {
      readonly type: 'record-changed';
      readonly from: FigureRecord;
      readonly to: FigureRecord;
      readonly why: Why;
    }
  | {
      readonly type: 'step-settled';
      readonly figure: FigureId;
      readonly result: StepResult;
      readonly faces: readonly number[];
      /** True if the player rolled, the same as in `SettledStep`. A play doesn't know who rolls, so whoever runs the act writes it in. */
      readonly own?: true;
    }
  | {
      readonly type: 'points-scored';
      readonly points: number;
      readonly zombies: number;
      readonly innocents: number;
    }
  | {
      readonly type: 'encounter-ended';
      readonly summary: EncounterSummary;
      readonly to: CampaignDate;
      readonly hunters?: Hunters;
      readonly prisons?: readonly EncounterTable[];
    }
  /** The result of an Encounter that is over, corrected by hand. */
  | {
      readonly type: 'encounter-corrected';
      readonly number: number;
      readonly from: ClosedResult;
      readonly to: ClosedResult;
      /** Captives who came home by it, or hadn’t come home after all; left out where there are none. */
      readonly captives?: readonly FigureId[];
      /** The last one that was ended: what may be played next goes by it. */
      readonly last?: true;
      readonly why: Why;
    };

export const PLACINGS = ['hand', 'known', 'way'] as const;
/** By the player’s hand, where what is known puts somebody who has come, or by a way he went. */
export type Placing = (typeof PLACINGS)[number];

/** Kills of a figure in one Encounter. */
export interface Kills {
  readonly figure: FigureId;
  readonly zombies: number;
  readonly people: number;
}

/** The result of an Encounter, with the kills of those whose numbers were wrong, in the same order before and after. */
export interface ClosedResult {
  readonly successful: boolean;
  /** By the whole party. */
  readonly zombiesKilled: number;
  readonly points: number;
  readonly kills: readonly Kills[];
}

/** A single line of the timeline. */
export interface EncounterSummary {
  readonly number: number;
  readonly date: CampaignDate;
  readonly kind: Encounter['kind'];
  readonly role: Encounter['role'];
  readonly objective: Encounter['objective'];
  readonly area: Encounter['area'];
  readonly place: string;
  readonly successful: boolean;
  readonly leftWithHumansBehind: boolean;
  readonly party: number;
  readonly lost: number;
  readonly zombiesKilled: number;
  readonly points: number;
}
