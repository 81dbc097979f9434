/** What follows the battle for a figure: what each step is called, and why an advantage is of no help. */
import type { AfterStep } from '../after-the-battle/due.ts';
import type { Unspared } from '../after-the-battle/unspared.ts';

export const STEP_TITLES: Readonly<Record<AfterStep, string>> = {
  'larger-than-life': 'Larger Than Life',
  'left-behind': 'Left on the table',
  'cheating-death': 'Cheat death?',
  dies: 'Dead',
  recovery: 'Recovery',
  infection: 'Does the figure turn?',
  'first-death-seen': 'First zombie death',
  'comes-round': 'Comes round',
  'crazy-about-my-job': 'Crazy About My Job',
  'rap-lost': 'Points lost',
  rap: 'A point earned',
  'rep-up': 'Rep goes up',
};

const LARGER_THAN_LIFE: Readonly<Record<(Unspared & { readonly by: 'larger-than-life' })['why'], string>> = {
  'by-zombies': 'Larger Than Life doesn’t hold against zombies.',
  'by-nobody': 'Larger Than Life holds against people only.',
  'rep-unknown': 'Larger Than Life may hold: say the highest Rep among those who did it.',
  'rep-not-lower': 'Larger Than Life holds only against people of lower Rep.',
};

const CHEATING_DEATH: Readonly<Record<(Unspared & { readonly by: 'cheating-death' })['why'], string>> = {
  'by-zombies': 'Zombies are not cheated of a death.',
  'lowest-rep': 'At Rep 1 there is no Rep left to cheat death with.',
};

/** Why an advantage doesn't help somebody who dies, as a sentence. */
export const unsparedText = (unspared: Unspared): string =>
  unspared.by === 'larger-than-life' ? LARGER_THAN_LIFE[unspared.why] : CHEATING_DEATH[unspared.why];
