import { ActionIcon, Menu } from '@mantine/core';
import { IconCopy, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ShelfEntry } from '../../../src/contract/games/all-things-zombie/campaigns.ts';
import { Ago } from '../../components/ago.tsx';
import styles from './campaign-table.module.css';
import { CopyDialog, RenameDialog } from './name-dialogs.tsx';
import { useDelete } from './use-delete.tsx';

type Open = { readonly dialog: 'rename' | 'copy'; readonly campaign: ShelfEntry };

export function CampaignTable({ campaigns }: { readonly campaigns: readonly ShelfEntry[] }) {
  const [open, setOpen] = useState<Open>();
  const remove = useDelete();
  const close = () => setOpen(undefined);
  return (
    <>
      <table className={styles.shelf}>
        <thead>
          <tr>
            <th>Name</th>
            <th>Date</th>
            <th className="c">Party</th>
            <th>Last done</th>
            <th>
              <span className="vh">What to do</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {campaigns.map((campaign) => (
            <Row
              key={campaign.id}
              campaign={campaign}
              onRename={() => setOpen({ dialog: 'rename', campaign })}
              onCopy={() => setOpen({ dialog: 'copy', campaign })}
              onDelete={() => remove(campaign)}
            />
          ))}
        </tbody>
      </table>
      {open?.dialog === 'rename' && <RenameDialog campaign={open.campaign} onClose={close} />}
      {open?.dialog === 'copy' && <CopyDialog campaign={open.campaign} onClose={close} />}
    </>
  );
}

interface RowProps {
  readonly campaign: ShelfEntry;
  readonly onRename: () => void;
  readonly onCopy: () => void;
  readonly onDelete: () => void;
}

function Row({ campaign, onRename, onCopy, onDelete }: RowProps) {
  return (
    <tr>
      <td>
        <Link
          to={campaign.recruiting ? '/c/$campaign/recruit' : '/c/$campaign'}
          params={{ campaign: campaign.id }}
          className={`${styles.name} name`}
        >
          {campaign.name}
        </Link>
        <span className={`${styles.star} name`}>{campaign.star}</span>
      </td>
      <td>
        {campaign.date}
        <span className={styles.second}>phase {campaign.phase}</span>
      </td>
      <td className="c">{campaign.party}</td>
      <td>
        <span className="name">{campaign.last}</span>
        <span className={styles.second}>
          <Ago iso={campaign.changedAt} />
          {campaign.recruiting && <span className="tag">Still recruiting</span>}
        </span>
      </td>
      <td className="n">
        <Menu position="bottom-end" width={180}>
          <Menu.Target>
            <ActionIcon
              className={styles.more}
              title={`What to do with ${campaign.name}`}
              aria-label={`What to do with ${campaign.name}`}
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
            <Menu.Item leftSection={<IconTrash size={16} stroke={1.6} aria-hidden />} onClick={onDelete}>
              Delete
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </td>
    </tr>
  );
}
