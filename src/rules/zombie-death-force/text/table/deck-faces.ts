/** Every card of the deck, copy by copy, by the figures that hold: to be printed and cut out. */
import type { Corrections } from '../../../core/figure.ts';
import { withCorrections } from '../../../core/in-force.ts';
import { EVERY_CARD, printed } from '../../cards.ts';
import { type Face, faceOf } from './face.ts';

export interface DeckFace extends Face {
  /** Left out with two players. */
  readonly isMarked: boolean;
}

export function deckFaces(corrections: Corrections): readonly DeckFace[] {
  return withCorrections(corrections, () =>
    EVERY_CARD.flatMap((card) => {
      const { copies, marked } = printed(card).result;
      return Array.from({ length: copies }, (_, at) => ({ ...faceOf(card), isMarked: at < marked }));
    }),
  );
}
