/** The board’s view of a game: each location with its counters, what may be done where, the tiles and the piles. */
import { ALIEN_KINDS, type AlienKind, unitOf } from '../data/aliens.ts';
import { indexOf, nextTo, PLACES, type PlaceId, placeAt, placeRow, type Terrain } from '../data/town.ts';
import { isMob, numberOf, ZOMBIE_KINDS, type ZombieKind } from '../data/zombies.ts';
import { clash, type Prospect } from '../prospect.ts';
import { aliensAt, countAt, type Side, type Table, zombiesAt } from '../state.ts';
import { heldText } from './held.ts';
import { ALIEN_NAMES, SHORT_NAMES, ZOMBIE_NAMES } from './names.ts';
import { isOurs } from './ours.ts';
import { PLACE_NAMES } from './places.ts';

/** Counters of a kind that stand together, ready or having acted; an alien with a name stands alone. */
export interface CounterView {
  readonly side: Side;
  readonly kind: AlienKind | ZombieKind;
  readonly name: string;
  readonly count: number;
  readonly acted: boolean;
  /** Combat of an alien, the zombie number of the dead. */
  readonly number: number;
  /** Two hits kill it: the ring of an alien, the double shape of a mob. */
  readonly twice: boolean;
  readonly big: boolean;
}

export interface PlaceView {
  readonly id: PlaceId;
  readonly name: string;
  readonly terrain: Terrain;
  /** True if the terrain here is rebuilt, not printed. */
  readonly ours: boolean;
  /** Neighbours over a crosswalk. */
  readonly next: readonly PlaceId[];
  readonly counters: readonly CounterView[];
  /** Counters that can’t leave, and why, in words; empty where everybody can. */
  readonly held: string;
  /** Prospects of each side against the other; null unless both stand here. */
  readonly clash: Readonly<Record<Side, Prospect>> | null;
}

const aliens = (state: Table, place: PlaceId): readonly CounterView[] => {
  const here = aliensAt(state, place);
  return ALIEN_KINDS.flatMap((kind) => {
    const { combat, armoured, size } = unitOf(kind);
    const shared = { side: 'aliens', kind, number: combat, twice: armoured, big: size > 1 } as const;
    const ofKind = here.filter((alien) => alien.kind === kind);
    const named = ofKind.flatMap(({ name, acted }) =>
      name === null ? [] : [{ ...shared, name, count: 1, acted }],
    );
    const others = [false, true].flatMap((acted) => {
      const count = ofKind.filter((alien) => alien.name === null && alien.acted === acted).length;
      return count === 0
        ? []
        : [{ ...shared, name: ALIEN_NAMES[kind][count === 1 ? 'one' : 'many'], count, acted }];
    });
    return [...named, ...others];
  });
};

const zombies = ({ town }: Table, place: PlaceId): readonly CounterView[] =>
  ZOMBIE_KINDS.flatMap((kind) =>
    [false, true].flatMap((acted) => {
      const count = town[place][acted ? 'acted' : 'ready'][kind];
      if (count === 0) return [];
      const name = ZOMBIE_NAMES[kind][count === 1 ? 'one' : 'many'];
      const shared = {
        side: 'zombies',
        kind,
        number: numberOf(kind),
        twice: isMob(kind),
        big: false,
      } as const;
      return [{ ...shared, name, count, acted }];
    }),
  );

/** Every location in reading order. */
export function placesOf(state: Table): readonly PlaceView[] {
  return PLACES.map((place) => {
    const ground = placeRow(place);
    const both = aliensAt(state, place).length > 0 && countAt(state, place) > 0;
    return {
      id: place,
      name: PLACE_NAMES[place],
      terrain: ground.result,
      ours: isOurs(ground),
      next: nextTo(indexOf(place)).map(placeAt),
      counters: [...aliens(state, place), ...zombies(state, place)],
      held: both ? heldText(state, place) : '',
      clash: both ? { aliens: clash(state, 'aliens', place), zombies: clash(state, 'zombies', place) } : null,
    };
  });
}

/** Counters of a kind in each pile, which is the legend of the counters as well. */
export interface PileRow {
  readonly kind: AlienKind | ZombieKind;
  readonly name: string;
  readonly number: number;
  readonly move: number;
  readonly twice: boolean;
  /** Aliens: town and reserve; zombies: town, dead, grave. */
  readonly counts: readonly number[];
}

export function pilesOf(state: Table): Readonly<Record<Side, readonly PileRow[]>> {
  return {
    zombies: ZOMBIE_KINDS.map((kind) => {
      const town = PLACES.reduce((sum, place) => sum + zombiesAt(state, place)[kind], 0);
      const number = numberOf(kind);
      return {
        ...{ kind, name: SHORT_NAMES[kind], number, move: number, twice: isMob(kind) },
        counts: [town, state.dead[kind], state.grave[kind]],
      };
    }),
    aliens: ALIEN_KINDS.map((kind) => {
      const { combat, move, armoured } = unitOf(kind);
      const all = state.aliens.filter((alien) => alien.kind === kind);
      const town = all.filter(({ at }) => at !== null).length;
      return {
        ...{ kind, name: ALIEN_NAMES[kind].one, number: combat, move, twice: armoured },
        counts: [town, all.length - town],
      };
    }),
  };
}
