/**
 * Titles of acts as facts: ids, codes, counts, and the names people had then. `text/titles.ts` says them in words; how a title stands in
 * the log follows from its declaration here.
 */

import type { Figure } from '../../core/corrections.ts';
import type { DocWord } from '../after-the-battle/doc.ts';
import type { DrunkardState } from '../attributes.ts';
import type { Shop } from '../battlefield/shops.ts';
import type { Division } from '../calendar.ts';
import type { DeadDrunkWord, DumbassAct } from '../data/attribute-tables.ts';
import type { Kind, Objective, Role } from '../encounters/kind.ts';
import type { PursuitEnd } from '../encounters/pursuit.ts';
import type { DealtHow } from '../meeting-and-greeting/contact.ts';
import type { LocationId } from '../meeting-and-greeting/placement.ts';
import type { MercyEnd } from '../meeting-and-greeting/talk.ts';
import type { Status } from '../state/campaign.ts';
import type { HouseRules } from '../state/house-rules.ts';
import type { Force } from '../state/one-off.ts';
import type { StepResult } from '../state/step-result.ts';
import type { TestResult } from '../state/test-result.ts';
import type { Condition } from '../state/turn.ts';
import type { Whence, ZombiesId } from '../state/zombies.ts';
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
  Winner,
} from '../types.ts';
import type { StockKind } from '../what-you-gain/stock.ts';
import type { ZombieTurn } from '../zombies/obstacle.ts';

/** A thing of the stockpile, as far as it has a name. */
export interface Thing {
  readonly kind: StockKind;
  readonly weapon: WeaponId | null;
}

/** Kinds of value a title tells of; the file’s codec knows each of them. */
export interface Nouns {
  readonly text: string;
  readonly texts: readonly string[];
  /** From 0. */
  readonly count: number;
  /** Whole, and may be less than 0. */
  readonly number: number;
  readonly flag: boolean;
  /** A single figure of a table. */
  readonly figure: Figure;
  readonly 'house-rule': keyof HouseRules;
  readonly division: Division;
  readonly year: number;
  readonly status: Status;
  readonly rep: Rep;
  readonly leadership: Leadership;
  readonly attribute: AttributeId;
  readonly advantage: Advantage;
  readonly weapon: WeaponId;
  readonly 'rep-or-rap': 'rep' | 'rap';
  readonly thing: Thing;
  readonly winner: Winner;
  readonly force: Force;
  readonly kind: Kind;
  readonly objective: Objective;
  readonly area: Area;
  /** Null for sober. */
  readonly drunk: DrunkardState | null;
  readonly role: Role;
  readonly 'pursuit-end': PursuitEnd;
  readonly 'side-dice': readonly SideDie[];
  readonly condition: Condition;
  readonly 'building-or-vehicle': BuildingId | VehicleId;
  readonly shop: Shop;
  readonly 'dealt-how': DealtHow;
  readonly item: ItemId;
  readonly 'test-result': TestResult;
  readonly 'test-results': readonly TestResult[];
  readonly 'zombie-turn': ZombieTurn;
  /** A group of zombies. */
  readonly zombies: ZombiesId;
  readonly whence: Whence;
  readonly location: LocationId;
  readonly sense: DumbassAct | DeadDrunkWord;
  readonly doc: DocWord;
  readonly mercy: MercyEnd;
  readonly 'player-or-bots': 'player' | 'bots';
  readonly 'step-result': StepResult;
}
export type Noun = keyof Nouns;

const named = { name: 'text' } as const;
const renamed = { from: 'text', to: 'text' } as const;
/** A figure's place in a table. */
const place = { table: 'text', row: 'text', field: 'text' } as const;
/** Several things, or the only one: `thing` is null where there are several. */
const things = { things: 'count', thing: 'thing?' } as const;

