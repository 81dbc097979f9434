import type { RulingView } from '../../../../src/contract/games/all-things-zombie/rules.ts';
import styles from './rule-entry.module.css';
import { words } from './text/ruling-text.ts';

const CONFIDENCE = {
  ruling: words.ourDecisionWhereTheRulebook,
  derived: words.itFollowsFromWhat,
  reconstructed: words.ourFigureThePrinted,
} as const satisfies Record<RulingView['confidence'], string>;

/** What the book leaves open, what is played, and how sure that is. */
export function RulingText({ ruling: { open, decision, confidence } }: { readonly ruling: RulingView }) {
  return (
    <dl className={styles.reasons}>
      <dt>{words.theBook}</dt>
      <dd>{open}</dd>
      <dt>{words.played}</dt>
      <dd>{decision}</dd>
      <dt>{words.howSure}</dt>
      <dd>{CONFIDENCE[confidence]}</dd>
    </dl>
  );
}
