/** Every backup there is: what each holds, a look inside, and the way back. */
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconDatabasePlus } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useAsk, useDo } from '../../../client/api.ts';
import { notify } from '../../../client/notify.ts';
import { Section } from '../../../components/section.tsx';
import { whenInText } from '../../../text/when.ts';
import styles from './backups.module.css';
import { Folder, Kept } from './keeping.tsx';
import { asks, type Opened } from './opened.ts';
import { Rescue } from './rescue.tsx';
import { SourceTable } from './source-table.tsx';
import { folderAway, sizeText, words } from './text/words.ts';

export function BackupsTab() {
  const { restore } = useSearch({ from: '/settings' });
  return <Backups key={restore ?? ''} restoring={restore} />;
}

/** `restoring`: the backup whose restore is asked for from elsewhere. */
function Backups({ restoring }: { readonly restoring: string | undefined }) {
  const [opened, onOpen] = useState<Opened | undefined>(
    restoring === undefined ? undefined : { name: restoring, what: 'restore' },
  );
  const { data: list, error } = useAsk('backup.list', {});
  const make = useDo('backup.now');
  if (list === undefined)
    return error === null ? null : (
      <p role="alert" className="flag">
        {error.message}
      </p>
    );
  const { backups, failed, away, folder, copies } = list;
  const wrong = away
    ? folderAway(folder)
    : failed === null
      ? undefined
      : words.lastTried(failed.message, whenInText(failed.at));
  const none = away ? words.outOfReach : words.noneYet;
  const backUp = () =>
    make.mutate({}, { onSuccess: ({ size }) => notify({ message: words.backedUp(sizeText(size)) }) });
  return (
    <>
      <Rescue second={asks(opened)} />
      <div className={styles.parts}>
        <Section
          title={words.backups}
          aside={backups.length === 0 ? none : words.eachChecked(backups.length)}
          end={
            <Button
              size="sm"
              leftSection={<IconDatabasePlus size={16} stroke={1.6} aria-hidden />}
              onClick={backUp}
            >
              {make.isPending ? words.backingUp : words.backUpNow}
            </Button>
          }
        >
          {wrong !== undefined && (
            <p role="alert" className={styles.note}>
              <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
              <span>{wrong}</span>
            </p>
          )}
          {!away && backups.length === 0 && <p className={styles.none}>{words.aBackupIsMadeBefore}</p>}
          {backups.length + copies.length > 0 && <SourceTable list={list} opened={opened} onOpen={onOpen} />}
        </Section>
        <div className={styles.margin}>
          <Kept list={list} />
          <Folder list={list} />
        </div>
      </div>
    </>
  );
}
