/** Text of a ruling: what the book leaves open, what is played, and how sure that is. */
import type { RulingView } from '../../../../src/contract/games/all-things-zombie/rules.ts';
import styles from './rules.module.css';

const CONFIDENCE = {
  ruling: 'Our decision, where the rulebook leaves it open.',
  derived: 'It follows from what is printed.',
  reconstructed: 'Our figure; the printed one is lost. You can correct it.',
} as const satisfies Record<RulingView['confidence'], string>;

export function RulingText({ ruling: { open, decision, confidence } }: { readonly ruling: RulingView }) {
  return (
    <dl className={styles.reasons}>
      <dt>The book</dt>
      <dd>{open}</dd>
      <dt>Played</dt>
      <dd>{decision}</dd>
      <dt>How sure</dt>
      <dd>{CONFIDENCE[confidence]}</dd>
    </dl>
  );
}