/** Each title with what it tells; a `?` may be null, a `~` is left out by those of before it was told. One that is here is never taken away, since old files have it. */
export const TITLES = {
  // The campaign
  begin: named,
  /** With the points for each side. */
  'begin-one-off': { ...named, points: 'count' },
  'bring-star': named,
  'rename-campaign': renamed,
  'copy-campaign': { from: 'text' },
  'begin-episode': named,
  'end-episode': named,
  'set-date': {},
  'new-dice': {},
  /** After its log was damaged; and what stands for the title of an act that can’t be read. */
  'go-on-from-state': {},
  unreadable: {},
  'house-rules': {},
  'correct-figure': { ...place, to: 'figure' },
  'take-back-figure': place,
  'house-rule': { rule: 'house-rule', on: 'flag' },
  /** Null for no end. */
  'last-year': { year: 'year?' },
  'change-division': { to: 'division' },
  // The party
  recruit: named,
  /** `left` counts the things that stay in the stockpile. */
  'recruit-again': { ...named, left: 'count' },
  'add-grunt': named,
  'take-in': named,
  'settle-party': {},
  'rename-figure': renamed,
  'write-biography': named,
  'set-portrait': { ...named, has: 'flag' },
  'set-status': { ...named, status: 'status' },
  'edit-rep': { ...named, rep: 'rep' },
  'edit-rap': { ...named, rap: 'count' },
  'edit-protection': { ...named, protected: 'flag' },
  'edit-leadership': { ...named, leadership: 'leadership' },
  'edit-attribute': { ...named, attribute: 'attribute', has: 'flag' },
  'edit-advantage': { ...named, advantage: 'advantage', has: 'flag' },
  'edit-weapon': { ...named, weapon: 'weapon', has: 'flag' },
  'edit-clips': { ...named, clips: 'count' },
  'edit-loaded': { ...named, weapon: 'weapon', loaded: 'flag' },
  'edit-several': { field: 'rep-or-rap', by: 'number', figures: 'count' },
  'give-weapon': { ...named, weapon: 'weapon' },
  'give-clips': { ...named, from: 'text', clips: 'count' },
  // The stockpile
  /** `name` is null where things are laid back. */
  'hand-out': { ...things, name: 'text?' },
  'take-up': { ...things, ...named },
  'share-out': { things: 'count', among: 'count' },
  'add-stock': { thing: 'thing', count: 'count' },
  'strike-off': things,
  // An Encounter: planned
  'decide-war': { winner: 'winner' },
  plan: { kind: 'kind', objective: 'objective?', area: 'area' },
  drop: { kind: 'kind' },
  buy: { ...named, force: 'force', points: 'count' },
  sell: named,
  'take-clip': { ...named, weapon: 'weapon' },
  carry: { name: 'text?' },
  equip: { ...named, thing: 'thing' },
  'roll-vehicle': { won: 'flag' },
  'spend-vehicle': {},
  drink: { ...named, state: 'drunk' },
  // Set up
  /** `place` is null where a table was laid out before. */
  'set-table': { place: 'text?' },
  'reroll-part': {},
  'place-zombies': { zombies: 'count' },
  'ready-escape': { captors: 'count' },
  muster: { role: 'role', count: 'count' },
  /** `lead` is in hours. */
  'begin-pursuit': { away: 'flag', lead: 'number' },
  'pursue-on': { end: 'pursuit-end', lead: 'number' },
  'split-runners': {},
  // Played
  /** The sides that may act, in their order, as the player calls them; none where all dice are double. */
  /** `stay`: sides that go by the dice, of which nobody is of that Rep. */
  'begin-turn': { number: 'count', order: 'side-dice', stay: 'side-dice~' },
  'fire-at': { ...named, result: 'test-result', empty: 'flag' },
  fight: { ...named, result: 'test-result' },
  /** With the names in the order of fire, those who fire together in one text. */
  'break-off': { ...named, order: 'texts' },
  'finish-off': { ...named, result: 'test-result' },
  fire: { ...named, shots: 'count', empty: 'flag' },
  reload: named,
  /** With the weapon that was thrown. */
  'pick-up': { ...named, weapon: 'weapon' },
  /** The weapon of somebody who lies there. */
  'pick-up-from': { ...named, weapon: 'weapon', whose: 'text' },
  'start-saw': named,
  'stop-saw': named,
  cover: { ...named, covering: 'flag' },
  /** Groups apart from the rest of their side. */
  'keep-together': { apart: 'count' },
  move: { ...named, others: 'count', result: 'test-result' },
  /** `carries` is false where he is laid down. */
  lift: { ...named, whom: 'text', carries: 'flag' },
  /** `name` drives, with so many others inside. */
  'bring-vehicle': { ...named, vehicle: 'building-or-vehicle', others: 'count' },
  drive: { ...named, vehicle: 'building-or-vehicle', result: 'test-result' },
  'fire-at-vehicle': { ...named, vehicle: 'building-or-vehicle', result: 'test-result', empty: 'flag' },
  mark: { ...named, condition: 'condition' },
  'count-kills': { ...named, zombies: 'count', people: 'count' },
  hear: { zombies: 'count' },
  'hear-motor': { zombies: 'count' },
  /** The same since it is told whose shots they were. */
  'hear-whose': { zombies: 'count', name: 'text' },
  alert: { alerted: 'flag' },
  /** With the people they charge: the first by name, and how many in all. */
  'zombies-act': { zombies: 'count', name: 'text?', charged: 'count' },
  /** The same since it is told whether they got up first, and which way those turn that have something in the way. */
  'zombies-go': { zombies: 'count', name: 'text?', charged: 'count', up: 'flag', turns: 'zombie-turn?' },
  /** The same since it is told which they were: whence they came, and from which side. */
  'zombies-went': {
    ...{ zombies: 'count', name: 'text?', charged: 'count', up: 'flag', turns: 'zombie-turn?' },
    ...{ whence: 'whence', location: 'location?', group: 'zombies~' },
  },
  'zombies-up': { zombies: 'count', group: 'zombies~' },
  'zombies-climb': { zombies: 'count', can: 'count', group: 'zombies~' },
  /** With the name of the person they eat, null for somebody who isn’t there any more, and how many turns more. */
  'zombies-feast': { name: 'text?', turns: 'count' },
  conditions: { night: 'flag', weather: 'flag' },
  'light-fire': { where: 'text' },
  'put-out-fire': { where: 'text' },
  /** With the names of people the fire leaves out of the fight. */
  'spread-fire': { fires: 'count', out: 'texts' },
  /** Null for a zombie. */
  burn: { name: 'text?', result: 'test-result' },
  'zombies-burn': { zombies: 'count', dead: 'count', group: 'zombies~' },
  'set-vehicle': { vehicle: 'building-or-vehicle', why: 'text' },
  'zombies-set': { zombies: 'count', new: 'flag', group: 'zombies~' },
  /** `spot` as the table names it; `names` of those who go in. */
  enter: {
    place: 'building-or-vehicle',
    spot: 'text~',
    shop: 'shop~',
    floor: 'count~',
    names: 'texts~',
  },
  deal: { speaker: 'text?', how: 'dealt-how' },
  beat: { speaker: 'text?', several: 'flag' },
  search: { ...named, item: 'item', found: 'flag', spot: 'text~' },
  'search-all': { found: 'count' },
  'search-loser': { ...named, loser: 'text' },
  check: { ...named, results: 'test-results' },
  sense: { ...named, word: 'sense' },
  task: { ...named, result: 'test-result' },
  examine: { ...named, word: 'doc' },
  /** The same since it is told who looked after it. */
  'examine-by': { ...named, byName: 'text', word: 'doc' },
  mercy: { ...named, word: 'mercy' },
  // After it
  report: { by: 'player-or-bots' },
  'correct-report': named,
  settle: { ...named, result: 'step-result' },
  end: { kind: 'kind' },
  'end-one-off': { winner: 'force?' },
  /** A sentence of a version that stored titles as words. */
  written: { text: 'text' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Noun | `${Noun}?` | `${Noun}~`>>>>;

type Told<N> = N extends `${infer M extends Noun}?`
  ? Nouns[M] | null
  : N extends `${infer M extends Noun}~`
    ? Nouns[M]
    : N extends Noun
      ? Nouns[N]
      : never;
type ToldIn<T> = {
  readonly [V in keyof T as T[V] extends `${string}~` ? never : V]: Told<T[V]>;
} & { readonly [V in keyof T as T[V] extends `${string}~` ? V : never]?: Told<T[V]> };
export type Titles = { readonly [K in keyof typeof TITLES]: ToldIn<(typeof TITLES)[K]> };
/** Several things, or the only one. */
export type Things = Titles['strike-off'];

export type TitleKey = keyof Titles;
export type TitleOf<K extends TitleKey> = { readonly key: K; readonly values: Titles[K] };
export type Title = { readonly [K in TitleKey]: TitleOf<K> }[TitleKey];
