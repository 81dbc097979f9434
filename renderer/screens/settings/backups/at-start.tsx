/** At the start, where the file isn't what it was: what there is, and which one to go on with. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { CallFailure, call, useAsk } from '../../../client/api.ts';
import { Section } from '../../../components/section.tsx';
import styles from './backups.module.css';
import { asks, type Opened, sourcesOf } from './opened.ts';
import { Rescue } from './rescue.tsx';
import { SourceTable } from './source-table.tsx';
import { noneText, words } from './text/words.ts';

interface AtStartProps {
  readonly code: CallFailure['code'];
  /** Asks for the shelf again. */
  readonly onRetry: () => void;
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
  const [first] = list === undefined ? [] : sourcesOf(list, true);
  const [way] = first?.offers.filter((what) => what === 'restore' || what === 'repair') ?? [];
  /** The copy of what stood there, where no backup has come as far. */
  const kept = missing && first?.offers.includes('delete') && way && { name: first.name, what: way };
  const opened = (chosen === undefined ? kept : chosen) || undefined;
  const onOpen = (to: Opened | undefined) => setChosen(to ?? null);
  const newest = list?.latest ?? undefined;
  const away = code === 'folder-away' && folder?.named === false;
  const filled = !damaged && !asks(opened) ? 'filled' : 'default';
  const none = list && noneText(list, code);
  const tried = (trying: Promise<unknown>) => {
    setFailed(false);
    trying.then(onRetry, (failure: unknown) => {
      onRetry();
      setFailed(failure instanceof CallFailure);
    });
  };
  return (
    <div className={styles.atStart}>
      {failed && (
        <p role="alert" className="second">
          {words.itIsStillSo}
        </p>
      )}
      {damaged && <Rescue alone second={asks(opened)} />}
      <div className={styles.buttons}>
        {newest !== undefined && (!damaged || hasLooked) && (
          <Button variant={filled} onClick={() => onOpen({ name: newest, what: 'restore' })}>
            {words.restoreTheNewestBackup}
          </Button>
        )}
        <Button
          variant={newest === undefined ? filled : 'default'}
          onClick={() => tried(call('file.open', {}))}
        >
          {words.tryAgain}
        </Button>
        {away && (
          <Button onClick={() => tried(call('folder.usual', {}))}>{words.beginInTheUsualFolder}</Button>
        )}
        {missing && (
          <Button onClick={() => tried(call('file.open', { as: 'new' }))}>
            {words.beginWithAnEmptyShelf}
          </Button>
        )}
      </div>
      {list !== undefined && first !== undefined && (
        <Section title={words.backups} aside={words.putsTheWholeFileBack}>
          <SourceTable list={list} alone opened={opened} onOpen={onOpen} />
        </Section>
      )}
      {away && <p className="second">{words.theUsualFolderIs(folder.usual)}</p>}
      {none !== undefined && <p className="second">{none}</p>}
    </div>
  );
}
