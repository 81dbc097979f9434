/** A row of the Tentacle’s cards to be cut out. */
import type { ReactNode } from 'react';
import styles from './sheets.module.css';

/** As many as lie side by side on either paper lying across; two rows of them go on a page. */
export const CARDS_IN_A_ROW = 4;

export interface CutOut {
  readonly label: string;
  readonly face: ReactNode;
}

/** Cards side by side in the size of poker cards, to be cut along their edges. */
export function CutOutRow({ cards }: { readonly cards: readonly CutOut[] }) {
  return (
    <div className={styles.row}>
      {cards.map(({ label, face }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies are equal; a card is known by its place.
        <div key={at} role="img" aria-label={label} data-card>
          {face}
        </div>
      ))}
    </div>
  );
}
