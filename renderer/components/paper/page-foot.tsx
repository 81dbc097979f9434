import type { ReactNode } from 'react';
import styles from './page-foot.module.css';
import { words } from './text/page-foot.ts';

interface PageFootProps {
  /** What the marks mean. */
  readonly legend: ReactNode;
  readonly houseRules: string;
  readonly page: number;
  readonly of: number;
}

export function PageFoot({ legend, houseRules, page, of }: PageFootProps) {
  return (
    <footer className={styles.foot} data-part="page-foot">
      <div className={styles.line}>
        <span>{legend}</span>
        <span className={styles.end}>
          {houseRules} {words.holdoutUnofficial}{' '}
          <span className={styles.number}>{words.pageOf(page, of)}</span>
        </span>
      </div>
    </footer>
  );
}
