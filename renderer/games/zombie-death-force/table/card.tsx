import type { Face } from '../../../../src/rules/zombie-death-force/text/table/face.ts';
import { Art } from './art.tsx';
import { cardLabel, keyOf, kindText } from './card-words.ts';
import styles from './table.module.css';

interface CardFaceProps {
  readonly face: Face;
  /** In the hand it is larger, and an Action says what it does. */
  readonly size?: 'table' | 'hand' | 'print';
  /** Cards that lie below it. */
  readonly under?: number;
}

/** A card of our own drawing: told apart by frame, pattern and words before colour. */
export function CardFace({ face, size = 'table', under = 0 }: CardFaceProps) {
  const { kind, part, title, value, effect, isOurs, isCorrected } = face;
  return (
    <span
      className={styles.card}
      data-kind={kind}
      data-colour={part?.colour}
      data-size={size}
      data-under={Math.min(under, 2)}
      role="img"
      aria-label={cardLabel(face)}
    >
      <span className={styles.letter}>{kind === 'action' ? '' : keyOf(face)}</span>
      <span className={styles.mark}>{isOurs ? '~' : isCorrected ? '‡' : ''}</span>
      <span className={styles.value}>{value}</span>
      <span className={styles.cardMiddle}>
        {kind === 'action' && size !== 'table' ? (
          <span className={styles.effect}>{effect}</span>
        ) : (
          <Art face={face} />
        )}
      </span>
      <span className={styles.title} title={title}>
        {title}
      </span>
      <span className={styles.kind}>{kindText(face)}</span>
    </span>
  );
}

/** The face-down pile. */
export function CardBack({ under }: { readonly under: number }) {
  return <span className={styles.card} data-kind="back" data-size="table" data-under={Math.min(under, 2)} />;
}
