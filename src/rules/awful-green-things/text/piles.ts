/** Counts at the foot of the board: weapons with what is known of them, monsters aboard and in the box, points. */
import type { Corrections } from '../../core/figure.ts';
import { withCorrections } from '../../core/in-force.ts';
import type { Chit } from '../data/chits.ts';
import { crewRow } from '../data/crew.ts';
import { MONSTER_KINDS, type MonsterKind, monsterOf } from '../data/monsters.ts';
import { pointsRow } from '../data/points.ts';
import { kindOf, TRIED_KINDS, type TriedKind, type WeaponKind } from '../data/weapons.ts';
import { countOf, isUseless, spare, type Table } from '../state.ts';
import { MONSTER_NAMES } from './names.ts';

export interface WeaponPile {
  readonly tried: TriedKind;
  readonly kind: WeaponKind;
  readonly name: string;
  /** Null: untried. */
  readonly chit: Chit | null;
  /** Counters in hands, and lying. */
  readonly held: number;
  readonly lying: number;
  /** True if the weapon’s counters are out of the game. */
  readonly useless: boolean;
}

export interface MonsterPile {
  readonly kind: MonsterKind;
  readonly name: string;
  readonly figures: string;
  readonly constitution: number;
  readonly ship: number;
  readonly box: number;
  readonly count: number;
}

export interface PilesView {
  readonly weapons: readonly WeaponPile[];
  readonly tried: number;
  readonly cup: number;
  readonly monsters: readonly MonsterPile[];
  /** Points that the crew would score if all who live came through, and the number of them. */
  readonly crewPoints: number;
  readonly crewAlive: number;
  /** Points that the monsters score for the ship. */
  readonly monsterPoints: number;
}

const SHORT: Readonly<Record<TriedKind, string>> = {
  acid: 'Acid',
  zgwortz: 'Zgwortz',
  beamer: 'Beamer',
  'beamer-low': 'Beamer, low',
  fence: 'Fence',
  extinguisher: 'Extinguisher',
  gas: 'Gas',
  hypodermic: 'Hypo',
  knife: 'Knife',
  'pool-stick': 'Pool Stick',
  fuel: 'Fuel',
  'stun-pistol': 'Pistol',
  torch: 'Torch',
};

/** Short words that stand beside a chit. */
export const CHIT_WORDS: Readonly<Record<Chit, string>> = {
  'kill-5': 'kill',
  'kill-4': 'kill',
  'kill-3': 'kill',
  'stun-5': 'stun',
  fragments: 'frag',
  grow: 'grow',
  shrink: 'shrink',
  'no-effect': 'none',
};

function weaponPiles(state: Table): readonly WeaponPile[] {
  const both = state.setup.beamerTwoSettings;
  return TRIED_KINDS.filter((tried) => both || tried !== 'beamer-low').map((tried) => {
    const kind = kindOf(tried);
    const all = state.weapons.filter((weapon) => weapon.kind === kind);
    return {
      ...{ tried, kind, name: SHORT[tried], chit: state.effects[tried] },
      held: all.filter(({ by }) => by !== null).length,
      lying: all.filter(({ at }) => at !== null).length,
      useless: isUseless(state, kind),
    };
  });
}

const monsterPiles = (state: Table): readonly MonsterPile[] =>
  MONSTER_KINDS.map((kind) => {
    const { dice, constitution, move, count } = monsterOf(kind);
    return {
      ...{ kind, name: MONSTER_NAMES[kind].one, figures: `${dice}/${constitution}/${move}`, constitution },
      ...{ ship: countOf(state, kind), box: spare(state, kind), count },
    };
  });

export const pilesView = (state: Table, corrections: Corrections): PilesView =>
  withCorrections(corrections, () => {
    const weapons = weaponPiles(state);
    const alive = state.crew.filter(({ id, fate }) => fate !== 'dead' && !state.lost.includes(id));
    return {
      weapons,
      tried: weapons.filter(({ chit }) => chit !== null).length,
      cup: state.cup.length,
      monsters: monsterPiles(state),
      crewPoints: alive.reduce((sum, { id }) => {
        const { counts, constitution } = crewRow(id).result;
        return counts ? sum + constitution : sum;
      }, 0),
      crewAlive: alive.length,
      monsterPoints: pointsRow(state.ship ?? (state.explodes === null ? 'taken-over' : 'destroyed')).result,
    };
  });
