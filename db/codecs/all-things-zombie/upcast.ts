/**
 * Events of versions that stored sentences, read as the facts they tell. A sentence that names no fact is kept as it was
 * written: `words` of a result, the player's `text` of a reason. The words here are those of the old versions, and stay.
 */

import { DEALT_HOW } from '../../../src/rules/all-things-zombie/meeting-and-greeting/contact.ts';
import type { EventType } from '../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { ATTRIBUTES, BUILDINGS } from '../../../src/rules/all-things-zombie/types.ts';
import {
  type Codes,
  DEALT,
  PRISON,
  RAP_REASONS,
  REACTIONS,
  RECORD_REASONS,
  REP_REASONS,
  RESULTS,
  STATUS_REASONS,
  STEP_WORDS,
  STOCKPILE,
  USES,
  WEAPON_REASONS,
} from './old-words.ts';

type Fields = Readonly<Record<string, unknown>>;
type Upcast = (payload: Fields) => Fields;

const TASKS = ['atz.task', 'atz.opposed-task'];

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function coded(codes: Codes, words: string): string | undefined {
  return Object.hasOwn(codes, words) ? codes[words] : undefined;
}

/** Turns a sentence of an earlier version into facts; anything else is of today’s version and stays. */
const said = (value: unknown, read: (words: string) => unknown): unknown =>
  typeof value === 'string' ? read(value) : value;

function cause(reasons: Codes) {
  return (value: unknown): unknown =>
    said(value, (text) => {
      const reason = coded(reasons, text);
      return reason === undefined ? { by: 'player', text } : { by: 'rule', reason };
    });
}

function stockUse(value: unknown): unknown {
  return said(value, (text) =>
    /^lost with ./.test(text) ? { by: 'rule', reason: 'lost' } : cause(USES)(text),
  );
}

function testResult(rule: unknown, value: unknown): unknown {
  return said(value, (words) => {
    if (TASKS.includes(String(rule))) return task(words);
    if (rule === 'atz.fast-move') return fastMove(words);
    if (rule === 'atz.zombies-surprise') return zombies(words);
    const [of, codes] = RESULTS[String(rule)] ?? (['reaction', REACTIONS] as const);
    const word = coded(codes, words);
    return word === undefined ? { words } : { of, word };
  });
}

function task(words: string): unknown {
  const ended = (word: string, consequence: string) => ({ of: 'task', word, consequence, against: [] });
  if (words === 'does it') return ended('success', '');
  if (words === 'stops short of it') return ended('stopsShort', '');
  const [, consequence] = /^fails: (.*)$/su.exec(words) ?? [];
  // Names have commas, so that who caught on and who didn’t can’t be told apart for certain.
  return consequence === undefined ? { words } : ended('failure', consequence);
}

function fastMove(words: string): unknown {
  const [, inches] = /^(\d+)″$/.exec(words) ?? [];
  return inches === undefined ? { words } : { of: 'fast-move', inches: Number(inches) };
}

function zombies(words: string): unknown {
  const [, how, many] = /^(surprised|charged) by (a zombie|\d+ zombies)$/.exec(words) ?? [];
  if (how === undefined || many === undefined) return { words };
  return {
    of: 'zombies',
    surprised: how === 'surprised',
    zombies: many === 'a zombie' ? 1 : Number.parseInt(many, 10),
  };
}

/** Titles of attributes and buildings were their ids with blanks and a capital. */
function idIn<I extends string>(ids: readonly I[], title: string): I | undefined {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return ids.find((one) => one === id);
}

function stepResult(step: string, words: string): unknown {
  const known = STEP_WORDS[step];
  if (known !== undefined && Object.hasOwn(known, words)) return { step, ...known[words] };
  const [, rap] = step === 'rap' ? (/^(\d+) now$/.exec(words) ?? []) : [];
  if (rap !== undefined) return { step, rap: Number(rap) };
  const [, rep, title] = step === 'rep-up' ? (/^Rep (\d)(?:, (.+))?$/.exec(words) ?? []) : [];
  const attribute = title === undefined ? null : idIn(ATTRIBUTES, title);
  return rep === undefined || attribute === undefined
    ? { step, words }
    : { step, rep: Number(rep), attribute };
}

/** A step and its result stood side by side. */
function settled(stored: unknown): unknown {
  if (!isRecord(stored) || typeof stored.result !== 'string') return stored;
  const { step, result, ...rest } = stored;
  return { ...rest, result: stepResult(String(step), result) };
}

