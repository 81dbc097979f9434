/** Facts that a title tells of: ids, codes, counts, and the names people had then. */

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
import type { Counted, Status } from '../state/campaign.ts';
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
  Pronoun,
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
  /** Whole number from 0. */
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
  readonly pronoun: Pronoun;
  readonly attribute: AttributeId;
  readonly advantage: Advantage;
  readonly weapon: WeaponId;
  readonly 'rep-or-rap': 'rep' | 'rap';
  /** A total over all of a figure’s Encounters. */
  readonly counted: Counted;
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

/** A noun of `?` may be null, one of `~` is left out by those of before it was told. */
type Tells = Readonly<Record<string, Noun | `${Noun}?` | `${Noun}~`>>;

type Told<N> = N extends `${infer M extends Noun}?`
  ? Nouns[M] | null
  : N extends `${infer M extends Noun}~`
    ? Nouns[M]
    : N extends Noun
      ? Nouns[N]
      : never;
/** Values of the facts so declared. */
export type ToldIn<T> = {
  readonly [V in keyof T as T[V] extends `${string}~` ? never : V]: Told<T[V]>;
} & { readonly [V in keyof T as T[V] extends `${string}~` ? V : never]?: Told<T[V]> };

/** A title: the facts it tells of, from which its codec follows, and its words. */
export const title = <const T extends Tells>(tells: T, said: (values: ToldIn<T>) => string) => ({
  tells,
  said,
});

/** Most titles name somebody or something. */
export const named = { name: 'text' } as const;
