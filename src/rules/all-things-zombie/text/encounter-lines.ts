/** What an event of an Encounter says in the history of a figure. */
import { AFTER_STEPS, type AfterStep } from '../after-the-battle/due.ts';
import { DRUNKARD_TABLE } from '../data/attribute-tables.ts';
import { WEAPON_TABLE } from '../data/weapons.ts';
import { type AtzRule, RULES } from '../rules.ts';
import type { FigureId } from '../state/campaign.ts';
import type { FigureRecord } from '../state/encounter.ts';
import type { EncounterEvent } from '../state/encounter-events.ts';
import type { StockItem } from '../state/stock.ts';
import { STOCKPILE } from '../what-you-gain/stockpile.ts';
import type { Described } from './campaign-lines.ts';
import { cap } from './counted.ts';
import { isReason } from './reasons.ts';

const plain = (text: string, why = ''): Described => ({ text, why, byHand: false });

/** The line an event leaves in one figure's history; undefined for events that are no part of one. */
export function describeEncounter(event: EncounterEvent, seenBy: FigureId): Described | undefined {
  switch (event.type) {
    case 'encounter-planned':
      return plain(`${cap(event.encounter.kind)} ${event.encounter.number}, ${event.encounter.area}`);
    case 'left-at-home':
      return plain('Stayed at home');
    case 'battle-reported': {
      const record = event.records.find(({ figure }) => figure === seenBy);
      return record && plain(recordText(record));
    }
    case 'record-changed':
      return {
        text: `${isReason(event.why) ? 'Report completed' : 'Report corrected'}: ${recordText(event.to)}`,
        why: event.why,
        byHand: !isReason(event.why),
      };
    case 'searched':
      return plain(`${event.search.found ? 'Found' : 'Looked for'} ${cap(event.search.item).toLowerCase()}`);
    case 'stock-moved':
      return plain(
        event.to === seenBy ? `Took ${itemText(event.item)}` : `Laid down ${itemText(event.item)}`,
      );
    case 'stock-used':
      return plain(`${cap(itemText(event.item))}: ${event.how}`);
    case 'fighter-changed':
      return plain(cap(event.what));
    case 'figure-tested':
      return plain(`${titleOf(event.rule)}: ${event.result}`);
    case 'innocent-rescued':
      return plain('Brought to safety, an Innocent');
    case 'drink-rolled':
      return plain(event.state === null ? 'Sober' : DRUNKARD_TABLE[event.state].title);
    case 'hero-made':
      return plain('A hero for the rest of the battle');
    case 'death-seen':
      return plain(event.seen ? 'Saw somebody eaten for the first time' : 'Has forgotten what was seen');
    case 'step-settled':
      return plain(stepText(event.step, event.result));
    default:
      return undefined;
  }
}

/** The rule's title, as its line in a history begins. */
export function titleOf(rule: string): string {
  return Object.hasOwn(RULES, rule) ? RULES[rule as AtzRule].title : rule;
}

/** A step of the aftermath and what it came to: `Recovery: comes back`, `Cheat death? yes`. */
export function stepText(step: string, result: string): string {
  const title = Object.hasOwn(AFTER_STEPS, step) ? AFTER_STEPS[step as AfterStep].title : cap(step);
  return title.endsWith('?') ? `${title} ${result}` : `${title}: ${result}`;
}

/** `Assault rifle` within a line; `BA pistol` and whatever else is short for something stays as it is. */
const inText = (title: string) =>
  /\p{Lu}/u.test(title.slice(1, 2)) ? title : `${title.charAt(0).toLowerCase()}${title.slice(1)}`;

/** A thing of the stockpile in words. */
export function itemText({ kind, weapon }: StockItem): string {
  return inText(weapon === null ? STOCKPILE[kind].title : WEAPON_TABLE[weapon].title);
}

/** What happened to a figure in one line. */
export function recordText(record: FigureRecord): string {
  const parts = [
    record.killed ? 'killed' : null,
    record.captured ? 'captured' : null,
    record.cheatedDeath ? 'cheated death' : null,
    record.outOfTheFight && !record.killed ? 'out of the fight' : null,
    record.ranAway ? 'ran away' : null,
    record.sanity,
    record.sawFirstDeath ? 'saw somebody eaten' : null,
    record.mauled ? 'mauled by a zombie' : null,
    record.fought ? 'fought' : null,
    record.zombiesKilled > 0 ? counted(record.zombiesKilled, 'zombie', 'zombies') : null,
    record.peopleKilled > 0 ? counted(record.peopleKilled, 'person', 'people') : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'Saw no fighting' : cap(parts.join(', '));
}

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
