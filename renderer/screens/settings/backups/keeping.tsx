/** Room that backups may take, and their place. Those beyond it go with the next backup, never at once. */
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { BackupList } from '../../../../src/contract/calls/backups.ts';
import { useDo } from '../../../client/api.ts';
import { useFocusOnClose } from '../../../client/focus.ts';
import { notify } from '../../../client/notify.ts';
import { KeptForm } from '../../../components/kept-form.tsx';
import { Section } from '../../../components/section.tsx';
import { Stepper } from '../../../components/stepper.tsx';
import { FolderForm } from '../folder-form.tsx';
import styles from './backups.module.css';
import { isCopy, sizeText } from './text/words.ts';

interface PartProps {
  readonly list: BackupList;
}

export function Kept({ list: { mostMegabytes, backups, total } }: PartProps) {
  const keep = useDo('backup.keep');
  const id = useId();
  const [least, most] = [10, 1_000_000];
  const made = backups.filter((one) => !isCopy(one)).length;
  return (
    <Section title="Kept" aside={made === 0 ? undefined : `${made}, ${sizeText(total)}`}>
      <p className={styles.kept}>
        <label htmlFor={id}>Use at most</label>
        <Stepper
          id={id}
          label="Use at most"
          {...{ least, most, step: 100 }}
          value={mostMegabytes}
          onChange={(next) => {
            if (next >= least && next <= most && next !== mostMegabytes) keep.mutate({ mostMegabytes: next });
          }}
        />
        MB
      </p>
      <p className="quiet small">
        Within that the last ten, one a day for two weeks, one a week for three months, and one a month after
        that. The oldest go first; the newest good one always stays.
      </p>
    </Section>
  );
}

/** Another folder takes them all along. */
export function Folder({ list }: PartProps) {
  const [open, setOpen] = useState(false);
  const move = useDo('backup.move', { handles: () => true });
  const opener = useRef<HTMLButtonElement>(null);
  useFocusOnClose(open, opener);
  const close = () => {
    move.reset();
    setOpen(false);
  };
  const send = (folder: string | null, onDone = () => {}) => {
    const onSuccess = (moved: BackupList) => {
      onDone();
      close();
      notify({ message: `Backups are now in ${moved.folder}.` });
    };
    move.mutate({ folder }, { onSuccess });
  };
  return (
    <Section title="Folder">
      <p className={styles.path}>{list.folder}</p>
      {open ? (
        <KeptForm form="settings/backups-folder" opened initial={{ folder: list.folder }}>
          {(filled) => (
            <FolderForm
              filled={filled}
              label="Move all backups to this folder"
              title="Folder for backups"
              moving={move.isPending}
              error={move.error?.message}
              onMove={() => send(filled.value.folder.trim(), filled.sending())}
              onClose={close}
            />
          )}
        </KeptForm>
      ) : (
        <div className={styles.buttons}>
          <Button ref={opener} size="sm" onClick={() => setOpen(true)}>
            Choose another…
          </Button>
          {!list.usual && (
            <Button size="sm" variant="subtle" onClick={() => send(null)}>
              Use the default folder
            </Button>
          )}
        </div>
      )}
      {list.sameDisk && (
        <Note>This folder is on the same disk as your campaigns. A second disk is safer.</Note>
      )}
    </Section>
  );
}

export function Note({
  alert = false,
  children,
}: {
  readonly alert?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <p role={alert ? 'alert' : undefined} className={styles.note}>
      <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
