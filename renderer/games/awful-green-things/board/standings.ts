/** The counters of a place in the order in which they get room: one of the crew and the monsters before the rest of the crew. */
import type { WeaponKind } from '../../../../src/rules/awful-green-things/data/weapons.ts';
import type { CrewView, Occupants } from '../../../../src/rules/awful-green-things/text/occupants.ts';
import type { BoatView } from '../../../../src/rules/awful-green-things/text/outside/view.ts';
import { upperFirst } from '../../../../src/rules/core/text/english.ts';
import type { Standing } from '../counters/standing.ts';
import type { PlanId } from '../ship/geometry.ts';

/** What of it is meant by something else on the screen. */
export interface Meant {
  /** Whom of the crew the question is about. */
  readonly who?: string | null;
  /** A weapon that is pointed at: where it lies, its place, and whoever has it. */
  readonly weapon?: WeaponKind | null;
}

/** A place of the plan with what is there; boats are in space alone. */
export interface Peopled extends Occupants {
  readonly id: PlanId;
  readonly boats?: readonly BoatView[];
}

export function standingsOf(
  { id, crew, monsters, lying, empties, boats = [] }: Peopled,
  { who = null, weapon = null }: Meant = {},
): readonly Standing[] {
  const [first, ...others] = crew.toSorted((a, b) => Number(b.id === who) - Number(a.id === who));
  const standing = (one: CrewView): Standing => ({
    is: 'crew',
    ...one,
    picked: one.id === who || (weapon !== null && one.weapon === weapon),
    names: [one.id],
  });
  return [
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
