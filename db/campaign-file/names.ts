/** Names that others put in place of the player's own: the same one for the same name, in the log, in words, wherever it stands. */
import type Database from 'better-sqlite3';
import type { KeptTable } from './container.ts';
import { contentOf } from './container.ts';

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

/** Codes are small letters, and cards and dice short; whatever looks like one is left alone. */
const isName = (word: string): boolean => word.length > 1 && !/^(\p{Ll}|[0-9A-Z]{1,3}$)/u.test(word);

const wordsOf = (name: string): string[] => name.split(/[^\p{L}\p{M}\p{N}]+/u).filter(isName);

/** Whatever is called `name` in a record, however deep: of figures, of people met, of groups. */
function namesIn(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [field, one] of Object.entries(value)) {
    if (field === 'name' && typeof one === 'string') found.add(one);
    else namesIn(one, found);
  }
}

function namesOf(container: Database.Database): ReadonlySet<string> {
  const names = new Set<string>();
  const heads = container.prepare<[], string>('select name from campaign_head').pluck();
  for (const name of heads.iterate()) names.add(name);
  const events = container.prepare<[], { type: string; payload: string }>(
    'select type, payload from campaign_event',
  );
  for (const { type, payload } of events.iterate()) {
    const told = JSON.parse(payload) as Readonly<Record<string, unknown>>;
    for (const field of NAMED[type] ?? []) names.add(String(told[field] ?? ''));
    namesIn(told, names);
  }
  return names;
}

export type Replace = (text: string) => string;

/** What puts other words in place of all that names are made of. */
export function replacing(names: Iterable<string>): Replace {
  const others = new Map<string, string>();
  for (const name of names) {
    for (const word of wordsOf(name)) if (!others.has(word)) others.set(word, `Name${others.size + 1}`);
  }
  return (text) => text.replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (word) => others.get(word) ?? word);
}

/** Columns that hold what a player may have written, or what tells of it. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  campaign_head: ['name', 'state'],
  campaign_act: ['title'],
  campaign_event: ['payload', 'rolls'],
  writing: ['text'],
  draft: ['body'],
};

/** Changes them in an unpacked file; checksums, which cover them, are to be made anew. */
export function replaceNames(container: Database.Database, tables: readonly KeptTable[]): Replace {
  const replace = replacing(namesOf(container));
  container.function('replaced', { deterministic: true }, (text: unknown) =>
    typeof text === 'string' ? replace(text) : null,
  );
  for (const [table, columns] of Object.entries(COLUMNS)) {
    const set = columns.map((column) => `"${column}" = replaced("${column}")`).join(', ');
    container.exec(`update "${table}" set ${set}`);
  }
  container.exec('update campaign_head set state_checksum = null');
  container.exec('update campaign_act set checksum = null');
  container.exec('update writing set checksum = null');
  container.prepare('update holdout_file set content = ?').run(contentOf(container, tables));
  return replace;
}
