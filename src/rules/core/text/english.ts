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

/** Capital first letter. */
export const upperFirst = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Small first letter. */
export const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** `assault rifle` within a line; `BA pistol`, and whatever else is short for something, stays as it is. */
export const inText = (title: string): string =>
  /\p{Lu}/u.test(title.slice(1, 2)) ? title : lowerFirst(title);

/** An id as words on a page: `raid` → `Raid`, `medical-supplies` → `Medical supplies`. */
export const cap = (id: string): string => upperFirst(id.replaceAll('-', ' '));

/** `lowestRung` as it is read: `Lowest rung`. */
export const nameInWords = (name: string): string =>
  cap(name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
