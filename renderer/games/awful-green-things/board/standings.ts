/** The counters of an area in the order in which they get room: one of the crew and the monsters before the rest of the crew. */
import type { WeaponKind } from '../../../../src/rules/awful-green-things/data/weapons.ts';
import type { AreaView } from '../../../../src/rules/awful-green-things/text/ship-view.ts';
import type { Standing } from '../counters/standing.ts';

/** What of an area is meant by something else on the screen. */
export interface Meant {
  /** Whom of the crew the question is about. */
  readonly who?: string | null;
  /** A weapon that is pointed at: where it lies, its place, and whoever has it. */
  readonly weapon?: WeaponKind | null;
}

export function standingsOf(
  { id, crew, monsters, lying }: AreaView,
  { who = null, weapon = null }: Meant = {},
): readonly Standing[] {
  const [first, ...others] = crew.toSorted((a, b) => Number(b.id === who) - Number(a.id === who));
  const standing = (one: AreaView['crew'][number]): Standing => ({
    is: 'crew',
    ...one,
    picked: one.id === who || (weapon !== null && one.weapon === weapon),
    names: [one.id],
  });
  return [
    ...(first === undefined ? [] : [standing(first)]),
    ...monsters.map(
      (some): Standing => ({
        is: 'monsters',
        ...some,
        id: `${some.kind} ${some.fresh} ${some.stunned} ${some.done}`,
        names: [...some.ids, `${some.kind}:${id}`, some.kind],
      }),
    ),
    ...others.map(standing),
    ...lying.map(
      (some): Standing => ({
        is: 'weapon',
        ...some,
        id: `${some.weapon} ${some.on}`,
        names: some.ids,
        picked: some.weapon === weapon,
      }),
    ),
  ];
}
