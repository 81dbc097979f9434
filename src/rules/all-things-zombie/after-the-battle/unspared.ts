/** Why somebody who has an advantage against an early grave dies all the same. */
import { type After, doomOf } from './due.ts';
import {
  type CheatingRefusal,
  type LargerRefusal,
  mayCheatDeath,
  mayLiveThrough,
} from './larger-than-life.ts';

type Said<R extends string> = Readonly<Record<Exclude<R, 'no-advantage'>, string>>;

const LARGER: Said<LargerRefusal> = {
  'by-zombies': 'Larger Than Life doesn’t hold against zombies.',
  'by-nobody': 'Larger Than Life holds against people only.',
  'rep-unknown': 'Larger Than Life may hold: say the highest Rep among those who did it.',
  'rep-not-lower': 'Larger Than Life holds only against people of lower Rep.',
};

const CHEATING: Said<CheatingRefusal> = {
  'by-zombies': 'Zombies are not cheated of a death.',
  'lowest-rep': 'At Rep 1 there is no Rep left to cheat death with.',
};

/** A sentence for each advantage that doesn't help; none for who lives, or has no such advantage. */
export function unspared(after: After): readonly string[] {
  const doomed = doomOf(after);
  if (doomed === undefined || after.figure.gone) return [];
  const sentences: string[] = [];
  const larger = after.report.killed ? mayLiveThrough(doomed) : undefined;
  if (larger !== undefined && larger !== 'no-advantage') sentences.push(LARGER[larger]);
  const cheating = mayCheatDeath(doomed);
  if (cheating !== undefined && cheating !== 'no-advantage') sentences.push(CHEATING[cheating]);
  return sentences;
}
