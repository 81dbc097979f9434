/** The weapons (The Weapons): 29 counters of twelve kinds, and where their pictures are. */
import { number } from '../../core/fields.ts';
import { type KeyedTable, rowOf } from '../../core/table.ts';
import type { AreaId } from './areas.ts';

export const WEAPON_KINDS = [
  'acid',
  'zgwortz',
  'beamer',
  'fence',
  'extinguisher',
  'gas',
  'hypodermic',
  'knife',
  'pool-stick',
  'fuel',
  'stun-pistol',
  'torch',
] as const;
export type WeaponKind = (typeof WEAPON_KINDS)[number];

/** A beamer on its second setting is a weapon of its own as far as its effect goes (To Help the Crew). */
export const TRIED_KINDS = [...WEAPON_KINDS, 'beamer-low'] as const;
export type TriedKind = (typeof TRIED_KINDS)[number];

export interface WeaponFacts {
  readonly count: number;
  /** Areas with its picture. */
  readonly pictures: readonly AreaId[];
  /** Places for the target: the same area, the next one as well, any that is seen, or where the weapon has been set up. */
  readonly reach: 'same' | 'next' | 'sight' | 'fixed';
  /** Monsters hit: one, all of the area, or all as far as the next hatches. */
  readonly hits: 'one' | 'area' | 'cloud';
  /** Attacks with which the weapon leaves the hand: always, from afar only, or never. */
  readonly thrown: 'always' | 'afar' | 'never';
  /** True if the weapon goes back to a picture once it has been used. */
  readonly returns: boolean;
  /** Effect on crew in the weapon’s cloud. */
  readonly toCrew: 'stun' | 'kill' | null;
}

export const WEAPONS = {
  id: 'agt.weapons',
  section: 'The Weapons',
  figures: { count: number(1, 6) },
  rows: {
    acid: {
      result: {
        count: 3,
        pictures: ['science-lab'],
        reach: 'next',
        hits: 'one',
        thrown: 'always',
        returns: true,
        toCrew: null,
      },
    },
    zgwortz: {
      result: {
        count: 3,
        pictures: ['galley', 'mess-deck'],
        reach: 'next',
        hits: 'one',
        thrown: 'always',
        returns: true,
        toCrew: null,
      },
    },
    beamer: {
      result: {
        count: 2,
        pictures: ['sensor-1', 'sensor-2'],
        reach: 'sight',
        hits: 'area',
        thrown: 'never',
        returns: false,
        toCrew: null,
      },
    },
    fence: {
      result: {
        count: 2,
        pictures: ['cargo-hold'],
        reach: 'fixed',
        hits: 'area',
        thrown: 'never',
        returns: false,
        toCrew: null,
      },
      ruling: 'AGT-4',
    },
    extinguisher: {
      result: {
        count: 2,
        pictures: ['aft-machine-shop', 'machine-shop'],
        reach: 'next',
        hits: 'area',
        thrown: 'never',
        returns: false,
        toCrew: null,
      },
    },
    gas: {
      result: {
        count: 3,
        pictures: ['damage-control'],
        reach: 'next',
        hits: 'cloud',
        thrown: 'always',
        returns: true,
        toCrew: 'stun',
      },
      ruling: 'AGT-13',
    },
    hypodermic: {
      result: {
        count: 2,
        pictures: ['sick-bay'],
        reach: 'same',
        hits: 'one',
        thrown: 'never',
        returns: false,
        toCrew: null,
      },
    },
    knife: {
      result: {
        count: 3,
        pictures: ['galley'],
        reach: 'sight',
        hits: 'one',
        thrown: 'afar',
        returns: false,
        toCrew: null,
      },
    },
    'pool-stick': {
      result: {
        count: 2,
        pictures: ['pool-room'],
        reach: 'same',
        hits: 'one',
        thrown: 'never',
        returns: false,
        toCrew: null,
      },
    },
    fuel: {
      result: {
        count: 3,
        pictures: ['fuel-pod-1', 'fuel-pod-2'],
        reach: 'next',
        hits: 'cloud',
        thrown: 'always',
        returns: true,
        toCrew: 'kill',
      },
      ruling: 'AGT-13',
    },
    'stun-pistol': {
      result: {
        count: 2,
        pictures: ['bridge-1', 'bridge-2'],
        reach: 'sight',
        hits: 'one',
        thrown: 'never',
        returns: false,
        toCrew: null,
      },
    },
    torch: {
      result: {
        count: 2,
        pictures: ['aft-machine-shop', 'machine-shop'],
        reach: 'same',
        hits: 'one',
        thrown: 'never',
        returns: false,
        toCrew: null,
      },
    },
  },
} as const satisfies KeyedTable<WeaponKind, WeaponFacts>;

export const weaponRow = (kind: WeaponKind) => rowOf<WeaponKind, WeaponFacts>(WEAPONS, kind);

export const weaponOf = (kind: WeaponKind): WeaponFacts => weaponRow(kind).result;

/** The weapon whose effect it is. */
export const kindOf = (tried: TriedKind): WeaponKind => (tried === 'beamer-low' ? 'beamer' : tried);
