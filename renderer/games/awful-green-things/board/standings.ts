/** The counters of a place in the order in which they get room: of either side one before the rest of the other. */
import type { WeaponKind } from '../../../../src/rules/awful-green-things/data/weapons.ts';
import type { CrewView, Occupants } from '../../../../src/rules/awful-green-things/text/occupants.ts';
import type { BoatView } from '../../../../src/rules/awful-green-things/text/outside/view.ts';
import { upperFirst } from '../../../../src/rules/core/text/english.ts';
import type { Standing } from '../counters/standing.ts';
import type { PlanId } from '../ship/geometry.ts';

/** Counters meant by something else on the screen. */
export interface Meant {
  /** Member of the crew that the question is about. */
  readonly who?: string | null;
  /** A weapon that is pointed at: where it lies, its place, and whoever has it. */
  readonly weapon?: WeaponKind | null;
  /** Fighters in an attack, and all that options name: they stand there even where the rest has to be counted. */
  readonly involved?: readonly string[];
}

/** A place of the plan with what is there; boats are in space alone. */
export interface Peopled extends Occupants {
  readonly id: PlanId;
  readonly boats?: readonly BoatView[];
}

export function standingsOf(
  { id, crew, monsters, lying, empties, boats = [] }: Peopled,
  { who = null, weapon = null, involved = [] }: Meant = {},
): readonly Standing[] {
  const isInvolved = ({ names = [] }: Standing) => names.some((name) => involved.includes(name));
  const rank = (one: Standing) => (one.is === 'boat' ? 0 : one.id === who ? 1 : isInvolved(one) ? 2 : 3);
  const [first, ...others] = crew.toSorted((a, b) => Number(b.id === who) - Number(a.id === who));
  const standing = (one: CrewView): Standing => ({
    is: 'crew',
    ...one,
    picked: one.id === who || (weapon !== null && one.weapon === weapon),
    names: [one.id],
  });
  const all: readonly Standing[] = [
    ...boats.map(boatStanding),
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
    ...empties.map((some): Standing => ({ is: 'empty', ...some, id: some.kind, names: some.ids })),
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
  const ranked = all.toSorted((a, b) => rank(a) - rank(b));
  const foremost = (['crew', 'monsters'] as const).map((side) => ranked.find(({ is }) => is === side));
  const isForemost = (one: Standing) => one.is === 'boat' || foremost.includes(one);
  return ranked.toSorted((a, b) => Number(isForemost(b)) - Number(isForemost(a)));
}

const heads = ({ crew, monsters }: Occupants): number =>
  crew.length + monsters.reduce((sum, { count }) => sum + count, 0);
const everybody = ({ crew, monsters }: Occupants): readonly string[] => [
  ...crew.map(({ id }) => id),
  ...monsters.flatMap(({ ids }) => ids),
];

function boatStanding({ id, name, inside, outside }: BoatView): Standing {
  const [within, on] = [heads(inside), heads(outside)];
  return {
    is: 'boat',
    id,
    boat: id,
    name: upperFirst(name.replace(/^The /, '')),
    load: `${within} in${on > 0 ? `, ${on} on` : ''}`,
    isBeset: inside.monsters.length + outside.monsters.length > 0,
    names: [id, `in-${id}`, `on-${id}`, ...everybody(inside), ...everybody(outside)],
  };
}

/** Numbers of crew and monsters in a place, those in boats there too. */
export function peopleIn({
  crew,
  monsters,
  boats = [],
}: Peopled): Readonly<Record<'crew' | 'monsters', number>> {
  const all = [{ crew, monsters }, ...boats.flatMap(({ inside, outside }) => [inside, outside])];
  return {
    crew: all.reduce((sum, one) => sum + one.crew.length, 0),
    monsters: all.reduce((sum, one) => sum + one.monsters.reduce((many, { count }) => many + count, 0), 0),
  };
}
