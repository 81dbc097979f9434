/** How many backups are kept, in how much room, and where. What is beyond goes with the next backup, never at once. */
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import type { BackupList } from '../../../../src/contract/calls/backups.ts';
import { useDo } from '../../../client/api.ts';
import { useFocusOnClose } from '../../../client/focus.ts';
import { notify } from '../../../client/notify.ts';
import { KeptForm } from '../../../components/kept-form.tsx';
import { Section } from '../../../components/section.tsx';
import { Stepper } from '../../../components/stepper.tsx';
import { FolderForm } from '../folder-form.tsx';
import styles from './backups.module.css';
import { sizeText, words } from './text/words.ts';

const LINES = [
  { what: 'last', label: words.theLast, least: 1, most: 100, step: 1, unit: () => '' },
  { what: 'weeksOfDays', label: words.oneADayFor, least: 1, most: 52, step: 1, unit: words.weeks },
  { what: 'monthsOfWeeks', label: words.oneAWeekFor, least: 1, most: 60, step: 1, unit: words.months },
  {
    what: 'mostMegabytes',
    label: words.useAtMost,
    least: 10,
    most: 1_000_000,
    step: 100,
    unit: () => words.mb,
  },
] as const;

interface PartProps {
  readonly list: BackupList;
}

export function Kept({ list: { policy, backups, total } }: PartProps) {
  const keep = useDo('backup.keep');
  const id = useId();
  return (
    <Section title={words.kept}>
      <table className={styles.kept}>
        <tbody>
          {LINES.map(({ what, label, least, most, step, unit }) => (
            <tr key={what} data-wide={what === 'mostMegabytes' || undefined}>
              <td>
                <label htmlFor={id + what}>{label}</label>
              </td>
              <td>
                <Stepper
                  id={id + what}
                  label={label}
                  value={policy[what]}
                  least={least}
                  most={most}
                  step={step}
                  onChange={(next) => {
                    if (next >= least && next <= most && next !== policy[what])
                      keep.mutate({ ...policy, [what]: next });
                  }}
                />{' '}
                {unit(policy[what])}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{words.inAll}</td>
            <td>
              {backups.length}, {sizeText(total)}
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="quiet small">{words.theOldestGoFirst}</p>
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
      notify({ message: words.backupsAreNowIn(moved.folder) });
    };
    move.mutate({ folder }, { onSuccess });
  };
  return (
    <Section title={words.folder}>
      <p className={styles.path}>{list.folder}</p>
      {open ? (
        <KeptForm form="settings/backups-folder" opened initial={{ folder: list.folder }}>
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
      ) : (
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
      )}
      {list.sameDisk && (
        <p className={styles.note}>
          <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
          <span>{words.onTheSameDisk}</span>
        </p>
      )}
    </Section>
  );
}
