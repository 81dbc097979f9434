/** A section of a screen: a heading over an ink hairline, never a box. */
import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  /** Number of the section on a printed sheet, where the sections stand in that order. */
  readonly number?: number;
  readonly title: string;
  /** A quiet word beside the heading. */
  readonly aside?: ReactNode;
  /** At the right end of the heading: a link or a small button. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ number, title, aside, end, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <header className={styles.head}>
        {number !== undefined && (
          <span className={styles.number} aria-hidden>
            {number}
          </span>
        )}
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </header>
      {children}
    </section>
  );
}
