/** The campaign's name at the head of the sidebar; opens to the other campaigns. */
import { Menu } from '@mantine/core';
import { IconBooks, IconPlus, IconSelector } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useAsk } from './api.ts';
import styles from './campaign-menu.module.css';

const OTHERS_SHOWN = 6;

export function CampaignMenu({ id, name }: { readonly id: string; readonly name: string }) {
  const navigate = useNavigate();
  const shelf = useAsk('shelf.list', {});
  const others = (shelf.data?.campaigns ?? []).filter((campaign) => campaign.id !== id);
  return (
    <Menu width={240} position="bottom-start" offset={2}>
      <Menu.Target>
        <button type="button" className={styles.campaign} title={`${name}: other campaigns`}>
          <IconBooks size={18} stroke={1.6} aria-hidden />
          <b className="name">{name}</b>
          <IconSelector size={16} stroke={1.6} aria-hidden className={styles.selector} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {others.slice(0, OTHERS_SHOWN).map((campaign) => (
          <Menu.Item
            key={campaign.id}
            className="name"
            onClick={() => navigate({ to: '/c/$campaign', params: { campaign: campaign.id } })}
          >
            {campaign.name}
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
