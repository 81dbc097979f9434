/** Marks that are due on Play, those left out that the player has put aside. */
import type { DueMarkView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';

interface Marks {
  readonly encounter: { readonly marks: readonly DueMarkView[] };
  readonly kept: { readonly left: (mark: Pick<DueMarkView, 'act' | 'who'>) => boolean };
}

/** Marks that rolls lead to, and that the player has neither made nor done with; the newest first. */
export function marksOf({ encounter, kept }: Marks): readonly DueMarkView[] {
  return encounter.marks.filter((mark) => !kept.left(mark)).toSorted((a, b) => b.act - a.act);
}
