import { ActionIcon, Menu } from '@mantine/core';
import { IconCopy, IconDots, IconListCheck, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Ago } from '../../components/ago.tsx';
import styles from './campaign-table.module.css';
import { CopyDialog, RenameDialog } from './name-dialogs.tsx';
import type { ShelfRow } from './rows.ts';
import { useDelete } from './use-delete.tsx';
import { useVerify } from './use-verify.ts';

type Open = { readonly dialog: 'rename' | 'copy'; readonly row: ShelfRow };

export function CampaignTable({ rows }: { readonly rows: readonly ShelfRow[] }) {
  const [open, setOpen] = useState<Open>();
  const remove = useDelete();
  const verify = useVerify();
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
              onVerify={() => verify(row)}
              onDelete={() => remove(row)}
            />
          ))}
        </tbody>
      </table>
      {open?.dialog === 'rename' && <RenameDialog row={open.row} onClose={close} />}
      {open?.dialog === 'copy' && <CopyDialog row={open.row} onClose={close} />}
    </>
  );
}

interface RowProps {
  readonly row: ShelfRow;
  readonly onRename: () => void;
  readonly onCopy: () => void;
  readonly onVerify: () => void;
  readonly onDelete: () => void;
}

function Row({ row, onRename, onCopy, onVerify, onDelete }: RowProps) {
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
        <Menu position="bottom-end" width={180}>
          <Menu.Target>
            <ActionIcon
              className={styles.more}
              title={`What to do with ${name}`}
              aria-label={`What to do with ${name}`}
            >
              <IconDots size={18} stroke={1.6} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconPencil size={16} stroke={1.6} aria-hidden />} onClick={onRename}>
              Rename…
            </Menu.Item>
            <Menu.Item leftSection={<IconCopy size={16} stroke={1.6} aria-hidden />} onClick={onCopy}>
              Copy…
            </Menu.Item>
            <Menu.Item leftSection={<IconListCheck size={16} stroke={1.6} aria-hidden />} onClick={onVerify}>
              Verify
            </Menu.Item>
            <Menu.Item leftSection={<IconTrash size={16} stroke={1.6} aria-hidden />} onClick={onDelete}>
              Delete
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </td>
    </tr>
  );
}
