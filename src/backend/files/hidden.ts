/** What a report says of the machine it comes from and of whoever uses it: nothing. Lines of `holdout.log` without folders and names. */

export interface Machine {
  /** Folders, each with what stands in its place. */
  readonly folders: readonly (readonly [folder: string, instead: string])[];
  /** What the player is called there, and the machine. */
  readonly user: string;
  readonly host: string;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A separator as it is written in a path, in JSON within JSON, or in a URL. */
const SEPARATOR = '(?:[\\\\/]|%5C|%2F)+';
/** One part of a path; spaces only where another separator follows. */
const PART = '(?:[^\\\\/:*?"<>|\\r\\n\']+?(?=[\\\\/]|%5C|%2F)|[^\\\\/:*?"<>|\\s\',;)]+)';

const segment = (text: string) =>
  [...new Set([text, encodeURI(text), encodeURIComponent(text)])].map(escaped).join('|');

/** A folder in every way that it is written: with either separator, escaped as JSON or as a URL. */
function folderPattern(folder: string): RegExp | undefined {
  const parts = folder.split(/[\\/]+/).filter((part) => part !== '');
  if (parts.length === 0) return undefined;
  const start = /^[\\/]/.test(folder) ? SEPARATOR : '';
  const path = parts.map((part) => `(?:${segment(part.normalize())})`).join(SEPARATOR);
  return new RegExp(`${start}${path}(?![\\p{L}\\p{N}_-])`, 'giu');
}

/** Folders of people and their disks, on whichever system, that nobody has told us of. */
const ANYBODYS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`[A-Z](?::|%3A)${SEPARATOR}Users${SEPARATOR}${PART}`, 'giu'), '~'],
  [new RegExp(`(?:/|%2F)(?:home|Users)${SEPARATOR}${PART}`, 'gu'), '~'],
  [
    new RegExp(`(?:/|%2F)(?:run${SEPARATOR})?media${SEPARATOR}${PART}(?:${SEPARATOR}${PART})?`, 'gu'),
    '(disk)',
  ],
  [new RegExp(`(?:/|%2F)(?:Volumes|mnt)${SEPARATOR}${PART}`, 'gu'), '(disk)'],
  [new RegExp(`(?<![\\\\/:\\p{L}\\p{N}])\\\\{2,4}${PART}\\\\+${PART}`, 'gu'), '(network)'],
];

const wordPattern = (word: string) =>
  word.trim() === ''
    ? undefined
    : new RegExp(`(?<![\\p{L}\\p{N}_])(?:${segment(word)})(?![\\p{L}\\p{N}_])`, 'giu');

/** What takes them out of a text. */
export function hiding({ folders, user, host }: Machine): (text: string) => string {
  const longestFirst = folders.toSorted(([a], [b]) => b.length - a.length);
  const patterns = [
    ...longestFirst.map(([folder, instead]) => [folderPattern(folder), instead] as const),
    ...ANYBODYS,
    [wordPattern(user), '(user)'] as const,
    [wordPattern(host), '(machine)'] as const,
  ];
  return (text) =>
    patterns.reduce(
      (hidden, [pattern, instead]) => (pattern === undefined ? hidden : hidden.replaceAll(pattern, instead)),
      text.normalize(),
    );
}

function inValue(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => inValue(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inValue(one, change)]));
}

/** A line of the log, changed in its texts; one that was cut off is text as a whole. */
export function changedLine(line: string, change: (text: string) => string): string {
  try {
    return JSON.stringify(inValue(JSON.parse(line), change));
  } catch {
    return change(line);
  }
}
