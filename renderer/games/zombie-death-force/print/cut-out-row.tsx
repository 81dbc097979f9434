/** A row of the Death Force’s cards to be cut out. */
import type { DeckFace } from '../../../../src/rules/zombie-death-force/text/table/deck-faces.ts';
import { CardFace } from '../table/card.tsx';
import styles from './sheets.module.css';

/** As many as lie side by side on either paper lying across; two rows of them go on a page. */
export const CARDS_IN_A_ROW = 4;

/** Cards side by side in the size of poker cards, to be cut along their edges. */
export function CutOutRow({ faces }: { readonly faces: readonly DeckFace[] }) {
  return (
    <div className={styles.row}>
      {faces.map((face, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies are equal; a card is known by its place.
        <div key={at} className={styles.cut}>
          <CardFace face={face} size="print" />
          {face.isMarked && <span className={styles.marked}>3–4 players</span>}
        </div>
      ))}
    </div>
  );
}
