/** The button of three dots that opens the menu of a row on the shelf. */
import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { MenuButtonProps } from '../../page/later-menu.tsx';
import styles from './shelf.module.css';

interface RowButtonProps extends MenuButtonProps {
  /** Name of the campaign or game in that row. */
  readonly name: string;
}

export function RowButton({ name, ...button }: RowButtonProps) {
  return (
    <ActionIcon
      {...button}
      className={styles.more}
      title={`What to do with ${name}`}
      aria-label={`What to do with ${name}`}
    >
      <IconDots size={18} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}
