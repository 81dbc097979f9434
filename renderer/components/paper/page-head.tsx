/** The head of a printed page: title and line, and on the first page boxes to be filled in. */
import type { ReactNode } from 'react';
import styles from './paper.module.css';

interface PageHeadProps {
  readonly title: string;
  /** Line under the title that says what is printed, and of which moment. */
  readonly line?: ReactNode;
  /** The first page has the larger title, and what is to be filled in beside it. */
  readonly first: boolean;
  /** Boxes at the right: what each is, and what stands in it; empty to be written in. */
  readonly boxes?: readonly { readonly label: string; readonly value?: ReactNode }[];
  /** Narrower boxes, so that a title has room beside many of them. */
  readonly narrow?: boolean;
  /** Name by which its height is measured, where nothing around it is. */
  readonly part?: 'first-head' | 'next-head';
}

export function PageHead({ title, line, first, boxes = [], narrow = false, part }: PageHeadProps) {
  return (
    <header className={styles.head} data-part={part} data-first={first || undefined}>
      <div className={styles.pageHeadTitle}>
        <h2>{title}</h2>
        {line !== undefined && <p>{line}</p>}
      </div>
      {first && boxes.length > 0 && (
        <dl className={styles.boxes} data-narrow={narrow || undefined}>
          {boxes.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
}
