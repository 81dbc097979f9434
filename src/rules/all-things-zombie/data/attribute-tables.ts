/** Tables that single attributes roll on. */
import type { Term } from '../../core/text/term.ts';
import type { Effect } from './effect.ts';
import { words } from './text/attribute-tables.ts';

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
    ...words.wildman,
    summary: words.actsAsAPsycho,
    effects: [{ on: 'attributes', brings: ['psycho'] }],
  },
  2: {
    ...words.staggeringDrunk,
    summary: words.eachMoveIsShorter,
    effects: [{ on: 'move', lessNormal: { dice: 1 }, lessFast: { dice: 2 } }],
  },
  3: {
    ...words.dumbassDrunk,
    summary: words.actsAsADumbass,
    effects: [{ on: 'attributes', brings: ['dumbass'] }],
  },
  4: {
    ...words.deadDrunk,
    summary: words.rolls1D6AtEachActivation,
    effects: [{ on: 'activation', above: 'rep', falls: 'out-of-the-fight' }],
  },
  5: {
    ...words.nauseous,
    summary: words.shootsAsIf,
    effects: [
      { on: 'fire-suffers', penalty: 'own-fast-move' },
      { on: 'melee-dice', extra: -1 },
    ],
  },
  6: {
    ...words.nervesOfSteel,
    summary: words.actsAsOneWithNerves,
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
