/** Which of the palette's entries a few letters mean. */
interface Entry {
  readonly label?: string;
  readonly keywords?: string | string[];
}

interface Group<E extends Entry> {
  group: string;
  actions: E[];
}

/** Undone and done again at a slip of Enter is worse than one press more: acts come after what is only looked at. */
export const DO = 'Do';

/** Without capitals and accents, so that `etienne` finds Étienne. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Every word sought stands somewhere in the entry. */
function means(words: readonly string[], { label, keywords }: Entry): boolean {
  const text = plain([label ?? '', ...(keywords === undefined ? [] : [keywords].flat())].join(' '));
  return words.every((word) => text.includes(word));
}

export function paletteFilter<E extends Entry>(query: string, groups: readonly Group<E>[]): Group<E>[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...groups];
  const found = groups
    .map(({ group, actions }) => ({ group, actions: actions.filter((action) => means(words, action)) }))
    .filter(({ actions }) => actions.length > 0);
  return [...found.filter(({ group }) => group !== DO), ...found.filter(({ group }) => group === DO)];
}
