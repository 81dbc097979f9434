/**
 * Removes from a report everything about the machine it comes from and whoever uses it: lines of `holdout.log` without folders and names.
 * Names of folders may hold spaces, so a text doesn't say where a path ends. A known folder is found by its name, and what is said of it
 * stays. Any other absolute path goes up to its closing quote, else up to the end of the line, with whatever is said there.
 */

export interface Machine {
  /** Folders that the text may speak of, each with what stands in its place. */
  readonly folders: readonly (readonly [folder: string, instead: string])[];
  /** Names of the player and of the machine there. */
  readonly user: string;
  readonly host: string;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A percent sign in a URL, or escaped again within another one. */
const PERCENT = '%(?:25)*';
/** Parts of a path as they are written plainly, in JSON (twice the backslashes), or in a URL, which may stand in another one. */
const SLASH = `(?:/|${PERCENT}2F)`;
const BACKSLASH = `(?:\\\\|${PERCENT}5C)`;
const COLON = `(?::|${PERCENT}3A)`;
const SEPARATOR = `(?:${SLASH}|${BACKSLASH}){1,8}`;

/**
 * Text right behind which a path may begin: an escaped sign, or anything but a word, a relative path's dots, `http:` and a folder hidden
 * before.
 */
const BEFORE = `(?:(?<=${PERCENT}[\\dA-F]{2}|\\\\[nrt])|(?<![\\w.)]|https?:/?))`;

/**
 * Beginnings of absolute paths: with a drive or `file:`, with a home, with a variable (`%APPDATA%`, `$HOME`), with a slash, with two
 * backslashes (a network, a device), or as Windows itself calls a device.
 */
const ROOT = [
  `(?:file|[A-Z])${COLON}${SEPARATOR}`,
  `~[^\\s\\\\/"'\`~]*${SEPARATOR}`,
  `${PERCENT}\\w[\\w()]*${PERCENT}${SEPARATOR}`,
  `\\$\\{?(?:env:)?\\w+\\}?${SEPARATOR}`,
  `${SLASH}(?=\\S)`,
  `${BACKSLASH}{2,}(?=\\S)`,
  `${BACKSLASH}(?:\\?\\?|Device|DosDevices)${SEPARATOR}`,
].join('|');

const ABSOLUTE = new RegExp(
  [
    `(?<=(?<quote>["'\`]))(?:${ROOT})[^\\r\\n]*(?=\\k<quote>(?![\\p{L}\\p{N}]))`,
    `${BEFORE}(?:${ROOT})[^\\r\\n]*`,
  ].join('|'),
  'giu',
);

/** The end of a line of a stack: where in which file of the program, after its folder. */
const POSITION = new RegExp(`(?:${SEPARATOR}[\\w.-]+\\.[cm]?[jt]s)?(?::\\d+){1,2}\\)?\\s*$`, 'iu');

const withoutPaths = (text: string) =>
  text.replaceAll(ABSOLUTE, (path) => `(folder)${POSITION.exec(path)?.[0] ?? ''}`);

/** A file as Holdout names them. */
const OWN_FILE = `\\.?(?:holdout[\\w.-]*|backups)\\.(?:sqlite|json|log|gz|unpacked)[\\w.-]*(?![\\w.-]|${SEPARATOR})`;
/** Signs that a folder's name is over; anything else may belong to the name of another folder. */
const NAME_IS_OVER = [
  `(?:${SEPARATOR}backups)?${SEPARATOR}${OWN_FILE}`,
  '\\\\*["\'”’)](?![\\p{L}\\p{N}])',
  '[.,:;]?(?:[\\r\\n]|$)',
  '[.,:;] ',
  ` (?:is|isn’t|can’t)\\b`,
].join('|');

/** Ways to write a name: plain, escaped for a URL, and with its letters taken apart as macOS names files. */
function waysOf(name: string): string {
  const text = name.normalize().toWellFormed();
  const inUrls = [text, text.normalize('NFD')].flatMap((one) => [encodeURI(one), encodeURIComponent(one)]);
  return [...new Set([escaped(text), ...inUrls.map((one) => escaped(one).replaceAll('%', PERCENT))])].join(
    '|',
  );
}

/** A folder in every way that it is written: with either separator, escaped as JSON or as a URL. */
function folderPattern(folder: string): RegExp | undefined {
  const parts = folder.split(/[\\/]+/).filter((part) => part !== '');
  if (parts.length === 0) return undefined;
  const start = /^[\\/]/.test(folder) ? SEPARATOR : '';
  const path = parts.map((part) => `(?:${waysOf(part)})`).join(SEPARATOR);
  return new RegExp(`${BEFORE}(?:file${COLON}${SEPARATOR})?${start}${path}(?=${NAME_IS_OVER})`, 'giu');
}

const wordPattern = (word: string) =>
  word.trim() === ''
    ? undefined
    : new RegExp(
        `(?:(?<=${PERCENT}[\\dA-F]{2})|(?<![\\p{L}\\p{N}_]))(?:${waysOf(word)})(?![\\p{L}\\p{N}_])`,
        'giu',
      );

/** Gives a function that takes the machine's folders and names out of a text. */
export function hiding({ folders, user, host }: Machine): (text: string) => string {
  const longestFirst = folders.toSorted(([a], [b]) => b.length - a.length);
  const known = longestFirst.map(([folder, instead]) => [folderPattern(folder), instead] as const);
  const names = [[wordPattern(user), '(user)'] as const, [wordPattern(host), '(machine)'] as const];
  return (text) => without(names, withoutPaths(without(known, text.normalize())));
}

const without = (patterns: readonly (readonly [RegExp | undefined, string])[], text: string) =>
  patterns.reduce(
    (left, [pattern, instead]) => (pattern === undefined ? left : left.replaceAll(pattern, instead)),
    text,
  );

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
