/** At the start, where the file isn't what it was: what there is, and which one to go on with. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { CallFailure, call, useAsk } from '../../../client/api.ts';
import { Section } from '../../../components/section.tsx';
import styles from './backups.module.css';
import { Rescue } from './rescue.tsx';
import { asks, type Opened, offersOf, SourceTable } from './source-table.tsx';
import { isCopy, noneText } from './text/words.ts';

interface AtStartProps {
  readonly code: CallFailure['code'];
  /** Asks for the shelf again. */
  readonly onRetry: () => void;
}

export function AtStart({ code, onRetry }: AtStartProps) {
  /** True for a damaged file: its rescue then comes first. */
  const damaged = code === 'damaged-file';
  const missing = code === 'missing-file';
  /**
   * True once the damaged file has been looked through: it may give back more than any backup has, so that the player chooses between both.
   */
  const hasLooked = useAsk('rescue.look', {}, { enabled: false, kept: true }).isFetched;
  const list = useAsk('backup.list', {}).data;
  const folder = useAsk('folder.get', {}).data;
  const [failed, setFailed] = useState(false);
  /** Null once what was opened is closed. */
  const [chosen, setChosen] = useState<Opened | null>();
  const [first] = list?.backups ?? [];
  /** The copy of what stood there, where no backup has come as far. */
  const isBack = first && isCopy(first) && (first.why === 'damaged' || first.name === list?.latest);
  const way = missing && isBack && offersOf(first).find((what) => what !== 'look');
  const opened = (chosen === undefined && way ? { name: first.name, what: way } : chosen) ?? undefined;
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
          Nothing has changed.
        </p>
      )}
      {damaged && <Rescue alone second={asks(opened)} />}
      <div className={styles.buttons}>
        {newest !== undefined && (!damaged || hasLooked) && (
          <Button variant={filled} onClick={() => setChosen({ name: newest, what: 'restore' })}>
            {first?.name === newest && isCopy(first)
              ? 'Restore the newest copy'
              : 'Restore the newest backup'}
          </Button>
        )}
        <Button
          variant={newest === undefined ? filled : 'default'}
          onClick={() => tried(call('file.open', {}))}
        >
          Try again
        </Button>
        {away && <Button onClick={() => tried(call('folder.usual', {}))}>Begin in the usual folder</Button>}
        {missing && (
          <Button onClick={() => tried(call('file.open', { as: 'new' }))}>Begin with an empty shelf</Button>
        )}
      </div>
      {list !== undefined && first !== undefined && (
        <Section title="Backups" aside="Restoring puts the whole file back as it stood">
          <SourceTable list={list} alone opened={opened} onOpen={(to) => setChosen(to ?? null)} />
        </Section>
      )}
      {away && (
        <p className="second">The usual folder is {folder.usual}. What is in the other one stays there.</p>
      )}
      {none !== undefined && <p className="second">{none}</p>}
    </div>
  );
}
