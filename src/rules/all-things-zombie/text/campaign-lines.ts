/** Lines for events in a history: one plain line each, the reason kept apart. */

import type { Card } from '../../core/cards.ts';
import { cardText } from '../../core/text/cards.ts';
import { ADVANTAGE_TABLE } from '../data/advantages.ts';
import { ATTRIBUTE_TABLE } from '../data/attributes.ts';
import { WEAPON_TERMS } from '../data/text/weapon-terms.ts';
import type { FigureId } from '../ids.ts';
import { isEncounterEvent } from '../state/apply-encounter.ts';
import type { Status } from '../state/campaign.ts';
import type { CampaignEvent, EventOf } from '../state/campaign-events.ts';
import { isBy } from '../state/cause.ts';
import { describeEncounter } from './encounter-lines.ts';
import { calledText } from './pronouns.ts';
import { because, type Described, type Telling } from './telling.ts';
import { COUNTED_TITLES, weaponText } from './vocabulary.ts';

/** The line an event leaves in a figure's history; undefined for events that are no part of one. */
export function describe(event: CampaignEvent, telling: Telling): Described | undefined {
  if (isEncounterEvent(event)) return describeEncounter(event, telling);
  switch (event.type) {
    case 'campaign-begun':
    case 'campaign-renamed':
    case 'figure-corrected':
    case 'correction-taken-back':
    case 'episode-begun':
    case 'episode-ended':
    case 'date-changed':
    case 'party-settled':
    case 'card-drawn':
    case 'deck-shuffled':
    case 'name-given':
    case 'dice-advanced':
    case 'dice-renewed':
    case 'log-damaged':
    case 'figure-withdrawn':
      return undefined;
    case 'figure-joined':
      return joinedText(event);
    case 'figure-renamed':
      return hand(`Was called ${event.from}`);
    case 'figure-called':
      return hand(`Spoken of as ${calledText(event.to)}`);
    case 'biography-written':
      return hand('Biography written');
    case 'portrait-set':
      return hand(event.picture === null ? 'Portrait taken away' : 'Portrait set');
    case 'status-changed':
      return because(
        isBy(event.why, 'never-recovered') ? 'Takes no part any more' : STATUS_TEXT[event.to],
        event.why,
      );
    case 'rep-changed':
      return because(`Rep ${event.from} to ${event.to}`, event.why);
    case 'rap-changed':
      return because(`RAP ${event.from} to ${event.to}`, event.why);
    case 'tally-changed':
      return because(`${COUNTED_TITLES[event.counted]} ${event.from} to ${event.to}`, event.why);
    case 'joined-changed':
      return because('Date of joining corrected', event.why);
    case 'protection-changed':
      return because(event.to ? 'Body armour put on' : 'Body armour taken off', event.why);
    case 'leadership-changed':
      return because(LEADER_TEXT[event.to], event.why);
    case 'star-named':
      return rule('Named the Star');
    case 'attribute-gained':
      return because(`Gained ${ATTRIBUTE_TABLE[event.what].title}`, event.why);
    case 'attribute-lost':
      return because(`Lost ${ATTRIBUTE_TABLE[event.what].title}`, event.why);
    case 'advantage-granted':
      return because(`Granted ${ADVANTAGE_TABLE[event.what].title}, a house rule`, event.why);
    case 'advantage-withdrawn':
      return because(`${ADVANTAGE_TABLE[event.what].title} withdrawn`, event.why);
    case 'weapon-got':
      return because(`Got the ${weaponText(event.what.weapon)}`, event.why);
    case 'weapon-lost':
      return because(`Lost the ${weaponText(event.what.weapon)}`, event.why);
    case 'weapon-given':
      return rule(
        event.pickedUp === true
          ? pickedUp(event, telling)
          : handed(`the ${weaponText(event.what.weapon)}`, event, telling),
      );
    case 'clips-given':
      return rule(handed(event.clips === 1 ? 'a clip' : `${event.clips} clips`, event, telling));
    case 'clips-changed':
      return because(
        `${WEAPON_TERMS[event.weapon.weapon].title}: clips ${event.from} to ${event.to}`,
        event.why,
      );
    case 'loaded-changed':
      return because(
        `${WEAPON_TERMS[event.weapon.weapon].title} ${event.to ? 'loaded' : 'emptied'}`,
        event.why,
      );
    default:
      return event satisfies never;
  }
}

function joinedText({ figure: { rep, origin }, why }: EventOf<'figure-joined'>): Described {
  const text = `Joined at Rep ${rep}${originText(origin)}`;
  return why === undefined ? rule(text) : because(text, why);
}

const rule = (text: string): Described => ({ text, why: '', byHand: false });
const hand = (text: string): Described => ({ text, why: '', byHand: true });

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

function pickedUp({ figure, to, what }: EventOf<'weapon-given'>, { seenBy, nameOf }: Telling): string {
  const weapon = weaponText(what.weapon);
  return seenBy === to
    ? `Picked up the ${weapon} of ${nameOf(figure)}`
    : `${nameOf(to)} picked up the ${weapon}`;
}

function originText(origin: { table: 'odd' | 'even'; card: Card } | null): string {
  return origin === null ? '' : `: ${origin.table} table, ${cardText(origin.card)}`;
}
