/** The menu under the name in the sidebar: rename this one, go to another campaign or game, or begin a new one. */
import { Menu } from '@mantine/core';
import { IconBooks, IconPencil, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Output } from '../../src/contract/contract.ts';
import { useAsk } from '../client/api.ts';
import { useOpensAtOnce } from '../page/later-menu.tsx';
import { RenameDialog } from '../page/rename-dialog.tsx';
import { CampaignButton } from './campaign-button.tsx';

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

export function CampaignMenuList({ id, name }: { readonly id: string; readonly name: string }) {
  const { button, ...open } = useOpensAtOnce();
  const navigate = useNavigate();
  const shelf = useAsk('shelf.list', {});
  const [renaming, setRenaming] = useState(false);
  const campaign = shelf.data?.campaigns.find((one) => one.id === id);
  const own = campaign ?? shelf.data?.games.find((one) => one.id === id);
  const others = [
    ...(shelf.data?.campaigns ?? []).map(campaignLine),
    ...(shelf.data?.games ?? []).map(gameLine),
  ]
    .filter((one) => one.id !== id)
    .toSorted((a, b) => b.changedAt.localeCompare(a.changedAt));
  return (
    <>
      <Menu {...open} width={240} position="bottom-start" offset={2}>
        <Menu.Target>
          <CampaignButton ref={button} name={name} />
        </Menu.Target>
        <Menu.Dropdown>
          {own !== undefined && (
            <Menu.Item
              data-writes
              leftSection={<IconPencil size={16} stroke={1.6} aria-hidden />}
              onClick={() => setRenaming(true)}
            >
              Rename…
            </Menu.Item>
          )}
          {own !== undefined && others.length > 0 && <Menu.Divider data-writes />}
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
      {renaming && own !== undefined && (
        <RenameDialog
          log={own}
          kind={campaign === undefined ? 'game' : 'campaign'}
          onClose={() => setRenaming(false)}
        />
      )}
    </>
  );
}
