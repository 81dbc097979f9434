/** The button with the name of the campaign or game in the sidebar, which opens the menu of the others. */
import { IconBooks, IconSelector } from '@tabler/icons-react';
import type { MenuButtonProps } from '../page/later-menu.tsx';
import styles from './shell.module.css';

interface CampaignButtonProps extends MenuButtonProps {
  /** Name of the campaign or game on screen. */
  readonly name: string;
}

export function CampaignButton({ name, ...button }: CampaignButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={styles.campaign}
      title={`${name}: other campaigns and games`}
    >
      <IconBooks size={18} stroke={1.6} aria-hidden />
      <b className="name">{name}</b>
      <IconSelector size={16} stroke={1.6} aria-hidden className={styles.selector} />
    </button>
  );
}
