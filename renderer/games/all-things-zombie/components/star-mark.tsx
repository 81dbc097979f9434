import { IconStarFilled } from '@tabler/icons-react';
import styles from '../../../components/marks.module.css';

/** Stands for the word Star. */
export function StarMark({ size = 14 }: { readonly size?: number }) {
  return <IconStarFilled className={styles.star} size={size} role="img" aria-label="Star" />;
}
