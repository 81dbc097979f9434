/** The menu of all that can be begun on the shelf: a campaign, a one-off battle, a game. */
import { Menu } from '@mantine/core';
import { IconDice5, IconNotebook, IconSwords } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useOpensAtOnce } from '../../page/later-menu.tsx';
import { NewButton } from './new-button.tsx';

export interface NewMenuProps {
  /** True if this Holdout has games beside the campaign’s own. */
  readonly hasGames: boolean;
  /** End of the button that the menu keeps to. */
  readonly side: 'start' | 'end';
}

export function NewMenu({ hasGames, side }: NewMenuProps) {
  const { button, ...open } = useOpensAtOnce();
  return (
    <Menu {...open} position={`bottom-${side}`} width={200}>
      <Menu.Target>
        <NewButton ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconNotebook size={16} stroke={1.6} aria-hidden />}
          renderRoot={(props) => <Link to="/new" {...props} />}
        >
          New campaign
        </Menu.Item>
        <Menu.Item
          leftSection={<IconSwords size={16} stroke={1.6} aria-hidden />}
          renderRoot={(props) => <Link to="/new-one-off" {...props} />}
        >
          New one-off battle
        </Menu.Item>
        {hasGames && (
          <Menu.Item
            leftSection={<IconDice5 size={16} stroke={1.6} aria-hidden />}
            renderRoot={(props) => <Link to="/game" {...props} />}
          >
            New game
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
