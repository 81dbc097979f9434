/**
 * A campaign as it stands: plain data that the events of its log add up to. Only `apply` writes it, and what stands in
 * its lists not even `apply`: it puts changed ones in their place.
 */

import type { Card } from '../../core/cards.ts';
import type { Corrections } from '../../core/corrections.ts';
import type { DiceState } from '../../core/dice.ts';
import type { Seen } from '../../core/seen.ts';
import type { Calendar, CampaignDate } from '../calendar.ts';
import type { Outcome } from '../encounters/kind.ts';
import type { FigureId, HeldWeaponId } from '../ids.ts';
import type { Contact } from '../meeting-and-greeting/contact.ts';
import type {
  Advantage,
  Area,
  AttributeId,
  FigureKind,
  Leadership,
  Pronoun,
  Rep,
  WeaponId,
  Winner,
} from '../types.ts';
import type { StockItem } from '../what-you-gain/stock.ts';
import type { Encounter } from './encounter.ts';
import type { Episode } from './episode.ts';
import type { HouseRules } from './house-rules.ts';

export const STATUSES = ['ready', 'captive', 'left', 'dead', 'turned'] as const;
/** `ready` belongs to the party; everybody else is set aside and may come back. */
export type Status = (typeof STATUSES)[number];

/** A single weapon in somebody’s hands. */
export interface HeldWeapon {
  readonly id: HeldWeaponId;
  readonly weapon: WeaponId;
  /** Spare clips on the figure, besides the one in the weapon; null where a weapon needs none (ATZ-15, ATZ-22). */
  clips: number | null;
  /** True if the weapon can be fired without reloading first. */
  loaded: boolean;
}

/** The die and the card a figure was generated with; null where the player made it up. */
export interface Origin {
  readonly table: 'odd' | 'even';
  readonly card: Card;
}

export interface Figure {
  readonly id: FigureId;
  kind: FigureKind;
  name: string;
  pronoun: Pronoun;
  /** Name the others call the figure by; null where it follows from the whole name. */
  shortName: string | null;
  rep: Rep;
  /** Reputation Advancement Points gathered at the present Rep. */
  rap: number;
  attributes: AttributeId[];
  /** Wears body armour. */
  protected: boolean;
  leadership: Leadership;
  advantages: Advantage[];
  weapons: HeldWeapon[];
  status: Status;
  /** Date on which the present status began: for a ready figure, when it joined or came back. */
  since: CampaignDate;
  joined: CampaignDate;
  readonly origin: Origin | null;
  biography: string;
  /** Has seen somebody eaten, once in a life (ATZ-88). */
  seenZombieDeath: boolean;
  /** The area a captive is held in; null for everybody else. */
  heldIn: Area | null;
  tally: Tally;
}

/** Totals over all of a figure’s Encounters. */
export interface Tally {
  outings: number;
  zombies: number;
  people: number;
}

export const COUNTED = ['outings', 'zombies', 'people'] as const satisfies readonly (keyof Tally)[];
export type Counted = (typeof COUNTED)[number];

/** Fields of somebody who joins that follow from who it is, where and when; all others stand below. */
type OnJoining = 'id' | 'kind' | 'name' | 'rep' | 'attributes' | 'weapons' | 'since' | 'joined';

/** Somebody who joins, as far as nothing else is said. */
export const NEW_FIGURE: Omit<Figure, OnJoining> = {
  pronoun: 'they',
  shortName: null,
  rap: 0,
  protected: false,
  leadership: 'none',
  advantages: [],
  status: 'ready',
  origin: null,
  biography: '',
  seenZombieDeath: false,
  heldIn: null,
  tally: { outings: 0, zombies: 0, people: 0 },
};

export interface Campaign {
  name: string;
  /** Seed from which all of the campaign’s dice and cards come. */
  readonly seed: string;
  calendar: Calendar;
  dice: DiceState;
  /** The cards that remain of the campaign's one deck of 54 (ATZ-8), in a fixed order. */
  deck: readonly Card[];
  /** Everyone who ever joined, in that order. */
  figures: readonly Seen<Figure>[];
  /** True while the party that starts the campaign is still being put together. */
  recruiting: boolean;
  /** Every name our table has given out, so that none comes twice. */
  namesGiven: readonly string[];
  houseRules: HouseRules;
  /** Figures of the tables that the player's printed book has otherwise. */
  corrections: Corrections;
  /** The last year to be played, agreed beforehand; null while nothing is agreed. */
  lastYear: number | null;
  /** Winner of the war, decided when the campaign entered O+20; null before that. */
  winner: Winner | null;
  /** Points gathered so far (section: How Do You Win). */
  points: number;
  stock: readonly Seen<StockItem>[];
  /** Groups met, in that order. */
  contacts: readonly Seen<Contact>[];
  /** The Encounter of the present period, once it is planned. */
  encounter: Encounter | null;
  /** Runs of other games taken up, in that order. */
  episodes: readonly Episode[];
  /** The last Encounter that was ended, as far as the next depends on it. */
  before: Outcome | null;
  /** Number of each kind there has been, for the next one’s id. */
  count: Counts;
}

export interface Counts {
  figures: number;
  weapons: number;
  renewals: number;
  encounters: number;
  stock: number;
  contacts: number;
}
