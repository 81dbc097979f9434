/** Headlines of what was just done: each alone in its band, before all else, until the player goes on. */
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Headline } from '../../../../src/contract/games/all-things-zombie/encounter-view/acted.ts';
import { takeFocusInForm } from '../../../client/focus.ts';
import { useLog } from '../../../client/log-context.ts';
import { useUndo } from '../../../client/use-undo.ts';
import styles from './acts.module.css';
import type { Done } from './use-encounter-act.ts';

interface HeadlinesProps {
  /** Everything that one press did, in its order; the last is what is shown of it. */
  readonly results: readonly Done[];
  /** Opens the log, where there is one beside it. */
  readonly onLog?: () => void;
}

export function Headlines({ results, onLog }: HeadlinesProps) {
  const { undo } = useUndo(useLog().id);
  const all = results.flatMap(({ headlines }) => headlines);
  const last = results.at(-1)?.revision;
  const [read, setRead] = useState<{ readonly of: number | undefined; readonly count: number }>();
  const count = read?.of === results[0]?.revision ? (read?.count ?? 0) : 0;
  const now = all[count];
  const go = useRef<HTMLButtonElement>(null);
  const seen = now === undefined ? undefined : `${last} ${count}`;
  useEffect(() => {
    if (seen !== undefined) takeFocusInForm(go.current);
  }, [seen]);
  // An alert without words would be one more on a page that has none.
  const role = now?.kind === 'hero' ? 'status' : 'alert';
  return (
    <div {...(now !== undefined && { role })} className={styles.status}>
      {now !== undefined && (
        <section className={styles.headline} data-kind={now.kind} aria-label={now.title}>
          <p className={styles.over}>
            <HeadlineMark kind={now.kind} />
            {now.over}
            {all.length > 1 && <span className={styles.which}>{`${count + 1} of ${all.length}`}</span>}
          </p>
          <h2>{now.title}</h2>
          {now.text !== '' && <p>{now.text}</p>}
          {now.facts.length > 0 && (
            <dl>
              {now.facts.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          )}
          <div className={styles.choices}>
            <Button
              ref={go}
              variant="filled"
              onClick={() => setRead({ of: results[0]?.revision, count: count + 1 })}
            >
              Go on <kbd>Enter</kbd>
            </Button>
            <Button variant="subtle" onClick={() => void undo()}>
              Undo the last step <kbd>Ctrl Z</kbd>
            </Button>
            {onLog !== undefined && (
              <Button variant="subtle" onClick={onLog}>
                Log
              </Button>
            )}
          </div>
        </section>
      )}
    </div>
  );
}

/** Signs beside the words, so that colour is never the only one. */
const MARKS = {
  death: <path d="M2 2l8 8M10 2l-8 8" />,
  gone: <path d="M2 6h7M6 2.6 9.4 6 6 9.4" />,
  captured: <path d="M1.5 1.5h9v9h-9zM4.5 1.5v9M7.5 1.5v9" />,
  turned: <path d="M1.8 1.8h8.4v8.4H1.8z" />,
  hero: <path d="M6 .8 7.6 4.3 11.3 4.7 8.5 7.2 9.3 11 6 9.1 2.7 11 3.5 7.2.7 4.7 4.4 4.3Z" />,
} as const satisfies Record<Headline['kind'], unknown>;

function HeadlineMark({ kind }: Pick<Headline, 'kind'>) {
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden>
      {MARKS[kind]}
    </svg>
  );
}
