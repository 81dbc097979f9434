/** Contents of a backup: each campaign can be opened as it stood, to be read, or had back as a copy. */

import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Output } from '../../../../src/contract/contract.ts';
import { CallFailure, call, useDo } from '../../../client/api.ts';
import { takeFocus } from '../../../client/focus.ts';
import { lookAt } from '../../../client/looked-at.ts';
import { notify, takeBack } from '../../../client/notify.ts';
import { Failed } from '../../../components/failed.tsx';
import styles from './backups.module.css';
import type { PanelProps } from './restore-form.tsx';
import { pastTableText } from './text/words.ts';

const placeOf = (kind: 'campaign' | 'game', id: string) =>
  kind === 'campaign'
    ? ({ to: '/c/$campaign', params: { campaign: id } } as const)
    : ({ to: '/g/$session', params: { session: id } } as const);

/** `alone`: no screen shows a campaign. */
export function Inside({ source: { name: backup, shelf: known }, called, alone, onClose }: PanelProps) {
  const navigate = useNavigate();
  const [looked, setLooked] = useState<Output<'backup.look'>>();
  const [failed, setFailed] = useState<string>();
  const restoring = useDo('backup.restore-campaign', { handles: () => true });
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

  const restored = ({ id, kind, name }: Output<'backup.restore-campaign'>) => {
    onClose();
    const open = () => {
      takeBack(notice);
      void navigate(placeOf(kind, id));
    };
    const notice = notify({
      message: (
        <>
          <span className="name">Restored as {name}.</span>{' '}
          <Button size="sm" onClick={open}>
            Open it
          </Button>
        </>
      ),
    });
  };

  const wrong = failed ?? restoring.error?.message;
  const shelf = looked?.shelf ?? known.map((one) => ({ ...one, lookedAt: undefined }));
  return (
    <section ref={panel} aria-label={`Inside ${called}`} className={styles.panel}>
      <Failed error={wrong} />
      {!alone && looked === undefined && failed === undefined && <p className="second">Opening…</p>}
      <ul className={styles.shelf}>
        {shelf.map(({ lookedAt, ...one }) => (
          <li key={one.id}>
            {lookedAt === undefined ? (
              <span className="name">{one.name}</span>
            ) : (
              <Link {...placeOf(one.kind, lookedAt)} className="link name">
                {one.name}
              </Link>
            )}
            <span className="second">{pastTableText(one)}</span>
            {lookedAt !== undefined && (
              <Button
                size="sm"
                variant="subtle"
                aria-label={`Restore ${one.name} as a copy`}
                onClick={() => restoring.mutate({ backup, campaign: one.id }, { onSuccess: restored })}
              >
                Restore as a copy
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
