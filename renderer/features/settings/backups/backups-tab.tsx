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
import { Kept, Room } from './kept.tsx';
import { asks, type Opened } from './opened.ts';
import { Rescue } from './rescue.tsx';
import { words as said } from './text/backups-tab.ts';
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
    make.mutate({}, { onSuccess: ({ size }) => notify({ message: said.backedUp(sizeText(size)) }) });
  return (
    <>
      <Rescue second={asks(opened)} />
      <div className={styles.parts}>
        <Section
          title={said.backups}
          aside={
            backups.length === 0
              ? away
                ? said.outOfReach
                : said.noneYet
              : said.eachOpenedAndCheckedAfter(backups.length)
          }
          end={
            <Button
              size="sm"
              leftSection={<IconDatabasePlus size={16} stroke={1.6} aria-hidden />}
              onClick={backUp}
            >
              {make.isPending ? said.backingUp : said.backUpNow}
            </Button>
          }
        >
          {(away || failed !== null) && (
            <p role="alert" className={styles.failed}>
              <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
              <span>
                {away ? folderAway(folder) : said.lastTried(failed?.message, whenInText(failed?.at ?? ''))}
              </span>
            </p>
          )}
          {away ? undefined : backups.length === 0 ? (
            <p className={styles.none}>{said.aBackupIsMadeBefore}</p>
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