function foundFrom(value: unknown): unknown {
  return said(value, (text) => {
    if (text === 'A trailer') return { where: 'trailer' };
    const building = idIn(BUILDINGS, text);
    return building === undefined ? { where: 'said', text } : { where: 'building', building };
  });
}

function item(stored: unknown): unknown {
  return isRecord(stored) ? { ...stored, from: foundFrom(stored.from) } : stored;
}

/** `left rear` is `left-rear` now. */
function arrival(stored: unknown): unknown {
  if (!isRecord(stored)) return stored;
  return { ...stored, location: said(stored.location, (words) => words.replace(' ', '-')) };
}

function each(stored: unknown, read: (one: unknown) => unknown): unknown {
  return Array.isArray(stored) ? stored.map(read) : stored;
}

/** Only what is there: a missing field is for the schema to find. */
function field(payload: Fields, name: string, read: (value: unknown) => unknown): Fields {
  return Object.hasOwn(payload, name) ? { ...payload, [name]: read(payload[name]) } : payload;
}

const withItem: Upcast = (payload) => field(payload, 'item', item);
const withArrivals: Upcast = (payload) => field(payload, 'arrivals', (all) => each(all, arrival));
const because =
  (reasons: Codes): Upcast =>
  (payload) =>
    field(payload, 'why', cause(reasons));
const byPlayer = because({});
const tested: Upcast = (payload) => field(payload, 'result', (result) => testResult(payload.rule, result));

const UPCASTS: { readonly [T in EventType]?: Upcast } = {
  'log-damaged': (payload) => field(payload, 'state', withCalled),
  'date-changed': byPlayer,
  'status-changed': because(STATUS_REASONS),
  'rep-changed': because(REP_REASONS),
  'rap-changed': because(RAP_REASONS),
  'protection-changed': because(STOCKPILE),
  'leadership-changed': byPlayer,
  'attribute-gained': because(REP_REASONS),
  'attribute-lost': byPlayer,
  'advantage-granted': byPlayer,
  'advantage-withdrawn': byPlayer,
  'weapon-got': because(STOCKPILE),
  'weapon-lost': because(WEAPON_REASONS),
  'clips-changed': because(PRISON),
  'loaded-changed': because(PRISON),
  'encounter-planned': (payload) =>
    field(payload, 'encounter', (encounter) =>
      isRecord(encounter)
        ? withArrivals(field(encounter, 'settled', (steps) => each(steps, settled)))
        : encounter,
    ),
  'stock-gained': withItem,
  'stock-moved': withItem,
  'stock-used': (payload) => field(withItem(payload), 'how', stockUse),
  'vehicle-taken-along': withItem,
  'zombies-placed': withArrivals,
  'shots-fired': withArrivals,
  'group-dealt-with': dealt,
  'fighter-changed': fighter,
  'figure-tested': tested,
  'stranger-tested': tested,
  'record-changed': because(RECORD_REASONS),
  'step-settled': (payload) => settled(payload) as Fields,
};

/** Figures of before had neither pronoun nor short name. */
function withCalled(state: unknown): unknown {
  if (!isRecord(state)) return state;
  const old = (figure: unknown) =>
    isRecord(figure) ? { pronoun: 'they', shortName: null, ...figure } : figure;
  return field(state, 'figures', (figures) => each(figures, old));
}

/** `They` stood for a group in which nobody was left to speak. */
function dealt(payload: Fields): Fields {
  const how = (value: unknown) => said(value, (words) => coded(DEALT, words) ?? oldDealing(words));
  return field(field(payload, 'how', how), 'speaker', (speaker) => (speaker === 'They' ? null : speaker));
}

/** Codes are strings as well; whatever is neither a code nor a sentence of old is kept as it was written. */
function oldDealing(words: string): unknown {
  return DEALT_HOW.some((code) => code === words) ? words : { words };
}

/**
 * Reads the number of shots from the words about a fighter; how somebody stands, or how many were killed, is in the fighter it has come to.
 */
function fighter(payload: Fields): Fields {
  if (!Object.hasOwn(payload, 'what')) return payload;
  const { what, ...rest } = payload;
  return { ...rest, fired: firedIn(String(what)) };
}

function firedIn(words: string): number {
  if (words === 'fires once') return 1;
  const [, times] = /^fires (\d+) times$/.exec(words) ?? [];
  return Number(times ?? 0);
}

/** The payload as today's version would have stored it. */
export function upcast(type: string, payload: unknown): unknown {
  const read = Object.hasOwn(UPCASTS, type) ? UPCASTS[type as EventType] : undefined;
  return read === undefined || !isRecord(payload) ? payload : read(payload);
}
