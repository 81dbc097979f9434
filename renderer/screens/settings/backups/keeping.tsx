/** Number of backups kept, their room, and their place. Those beyond the limits go with the next backup, never at once. */
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

const FIGURES = [
  { what: 'last', label: 'The last', least: 1, most: 100, step: 1, unit: ['', ''] },
  { what: 'weeksOfDays', label: 'One a day for', least: 1, most: 52, step: 1, unit: ['week', 'weeks'] },
  { what: 'monthsOfWeeks', label: 'One a week for', least: 1, most: 60, step: 1, unit: ['month', 'months'] },
  { what: 'mostMegabytes', label: 'Use at most', least: 10, most: 1_000_000, step: 100, unit: ['MB', 'MB'] },
] as const;

interface PartProps {
  readonly list: BackupList;
}

export function Kept({ list: { policy, backups, total } }: PartProps) {
  const keep = useDo('backup.keep');
  const id = useId();
  return (
    <Section title="Kept">
      <table className={styles.kept}>
        <tbody>
          {FIGURES.map(({ what, unit: [one, many], ...stepper }) => (
            <tr key={what} data-wide={what === 'mostMegabytes' || undefined}>
              <td>
                <label htmlFor={id + what}>{stepper.label}</label>
              </td>
              <td>
                <Stepper
                  {...stepper}
                  id={id + what}
                  value={policy[what]}
                  onChange={(next) => {
                    if (next >= stepper.least && next <= stepper.most && next !== policy[what])
                      keep.mutate({ ...policy, [what]: next });
                  }}
                />{' '}
                {policy[what] === 1 ? one : many}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>In all</td>
            <td>
              {backups.filter((one) => !isCopy(one)).length}, {sizeText(total)}
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="quiet small">
        Beyond, one a month. The oldest go first; the newest good one always stays.
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
