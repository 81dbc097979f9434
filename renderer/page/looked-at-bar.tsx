import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLookedAt } from '../client/looked-at.ts';
import { whenInText } from '../text/when.ts';
import styles from './page.module.css';

/** Over a campaign that is looked at in a backup, in which whatever would change it (`data-writes`) isn't there. */
export function LookedAtBar({ id }: { readonly id: string }) {
  const looked = useLookedAt(id);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-looked-at', looked !== undefined);
    return () => document.documentElement.removeAttribute('data-looked-at');
  }, [looked]);
  if (looked === undefined) return null;
  const { at, backup } = looked;
  return (
    <p className={styles.looked} role="status">
      <span>
        You are looking at the backup of <time dateTime={at}>{whenInText(at)}</time>. Nothing can be changed
        here.
      </span>
      <Link to="/settings" search={{ tab: 'backups', restore: backup }} className="link">
        Restore as a copy…
      </Link>
      <Link to="/settings" search={{ tab: 'backups' }} className="link">
        Back to the backups
      </Link>
    </p>
  );
}
