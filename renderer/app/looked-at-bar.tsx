import { Link } from '@tanstack/react-router';
import { clockText } from '../text/time.ts';
import { useLookedAt } from './looked-at.ts';
import styles from './page.module.css';

/** Over a campaign that is looked at in a backup. */
export function LookedAtBar({ id }: { readonly id: string }) {
  const at = useLookedAt(id);
  if (at === undefined) return null;
  return (
    <p className={styles.looked} role="status">
      This is a backup of <time dateTime={at}>{clockText(at)}</time>, to be read only.{' '}
      <Link to="/settings" search={{ tab: 'backups' }} className="link">
        Back to the backups
      </Link>
    </p>
  );
}
