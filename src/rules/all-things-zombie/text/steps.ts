/** Steps that follow the battle for a figure: the name of each, and why an advantage is of no help. */
import type { Term } from '../../core/text/term.ts';
import type { AfterStep } from '../after-the-battle/due.ts';
import type { Unspared } from '../after-the-battle/unspared.ts';

export const STEP_TERMS: Readonly<Record<AfterStep, Term>> = {
  'larger-than-life': { title: 'Larger Than Life', text: 'Larger Than Life' },
  'left-behind': { title: 'Left on the table', text: 'left on the table' },
  'cheating-death': { title: 'Cheat death?', text: 'cheat death?' },
  dies: { title: 'Dead', text: 'dead' },
  recovery: { title: 'Recovery', text: 'recovery' },
  infection: { title: 'Does the figure turn?', text: 'does the figure turn?' },
  'first-death-seen': { title: 'First zombie death', text: 'first zombie death' },
  'comes-round': { title: 'Comes round', text: 'comes round' },
  'crazy-about-my-job': { title: 'Crazy About My Job', text: 'Crazy About My Job' },
  'rap-lost': { title: 'Points lost', text: 'points lost' },
  rap: { title: 'A point earned', text: 'a point earned' },
  'rep-up': { title: 'Rep goes up', text: 'Rep goes up' },
};

const LARGER_THAN_LIFE: Readonly<Record<(Unspared & { readonly by: 'larger-than-life' })['why'], string>> = {
  'by-zombies': 'Larger Than Life doesn’t hold against zombies.',
  'by-nobody': 'Larger Than Life holds against people only.',
  'rep-not-lower': 'Larger Than Life holds only against people of lower Rep.',
};

const CHEATING_DEATH: Readonly<Record<(Unspared & { readonly by: 'cheating-death' })['why'], string>> = {
  'by-zombies': 'Zombies are not cheated of a death.',
  'lowest-rep': 'At Rep 1 there is no Rep left to cheat death with.',
};

/** Sentence on why an advantage doesn’t help somebody who dies. */
export const unsparedText = (unspared: Unspared): string =>
  unspared.by === 'larger-than-life' ? LARGER_THAN_LIFE[unspared.why] : CHEATING_DEATH[unspared.why];
