import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Output } from '../../../../src/contract/contract.ts';
import { countedInWords } from '../../../../src/rules/core/text/english.ts';
import { CallFailure, call } from '../../../app/api.ts';
import { takeFocus } from '../../../app/focus.ts';
import { lookAt } from '../../../app/looked-at.ts';
import { whenInText } from '../../../text/when.ts';
import styles from './backups.module.css';
import type { Source } from './opened.ts';
import { words } from './text/look.ts';

interface LookProps {
  readonly backup: Source;
  /** The campaigns can't be opened, and no screen shows one. */
  readonly alone: boolean;
  readonly onClose: () => void;
}

/** What is in a backup, each campaign to be opened as it stood, to read. */
export function Look({ backup, alone, onClose }: LookProps) {
  const [looked, setLooked] = useState<Output<'backup.look'>>();
  const [failed, setFailed] = useState<string>();
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    if (alone) return;
    let gone = false;
    call('backup.look', { backup: backup.name }).then(
      (found) => {
        if (gone) return;
        lookAt({ at: found.at, backup: backup.name, ids: found.shelf.map(({ lookedAt }) => lookedAt) });
        setLooked(found);
      },
      (failure: unknown) => !gone && failure instanceof CallFailure && setFailed(failure.message),
    );
    return () => {
      gone = true;
    };
  }, [backup.name, alone]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once what there is to go on with has come.
  useEffect(() => {
    takeFocus(panel.current?.querySelector<HTMLElement>('a, button'));
  }, [looked, failed]);

  const shelf = looked?.shelf ?? backup.shelf.map((one) => ({ ...one, lookedAt: undefined }));
  return (
    <section
      ref={panel}
      aria-label={words.inTheBackupOf(whenInText(backup.at))}
      className={styles.restore}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      {failed !== undefined && (
        <p role="alert" className="flag">
          {failed}
        </p>
      )}
      {!alone && looked === undefined && failed === undefined && (
        <p className="second">{words.openingTheBackup}</p>
      )}
      <ul className={styles.shelf}>
        {shelf.map(({ id, kind, name, date, acts, deleted, damaged, lookedAt }) => (
          <li key={id}>
            {lookedAt === undefined ? (
              <span className="name">{name}</span>
            ) : kind === 'campaign' ? (
              <Link to="/c/$campaign" params={{ campaign: lookedAt }} className="link name">
                {name}
              </Link>
            ) : (
              <Link to="/g/$session" params={{ session: lookedAt }} className="link name">
                {name}
              </Link>
            )}
            <span className="second">
              {date === '' ? '' : `${date}, `}
              {countedInWords(acts, 'act', 'acts')}
              {deleted ? ', deleted' : ''}
              {damaged ? ', damaged' : ''}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button variant="subtle" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </section>
  );
}
