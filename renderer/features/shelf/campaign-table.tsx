import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLater } from '../../app/later.tsx';
import { laterMenu } from '../../app/later-menu.tsx';
import { Ago } from '../../components/ago.tsx';
import { useSaveFile } from '../campaign-file/use-save-file.ts';
import styles from './campaign-table.module.css';
import type { OpenDialog } from './name-dialogs.tsx';
import { RowButton } from './row-button.tsx';
import type { RowActs } from './row-menu.tsx';
import type { ShelfRow } from './rows.ts';
import { useDelete } from './use-delete.tsx';

export function CampaignTable({ rows }: { readonly rows: readonly ShelfRow[] }) {
  const [open, setOpen] = useState<OpenDialog>();
  const Dialog = useLater(loadDialog, open !== undefined);
  const remove = useDelete();
  const save = useSaveFile();
  const close = () => setOpen(undefined);
  return (
    <>
      <table className={styles.shelf}>
        <thead>
          <tr>
            <th>Name</th>
            <th>Where it stands</th>
            <th className="c">Party</th>
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
              onCheck={() => setOpen({ dialog: 'check', row })}
              onSave={() => save(row)}
              onDelete={() => remove(row)}
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

interface RowProps extends RowActs {
  readonly row: ShelfRow;
}

function Row({ row, onRename, onCopy, onCheck, onSave, onDelete }: RowProps) {
  const { name, stands } = row;
  return (
    <tr data-under={row.under || undefined}>
      <td>
        <Link {...row.to} className={`${styles.name} name`}>
          {name}
        </Link>
        <span className={`${styles.star} name`}>{row.of}</span>
      </td>
      <td>
        {stands.title}
        {stands.detail !== '' && <span className={styles.second}>{stands.detail}</span>}
      </td>
      <td className="c">{row.party}</td>
      <td>
        <span className="name">{row.last}</span>
        <span className={styles.second}>
          <Ago iso={row.changedAt} />
          {row.tag !== null && <span className="tag">{row.tag}</span>}
        </span>
      </td>
      <td className="n">
        <RowMenu
          name={name}
          onRename={onRename}
          onCopy={onCopy}
          onSave={onSave}
          onCheck={onCheck}
          onDelete={onDelete}
        />
      </td>
    </tr>
  );
}
