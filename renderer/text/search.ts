/** Words looked for in a text, without capitals and accents, so that `etienne` finds Étienne. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Whether every word sought stands somewhere in the text. */
export function holds(text: string, sought: string): boolean {
  const within = plain(text);
  return plain(sought)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
