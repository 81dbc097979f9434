/** Figures that are never made to Duck Back (section: Attributes, Nerves of steel). */
import { choice } from '../../core/fields.ts';
import { type Found, hasRow, type KeyedTable, rowOf } from '../../core/table.ts';
import { bearingsOn } from '../attributes.ts';
import type { ReactionCheck } from '../data/effect.ts';
import type { AttributeId } from '../types.ts';
import type { Person } from './checker.ts';
import type { ReactionWord } from './words.ts';

type Instead = { readonly [W in ReactionWord]?: ReactionWord };
type Ducking = 'received-fire' | 'wanting-to-charge' | 'see-zombie-death';

const INSTEAD = choice(['finishesMove', 'fires', 'stays', 'carriesOn', 'ducksBack']);

/** Acts of such a figure in place of Ducking Back: the text only says that it is not subject to it. */
export const NEVER_DUCKS_BACK: KeyedTable<Ducking, Instead> = {
  id: 'atz.never-ducks-back',
  section: 'Attributes',
  figures: { ducksBack: INSTEAD, duckBackOrFinishMove: INSTEAD, fireOrDuckBack: INSTEAD },
  rows: {
    'received-fire': {
      result: { ducksBack: 'finishesMove', duckBackOrFinishMove: 'finishesMove', fireOrDuckBack: 'fires' },
      confidence: 'RULING',
      ruling: 'ATZ-135',
    },
    'wanting-to-charge': { result: { ducksBack: 'stays' }, confidence: 'RULING', ruling: 'ATZ-135' },
    'see-zombie-death': { result: { ducksBack: 'carriesOn' }, confidence: 'RULING', ruling: 'ATZ-135' },
  },
};

/** The attribute that keeps the figure from ducking back against its will. */
export function neverDucksBack({ attributes = [], drunk }: Person): AttributeId | undefined {
  return bearingsOn('duck-back', attributes, drunk).find(({ effect }) => effect.never)?.from;
}

/** Returns the result in place of one that has this figure Duck Back; undefined if the result stands. */
export function insteadOf(
  check: ReactionCheck,
  figure: Person,
  result: ReactionWord,
): (Found<ReactionWord> & { readonly attribute: AttributeId }) | undefined {
  const attribute = neverDucksBack(figure);
  if (attribute === undefined || !hasRow(NEVER_DUCKS_BACK, check)) return undefined;
  const { result: words, ...found } = rowOf(NEVER_DUCKS_BACK, check);
  const word = words[result];
  return word && { ...found, result: word, attribute };
}
