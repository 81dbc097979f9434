/** What an act did, as facts: ids, codes, counts, and the names people had then. `text/titles.ts` says it in words. */

import type { Correction, Place } from '../../core/corrections.ts';
import type { DocWord } from '../after-the-battle/doc.ts';
import type { DrunkardState } from '../attributes.ts';
import type { Division } from '../calendar.ts';
import type { DumbassAct } from '../data/attribute-tables.ts';
import type { Kind, Objective, Role } from '../encounters/kind.ts';
import type { PursuitEnd } from '../encounters/pursuit.ts';
import type { Winner } from '../meeting-and-greeting/levels.ts';
import type { MercyEnd } from '../meeting-and-greeting/talk.ts';
import type { Status } from '../state/campaign.ts';
import type { DealtHow } from '../state/contact.ts';
import type { HouseRules } from '../state/house-rules.ts';
import type { StepResult } from '../state/step-result.ts';
import type { StockKind } from '../state/stock.ts';
import type { TestResult } from '../state/test-result.ts';
import type { Condition } from '../state/turn.ts';
import type { SideDie } from '../turn/activation.ts';
import type {
  Advantage,
  Area,
  AttributeId,
  BuildingId,
  ItemId,
  Leadership,
  Rep,
  VehicleId,
  WeaponId,
} from '../types.ts';

type Nothing = Readonly<Record<never, never>>;

interface Named {
  readonly name: string;
}

/** A thing of the stockpile, as far as it has a name. */
export interface Thing {
  readonly kind: StockKind;
  readonly weapon: WeaponId | null;
}

/** Several things, or the only one. */
export interface Things {
  readonly things: number;
  /** Null where there are several. */
  readonly thing: Thing | null;
}

export interface Titles {
  // The campaign
  readonly begin: Named;
  readonly 'bring-star': Named;
  readonly 'rename-campaign': { readonly from: string; readonly to: string };
  readonly 'begin-episode': Named;
  readonly 'end-episode': Named;
  readonly 'set-date': Nothing;
  readonly 'new-dice': Nothing;
  readonly 'house-rules': Nothing;
  readonly 'correct-figure': Correction;
  readonly 'take-back-figure': Place;
  readonly 'house-rule': { readonly rule: keyof HouseRules; readonly on: boolean };
  /** Null for no end. */
  readonly 'last-year': { readonly year: number | null };
  readonly 'change-division': { readonly to: Division };
  // The party
  readonly recruit: Named;
  /** `left` counts the things that stay in the stockpile. */
  readonly 'recruit-again': Named & { readonly left: number };
  readonly 'add-grunt': Named;
  readonly 'settle-party': Nothing;
  readonly 'rename-figure': { readonly from: string; readonly to: string };
  readonly 'write-biography': Named;
  readonly 'set-status': Named & { readonly status: Status };
  readonly 'edit-rep': Named & { readonly rep: Rep };
  readonly 'edit-rap': Named & { readonly rap: number };
  readonly 'edit-protection': Named & { readonly protected: boolean };
  readonly 'edit-leadership': Named & { readonly leadership: Leadership };
  readonly 'edit-attribute': Named & { readonly attribute: AttributeId; readonly has: boolean };
  readonly 'edit-advantage': Named & { readonly advantage: Advantage; readonly has: boolean };
  readonly 'edit-weapon': Named & { readonly weapon: WeaponId; readonly has: boolean };
  readonly 'edit-clips': Named & { readonly clips: number };
  readonly 'edit-loaded': Named & { readonly weapon: WeaponId; readonly loaded: boolean };
  readonly 'edit-several': {
    readonly field: 'rap' | 'rep';
    readonly by: number;
    readonly figures: number;
  };
  readonly 'give-weapon': Named & { readonly weapon: WeaponId };
  readonly 'give-clips': Named & { readonly from: string; readonly clips: number };
  // The stockpile
  /** `name` is null where things are laid back. */
  readonly 'hand-out': Things & { readonly name: string | null };
  readonly 'take-up': Things & Named;
  readonly 'share-out': { readonly things: number; readonly among: number };
  readonly 'add-stock': { readonly thing: Thing; readonly count: number };
  readonly 'strike-off': Things;
  // An Encounter: planned
  readonly 'decide-war': { readonly winner: Winner };
  readonly plan: { readonly kind: Kind; readonly objective: Objective | null; readonly area: Area };
  readonly drop: { readonly kind: Kind };
  readonly 'take-clip': Named & { readonly weapon: WeaponId };
  readonly carry: { readonly name: string | null };
  readonly equip: Named & { readonly thing: Thing };
  readonly 'roll-vehicle': { readonly won: boolean };
  readonly 'spend-vehicle': Nothing;
  readonly drink: Named & { readonly state: DrunkardState | null };
  // Set up
  /** `place` is null where a table was laid out before. */
  readonly 'set-table': { readonly place: string | null };
  readonly 'reroll-part': Nothing;
  readonly 'place-zombies': { readonly zombies: number };
  readonly 'ready-escape': { readonly captors: number };
  readonly muster: { readonly role: Role; readonly count: number };
  /** `lead` is in hours. */
  readonly 'begin-pursuit': { readonly away: boolean; readonly lead: number };
  readonly 'pursue-on': { readonly end: PursuitEnd; readonly lead: number };
  readonly 'split-runners': Nothing;
  // Played
  /** The sides that may act, in their order, as the player calls them; none where all dice are double. */
  readonly 'begin-turn': { readonly number: number; readonly order: readonly SideDie[] };
  readonly fire: Named & { readonly shots: number; readonly empty: boolean };
  readonly reload: Named;
  readonly mark: Named & { readonly condition: Condition };
  readonly 'count-kills': Named & { readonly zombies: number; readonly people: number };
  readonly hear: { readonly zombies: number };
  readonly alert: { readonly alerted: boolean };
  readonly enter: { readonly place: BuildingId | VehicleId };
  readonly deal: { readonly speaker: string | null; readonly how: DealtHow };
  readonly beat: { readonly speaker: string | null; readonly several: boolean };
  readonly search: Named & { readonly item: ItemId; readonly found: boolean };
  readonly 'search-loser': Named & { readonly loser: string };
  readonly check: Named & { readonly results: readonly TestResult[] };
  readonly sense: Named & { readonly word: DumbassAct };
  readonly task: Named & { readonly result: TestResult };
  readonly examine: Named & { readonly word: DocWord };
  readonly mercy: Named & { readonly word: MercyEnd };
  // After it
  readonly report: { readonly by: 'player' | 'bots' };
  readonly 'correct-report': Named;
  readonly settle: Named & { readonly result: StepResult };
  readonly end: { readonly kind: Kind };
  /** A sentence of a version that stored titles as words. */
  readonly written: { readonly text: string };
}

export type TitleKey = keyof Titles;
export type TitleOf<K extends TitleKey> = { readonly key: K; readonly values: Titles[K] };
export type Title = { readonly [K in TitleKey]: TitleOf<K> }[TitleKey];
