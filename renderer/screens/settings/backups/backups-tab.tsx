/** Every backup there is: what each holds, a look inside, and the way back. */

import { Button } from '@mantine/core';
import { IconDatabasePlus } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useAsk, useDo } from '../../../client/api.ts';
import { notify } from '../../../client/notify.ts';
import { Failed } from '../../../components/failed.tsx';
import { Section } from '../../../components/section.tsx';
import { whenInText } from '../../../text/when.ts';
import styles from './backups.module.css';
import { Folder, Kept, Note } from './keeping.tsx';
import { Rescue } from './rescue.tsx';
import { asks, type Opened, SourceTable } from './source-table.tsx';
import { folderAway, isCopy, sizeText } from './text/words.ts';

export function BackupsTab() {
  const { restore } = useSearch({ from: '/settings' });
  return <Backups key={restore ?? ''} restoring={restore} />;
}

/** `restoring`: the backup out of which a campaign was looked at, to be had back. */
function Backups({ restoring }: { readonly restoring: string | undefined }) {
  const [opened, onOpen] = useState<Opened | undefined>(
    restoring === undefined ? undefined : { name: restoring, what: 'look' },
  );
  const { data: list, error } = useAsk('backup.list', {});
  const make = useDo('backup.now');
  if (list === undefined) return <Failed error={error} />;
  const { backups, failed, away, folder } = list;
  const count = backups.filter((one) => !isCopy(one)).length;
  const none = away ? 'out of reach' : 'none yet';
  const backUp = () =>
    make.mutate({}, { onSuccess: ({ size }) => notify({ message: `Backed up: ${sizeText(size)}.` }) });
  return (
    <>
      <Rescue second={asks(opened)} />
      <div className={styles.parts}>
        <Section
          title="Backups"
          aside={count === 0 ? none : `${count}, each opened and checked after it was written`}
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
          {away && <Note alert>{folderAway(folder)}</Note>}
          {!away && failed !== null && (
            <Note alert>
              {failed.message} Last tried {whenInText(failed.at)}.
            </Note>
          )}
          {!away && count === 0 && (
            <p className={styles.none}>
              A backup is made before the first act of each day, and before anything that changes much.
            </p>
          )}
          {backups.length > 0 && <SourceTable list={list} opened={opened} onOpen={onOpen} />}
        </Section>
        <div className={styles.margin}>
          <Kept list={list} />
          <Folder list={list} />
        </div>
      </div>
    </>
  );
}
