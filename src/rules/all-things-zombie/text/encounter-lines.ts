/** Lines for events of an Encounter in the history of a figure. */

import { counted, upperFirst } from '../../core/text/english.ts';
import { DRUNKARD_TABLE } from '../data/attribute-tables.ts';
import type { FigureId } from '../ids.ts';
import { type AtzRule, RULES } from '../rules.ts';
import type { FigureRecord, SearchRoll } from '../state/encounter.ts';
import type { EncounterEvent } from '../state/encounter-events.ts';
import { killsCorrected } from './closed.ts';
import { AREA_WORDS, KIND_WORDS } from './encounter.ts';
import { STOCK_USE_TEXT } from './reasons.ts';
import { lineText } from './results.ts';
import { stepText } from './step-results.ts';
import { because, type Described, type Telling } from './telling.ts';
import { CONDITION_TEXT, itemText, soughtText } from './vocabulary.ts';

const plain = (text: string, why = ''): Described => ({ text, why, byHand: false });

/** The line an event leaves in one figure's history; undefined for events that are no part of one. */
export function describeEncounter(event: EncounterEvent, { seenBy, nameOf }: Telling): Described | undefined {
  switch (event.type) {
    case 'encounter-planned':
      return plain(
        `${KIND_WORDS[event.encounter.kind].title} ${event.encounter.number}, ${AREA_WORDS[event.encounter.area].text}`,
      );
    case 'left-at-home':
      return plain('Stayed at home');
    case 'battle-reported': {
      const record = event.records.find(({ figure }) => figure === seenBy);
      return record && plain(recordText(record));
    }
    case 'record-changed': {
      const done = event.why.by === 'rule' ? 'Report completed' : 'Report corrected';
      return because(`${done}: ${recordText(event.to)}`, event.why);
    }
    case 'encounter-corrected': {
      const at = event.to.kills.findIndex(({ figure }) => figure === seenBy);
      const [from, to] = [event.from.kills[at], event.to.kills[at]];
      return from && to && because(`Encounter ${event.number}: ${killsCorrected(from, to)}`, event.why);
    }
    case 'searched':
      return plain(upperFirst(searchedText(event)));
    case 'stock-moved':
      return plain(
        event.to === seenBy ? `Took ${itemText(event.item)}` : `Laid down ${itemText(event.item)}`,
      );
    case 'stock-used':
      return plain(usedText(event, nameOf));
    case 'fighter-changed':
      return event.of === 'condition' ? plain(upperFirst(CONDITION_TEXT[event.to.condition])) : undefined;
    case 'figure-tested':
      return plain(lineText(statedTitle(event.rule), event.result));
    case 'innocent-rescued':
      return plain('Brought to safety as an Innocent');
    case 'drink-rolled':
      return plain(event.state === null ? 'Sober' : DRUNKARD_TABLE[event.state].title);
    case 'hero-made':
      return plain('A hero for the rest of the battle');
    case 'death-seen':
      return plain(event.seen ? 'Saw someone eaten for the first time' : 'Has forgotten what was seen');
    case 'step-settled':
      return plain(stepText(event.result));
    case 'house-rules-set':
    case 'last-year-set':
    case 'campaign-closed':
    case 'division-changed':
    case 'war-decided':
    case 'encounter-dropped':
    case 'force-changed':
    case 'one-off-decided':
    case 'vehicle-rolled':
    case 'vehicle-taken-along':
    case 'stock-gained':
    case 'clip-assigned':
    case 'table-set':
    case 'zombies-placed':
    case 'escape-readied':
    case 'side-mustered':
    case 'alert-rolled':
    case 'pursuit-begun':
    case 'pursuit-turned':
    case 'pursuit-split':
    case 'place-entered':
    case 'place-closed':
    case 'group-met':
    case 'group-dealt-with':
    case 'group-changed':
    case 'took-part':
    case 'turn-begun':
    case 'side-acts':
    case 'groups-kept':
    case 'done-anyway':
    case 'ammo-spent':
    case 'shots-marked':
    case 'shots-fired':
    case 'vehicle-changed':
    case 'conditions-set':
    case 'fires-changed':
    case 'zombies-changed':
    case 'board-taken-up':
    case 'pieces-placed':
    case 'photo-laid':
    case 'stranger-tested':
    case 'points-scored':
    case 'encounter-ended':
      return undefined;
    default:
      return event satisfies never;
  }
}

type Used = Extract<EncounterEvent, { readonly type: 'stock-used' }>;

/** `found a weapon`, `looked for a weapon, found nothing`, after a name. */
export function searchedText({ search: { item, found } }: { readonly search: SearchRoll }): string {
  return found ? `found ${soughtText(item)}` : `looked for ${soughtText(item)}, found nothing`;
}

/** `Surplus clip: burnt`, `Cure: lost with Ann`; the player's words where the player struck it off. */
export function usedText(event: Used, nameOf: (figure: FigureId) => string): string {
  return `${upperFirst(itemText(event.item))}: ${leavingText(event, nameOf)}`;
}

/** Words for how a thing left the stockpile, without its name. */
export function leavingText({ how, by }: Used, nameOf: (figure: FigureId) => string): string {
  if (how.by === 'player') return how.text;
  return how.reason === 'lost' && by !== null ? `lost with ${nameOf(by)}` : STOCK_USE_TEXT[how.reason];
}

/** The rule's title, as its line in a history begins. */
export function titleOf(rule: string): string {
  return Object.hasOwn(RULES, rule) ? RULES[rule as AtzRule].title : rule;
}

/** Titles as statements for rules that ask something: a row of a history asks nothing. What Now is the book’s own name. */
const STATED: { readonly [R in AtzRule]?: string } = {
  'atz.doc': 'How bad it is',
  'atz.awareness': 'What they notice',
  'atz.mercy.capture': 'At their mercy',
};

/** The rule’s title over a result that is there already. */
export const statedTitle = (rule: string): string => STATED[rule as AtzRule] ?? titleOf(rule);

/** Sums up in one line what happened to a figure. */
export function recordText(record: FigureRecord): string {
  const parts = [
    record.killed ? 'killed' : null,
    record.captured ? 'captured' : null,
    record.cheatedDeath ? 'cheated death' : null,
    record.outOfTheFight && !record.killed ? 'Out of the Fight' : null,
    record.ranAway ? 'ran away' : null,
    record.sanity,
    record.sawFirstDeath ? 'saw someone eaten' : null,
    record.mauled ? 'mauled by a zombie' : null,
    record.fought ? 'fought' : null,
    record.zombiesKilled > 0 ? counted(record.zombiesKilled, 'zombie', 'zombies') : null,
    record.peopleKilled > 0 ? counted(record.peopleKilled, 'person', 'people') : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'Did no fighting that earns a point' : upperFirst(parts.join(', '));
}
