/** Numbers, lists and capitals as English writes them. */

const WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** `four`, `27`, and `no` before a noun: in words up to twelve. */
export const inWords = (n: number): string => WORDS[n] ?? String(n);

/** `three`, `14`, and `none`: where no noun follows. */
export const numberWord = (n: number): string => (n === 0 ? 'none' : inWords(n));

const ORDINALS = [
  '',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];

/** `fourth`; in figures from where numbers are. */
export const ordinal = (n: number): string => ORDINALS[n] ?? `${n}${ending(n)}`;

function ending(n: number): string {
  const [units, tens] = [n % 10, n % 100];
  if (tens > 10 && tens < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][units] ?? 'th';
}

/** `3 zombies`, `1 person`. */
export function counted(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** `three zombies`, `one shot`, `14 clips`, `no shots`. */
export function countedInWords(n: number, one: string, many: string): string {
  return `${inWords(n)} ${n === 1 ? one : many}`;
}

/** `Ann`, `Ann and Bea`, `Ann, Bea and Cy`. */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  const before = parts.slice(0, -1);
  return before.length === 0 ? last : `${before.join(', ')} and ${last}`;
}

/** `Ann`, `Ann or Bea`, `Ann, Bea or Cy`. */
export function oneOf(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  const before = parts.slice(0, -1);
  return before.length === 0 ? last : `${before.join(', ')} or ${last}`;
}

/** A capital where a sentence or a heading begins: the one place that changes a letter of a text. */
export const upperFirst = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** An id as words on a page: `raid` → `Raid`, `medical-supplies` → `Medical supplies`. */
export const cap = (id: string): string => upperFirst(id.replaceAll('-', ' '));

/** `lowestRung` as it is read: `Lowest rung`. */
export const nameInWords = (name: string): string =>
  cap(name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
