/** Printed sheets of the game, by the figures that hold: the town at a moment, every piece to cut out, the rules on a page. */
import type { Corrections } from '../../core/figure.ts';
import { withCorrections } from '../../core/in-force.ts';
import { upperFirst } from '../../core/text/english.ts';
import { ALIEN_KINDS, alienRow, unitOf } from '../data/aliens.ts';
import { isMob, ZOMBIE_KINDS, zombieRow } from '../data/zombies.ts';
import type { Side, State } from '../state.ts';
import { type CounterView, type PileRow, type PlaceView, pilesOf, placesOf } from './board.ts';
import { ALIEN_NAMES, LEVEL_NAMES, SHORT_NAMES } from './names.ts';
import { isOurs, oursMark } from './ours.ts';
import { ruleIndex } from './rules.ts';
import { scaleOf } from './scale.ts';
import { everyTile, type TilesView, type TileView, tilesOf } from './tiles.ts';

export interface TownOnPaper {
  readonly turn: number;
  readonly dead: number;
  readonly places: readonly PlaceView[];
  readonly tiles: TilesView;
  readonly piles: Readonly<Record<Side, readonly PileRow[]>>;
}

export function townOnPaper(state: State, corrections: Corrections): TownOnPaper {
  return withCorrections(corrections, () => {
    const piles = pilesOf(state);
    return {
      turn: state.turn,
      dead: Object.values(state.dead).reduce((sum, count) => sum + count, 0),
      places: placesOf(state),
      tiles: tilesOf(state),
      piles,
    };
  });
}

export type Piece = Pick<CounterView, 'side' | 'kind' | 'name' | 'number' | 'twice' | 'big'>;

export interface Pieces {
  /** Every one by itself. */
  readonly aliens: readonly Piece[];
  readonly zombies: readonly Piece[];
  readonly tiles: readonly TileView[];
  /** True for a side if the number of counters of a kind is rebuilt. */
  readonly ours: Readonly<Record<Side, boolean>>;
}

const times = (piece: Piece, count: number): readonly Piece[] => Array.from({ length: count }, () => piece);

/** The pieces that are played with, in the order of the key. */
export function piecesOf(corrections: Corrections): Pieces {
  return withCorrections(corrections, () => ({
    aliens: ALIEN_KINDS.flatMap((kind) => {
      const { combat, armoured, size, count } = unitOf(kind);
      const name = ALIEN_NAMES[kind].one;
      return times({ side: 'aliens', kind, name, number: combat, twice: armoured, big: size > 1 }, count);
    }),
    zombies: ZOMBIE_KINDS.flatMap((kind) => {
      const { number, count } = zombieRow(kind).result;
      return times(
        { side: 'zombies', kind, name: SHORT_NAMES[kind], number, twice: isMob(kind), big: false },
        count,
      );
    }),
    tiles: everyTile(),
    ours: {
      aliens: ALIEN_KINDS.some((kind) => isOurs(alienRow(kind))),
      zombies: ZOMBIE_KINDS.some((kind) => isOurs(zombieRow(kind))),
    },
  }));
}

/** The key to the counters, and what so many dead come to after the last turn. */
export interface Key {
  /** `counters`: how many there are, with the mark of what is rebuilt. */
  readonly zombies: readonly { readonly name: string; readonly number: number; readonly counters: string }[];
  readonly aliens: readonly {
    readonly name: string;
    readonly combat: number;
    readonly move: number;
    readonly armoured: boolean;
    readonly counters: string;
  }[];
  readonly levels: readonly { readonly from: number; readonly name: string }[];
}

export function keyOf(corrections: Corrections): Key {
  return withCorrections(corrections, () => ({
    zombies: ZOMBIE_KINDS.map((kind) => {
      const found = zombieRow(kind);
      const { number, count } = found.result;
      return { name: upperFirst(SHORT_NAMES[kind]), number, counters: `${count}${oursMark(found)}` };
    }),
    aliens: ALIEN_KINDS.map((kind) => {
      const found = alienRow(kind);
      const { combat, move, armoured, count } = found.result;
      const name = upperFirst(ALIEN_NAMES[kind].one);
      return { name, combat, move, armoured, counters: `${count}${oursMark(found)}` };
    }),
    levels: scaleOf().levels.map(({ from, level }) => ({ from, name: upperFirst(LEVEL_NAMES[level]) })),
  }));
}

export interface ReferencePart {
  readonly section: string;
  readonly lines: readonly string[];
}

/** Section by section, in the order of the rules. */
export function quickReference(): readonly ReferencePart[] {
  return [...Map.groupBy(ruleIndex, ({ section }) => section)].map(([section, rules]) => ({
    section: section.replace(/^[\d.]+ /, ''),
    lines: rules.map(({ summary }) => summary),
  }));
}
