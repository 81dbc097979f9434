import { Button, Menu } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { type FigureLine, STATUS_WORDS } from '../../text/figures.ts';
import styles from './print-screen.module.css';

interface WhoMenuProps {
  readonly figures: readonly FigureLine[];
  readonly chosen: readonly FigureLine[];
  readonly onToggle: (figure: FigureLine) => void;
}

/** Who goes on paper; the party is ticked to begin with. */
export function WhoMenu({ figures, chosen, onToggle }: WhoMenuProps) {
  return (
    <Menu closeOnItemClick={false}>
      <Menu.Target>
        <Button size="sm" leftSection={<IconUsers size={16} stroke={1.6} aria-hidden />}>
          Who: {chosen.length} of {figures.length}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.who}>
        {figures.map((figure) => (
          <Menu.CheckboxItem
            key={figure.id}
            checked={chosen.includes(figure)}
            onChange={() => onToggle(figure)}
          >
            {figure.name}
            {figure.status !== 'ready' && (
              <span className="quiet">, {STATUS_WORDS[figure.status].toLowerCase()}</span>
            )}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
