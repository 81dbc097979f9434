/** The shelf’s table of campaigns and games: lines to those that stand under another, and the menu and dialogs of a row. */
import { IconCards, IconDice5, IconFlag, IconGitBranch, IconNotebook, IconSwords } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type CSSProperties, useState } from 'react';
import { Ago } from '../../components/ago.tsx';
import { useLater } from '../../page/later.tsx';
import { laterMenu } from '../../page/later-menu.tsx';
import { useDelete } from '../../page/shelf-undo.tsx';
import { WhatIfActs } from '../../page/what-if.tsx';
import { askToSave } from '../campaign-file/saving.ts';
import type { OpenDialog } from './name-dialogs.tsx';
import { RowButton } from './row-button.tsx';
import type { RowActs } from './row-menu.tsx';
import type { ShelfRow } from './rows.ts';
import styles from './shelf.module.css';

const deleteText = (name: string) => `Delete ${name}`;

const deleted = (name: string) => `Deleted ${name}.`;

export function CampaignTable({ rows }: { readonly rows: readonly ShelfRow[] }) {
  const [open, setOpen] = useState<OpenDialog>();
  const Dialog = useLater(loadDialog, open !== undefined);
  const remove = useDelete({ title: deleteText, told: deleted });
  const close = () => setOpen(undefined);
  return (
    <>
      <table className={styles.campaignTableShelf}>
        <thead>
          <tr>
            <th>Name</th>
            <th>Where it stands</th>
            <th>Who</th>
            <th>Last done</th>
            <th>
              <span className="vh">What to do</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              onRename={() => setOpen({ dialog: 'rename', row })}
              onCopy={() => setOpen({ dialog: 'copy', row })}
              onTry={() => setOpen({ dialog: 'try', row })}
              onSave={() => askToSave(row)}
              onDelete={() => remove(row.id)}
            />
          ))}
        </tbody>
      </table>
      {open !== undefined && Dialog !== undefined && <Dialog {...open} onClose={close} />}
    </>
  );
}

const RowMenu = laterMenu(
  async () => (await import('./row-menu.tsx')).RowMenu,
  ({ name }, button) => <RowButton {...button} name={name} />,
);

const loadDialog = async () => (await import('./name-dialogs.tsx')).RowDialog;

const SIGNS = { dice: IconDice5, cards: IconCards, flag: IconFlag } as const;

function iconOf({ kind, sign, oneOff, whatIf }: ShelfRow) {
  if (whatIf !== null) return IconGitBranch;
  if (oneOff) return IconSwords;
  return kind === 'campaign' ? IconNotebook : SIGNS[sign];
}

/** The lines that come down to it from what it stands under, and the one that goes down from it. */
function Branches({ row: { depth, lines, hasUnder } }: { readonly row: ShelfRow }) {
  const at = (level: number) => ({ '--level': level }) as CSSProperties;
  return (
    <>
      {lines.map(({ turns, goesOn }, level) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one row, which never change places.
          key={level}
          className={styles.line}
          data-turns={turns || undefined}
          data-goes-on={goesOn || undefined}
          style={at(level)}
        />
      ))}
      {hasUnder && <span className={styles.line} data-begins style={at(depth)} />}
    </>
  );
}

interface RowProps extends RowActs {
  readonly row: ShelfRow;
}

function Row({ row, onRename, onCopy, onTry, onSave, onDelete }: RowProps) {
  const { id, kind, name, stands, who, whatIf } = row;
  const Icon = iconOf(row);
  return (
    <tr data-under={row.depth > 0 || undefined} data-what-if={whatIf !== null || undefined}>
      <td style={{ '--depth': row.depth } as CSSProperties}>
        <Branches row={row} />
        <div className={styles.what}>
          <Icon size={18} stroke={1.6} aria-hidden />
          <div>
            <Link {...row.to} className={`${styles.name} name`}>
              {name}
            </Link>
            <span className={`${styles.second} name`}>{row.of}</span>
          </div>
        </div>
      </td>
      <td>
        <span className={styles.short}>{stands.title}</span>
        {stands.detail !== '' && <span className={`${styles.second} name`}>{stands.detail}</span>}
      </td>
      <td>
        <span className={styles.short}>{who.title}</span>
        {who.detail !== '' && <span className={`${styles.second} name`}>{who.detail}</span>}
      </td>
      <td>
        <span className="name">{row.last}</span>
        <span className={styles.second}>
          <Ago iso={row.changedAt} />
          {row.tag !== null && <span className="tag">{row.tag}</span>}
        </span>
      </td>
      <td>
        <div className={styles.campaignTableActs}>
          {whatIf !== null && <WhatIfActs id={id} name={name} />}
          <RowMenu
            name={name}
            print={kind === 'campaign' ? id : null}
            onRename={onRename}
            onCopy={onCopy}
            onTry={onTry}
            onSave={onSave}
            onDelete={onDelete}
          />
        </div>
      </td>
    </tr>
  );
}
