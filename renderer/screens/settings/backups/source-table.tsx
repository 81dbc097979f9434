/** Backups, and the copies of the file that are kept, one a row; what is opened of one stands under it. */
import { Button } from '@mantine/core';
import { Fragment, useEffect, useRef, useState } from 'react';
import type { BackupList } from '../../../../src/contract/calls/backups.ts';
import { inWords } from '../../../../src/rules/core/text/english.ts';
import { useDo } from '../../../client/api.ts';
import { takeFocus, useKeptFocus } from '../../../client/focus.ts';
import { whenAmong } from '../../../text/when.ts';
import styles from './backups.module.css';
import { Look } from './look.tsx';
import { type Opened, type Source, sourcesOf } from './opened.ts';
import { Rescue } from './rescue.tsx';
import { RestoreForm } from './restore-form.tsx';
import { inBackupText, sizeText, words } from './text/words.ts';

/** Rows at first. */
const SHOWN = 12;

/** On the button, and for who only hears it. */
function labelsOf(
  { called, back }: Source,
  what: Opened['what'],
  isOpen: boolean,
): readonly [string, string] {
  if (isOpen) return [words.close, words.closeOf(called)];
  if (what === 'delete') return [words.delete, words.deleteOf(called)];
  if (what !== 'restore') return [words.look, words.lookInside(called)];
  return back ? [words.undo, words.undoTheRestoreBy(called)] : [words.restore, words.restoreFrom(called)];
}

interface SourceTableProps {
  readonly list: BackupList;
  /** The campaigns can't be opened: only the whole file can be restored. */
  readonly alone?: boolean;
  readonly opened: Opened | undefined;
  readonly onOpen: (opened: Opened | undefined) => void;
}

export function SourceTable({ list, alone = false, opened, onOpen }: SourceTableProps) {
  const [all, setAll] = useState(false);
  const table = useRef<HTMLTableElement>(null);
  useKeptFocus(list, () => table.current?.querySelector('button'));
  const sources = sourcesOf(list, alone);
  // One that is asked for from elsewhere may lie further down.
  const openAt = sources.findIndex(({ name }) => name === opened?.name);
  const shown = all ? sources : sources.slice(0, Math.max(SHOWN, openAt + 1));
  const close = () => {
    table.current?.querySelector<HTMLElement>('[data-open] [aria-expanded="true"]')?.focus();
    onOpen(undefined);
  };
  const row = (source: Source) => {
    const { name, at, why, holds, shelf, size, goesNext, back, offers } = source;
    const open = name === opened?.name ? opened.what : undefined;
    return (
      <Fragment key={name}>
        <tr data-open={open !== undefined || undefined}>
          <td>
            <time dateTime={at}>{whenAmong(at, sources)}</time>
          </td>
          <td>
            {why}
            {goesNext && <span className="tag">{words.goesNext}</span>}
          </td>
          <td className="second name" title={shelf.map(inBackupText).join('\n')}>
            {holds}
          </td>
          <td className="n">{sizeText(size)}</td>
          <td className={styles.acts}>
            {offers.map((what) => {
              const [label, told] = labelsOf(source, what, open === what);
              return (
                <Button
                  key={what}
                  size="sm"
                  variant={back && what === 'restore' ? 'default' : 'subtle'}
                  aria-label={told}
                  aria-expanded={open === what}
                  onClick={() => onOpen(open === what ? undefined : { name, what })}
                >
                  {label}
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
              {open === 'look' && <Look source={source} alone={alone} />}
              {open === 'restore' && <RestoreForm source={source} alone={alone} onClose={close} />}
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
            <th>{words.made}</th>
            <th>{words.why}</th>
            <th className="name">{words.holds}</th>
            <th className="n">{words.size}</th>
            <th>
              <span className="vh">{words.whatToDo}</span>
            </th>
          </tr>
        </thead>
        <tbody>{shown.map(row)}</tbody>
      </table>
      {shown.length < sources.length && (
        <p className={styles.more}>
          <button type="button" className="link" onClick={() => setAll(true)}>
            {words.older(inWords(sources.length - shown.length))}
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
