/** Numbers and lists as prose has them. */

const NUMBERS = [
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

/** `three zombies`, `one shot`, `14 clips`, `no shots`. */
export function counted(n: number, what: string, many = `${what}s`): string {
  return `${NUMBERS[n] ?? n} ${n === 1 ? what : many}`;
}

/** `three`, `14`. */
export function numberWord(n: number): string {
  return n === 0 ? 'none' : (NUMBERS[n] ?? String(n));
}

/** `Ann`, `Ann and Bea`, `Ann, Bea and Cy`. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** Capital first letter. */
export function upper(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
