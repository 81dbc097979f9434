/** The button on the shelf that opens the menu of what can be begun. */
import { Button } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import type { MenuButtonProps } from '../../page/later-menu.tsx';
import styles from './shelf.module.css';

export function NewButton(button: MenuButtonProps) {
  return (
    <Button
      {...button}
      variant="filled"
      leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
      rightSection={<IconChevronDown className={styles.opens} size={22} stroke={1.6} aria-hidden />}
    >
      New
    </Button>
  );
}
