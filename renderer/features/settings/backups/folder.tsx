import { Button, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { BackupList } from '../../../../src/contract/calls/backups.ts';
import { useDo } from '../../../app/api.ts';
import { useFocusOnClose } from '../../../app/focus.ts';
import { notify } from '../../../app/notify.ts';
import { Section } from '../../../components/section.tsx';
import styles from './backups.module.css';

/** Where they lie. Another folder takes them all along. */
export function Folder({ list }: { readonly list: BackupList }) {
  const [typed, setTyped] = useState<string>();
  const move = useDo('backup.move', { handles: () => true });
  const opener = useRef<HTMLButtonElement>(null);
  useFocusOnClose(typed !== undefined, opener);
  const close = () => {
    move.reset();
    setTyped(undefined);
  };
  const send = (folder: string | null) =>
    move.mutate(
      { folder },
      {
        onSuccess: (moved) => {
          close();
          notify({ message: `Backups are now in ${moved.folder}.` });
        },
      },
    );
  return (
    <Section title="Folder">
      <p className={styles.path}>{list.folder}</p>
      {typed === undefined ? (
        <div className={styles.buttons}>
          <Button ref={opener} size="sm" onClick={() => setTyped(list.folder)}>
            Choose another…
          </Button>
          {!list.usual && (
            <Button size="sm" variant="subtle" onClick={() => send(null)}>
              Back to the usual one
            </Button>
          )}
        </div>
      ) : (
        <form
          className={styles.move}
          onSubmit={(event) => {
            event.preventDefault();
            send(typed.trim());
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
          }}
        >
          <TextInput
            label="Move all backups to this folder"
            value={typed}
            error={move.error?.message}
            autoFocus
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <div className={styles.buttons}>
            <Button type="submit" size="sm" variant="filled">
              {move.isPending ? 'Moving…' : 'Move'}
            </Button>
            <Button size="sm" variant="subtle" onClick={close}>
              Cancel
            </Button>
          </div>
        </form>
      )}
      {list.sameDisk && (
        <p className={styles.note}>
          <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
          <span>This folder is on the same disk as your campaigns. A second disk is safer.</span>
        </p>
      )}
    </Section>
  );
}
