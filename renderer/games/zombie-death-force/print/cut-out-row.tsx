import type { SessionView } from '../../../../src/contract/sessions.ts';
import { deckFaces } from '../../../../src/rules/zombie-death-force/text/table/deck-faces.ts';
import { CardFace } from '../table/card.tsx';
import { useCorrections } from '../table/use-table.ts';
import styles from './sheets.module.css';

export const CARDS_IN_A_ROW = 3;

interface CutOutRowProps {
  readonly view: SessionView;
  /** The number of its first card. */
  readonly from: number;
  readonly isLast: boolean;
}

/** Cards side by side in the size of poker cards, to be cut along their edges. */
export function CutOutRow({ view, from, isLast }: CutOutRowProps) {
  const corrections = useCorrections(view.id, view.corrected);
  if (corrections === undefined) return null;
  const faces = deckFaces(corrections).slice(from, isLast ? undefined : from + CARDS_IN_A_ROW);
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
