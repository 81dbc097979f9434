/** Backups, or the copies of the file that are kept, one a row; what is opened of one stands under it. */
import { Button } from '@mantine/core';
import { Fragment, useEffect, useRef, useState } from 'react';
import type { BackupList } from '../../../../src/contract/calls/backups.ts';
import { inWords } from '../../../../src/rules/core/text/english.ts';
import { useDo } from '../../../app/api.ts';
import { takeFocus, useKeptFocus } from '../../../app/focus.ts';
import { whenAmong, whenInTextAmong } from '../../../text/when.ts';
import styles from './backups.module.css';
import { Look } from './look.tsx';
import type { Opened, OpenedProps, Source } from './opened.ts';
import { Rescue } from './rescue.tsx';
import { RestoreForm } from './restore-form.tsx';
import { holdsText, inBackupText, sizeText, whyText, words } from './text/words.ts';

/** Rows at first. */
const SHOWN = 12;

interface Row extends Source {
  /** Why it was made; of a copy, its name. */
  readonly what: string;
  readonly size: number;
  readonly goesNext: boolean;
  /** It undoes the last restore. */
  readonly back: boolean;
  readonly offers: readonly Opened['what'][];
}

const backupRows = ({ backups, takesBack }: BackupList, alone: boolean): readonly Row[] =>
  backups.map((backup) => ({
    ...backup,
    called: words.theBackupOf(whenInTextAmong(backup.at, backups)),
    what: whyText(backup),
    goesNext: backup.keptFor === null,
    back: !alone && backup.name === takesBack,
    offers: ['look', 'restore'],
  }));

/** One that is kept because another file took its place is whole, and opens like a backup. Any other was damaged. */
const copyRows = ({ copies }: BackupList): readonly Row[] =>
  copies.map((copy) => ({
    ...copy,
    called: copy.name,
    shelf: [],
    what: copy.name,
    goesNext: false,
    back: false,
    offers: copy.name.startsWith('holdout-kept-') ? ['look', 'restore', 'delete'] : ['repair', 'delete'],
  }));

/** On the button, and for who only hears it. */
function labelsOf({ called, back }: Row, what: Opened['what'], isOpen: boolean): readonly [string, string] {
  if (isOpen) return [words.close, words.closeOf(called)];
  if (what === 'delete') return [words.delete, words.deleteOf(called)];
  if (what !== 'restore') return [words.look, words.lookInside(called)];
  return back ? [words.undo, words.undoTheRestoreBy(called)] : [words.restore, words.restoreFrom(called)];
}

interface SourceTableProps extends OpenedProps {
  readonly list: BackupList;
  readonly of: 'backups' | 'copies';
  /** The campaigns can't be opened: only the whole file can be restored. */
  readonly alone?: boolean;
}

export function SourceTable({ list, of, alone = false, opened, onOpen }: SourceTableProps) {
  const [all, setAll] = useState(of === 'copies');
  const table = useRef<HTMLTableElement>(null);
  useKeptFocus(list, () => table.current?.querySelector('button'));
  const rows = of === 'backups' ? backupRows(list, alone) : copyRows(list);
  // One that is asked for from elsewhere may lie further down.
  const openAt = rows.findIndex(({ name }) => name === opened?.name);
  const shown = all ? rows : rows.slice(0, Math.max(SHOWN, openAt + 1));
  const close = () => {
    table.current?.querySelector<HTMLElement>('[data-open] [aria-expanded="true"]')?.focus();
    onOpen(undefined);
  };
  return (
    <>
      <table ref={table} className={styles.table}>
        <thead>
          <tr>
            <th>{words.made}</th>
            <th>{of === 'backups' ? words.why : words.copy}</th>
            {of === 'backups' && <th className="name">{words.holds}</th>}
            <th className="n">{words.size}</th>
            <th>
              <span className="vh">{words.whatToDo}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => {
            const what = row.name === opened?.name ? opened.what : undefined;
            return (
              <Fragment key={row.name}>
                <tr data-open={what !== undefined || undefined}>
                  <td>
                    <time dateTime={row.at}>{whenAmong(row.at, rows)}</time>
                  </td>
                  <td>
                    {row.what}
                    {row.goesNext && <span className="tag">{words.goesNext}</span>}
                  </td>
                  {of === 'backups' && (
                    <td className="second name" title={row.shelf.map(inBackupText).join('\n')}>
                      {holdsText(row)}
                    </td>
                  )}
                  <td className="n">{sizeText(row.size)}</td>
                  <td className={styles.acts}>
                    {row.offers.map((offer) => {
                      const [label, told] = labelsOf(row, offer, what === offer);
                      return (
                        <Button
                          key={offer}
                          size="sm"
                          variant={row.back && offer === 'restore' ? 'default' : 'subtle'}
                          aria-label={told}
                          aria-expanded={what === offer}
                          onClick={() => onOpen(what === offer ? undefined : { name: row.name, what: offer })}
                        >
                          {label}
                        </Button>
                      );
                    })}
                  </td>
                </tr>
                {what !== undefined && (
                  <tr
                    className={styles.detail}
                    onKeyDown={(event) => {
                      if (event.key === 'Escape' && !event.defaultPrevented) close();
                    }}
                  >
                    <td colSpan={5}>
                      {what === 'look' && <Look source={row} alone={alone} />}
                      {what === 'restore' && (
                        <RestoreForm source={row} alone={alone} back={row.back} onClose={close} />
                      )}
                      {what === 'repair' && <Rescue copy={row.name} alone={alone} />}
                      {what === 'delete' && <Delete copy={row.name} onClose={close} />}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <p className={styles.more}>
          <button type="button" className="link" onClick={() => setAll(true)}>
            {words.older(inWords(rows.length - shown.length))}
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
    <section className={styles.restore} aria-label={words.deleteOf(copy)}>
      <p>{words.itIsGoneForGood}</p>
      <div className={styles.buttons}>
        <Button variant="filled" onClick={() => drop.mutate({ copy }, { onSuccess: onClose })}>
          {words.deleteForGood}
        </Button>
        <Button ref={cancel} variant="subtle" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </section>
  );
}
