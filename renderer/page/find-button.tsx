import { IconSearch } from '@tabler/icons-react';
import { modified } from '../client/keys.ts';
import { palette } from '../client/palette-store.ts';
import styles from './page.module.css';

export function FindButton() {
  return (
    <button type="button" className={styles.find} title="Find or do" onClick={palette.open}>
      <IconSearch size={16} stroke={1.6} aria-hidden />
      <span className={styles.text}>Find or do</span>
      <kbd>{modified('K')}</kbd>
    </button>
  );
}
