/** Panel of the last deed: title, dice, what came of it, and the rules behind it to open. */
import { CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Replies } from '../../../components/replies.tsx';
import styles from './acts.module.css';
import type { Done } from './use-encounter-act.ts';

interface ResultPanelProps {
  readonly done: Done | undefined;
  readonly onForget: () => void;
  /** True if the result stands on the screen already. */
  readonly shownElsewhere?: boolean;
  /** Numbers of the deed, in place of the rules alone. */
  readonly explained?: ReactNode;
}

export function ResultPanel({ done, onForget, shownElsewhere = false, explained }: ResultPanelProps) {
  return (
    <div role="status" className={styles.status}>
      {done !== undefined && (
        <section className={styles.result} aria-label="What came of it">
          <header>
            <h3>{done.title}</h3>
            <CloseButton size="sm" aria-label="Close" onClick={onForget} />
          </header>
          <Replies replies={done.replies} named />
          {!shownElsewhere && done.told.length > 0 && (
            <ul className={styles.told}>
              {done.told.map(({ text, why }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of one act are known by their place.
                <li key={index}>
                  {text}
                  {why !== '' && <span className="quiet"> ({why})</span>}
                </li>
              ))}
            </ul>
          )}
          {explained}
          {(explained === undefined ? done.rules : []).map(({ rule, section, title, summary }) => (
            <details key={rule}>
              <summary>
                {title}
                <span className="quiet"> · {section}</span>
              </summary>
              <p>{summary}</p>
            </details>
          ))}
        </section>
      )}
    </div>
  );
}
