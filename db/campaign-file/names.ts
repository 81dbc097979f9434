/** Names that others put in place of the player's own: the same one for the same name, in the log, in words, wherever it stands. */
import { sql } from 'kysely';
import type { TableName } from '../projection/rows.ts';
import type { Db } from '../schema.ts';
import type { Change } from './shown.ts';

/** Fields of events in which names stand. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  'campaign-begun': ['name'],
  'campaign-renamed': ['from', 'to'],
  'figure-renamed': ['from', 'to'],
  'name-given': ['name'],
  'game-begun': ['name'],
  'game-renamed': ['from', 'to'],
  'episode-begun': ['name'],
};

/** Fields in which a name may stand alone; any text with a space in it is words, too. Anything else may be a code. */
const WORDS_IN: ReadonlySet<string> = new Set([
  'name',
  'shortName',
  'byName',
  'names',
  'from',
  'to',
  'text',
  'was',
  'why',
]);

/** Field that is passed over: a shop’s name and its goods are codes, and nobody the player knows. */
const CODES = 'shop';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const CAPITAL = /\p{Lu}|\p{Lt}/u;

/** Codes are small letters, and cards and dice short; whatever looks like one is left alone outside of words. */
const isLikeACode = (word: string): boolean => !CAPITAL.test(word) || /^[0-9A-Z]{1,3}$/.test(word);

/** Small words of names and of any sentence, which are nobody's name where they are written small. */
const COMMON: ReadonlySet<string> = new Set(
  `a all am an and are as at be been but by can did do down for from go had has have he her him his how i if in
  into is it its last long many may me more my new no not of off old on one or our out over she so some that the their them
  then there they this to two under up us was we were what when where which who will with you your`.split(
    /\s+/,
  ),
);

/** Words by which a name is known: the capitalised ones, or all of them where none is. */
function wordsOf(name: string): readonly string[] {
  const words = name.match(WORD) ?? [];
  const capitalised = words.filter((word) => CAPITAL.test(word));
  return capitalised.length > 0 ? capitalised : words;
}

/** Fields that hold names, however deep in a record: of figures, of people met, of groups, of whoever did it. */
const NAMES_IN: ReadonlySet<string> = new Set(['name', 'shortName', 'byName']);

function gather(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [field, one] of Object.entries(value)) {
    if (field === CODES) continue;
    if (NAMES_IN.has(field) && typeof one === 'string') found.add(one);
    else gather(one, found);
  }
}

/** In all that is stored of these campaigns and games; of what was damaged there is none. */
export async function namesIn(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  const events = db.selectFrom('campaign_event').where('campaign_id', 'in', ids);
  for (const { type, payload } of await events.select(['type', 'payload']).execute()) {
    try {
      const told = JSON.parse(payload) as Readonly<Record<string, unknown>>;
      for (const field of NAMED[type] ?? []) names.add(String(told[field] ?? ''));
      gather(told, names);
    } catch {
      // Not to be read.
    }
  }
  return names;
}

/** Names that campaigns and games have here, and had: words of one may speak of another. */
export async function namesOfAll(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from campaign_head
    union select coalesce(payload ->> '$.from', '') from campaign_event
      where type in ('campaign-renamed', 'game-renamed') and json_valid(payload)`.execute(db);
  return rows.map(({ name }) => name);
}

export type Replace = (text: string) => string;

export interface Replacing {
  /** In words: however it is written, in small letters too, and where it has but a letter or two. */
  readonly inWords: Replace;
  /** For text where codes stand too: replaces a name as it is written, if it can’t be a code. */
  readonly besideCodes: Replace;
}

export function replacing(names: Iterable<string>): Replacing {
  const others = new Map<string, string>();
  const small = new Map<string, string>();
  for (const name of names) {
    for (const word of wordsOf(name)) {
      const other = small.get(word.toLowerCase()) ?? `Name${small.size + 1}`;
      others.set(word, other);
      small.set(word.toLowerCase(), other);
    }
  }
  const inWords = (word: string) =>
    others.get(word) ?? (COMMON.has(word) ? undefined : small.get(word.toLowerCase())) ?? word;
  const besideCodes = (word: string) => (isLikeACode(word) ? word : (others.get(word) ?? word));
  return {
    inWords: (text) => text.replaceAll(WORD, inWords),
    besideCodes: (text) => text.replaceAll(WORD, besideCodes),
  };
}

function inRecord(value: unknown, field: string, replace: Replacing): unknown {
  // A face tells more than a name: a portrait stays at home.
  if (field === 'picture') return null;
  if (field === CODES) return value;
  if (typeof value === 'string')
    return WORDS_IN.has(field) || /\s/.test(value) ? replace.inWords(value) : replace.besideCodes(value);
  if (Array.isArray(value)) return value.map((one) => inRecord(one, field, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inRecord(one, key, replace)]));
}

/** JSON is read, so that neither a field nor a code is taken for a name; anything else is words. */
function inText(text: string, replace: Replacing): string {
  try {
    return JSON.stringify(inRecord(JSON.parse(text), '', replace));
  } catch {
    return replace.inWords(text);
  }
}

/** Columns that hold what a player may have written, or what tells of it, as JSON or as words. */
const COLUMNS: { readonly [T in TableName]?: readonly string[] } = {
  campaign_head: ['name', 'state'],
  campaign_act: ['title'],
  campaign_event: ['payload', 'rolls'],
  writing: ['text'],
  draft: ['body', 'earlier'],
};
const WORDS: readonly string[] = ['name', 'text'];

/** Columns that cover these words, and are to be counted again. */
const COVERS = [
  'state_checksum',
  'checksum',
  'written',
  'written_checksum',
  'drafts',
  'marks_checksum',
] as const;

/** Puts other names in the place of the player's in whatever row. */
export const otherNames =
  (replace: Replacing): Change =>
  (table, row) => {
    const changed: Record<string, string | number | null> = { ...row };
    for (const column of COLUMNS[table] ?? []) {
      const text = row[column];
      if (typeof text !== 'string') continue;
      changed[column] = WORDS.includes(column) ? replace.inWords(text) : inText(text, replace);
    }
    for (const column of COVERS) if (column in row) changed[column] = null;
    return changed;
  };
