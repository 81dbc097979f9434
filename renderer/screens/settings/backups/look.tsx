import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Output } from '../../../../src/contract/contract.ts';
import { CallFailure, call } from '../../../client/api.ts';
import { takeFocus } from '../../../client/focus.ts';
import { lookAt } from '../../../client/looked-at.ts';
import styles from './backups.module.css';
import type { Source } from './opened.ts';
import { stoodText, words } from './text/words.ts';

interface LookProps {
  readonly source: Source;
  /** The campaigns can't be opened, and no screen shows one. */
  readonly alone: boolean;
}

/** What is in a backup, each campaign to be opened as it stood, to read. */
export function Look({ source: { name: backup, called, shelf: known }, alone }: LookProps) {
  const [looked, setLooked] = useState<Output<'backup.look'>>();
  const [failed, setFailed] = useState<string>();
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    if (alone) return;
    let gone = false;
    call('backup.look', { backup }).then(
      (found) => {
        if (gone) return;
        lookAt({ at: found.at, backup, ids: found.shelf.map(({ lookedAt }) => lookedAt) });
        setLooked(found);
      },
      (failure: unknown) => !gone && failure instanceof CallFailure && setFailed(failure.message),
    );
    return () => {
      gone = true;
    };
  }, [backup, alone]);

  useEffect(() => {
    if (looked !== undefined) takeFocus(panel.current?.querySelector('a'));
  }, [looked]);

  const shelf = looked?.shelf ?? known.map((one) => ({ ...one, lookedAt: undefined }));
  return (
    <section ref={panel} aria-label={words.inside(called)} className={styles.restore}>
      {failed !== undefined && (
        <p role="alert" className="flag">
          {failed}
        </p>
      )}
      {!alone && looked === undefined && failed === undefined && <p className="second">{words.opening}</p>}
      <ul className={styles.shelf}>
        {shelf.map(({ lookedAt, ...one }) => (
          <li key={one.id}>
            {lookedAt === undefined ? (
              <span className="name">{one.name}</span>
            ) : one.kind === 'campaign' ? (
              <Link to="/c/$campaign" params={{ campaign: lookedAt }} className="link name">
                {one.name}
              </Link>
            ) : (
              <Link to="/g/$session" params={{ session: lookedAt }} className="link name">
                {one.name}
              </Link>
            )}
            <span className="second">{stoodText(one)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
