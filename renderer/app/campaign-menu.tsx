/** The name of the campaign or game at the head of the sidebar; opens to the other campaigns and games. */
import { Menu } from '@mantine/core';
import { IconBooks, IconPlus, IconSelector } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { Output } from '../../src/contract/contract.ts';
import { useAsk } from './api.ts';
import styles from './campaign-menu.module.css';

const OTHERS_SHOWN = 6;

type Shelf = Output<'shelf.list'>;

const campaignLine = ({ id, name, changedAt }: Shelf['campaigns'][number]) => ({
  id,
  name,
  changedAt,
  to: { to: '/c/$campaign', params: { campaign: id } } as const,
});

const gameLine = ({ id, name, changedAt }: Shelf['games'][number]) => ({
  id,
  name,
  changedAt,
  to: { to: '/g/$session', params: { session: id } } as const,
});

export function CampaignMenu({ id, name }: { readonly id: string; readonly name: string }) {
  const navigate = useNavigate();
  const shelf = useAsk('shelf.list', {});
  const others = [
    ...(shelf.data?.campaigns ?? []).map(campaignLine),
    ...(shelf.data?.games ?? []).map(gameLine),
  ]
    .filter((one) => one.id !== id)
    .toSorted((a, b) => b.changedAt.localeCompare(a.changedAt));
  return (
    <Menu width={240} position="bottom-start" offset={2}>
      <Menu.Target>
        <button type="button" className={styles.campaign} title={`${name}: other campaigns and games`}>
          <IconBooks size={18} stroke={1.6} aria-hidden />
          <b className="name">{name}</b>
          <IconSelector size={16} stroke={1.6} aria-hidden className={styles.selector} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {others.slice(0, OTHERS_SHOWN).map((one) => (
          <Menu.Item key={one.id} className="name" onClick={() => navigate(one.to)}>
            {one.name}
          </Menu.Item>
        ))}
        {others.length > 0 && <Menu.Divider />}
        <Menu.Item
          leftSection={<IconBooks size={16} stroke={1.6} aria-hidden />}
          onClick={() => navigate({ to: '/' })}
        >
          All campaigns
        </Menu.Item>
        <Menu.Item
          leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
          onClick={() => navigate({ to: '/new' })}
        >
          New campaign
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
