/** Backups, and the copies of the file that are kept, one a row; what is opened of one stands under it. */
import { Button } from '@mantine/core';
import { Fragment, useEffect, useRef, useState } from 'react';
import type { BackupEntry, BackupList } from '../../../../src/contract/calls/backups.ts';
import { inWords } from '../../../../src/rules/core/text/english.ts';
import { useDo } from '../../../client/api.ts';
import { takeFocus, useKeptFocus } from '../../../client/focus.ts';
import { whenAmong } from '../../../text/when.ts';
import styles from './backups.module.css';
import { Inside } from './inside.tsx';
import { Rescue } from './rescue.tsx';
import { RestoreForm } from './restore-form.tsx';
import { calledAmong, holdsText, inBackupText, isCopy, sizeText, whyText } from './text/words.ts';

/** Rows at first. */
const SHOWN = 12;

/** Panel opened for a row: no more than one at a time, so that a single button is the first to press. */
export interface Opened {
  readonly name: string;
  readonly what: 'look' | 'restore' | 'repair' | 'delete';
}

/** Says whether the panel asks for a decision, for which everything beside it waits. */
export const asks = (opened: Opened | undefined): boolean => opened !== undefined && opened.what !== 'look';

/** A copy that is kept because another file took its place is whole, and opens like a backup. Any other was damaged. */
export function offersOf({ why }: BackupEntry): readonly Opened['what'][] {
  if (why === 'damaged') return ['repair', 'delete'];
  return why === 'kept' ? ['look', 'restore', 'delete'] : ['look', 'restore'];
}

/** On the button, and for who only hears it. */
function labelsOf(called: string, what: Opened['what'], back: boolean): readonly [string, string] {
  if (what === 'delete') return ['Delete', `Delete ${called}`];
  if (what !== 'restore') return ['Look', `Look inside ${called}`];
  return back ? ['Undo', `Undo the restore, by ${called}`] : ['Restore', `Restore from ${called}`];
}

interface SourceTableProps {
  readonly list: BackupList;
  /** The campaigns can't be opened: only the whole file can be restored, and there is no last restore to undo. */
  readonly alone?: boolean;
  readonly opened: Opened | undefined;
  readonly onOpen: (opened: Opened | undefined) => void;
}

export function SourceTable({ list, alone = false, opened, onOpen }: SourceTableProps) {
  const { backups, takesBack } = list;
  const [all, setAll] = useState(false);
  const table = useRef<HTMLTableElement>(null);
  useKeptFocus(list, () => table.current?.querySelector('button'));
  // A row that is asked for from elsewhere may lie further down.
  const openAt = backups.findIndex(({ name }) => name === opened?.name);
  const shown = all ? backups : backups.slice(0, Math.max(SHOWN, openAt + 1));
  const close = () => {
    table.current?.querySelector<HTMLElement>('[data-open] [aria-expanded="true"]')?.focus();
    onOpen(undefined);
  };
  const row = (source: BackupEntry) => {
    const { name, at, shelf, size, goesNext } = source;
    const back = !alone && name === takesBack;
    const open = name === opened?.name ? opened.what : undefined;
    const panel = { source, called: calledAmong(source, backups), alone, back, onClose: close };
    return (
      <Fragment key={name}>
        <tr data-open={open !== undefined || undefined}>
          <td>
            <time dateTime={at}>{whenAmong(at, backups)}</time>
          </td>
          <td>
            {whyText(source)}
            {goesNext && <span className="tag">will be deleted next</span>}
          </td>
          <td
            className="second name"
            title={[...(isCopy(source) ? [name] : []), ...shelf.map(inBackupText)].join('\n')}
          >
            {holdsText(source) || (isCopy(source) && name)}
          </td>
          <td className="n">{sizeText(size)}</td>
          <td className={styles.acts}>
            {offersOf(source).map((what) => {
              const isOpen = open === what;
              const [label, told] = labelsOf(panel.called, what, back);
              return (
                <Button
                  key={what}
                  size="sm"
                  variant={back && what === 'restore' ? 'default' : 'subtle'}
                  aria-label={isOpen ? `Close ${panel.called}` : told}
                  aria-expanded={isOpen}
                  onClick={() => onOpen(isOpen ? undefined : { name, what })}
                >
                  {isOpen ? 'Close' : label}
                </Button>
              );
            })}
          </td>
        </tr>
        {open !== undefined && (
          <tr
            className={styles.detail}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && !event.defaultPrevented) close();
            }}
          >
            <td colSpan={5}>
              {open === 'look' && <Inside {...panel} />}
              {open === 'restore' && <RestoreForm {...panel} />}
              {open === 'repair' && <Rescue copy={name} alone={alone} />}
              {open === 'delete' && <Delete copy={name} onClose={close} />}
            </td>
          </tr>
        )}
      </Fragment>
    );
  };
  return (
    <>
      <table ref={table} className={styles.table}>
        <thead>
          <tr>
            <th>Made</th>
            <th>Why</th>
            <th className="name">Holds</th>
            <th className="n">Size</th>
            <th>
              <span className="vh">What to do</span>
            </th>
          </tr>
        </thead>
        <tbody>{shown.map(row)}</tbody>
      </table>
      {shown.length < backups.length && (
        <p className={styles.more}>
          <button type="button" className="link" onClick={() => setAll(true)}>
            Show {inWords(backups.length - shown.length)} older
          </button>
        </p>
      )}
    </>
  );
}

function Delete({ copy, onClose }: { readonly copy: string; readonly onClose: () => void }) {
  const drop = useDo('backup.drop-copy');
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => takeFocus(cancel.current), []);
  return (
    <section className={styles.panel} aria-label={`Delete ${copy}`}>
      <p>The copy goes for good. Backups stay.</p>
      <div className={styles.buttons}>
        <Button variant="filled" onClick={() => drop.mutate({ copy }, { onSuccess: onClose })}>
          Delete for good
        </Button>
        <Button ref={cancel} variant="subtle" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </section>
  );
}
