/** Words looked for in a text, without capitals and accents, so that `etienne` finds Étienne. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

const wordsOf = (sought: string) => plain(sought).trim().split(/\s+/);

/** Whether every word sought stands somewhere in the text. */
export function holds(text: string, sought: string): boolean {
  const within = plain(text);
  return wordsOf(sought).every((word) => within.includes(word));
}

/** Whether one of them does. */
export function holdsAny(text: string, sought: string): boolean {
  const within = plain(text);
  return wordsOf(sought).some((word) => within.includes(word));
}
