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
function keptSince({ copies: [copy], backups: [backup] }: BackupList): Opened | undefined {
  if (copy === undefined || (backup !== undefined && copy.at <= backup.at)) return undefined;
  return { name: copy.name, what: copy.name.startsWith('holdout-kept-') ? 'restore' : 'repair' };
}

export function AtStart({ code, onRetry }: AtStartProps) {
  /** What it can be made of comes first. */
  const damaged = code === 'damaged-file';
  const missing = code === 'missing-file';
  /** What can be recovered from the file may be more than any backup has: which way to go is chosen between both. */
  const hasLooked = useAsk('rescue.look', {}, { enabled: false, kept: true }).isFetched;
  const list = useAsk('backup.list', {}).data;
  const folder = useAsk('folder.get', {}).data;
  const [failed, setFailed] = useState(false);
  /** Null once what was opened is closed. */
  const [chosen, setChosen] = useState<Opened | null>();
  const newest = list?.latest ?? undefined;
  const away = code === 'folder-away' && folder?.named === false;
  const kept = list !== undefined && missing ? keptSince(list) : undefined;
  const opened = chosen === undefined ? kept : (chosen ?? undefined);
  const none = list && noneText(list, code);
  const open = (to: Opened | undefined) => setChosen(to ?? null);
  const isFirst = !damaged && !asks(opened);
  const tried = (trying: Promise<unknown>) => {
    setFailed(false);
    trying.then(onRetry, (failure: unknown) => {
      onRetry();
      setFailed(failure instanceof CallFailure);
    });
  };
  const copies = list !== undefined && <Copies list={list} alone opened={opened} onOpen={open} />;
  return (
    <div className={styles.atStart}>
      {failed && (
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
        <Button
          variant={isFirst && newest === undefined ? 'filled' : 'default'}
          onClick={() => tried(call('file.open', {}))}
        >
          {said.tryAgain}
        </Button>
        {away && (
          <Button onClick={() => tried(call('folder.usual', {}))}>{said.beginInTheUsualFolder}</Button>
        )}
        {missing && (
          <Button onClick={() => tried(call('file.open', { as: 'new' }))}>
            {said.beginWithAnEmptyShelf}
          </Button>
        )}
      </div>
      {kept !== undefined && copies}
      {list !== undefined && list.backups.length > 0 && (
        <Section title={said.backups} aside={said.restoringPutsTheWholeFile}>
          <BackupTable list={list} alone opened={opened} onOpen={open} />
        </Section>
      )}
      {kept === undefined && (damaged || missing) && copies}
      {away && <p className="second">{said.theUsualFolderIsWhat(folder.usual)}</p>}
      {none !== undefined && <p className="second">{none}</p>}
    </div>
  );
}
