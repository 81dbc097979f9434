import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { BackupList } from '../../../../src/contract/calls/backups.ts';
import { useDo } from '../../../app/api.ts';
import { useFocusOnClose } from '../../../app/focus.ts';
import { notify } from '../../../app/notify.ts';
import { KeptForm } from '../../../components/kept-form.tsx';
import { Section } from '../../../components/section.tsx';
import { FolderForm } from '../folder-form.tsx';
import styles from './backups.module.css';
import { words } from './text/folder.ts';

/** Where they lie. Another folder takes them all along. */
export function Folder({ list }: { readonly list: BackupList }) {
  const [open, setOpen] = useState(false);
  const move = useDo('backup.move', { handles: () => true });
  const opener = useRef<HTMLButtonElement>(null);
  useFocusOnClose(open, opener);
  const close = () => {
    move.reset();
    setOpen(false);
  };
  const send = (folder: string | null, onDone = () => {}) =>
    move.mutate(
      { folder },
      {
        onSuccess: (moved) => {
          onDone();
          close();
          notify({ message: words.backupsAreNowIn(moved.folder) });
        },
      },
    );
  return (
    <Section title={words.folder}>
      <p className={styles.path}>{list.folder}</p>
      {!open ? (
        <div className={styles.buttons}>
          <Button ref={opener} size="sm" onClick={() => setOpen(true)}>
            {words.chooseAnother}
          </Button>
          {!list.usual && (
            <Button size="sm" variant="subtle" onClick={() => send(null)}>
              {words.useTheDefaultFolder}
            </Button>
          )}
        </div>
      ) : (
        <KeptForm form="settings/backups-folder" initial={{ folder: list.folder }}>
          {(filled) => (
            <FolderForm
              filled={filled}
              label={words.moveAllBackups}
              title={words.folderForBackups}
              moving={move.isPending}
              error={move.error?.message}
              onMove={() => send(filled.value.folder.trim(), filled.sending())}
              onClose={close}
            />
          )}
        </KeptForm>
      )}
      {list.sameDisk && (
        <p className={styles.note}>
          <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
          <span>{words.thisFolder}</span>
        </p>
      )}
    </Section>
  );
}
