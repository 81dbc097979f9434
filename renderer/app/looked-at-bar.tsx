import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenInText } from '../text/when.ts';
import { useLookedAt } from './looked-at.ts';
import styles from './page.module.css';
import { words } from './text/looked-at-bar.ts';

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
        {words.youAreLooking} <time dateTime={at}>{whenInText(at)}</time>
        {words.nothingCanBeChangedHere}
      </span>
      <Link to="/settings" search={{ tab: 'backups', restore: backup }} className="link">
        {words.restoreIt}
      </Link>
      <Link to="/settings" search={{ tab: 'backups' }} className="link">
        {words.backToTheBackups}
      </Link>
    </p>
  );
}
