/** Surroundings of every screen: sidebar, palette, keys, messages. */

import { useNotifications } from '@mantine/notifications';
import { Outlet, useLocation, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAnnounced } from '../client/announce.ts';
import { useAsk } from '../client/api.ts';
import { clearFailures } from '../client/notify.ts';
import { useShownLog } from '../client/shown-log.ts';
import { FailurePage } from '../page/failure-page.tsx';
import { useLater } from '../page/later.tsx';
import { SaveDialogLater } from '../screens/campaign-file/save-dialog-later.tsx';
import { DesktopMenu } from './desktop-menu.tsx';
import { OpenedFiles } from './opened-files.tsx';
import { PaletteLater } from './palette/palette-later.tsx';
import styles from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { ThemeFollower } from './theme-follower.tsx';
import { UndoKeys } from './undo-keys.tsx';

/** Failures of the whole file: no campaign can be shown before they are mended. */
const WHOLE_FILE = [
  'newer-file',
  'damaged-file',
  'missing-file',
  'folder-away',
  'io-error',
  'read-only',
  'forbidden',
  'unreachable',
];

const loadAtStart = async () => (await import('../screens/settings/backups/at-start.tsx')).AtStart;

export function Shell() {
  const shelf = useAsk('shelf.list', {});
  const { campaign, session } = useParams({ strict: false });
  const shown = useShownLog();
  const log = campaign ?? session;
  const closed = shelf.data === undefined && shelf.error !== null && WHOLE_FILE.includes(shelf.error.code);
  return (
    <>
      <button type="button" className={styles.skip} onClick={() => document.getElementById('page')?.focus()}>
        Skip to the page
      </button>
      <div className={styles.app}>
        <Sidebar {...shown} />
        {closed && shelf.error !== null ? (
          <FailurePage failure={shelf.error} onRetry={() => void shelf.refetch()} loadChoices={loadAtStart} />
        ) : (
          <Outlet />
        )}
      </div>
      <ThemeFollower />
      <PaletteLater campaign={shown.campaign} />
      {log !== undefined && <UndoKeys log={log} />}
      <DesktopMenu campaign={campaign} log={log} />
      <OpenedFiles />
      <SaveDialogLater />
      <NoticesLater />
      <FailuresOfScreen />
      <Announced />
    </>
  );
}

const loadNotices = async () => (await import('./notices.tsx')).Notices;

/** Until their file has come, and where it can't any more since the host has stopped, messages stand there plainly. */
function NoticesLater() {
  const { notifications } = useNotifications();
  const Notices = useLater(loadNotices, notifications.length > 0);
  if (Notices !== undefined) return <Notices />;
  if (notifications.length === 0) return null;
  return (
    <div role="alert" className={styles.notices}>
      {notifications.map(({ id, message }) => (
        <p key={id}>{message}</p>
      ))}
    </div>
  );
}

/** Clears failures when another screen is shown: a refusal on one says nothing on the next. */
function FailuresOfScreen() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another screen is shown.
  useEffect(clearFailures, [pathname]);
  return null;
}

function Announced() {
  const { text, times } = useAnnounced();
  // A changed key makes the same sentence heard a second time.
  return (
    <div className="vh" role="status" aria-live="polite">
      <span key={times}>{text}</span>
    </div>
  );
}
