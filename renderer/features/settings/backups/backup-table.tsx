import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Fragment, useRef, useState } from 'react';
import type { BackupEntry, BackupList } from '../../../../src/contract/calls/backups.ts';
import { inWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { useKeptFocus } from '../../../app/focus.ts';
import { whenAmong, whenInTextAmong } from '../../../text/when.ts';
import styles from './backups.module.css';
import { Look } from './look.tsx';
import type { OpenedProps } from './opened.ts';
import { RestoreForm } from './restore-form.tsx';
import { words as said } from './text/backup-table.ts';
import { followed, inBackupText, sizeText, standing, stoodText, whyText } from './words.ts';

/** Rows at first. */
const SHOWN = 12;

interface BackupTableProps extends OpenedProps {
  readonly list: BackupList;
  /** The campaigns can't be opened: only the whole file can be restored. */
  readonly alone?: boolean;
}

export function BackupTable({ list, alone = false, opened: open, onOpen }: BackupTableProps) {
  const [all, setAll] = useState(false);
  const table = useRef<HTMLTableElement>(null);
  const one = followed(list);
  // One that is asked for from elsewhere may lie further down.
  const openAt = list.backups.findIndex(({ name }) => name === open?.name);
  const rows = all ? list.backups : list.backups.slice(0, Math.max(SHOWN, openAt + 1));
  const older = list.backups.length - rows.length;
  // Only the last restore is taken back; of those before it the backups are like any other.
  const back = alone ? null : list.takesBack;
  useKeptFocus(list.backups, () => table.current?.querySelector('button'));
  const close = (name: string) => {
    onOpen(undefined);
    // The button that opened it is there again once this is drawn.
    requestAnimationFrame(() =>
      table.current?.querySelector<HTMLElement>(`[data-restores="${name}"]`)?.focus(),
    );
  };
  return (
    <>
      <table ref={table} className={styles.table}>
        <thead>
          <tr>
            <th>{said.when}</th>
            <th>{said.why}</th>
            <th className="name" title={one?.name}>
              {one?.name ?? said.holds}
            </th>
            <th className="n">{said.inAll}</th>
            <th className="n">{said.size}</th>
            <th>
              <span className="vh">{said.whatToDo}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((backup) => {
            const opened = open?.name === backup.name ? open.what : undefined;
            return (
              <Fragment key={backup.name}>
                <Row
                  backup={backup}
                  when={whenAmong(backup.at, list.backups)}
                  stood={one === undefined ? '' : stoodText(backup, one.id, list.backups)}
                  opened={opened !== undefined}
                  back={backup.name === back}
                  onLook={() => onOpen({ name: backup.name, what: 'look' })}
                  onRestore={() => onOpen({ name: backup.name, what: 'restore' })}
                />
                {opened !== undefined && (
                  <tr className={styles.detail}>
                    <td colSpan={6}>
                      {opened === 'restore' ? (
                        <RestoreForm
                          backup={backup}
                          when={whenInTextAmong(backup.at, list.backups)}
                          alone={alone}
                          back={backup.name === back}
                          onClose={() => close(backup.name)}
                        />
                      ) : (
                        <Look backup={backup} alone={alone} onClose={() => close(backup.name)} />
                      )}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      {older > 0 && (
        <p className={styles.more}>
          <button type="button" className="link" onClick={() => setAll(true)}>
            {upperFirst(inWords(older))} {said.older} {older === 1 ? 'one' : 'ones'}
          </button>
        </p>
      )}
    </>
  );
}

interface RowProps {
  readonly backup: BackupEntry;
  readonly when: string;
  /** Where the campaign stood whose way the list shows. */
  readonly stood: string;
  readonly opened: boolean;
  /** It takes the last restore back. */
  readonly back: boolean;
  readonly onLook: () => void;
  readonly onRestore: () => void;
}

function Row({ backup, when, stood, opened, back, onLook, onRestore }: RowProps) {
  return (
    <tr data-open={opened || undefined}>
      <td>
        <time dateTime={backup.at}>{when}</time>{' '}
        <IconCheck
          className={styles.checked}
          size={14}
          stroke={1.8}
          role="img"
          aria-label={said.openedCheckedAndCounted}
        />
      </td>
      <td>
        {whyText(backup)}
        {backup.keptFor === null && <span className="tag">{said.goesNext}</span>}
      </td>
      <td className="second name" title={stood}>
        {stood}
      </td>
      <td className="n" title={standing(backup).map(inBackupText).join('\n')}>
        {standing(backup).length}
      </td>
      <td className="n">{sizeText(backup.size)}</td>
      <td className={styles.acts}>
        {!opened && (
          <>
            <Button size="sm" variant="subtle" aria-label={said.lookIntoTheBackup(when)} onClick={onLook}>
              {said.look}
            </Button>
            <Button
              size="sm"
              variant={back ? 'default' : 'subtle'}
              data-restores={backup.name}
              aria-label={back ? said.takeItBackTheRestore(when) : said.restoreFrom(when)}
              onClick={onRestore}
            >
              {back ? said.takeItBack : said.restore}
            </Button>
          </>
        )}
      </td>
    </tr>
  );
}
