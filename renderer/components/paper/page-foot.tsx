/** The foot of a printed page: the meaning of its marks, the house rules, and its number. */
import type { ReactNode } from 'react';
import styles from './paper.module.css';

interface PageFootProps {
  /** Meaning of the marks. */
  readonly legend: ReactNode;
  readonly houseRules: string;
  readonly page: number;
  readonly of: number;
}

export function PageFoot({ legend, houseRules, page, of }: PageFootProps) {
  return (
    <footer className={styles.foot} data-part="page-foot">
      <div className={styles.pageFootLine}>
        <span>{legend}</span>
        <span className={styles.end}>
          {houseRules} Holdout, unofficial. <span className={styles.number}>{`Page ${page} of ${of}`}</span>
        </span>
      </div>
    </footer>
  );
}
