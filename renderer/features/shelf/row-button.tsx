import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { MenuButtonProps } from '../../app/later-menu.tsx';
import styles from './campaign-table.module.css';
import { words } from './text/row-button.ts';

interface RowButtonProps extends MenuButtonProps {
  /** Of the campaign or game in that row. */
  readonly name: string;
}

export function RowButton({ name, ...button }: RowButtonProps) {
  return (
    <ActionIcon
      {...button}
      className={styles.more}
      title={words.whatToDoWith(name)}
      aria-label={words.whatToDoWith(name)}
    >
      <IconDots size={18} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}
