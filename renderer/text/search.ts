/** Words looked for in a text, without capitals and accents, so that `etienne` finds Étienne. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

const wordsOf = (sought: string) => plain(sought).trim().split(/\s+/);

/** Says whether every word sought stands somewhere in the text. */
export function holds(text: string, sought: string): boolean {
  const within = plain(text);
  return wordsOf(sought).every((word) => within.includes(word));
}

/** Says whether any word sought stands somewhere in the text. */
export function holdsAny(text: string, sought: string): boolean {
  const within = plain(text);
  return wordsOf(sought).some((word) => within.includes(word));
}
