/** Sentence on what may be played after an Encounter. */
import type { EncounterView } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import {
  AREA_WORDS,
  KIND_WORDS,
  ROLE_WORDS,
} from '../../../../src/rules/all-things-zombie/text/encounter.ts';

type Possible = EncounterView['possible'];

/** `a raid as raider or defender, an escape as captor, or a pursuit as runner in the outskirts` */
export function followsText(possible: Possible): string {
  const alike = Map.groupBy(possible, ({ kind, area }) => `${kind} ${area}`);
  return listed(
    [...alike.values()].flatMap((ways) => {
      const [first] = ways;
      if (first === undefined) return [];
      const { kind, area } = first;
      const roles = listed(ways.map(({ role }) => ROLE_WORDS[role].text));
      const where = area === null ? '' : ` in ${AREA_WORDS[area].place}`;
      return `${KIND_WORDS[kind].a} as ${roles}${where}`;
    }),
    '; ',
  );
}

/** `a, b or c` */
function listed(parts: readonly string[], between = ', '): string {
  const last = parts.at(-1) ?? '';
  const before = parts.slice(0, -1);
  if (before.length === 0) return last;
  return between === ', ' ? `${before.join(between)} or ${last}` : [...before, `or ${last}`].join(between);
}
