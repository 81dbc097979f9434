import { IconSearch } from '@tabler/icons-react';
import styles from './find-button.module.css';
import { modified } from './keys.ts';
import { palette } from './palette/palette-store.ts';
import { words } from './text/find-button.ts';

export function FindButton() {
  return (
    <button type="button" className={styles.find} title={words.findOrDo} onClick={palette.open}>
      <IconSearch size={16} stroke={1.6} aria-hidden />
      <span className={styles.text}>{words.findOrDo}</span>
      <kbd>{modified('K')}</kbd>
    </button>
  );
}
