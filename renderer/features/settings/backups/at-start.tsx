/** At the start, where the file isn't what it was: what there is, and which one to go on with. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { BackupList } from '../../../../src/contract/calls/backups.ts';
import { CallFailure, call, useAsk } from '../../../app/api.ts';
import { Section } from '../../../components/section.tsx';
import { BackupTable } from './backup-table.tsx';
import styles from './backups.module.css';
import { Copies } from './copies.tsx';
import { asks, type Opened } from './opened.ts';
import { Rescue } from './rescue.tsx';
import { words as said } from './text/at-start.ts';
import { noneText } from './words.ts';

interface AtStartProps {
  readonly code: CallFailure['code'];
  /** Asks for the shelf again. */
  readonly onRetry: () => void;
}

/** The copy of what stood there, where no backup has come as far. */
function keptSince({ copies: [copy], backups: [backup] }: BackupList): string | undefined {
  return backup === undefined || (copy?.at ?? '') > backup.at ? copy?.name : undefined;
}

export function AtStart({ code, onRetry }: AtStartProps) {
  /** What it can be made of comes first. */
  const damaged = code === 'damaged-file';
  /** What can be recovered from the file may be more than any backup has: which way to go is chosen between both. */
  const hasLooked = useAsk('rescue.look', {}, { enabled: false, kept: true }).isFetched;
  const list = useAsk('backup.list', {}).data;
  const [failed, setFailed] = useState<string>();
  /** Null once what was opened is closed. */
  const [chosen, setChosen] = useState<Opened | null>();
  const newest = list?.latest ?? undefined;
  const folder = useAsk('folder.get', {}).data;
  const away = code === 'folder-away' && folder?.named === false;
  const kept = list === undefined || code !== 'missing-file' ? undefined : keptSince(list);
  const first: Opened | undefined = kept === undefined ? undefined : { name: kept, what: 'copy' };
  const opened = chosen === undefined ? first : (chosen ?? undefined);
  const none = list && noneText(list, code);
  const open = (to: Opened | undefined) => setChosen(to ?? null);
  const isFirst = !damaged && !asks(opened);
  const told = (failure: unknown) => {
    onRetry();
    if (failure instanceof CallFailure) setFailed(failure.message);
  };
  const beginInUsual = () => {
    setFailed(undefined);
    call('folder.usual', {}).then(onRetry, told);
  };
  const openFile = (as?: 'new' | 'as-it-is') => {
    setFailed(undefined);
    call('file.open', as === undefined ? {} : { as }).then(onRetry, told);
  };
  return (
    <div className={styles.atStart}>
      {failed !== undefined && (
        <p role="alert" className="second">
          {said.itIsStillSo}
        </p>
      )}
      {damaged && <Rescue alone second={asks(opened)} />}
      <div className={styles.buttons}>
        {newest !== undefined && (!damaged || hasLooked) && (
          <Button
            variant={isFirst ? 'filled' : 'default'}
            onClick={() => open({ name: newest, what: 'restore' })}
          >
            {said.restoreTheNewestBackup}
          </Button>
        )}
        <Button variant={isFirst && newest === undefined ? 'filled' : 'default'} onClick={() => openFile()}>
          {said.tryAgain}
        </Button>
        {away && <Button onClick={beginInUsual}>{said.beginInTheUsualFolder}</Button>}
        {code === 'missing-file' && (
          <Button onClick={() => openFile('new')}>{said.beginWithAnEmptyShelf}</Button>
        )}
        {code === 'older-file' && (
          <Button onClick={() => openFile('as-it-is')}>{said.goOnWithThisFile}</Button>
        )}
      </div>
      {list !== undefined && kept !== undefined && <Copies list={list} alone opened={opened} onOpen={open} />}
      {list !== undefined && list.backups.length > 0 && (
        <Section title={said.backups} aside={said.restoringPutsTheWholeFile}>
          <BackupTable list={list} alone opened={opened} onOpen={open} />
        </Section>
      )}
      {list !== undefined && kept === undefined && (damaged || code === 'missing-file') && (
        <Copies list={list} alone opened={opened} onOpen={open} />
      )}
      {away && <p className="second">{said.theUsualFolderIsWhat(folder.usual)}</p>}
      {none !== undefined && <p className="second">{none}</p>}
    </div>
  );
}
