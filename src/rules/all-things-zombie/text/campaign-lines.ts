/** What an event says in a history: one plain line, the reason kept apart. */
import type { Card } from '../../core/cards.ts';
import { ADVANTAGE_TABLE } from '../data/advantages.ts';
import { ATTRIBUTE_TABLE } from '../data/attributes.ts';
import { WEAPON_TABLE } from '../data/weapons.ts';
import { isEncounterEvent } from '../state/apply-encounter.ts';
import type { FigureId, Status } from '../state/campaign.ts';
import type { CampaignEvent } from '../state/campaign-events.ts';
import type { WeaponId } from '../types.ts';
import { describeEncounter } from './encounter-lines.ts';
import { isReason } from './reasons.ts';

export interface Described {
  readonly text: string;
  /** The reason given; empty where there is none. */
  readonly why: string;
  /** Whether it is the player's own hand: an edit, a name, a note. */
  readonly byHand: boolean;
}

export interface Telling {
  readonly nameOf: (figure: FigureId) => string;
  /** Whose history it stands in. */
  readonly seenBy: FigureId;
}

/** The line an event leaves in a figure's history; undefined for events that are no part of one. */
export function describe(event: CampaignEvent, telling: Telling): Described | undefined {
  if (isEncounterEvent(event)) return describeEncounter(event, telling.seenBy);
  switch (event.type) {
    case 'campaign-begun':
    case 'campaign-renamed':
    case 'date-changed':
    case 'party-settled':
    case 'card-drawn':
    case 'deck-shuffled':
    case 'name-given':
    case 'dice-advanced':
    case 'dice-renewed':
    case 'figure-withdrawn':
      return undefined;
    case 'figure-joined':
      return rule(`Joined at Rep ${event.figure.rep}${originText(event.figure.origin)}`);
    case 'figure-renamed':
      return hand(`Was called ${event.from}`);
    case 'biography-written':
      return hand('Biography written');
    case 'status-changed':
      return {
        text: STATUS_TEXT[event.to],
        why: event.why,
        byHand: event.why !== '' && !isReason(event.why),
      };
    case 'rep-changed':
      return hand(`Rep ${event.from} to ${event.to}`, event.why);
    case 'rap-changed':
      return hand(`RAP ${event.from} to ${event.to}`, event.why);
    case 'protection-changed':
      return hand(event.to ? 'Body armour put on' : 'Body armour taken off', event.why);
    case 'leadership-changed':
      return hand(LEADER_TEXT[event.to], event.why);
    case 'attribute-gained':
      return hand(`Gained ${ATTRIBUTE_TABLE[event.what].title}`, event.why);
    case 'attribute-lost':
      return hand(`Lost ${ATTRIBUTE_TABLE[event.what].title}`, event.why);
    case 'advantage-granted':
      return hand(`Granted ${ADVANTAGE_TABLE[event.what].title}, a house rule`, event.why);
    case 'advantage-withdrawn':
      return hand(`${ADVANTAGE_TABLE[event.what].title} withdrawn`, event.why);
    case 'weapon-got':
      return hand(`Got the ${weaponText(event.what.weapon)}`, event.why);
    case 'weapon-lost':
      return hand(`Lost the ${weaponText(event.what.weapon)}`, event.why);
    case 'weapon-given':
      return rule(handed(`the ${weaponText(event.what.weapon)}`, event, telling));
    case 'clips-given':
      return rule(handed(event.clips === 1 ? 'a clip' : `${event.clips} clips`, event, telling));
    case 'clips-changed':
      return hand(
        `${WEAPON_TABLE[event.weapon.weapon].title}: clips ${event.from} to ${event.to}`,
        event.why,
      );
    case 'loaded-changed':
      return hand(`${WEAPON_TABLE[event.weapon.weapon].title} ${event.to ? 'loaded' : 'emptied'}`, event.why);
    default: {
      const unknown: never = event;
      throw new Error(`an event of no known type: ${JSON.stringify(unknown)}`);
    }
  }
}

const rule = (text: string): Described => ({ text, why: '', byHand: false });
/** By hand unless the rules give a reason of theirs. */
const hand = (text: string, why = ''): Described => ({ text, why, byHand: !isReason(why) });

const STATUS_TEXT = {
  ready: 'Came back',
  captive: 'Taken captive',
  left: 'Dismissed',
  dead: 'Died',
  turned: 'Turned',
} as const satisfies Record<Status, string>;

const LEADER_TEXT = {
  overall: 'Made overall Leader',
  other: 'Made a Leader',
  none: 'Leads no longer',
} as const;

function handed(
  what: string,
  event: { figure: FigureId; to: FigureId },
  { seenBy, nameOf }: Telling,
): string {
  if (event.figure === event.to) return `Moved ${what} to another weapon`;
  return seenBy === event.to
    ? `Took ${what} from ${nameOf(event.figure)}`
    : `Gave ${what} to ${nameOf(event.to)}`;
}

function weaponText(weapon: WeaponId): string {
  return WEAPON_TABLE[weapon].title.toLowerCase();
}

const SUIT_TEXT = { D: 'diamonds', H: 'hearts', C: 'clubs', S: 'spades' } as const;
const RANK_TEXT: Record<string, string> = { J: 'jack', Q: 'queen', K: 'king', A: 'ace' };

/** A card in words: `3 of spades`, `Joker`. */
export function cardText(card: Card): string {
  if (card === 'JK') return 'Joker';
  const rank = card.slice(0, -1);
  const suit = card.slice(-1) as keyof typeof SUIT_TEXT;
  return `${RANK_TEXT[rank] ?? rank} of ${SUIT_TEXT[suit]}`;
}

function originText(origin: { table: 'odd' | 'even'; card: Card } | null): string {
  return origin === null ? '' : `: ${origin.table} table, ${cardText(origin.card)}`;
}
