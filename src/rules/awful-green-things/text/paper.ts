/** Printed sheets of the game, by the figures that hold: the rules on a page, every counter to cut out, what is looked up. */
import type { Corrections } from '../../core/figure.ts';
import { withCorrections } from '../../core/in-force.ts';
import { CHITS, type Chit, chitOf } from '../data/chits.ts';
import { CREW_IDS, type CrewId, crewmanOf } from '../data/crew.ts';
import { MONSTER_KINDS, type MonsterKind, monsterOf } from '../data/monsters.ts';
import { WEAPON_KINDS, type WeaponFacts, type WeaponKind, weaponOf } from '../data/weapons.ts';
import { AREA_NAMES } from './areas.ts';
import { CHIT_NAMES, CREW_NAMES, MONSTER_NAMES, WEAPON_NAMES } from './names.ts';
import { figuresOf, shapeOf } from './occupants.ts';
import { ruleIndex } from './rules.ts';
import { shortName } from './short-names.ts';

export interface ReferencePart {
  readonly section: string;
  readonly lines: readonly string[];
}

/** Section by section, in the order of the rules; those of the outside where it is played. */
export function quickReference({ outside }: { readonly outside: boolean }): readonly ReferencePart[] {
  const played = outside ? ruleIndex : ruleIndex.filter(({ id }) => !id.startsWith('agt.out.'));
  return [...Map.groupBy(played, ({ section }) => section)].map(([section, rules]) => ({
    section,
    lines: rules.map(({ summary }) => summary),
  }));
}

const REACHES: Readonly<Record<WeaponFacts['reach'], string>> = {
  same: 'own',
  next: 'own or next',
  sight: 'in sight',
  fixed: 'set up',
};
const HITS: Readonly<Record<WeaponFacts['hits'], string>> = {
  one: 'one',
  area: 'all in it',
  cloud: 'all to the hatches',
};
const TO_CREW = { stun: 'stuns crew', kill: 'kills crew' } as const;

export interface Key {
  readonly crew: readonly {
    readonly id: CrewId;
    readonly name: string;
    readonly figures: string;
    readonly starts: string;
  }[];
  readonly monsters: readonly {
    readonly name: string;
    readonly figures: string;
    readonly count: number;
    readonly grows: string;
    readonly shrinks: string;
  }[];
  readonly weapons: readonly {
    readonly kind: WeaponKind;
    readonly name: string;
    readonly count: number;
    readonly reach: string;
    readonly hits: string;
    readonly places: string;
  }[];
  readonly chits: readonly { readonly chit: Chit; readonly name: string; readonly count: number }[];
}

const becomes = (kind: MonsterKind | null, otherwise: string): string =>
  kind === null ? otherwise : MONSTER_NAMES[kind].one;

export const keyOf = (corrections: Corrections): Key =>
  withCorrections(corrections, () => ({
    crew: CREW_IDS.map((id) => {
      const row = crewmanOf(id);
      const starts = row.starts.map((area) => AREA_NAMES[area]).join('; ');
      return { id, name: CREW_NAMES[id], figures: figuresOf(row), starts };
    }),
    monsters: MONSTER_KINDS.map((kind) => {
      const { dice, constitution, move, count, grows, shrinks } = monsterOf(kind);
      return {
        ...{ name: MONSTER_NAMES[kind].one, figures: `${dice}/${constitution}/${move}`, count },
        ...{ grows: becomes(grows, 'lays an Egg'), shrinks: becomes(shrinks, 'gone') },
      };
    }),
    weapons: WEAPON_KINDS.map((kind) => {
      const { count, reach, hits, toCrew, pictures } = weaponOf(kind);
      const all = toCrew === null ? HITS[hits] : `${HITS[hits]}; ${TO_CREW[toCrew]}`;
      const places = pictures.map((area) => AREA_NAMES[area]).join(', ');
      return { kind, name: WEAPON_NAMES[kind].one, count, reach: REACHES[reach], hits: all, places };
    }),
    chits: CHITS.map((chit) => ({ chit, name: CHIT_NAMES[chit], count: chitOf(chit).count })),
  }));

/** A counter to be cut out. */
export type Piece =
  | {
      readonly is: 'crew';
      readonly name: string;
      readonly short: string;
      readonly figures: string;
      readonly shape: 'crew' | 'robot' | 'mascot';
    }
  | {
      readonly is: 'monster';
      readonly name: string;
      readonly kind: MonsterKind;
      readonly constitution: number;
      readonly figures: string;
    }
  | { readonly is: 'weapon'; readonly name: string; readonly kind: WeaponKind }
  | { readonly is: 'chit'; readonly name: string; readonly chit: Chit };

const times = (piece: Piece, count: number): readonly Piece[] => Array.from({ length: count }, () => piece);

export interface Pieces {
  readonly crew: readonly Piece[];
  readonly monsters: readonly Piece[];
  readonly weapons: readonly Piece[];
  readonly chits: readonly Piece[];
}

/** Every one by itself, as many as are played with. */
export const piecesOf = (corrections: Corrections): Pieces =>
  withCorrections(corrections, () => ({
    crew: CREW_IDS.map((id) => {
      const row = crewmanOf(id);
      const [name, short] = [CREW_NAMES[id], shortName(id)];
      return { is: 'crew', name, short, figures: figuresOf(row), shape: shapeOf(row) };
    }),
    monsters: MONSTER_KINDS.flatMap((kind) => {
      const { dice, constitution, move, count } = monsterOf(kind);
      const figures = `${dice}/${constitution}/${move}`;
      return times({ is: 'monster', name: MONSTER_NAMES[kind].one, kind, constitution, figures }, count);
    }),
    weapons: WEAPON_KINDS.flatMap((kind) =>
      times({ is: 'weapon', name: WEAPON_NAMES[kind].one, kind }, weaponOf(kind).count),
    ),
    chits: CHITS.flatMap((chit) => times({ is: 'chit', name: CHIT_NAMES[chit], chit }, chitOf(chit).count)),
  }));
