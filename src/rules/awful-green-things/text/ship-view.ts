/** What the board shows of a game: each area with who and what is in it, what may be done where, and what the foot counts. */
import type { Corrections } from '../../core/figure.ts';
import { withCorrections } from '../../core/in-force.ts';
import { CREW_IDS, type CrewId, type Crewman, crewmanOf } from '../data/crew.ts';
import { MONSTER_KINDS, type MonsterKind, monsterOf } from '../data/monsters.ts';
import { WEAPON_KINDS, type WeaponKind, weaponOf } from '../data/weapons.ts';
import {
  type CrewmanSeen,
  crewAt,
  type MonsterSeen,
  monstersAt,
  type Phase,
  type Table,
  weaponOfCrew,
  weaponsAt,
} from '../state.ts';
import { type LaterView, laterOf } from './later.ts';
import { type Asked, type Lights, lightsOf } from './lit.ts';
import { CREW_NAMES, MONSTER_NAMES, WEAPON_NAMES } from './names.ts';
import { AREAS_ON_PLAN, type AreaOnPlan } from './plan.ts';
import { shortName } from './short-names.ts';

/** One of the crew as a counter. */
export interface CrewView {
  readonly id: CrewId;
  readonly name: string;
  /** As it stands on the counter. */
  readonly short: string;
  /** `3/21/3`: dice, constitution, movement. */
  readonly figures: string;
  readonly shape: 'crew' | 'robot' | 'mascot';
  readonly weapon: WeaponKind | null;
  /** Has had his move, or his attack, whichever is on. */
  readonly done: boolean;
  readonly stunned: boolean;
}

/** Monsters of a kind in one state. */
export interface MonstersView {
  readonly kind: MonsterKind;
  readonly name: string;
  readonly ids: readonly string[];
  readonly constitution: number;
  readonly count: number;
  readonly fresh: boolean;
  readonly done: boolean;
  readonly stunned: boolean;
}

/** Weapons of a kind that lie there; none where it is only their place. */
export interface LyingView {
  readonly weapon: WeaponKind;
  readonly name: string;
  readonly ids: readonly string[];
  readonly count: number;
  /** A fence that is on. */
  readonly on: boolean;
}

export interface AreaView extends AreaOnPlan {
  readonly crew: readonly CrewView[];
  readonly monsters: readonly MonstersView[];
  readonly lying: readonly LyingView[];
}

export const figuresOf = ({ dice, constitution, move }: Crewman): string => `${dice}/${constitution}/${move}`;
export const shapeOf = ({ people }: Crewman): CrewView['shape'] =>
  people === 'robot' || people === 'mascot' ? people : 'crew';

/** A letter less than this many stands on a counter beside what is carried. */
const LONGEST = 9;

function crewView(state: Table, crewman: CrewmanSeen): CrewView {
  const { id, name, wakes } = crewman;
  const figures = crewmanOf(id);
  return {
    id,
    name: name === null ? CREW_NAMES[id] : `${name}, ${CREW_NAMES[id]}`,
    short: name === null || name.length > LONGEST ? shortName(id) : name,
    figures: figuresOf(figures),
    shape: shapeOf(figures),
    weapon: weaponOfCrew(state, id)?.kind ?? null,
    done: crewDone(state.phase, crewman),
    stunned: wakes !== null,
  };
}

type Had = Pick<CrewmanSeen, 'moved' | 'attacked'>;

const crewDone = (phase: Phase, { moved, attacked }: Had): boolean =>
  ((phase === 'discovery' || phase === 'crew-move') && moved) ||
  ((phase === 'first-fight' || phase === 'crew-attack') && attacked);

const monsterDone = (phase: Phase, { moved, attacked }: Had): boolean =>
  (phase === 'monsters-move' && moved) || (phase === 'monsters-attack' && attacked);

function monsterViews(phase: Phase, here: readonly MonsterSeen[]): readonly MonstersView[] {
  const states = [...Map.groupBy(here, (one) => stateOf(phase, one)).values()];
  return MONSTER_KINDS.flatMap((kind) =>
    states.flatMap((alike): readonly MonstersView[] => {
      const some = alike.filter((monster) => monster.kind === kind);
      const [first] = some;
      if (first === undefined) return [];
      return [
        {
          kind,
          name: MONSTER_NAMES[kind][some.length === 1 ? 'one' : 'many'],
          ids: some.map(({ id }) => id),
          constitution: monsterOf(kind).constitution,
          count: some.length,
          fresh: first.fresh,
          done: monsterDone(phase, first),
          stunned: first.wakes !== null,
        },
      ];
    }),
  );
}

const stateOf = (phase: Phase, one: MonsterSeen): string =>
  `${one.fresh} ${one.wakes !== null} ${monsterDone(phase, one)}`;

function lyingViews(state: Table, area: AreaOnPlan): readonly LyingView[] {
  const here = weaponsAt(state, area.id);
  return WEAPON_KINDS.flatMap((weapon) => {
    const isHome = state.weapons.some(({ kind }) => kind === weapon) && isPicture(weapon, area);
    return [true, false].flatMap((on): readonly LyingView[] => {
      const some = here.filter((one) => one.kind === weapon && one.on === on);
      if (some.length === 0 && (on || !isHome)) return [];
      const name = WEAPON_NAMES[weapon][some.length > 1 ? 'many' : 'one'];
      return [{ weapon, name, ids: some.map(({ id }) => id), count: some.length, on }];
    });
  });
}

const isPicture = (weapon: WeaponKind, { id }: AreaOnPlan): boolean => weaponOf(weapon).pictures.includes(id);

/** In the order of their numbers. */
export function areasOf(state: Table): readonly AreaView[] {
  return AREAS_ON_PLAN.map((area) => ({
    ...area,
    crew: CREW_IDS.flatMap((id) => crewAt(state, area.id).filter((one) => one.id === id)).map((one) =>
      crewView(state, one),
    ),
    monsters: monsterViews(state.phase, monstersAt(state, area.id)),
    lying: lyingViews(state, area),
  }));
}

export interface ShipView {
  readonly areas: readonly AreaView[];
  readonly lights: Lights;
  /** While an attack is declared, where others may follow. */
  readonly later: readonly LaterView[];
}

export const shipView = (state: Table, asked: Asked, corrections: Corrections): ShipView =>
  withCorrections(corrections, () => ({
    areas: areasOf(state),
    lights: lightsOf(state, asked),
    later: laterOf(state),
  }));
