/** Entries of the palette that a few letters may mean. */
import { holds, holdsAny } from '../../text/search.ts';

interface Entry {
  readonly label?: string;
  readonly keywords?: string | string[];
}

interface Group<E extends Entry> {
  group: string;
  actions: E[];
}

/** Acts of the screen in front, which somebody who types an act’s words means first. */
export const HERE = 'Here and now';
/** Undone and done again at a slip of Enter is worse than one press more: other acts come after what is only looked at. */
export const DO = 'Do';
/** There is one for nearly every word. */
export const RULES = 'Rules';

const LATE: readonly string[] = [DO, RULES];

/** Says whether the letters mean the act itself, and not only the name of whoever does it. */
export const meansAct = (what: string, query: string): boolean => holdsAny(what, query);

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
  const late = LATE.flatMap((title) => found.filter(({ group }) => group === title));
  return [...found.filter(({ group }) => !late.some((one) => one.group === group)), ...late];
}
