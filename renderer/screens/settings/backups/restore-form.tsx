/** The form under a backup's row: the whole file is restored, and what goes by it is said before. */

import { Button } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import type { BackupEntry } from '../../../../src/contract/calls/backups.ts';
import type { Output } from '../../../../src/contract/contract.ts';
import { useAsk, useDo } from '../../../client/api.ts';
import { takeFocus } from '../../../client/focus.ts';
import { Failed } from '../../../components/failed.tsx';
import { whenInText } from '../../../text/when.ts';
import styles from './backups.module.css';
import { usePutBack } from './use-put-back.ts';

/** Props of a panel opened under a row. */
export interface PanelProps {
  readonly source: BackupEntry;
  readonly called: string;
  readonly alone: boolean;
  /** True if this undoes the last restore. */
  readonly back: boolean;
  readonly onClose: () => void;
}

export function RestoreForm({ source, called, alone, back, onClose }: PanelProps) {
  const { name: backup, at } = source;
  const putBack = usePutBack();
  const form = useRef<HTMLFormElement>(null);
  const heading = useId();
  const restoring = useDo('backup.restore', { handles: () => true });
  const going = useAsk('backup.goes', { backup });
  const isComparing = going.isPending;

  // Asked for by a button further up it may lie below the window, and what goes makes it longer.
  useEffect(() => {
    if (!isComparing) form.current?.scrollIntoView({ block: 'nearest' });
    takeFocus(form.current?.querySelector<HTMLElement>('[type="submit"]'));
  }, [isComparing]);

  const restored = ({ aside }: Output<'backup.restore'>) => {
    onClose();
    const said = back ? `Restore undone, back to ${called}.` : `Restored from ${called}.`;
    putBack(aside === null ? said : `${said} What stood there before is ${aside}.`);
  };
  const label = back ? 'Undo the restore' : 'Restore the whole file';
  const wrong = restoring.error ?? going.error;
  return (
    <form
      ref={form}
      aria-labelledby={heading}
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        // Nothing is restored before it is said what goes by it.
        if (!isComparing) restoring.mutate({ backup }, { onSuccess: restored });
      }}
    >
      <div>
        <b id={heading}>{back ? `Undo the restore, back to ${called}` : `Restore from ${called}`}</b>
        <p className="second">
          {alone
            ? 'What stands in its place now is copied aside first.'
            : 'A backup of now is made first, so this can be undone. One campaign or game alone comes back as a copy by Look.'}
        </p>
      </div>
      {going.data !== undefined && <Goes {...going.data} at={at} />}
      <Failed error={wrong} />
      <div className={styles.buttons}>
        <Button type="submit" variant="filled">
          {isComparing ? 'Comparing it with the file…' : restoring.isPending ? 'Restoring…' : label}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Differences from the backup: what the file has that the backup hasn’t, and the other way round. */
function Goes({ isThere, goes, at }: Output<'backup.goes'> & { readonly at: string }) {
  if (goes === null)
    return (
      <p className="second">
        {isThere
          ? 'What stands there now can’t be read as it is.'
          : `There is no file to compare the backup with. It goes up to ${whenInText(at)}; whatever was done after that isn’t in it.`}
      </p>
    );
  return (
    <div>
      <p>
        {goes.some(({ loses }) => loses)
          ? 'Restoring it changes these:'
          : 'This holds everything the file holds: nothing is lost.'}
      </p>
      {goes.length > 0 && (
        <ul aria-label="What changes">
          {goes.map(({ id, name, deleted, told }) => (
            <li key={id ?? name}>
              <bdi>{name}</bdi>
              {deleted && <span className="tag">deleted</span>} <span className="second">{told}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
