/** Numbers as a sentence says them. */

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

/** `four`, `27`: in words up to twelve. */
export const inWords = (n: number): string => WORDS[n] ?? String(n);

/** `one figure`, `four figures`, `no figures`. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${inWords(n)} ${n === 1 ? one : many}`;
}

/** `Four figures`: at the beginning of a sentence. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
}
