/** Tables that single attributes roll on. */
import type { Term } from '../../core/text/term.ts';
import type { Effect } from './effect.ts';

const WILDMAN = { title: 'Wildman', text: 'wildman' };

const STAGGERING_DRUNK = { title: 'Staggering drunk', text: 'staggering drunk' };

const DUMBASS_DRUNK = { title: 'Dumbass drunk', text: 'Dumbass drunk' };

const DEAD_DRUNK = { title: 'Dead drunk', text: 'dead drunk' };

const NAUSEOUS = { title: 'Nauseous', text: 'nauseous' };

const NERVES_OF_STEEL = { title: 'Nerves of steel', text: 'Nerves of steel' };

/** Section: Attributes (Terrifying). What befalls a figure against an opponent it fears. */
export const FEAR: readonly Effect[] = [
  { on: 'melee-dice', extra: -1 },
  { on: 'fire-suffers', penalty: 'own-fast-move' },
  { on: 'reaction', checks: ['being-charged', 'wanting-to-charge'], dice: 1 },
];

export interface DrunkardRow extends Term {
  readonly summary: string;
  readonly effects: readonly Effect[];
}

/** Section: Attributes (Drunkard). 1D6, once the first die has come up above the figure's Rep. */
export const DRUNKARD_TABLE: { readonly [D in 1 | 2 | 3 | 4 | 5 | 6]: DrunkardRow } = {
  1: {
    ...WILDMAN,
    summary: 'Acts as a Psycho.',
    effects: [{ on: 'attributes', brings: ['psycho'] }],
  },
  2: {
    ...STAGGERING_DRUNK,
    summary: 'Each move is shorter by 1D6 inches, each fast move by 2D6.',
    effects: [{ on: 'move', lessNormal: { dice: 1 }, lessFast: { dice: 2 } }],
  },
  3: {
    ...DUMBASS_DRUNK,
    summary: 'Acts as a Dumbass.',
    effects: [{ on: 'attributes', brings: ['dumbass'] }],
  },
  4: {
    ...DEAD_DRUNK,
    summary: 'Rolls 1D6 at each activation and passes out, Out of the Fight, above Rep.',
    effects: [{ on: 'activation', above: 'rep', falls: 'out-of-the-fight' }],
  },
  5: {
    ...NAUSEOUS,
    summary: 'Shoots as if on a fast move and has one die less in melee.',
    effects: [
      { on: 'fire-suffers', penalty: 'own-fast-move' },
      { on: 'melee-dice', extra: -1 },
    ],
  },
  6: {
    ...NERVES_OF_STEEL,
    summary: 'Acts as one with Nerves of steel.',
    effects: [{ on: 'attributes', brings: ['nerves-of-steel'] }],
  },
};

export const DEAD_DRUNK_WORDS = ['staysUp', 'passesOut'] as const;
export type DeadDrunkWord = (typeof DEAD_DRUNK_WORDS)[number];

export const DUMBASS_ACTS = ['nothing', 'same-as-last-turn', 'as-wished'] as const;
export type DumbassAct = (typeof DUMBASS_ACTS)[number];

/** Section: Attributes (Dumbass). 1D6 each turn. */
export const DUMBASS_TABLE: { readonly [D in 1 | 2 | 3 | 4 | 5 | 6]: DumbassAct } = {
  1: 'nothing',
  2: 'nothing',
  3: 'same-as-last-turn',
  4: 'as-wished',
  5: 'as-wished',
  6: 'as-wished',
};
