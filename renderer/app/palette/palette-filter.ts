/** Which of the palette's entries a few letters mean. */
import { holds } from '../../text/search.ts';
import { words } from './text/palette-filter.ts';

interface Entry {
  readonly label?: string;
  readonly keywords?: string | string[];
}

interface Group<E extends Entry> {
  group: string;
  actions: E[];
}

/** Undone and done again at a slip of Enter is worse than one press more: acts come after what is only looked at. */
export const DO = words.do;

const textOf = ({ label, keywords }: Entry) =>
  [label ?? '', ...(keywords === undefined ? [] : [keywords].flat())].join(' ');

export function paletteFilter<E extends Entry>(query: string, groups: readonly Group<E>[]): Group<E>[] {
  if (query.trim() === '') return [...groups];
  const found = groups
    .map(({ group, actions }) => ({
      group,
      actions: actions.filter((action) => holds(textOf(action), query)),
    }))
    .filter(({ actions }) => actions.length > 0);
  return [...found.filter(({ group }) => group !== DO), ...found.filter(({ group }) => group === DO)];
}
