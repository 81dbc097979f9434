/** Every backup there is: what each holds, a look inside, and the way back. */
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconDatabasePlus } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useAsk, useDo } from '../../../app/api.ts';
import { notify } from '../../../app/notify.ts';
import { Section } from '../../../components/section.tsx';
import { whenInText } from '../../../text/when.ts';
import { BackupTable } from './backup-table.tsx';
import styles from './backups.module.css';
import { Copies } from './copies.tsx';
import { Folder } from './folder.tsx';
import { Kept } from './kept.tsx';
import { asks, type Opened } from './opened.ts';
import { Rescue } from './rescue.tsx';
import { Room } from './room.tsx';
import { folderAway, sizeText } from './words.ts';

export function BackupsTab() {
  const { restore } = useSearch({ from: '/settings' });
  return <Backups key={restore ?? ''} restoring={restore} />;
}

/** `restoring`: the backup whose restore is asked for from elsewhere. */
function Backups({ restoring }: { readonly restoring: string | undefined }) {
  const [opened, open] = useState<Opened | undefined>(
    restoring === undefined ? undefined : { name: restoring, what: 'restore' },
  );
  const list = useAsk('backup.list', {});
  const make = useDo('backup.now');
  if (list.data === undefined) {
    return list.error === null ? null : (
      <p role="alert" className="flag">
        {list.error.message}
      </p>
    );
  }
  const { backups, failed, away, folder } = list.data;
  const backUp = () =>
    make.mutate({}, { onSuccess: ({ size }) => notify({ message: `Backed up: ${sizeText(size)}.` }) });
  return (
    <>
      <Rescue second={asks(opened)} />
      <div className={styles.parts}>
        <Section
          title="Backups"
          aside={
            backups.length === 0
              ? away
                ? 'out of reach'
                : 'none yet'
              : `${backups.length}, each opened and checked after it was written`
          }
          end={
            <Button
              size="sm"
              leftSection={<IconDatabasePlus size={16} stroke={1.6} aria-hidden />}
              onClick={backUp}
            >
              {make.isPending ? 'Backing up…' : 'Back up now'}
            </Button>
          }
        >
          {(away || failed !== null) && (
            <p role="alert" className={styles.failed}>
              <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
              <span>
                {away ? folderAway(folder) : `${failed?.message} Last tried ${whenInText(failed?.at ?? '')}.`}
              </span>
            </p>
          )}
          {away ? undefined : backups.length === 0 ? (
            <p className={styles.none}>
              A backup is made before the first act of each day, and before anything that changes much.
            </p>
          ) : (
            <BackupTable list={list.data} opened={opened} onOpen={open} />
          )}
        </Section>
        <div className={styles.margin}>
          <Kept list={list.data} />
          <Room list={list.data} />
          <Folder list={list.data} />
        </div>
      </div>
      <Copies list={list.data} opened={opened} onOpen={open} />
    </>
  );
}
