/** At the start, where the file isn't what it was: what there is, and which one to go on with. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { BackupList } from '../../../../src/contract/calls/backups.ts';
import { CallFailure, call, useAsk } from '../../../app/api.ts';
import { Section } from '../../../components/section.tsx';
import { BackupTable } from './backup-table.tsx';
import styles from './backups.module.css';
import { Copies } from './copies.tsx';
import { Rescue } from './rescue.tsx';
import { folderAway } from './words.ts';

interface AtStartProps {
  readonly code: CallFailure['code'];
  /** Asks for the shelf again. */
  readonly onOpen: () => void;
}

/** The copy of what stood there, where no backup has come as far. */
function keptSince({ copies: [copy], backups: [backup] }: BackupList): string | undefined {
  return backup === undefined || (copy?.at ?? '') > backup.at ? copy?.name : undefined;
}

export function AtStart({ code, onOpen }: AtStartProps) {
  /** What it can be made of comes first. */
  const damaged = code === 'damaged-file';
  /** What the file can be made of may be more than any backup has: which way to go is chosen between both. */
  const hasLooked = useAsk('rescue.look', {}, { enabled: false, kept: true }).isFetched;
  const list = useAsk('backup.list', {}).data;
  const [failed, setFailed] = useState<string>();
  const [restoring, setRestoring] = useState<string>();
  const newest = list?.latest ?? undefined;
  const folder = useAsk('folder.get', {}).data;
  const away = code === 'folder-away' && folder?.named === false;
  const kept = list === undefined || code !== 'missing-file' ? undefined : keptSince(list);
  const told = (failure: unknown) => {
    onOpen();
    if (failure instanceof CallFailure) setFailed(failure.message);
  };
  const beginInUsual = () => {
    setFailed(undefined);
    call('folder.usual', {}).then(onOpen, told);
  };
  const open = (as?: 'new' | 'as-it-is') => {
    setFailed(undefined);
    call('file.open', as === undefined ? {} : { as }).then(onOpen, told);
  };
  return (
    <div className={styles.atStart}>
      {failed !== undefined && (
        <p role="alert" className="second">
          It is still so.
        </p>
      )}
      {damaged && <Rescue alone />}
      <div className={styles.buttons}>
        {newest !== undefined && (!damaged || hasLooked) && (
          <Button
            variant={damaged || kept !== undefined ? 'default' : 'filled'}
            onClick={() => setRestoring(newest)}
          >
            Restore the newest backup
          </Button>
        )}
        <Button
          variant={newest === undefined && kept === undefined && !damaged ? 'filled' : 'default'}
          onClick={() => open()}
        >
          Try again
        </Button>
        {away && <Button onClick={beginInUsual}>Begin in the usual folder</Button>}
        {code === 'missing-file' && <Button onClick={() => open('new')}>Begin with an empty shelf</Button>}
        {code === 'older-file' && <Button onClick={() => open('as-it-is')}>Go on with this file</Button>}
      </div>
      {list !== undefined && kept !== undefined && <Copies list={list} alone first={kept} />}
      {list !== undefined && list.backups.length > 0 && (
        <Section title="Backups" aside="Restoring puts the whole file back as it stood">
          <BackupTable key={restoring ?? ''} list={list} alone restoring={restoring} />
        </Section>
      )}
      {list !== undefined && kept === undefined && (damaged || code === 'missing-file') && (
        <Copies list={list} alone />
      )}
      {away && (
        <p className="second">
          {`The usual folder is ${folder.usual}. What is in the other one stays there.`}
        </p>
      )}
      {list !== undefined && list.backups.length === 0 && (
        <p className="second">
          {list.away ? folderAway(list.folder) : `There are no backups in ${list.folder}.`}
        </p>
      )}
    </div>
  );
}
