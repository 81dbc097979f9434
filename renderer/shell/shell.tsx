/** Surroundings of every screen: sidebar, palette, keys, messages. */

import { useMantineColorScheme } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useNotifications } from '@mantine/notifications';
import { Outlet, useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { MenuItem } from '../../src/contract/desktop.ts';
import { useAnnounced } from '../client/announce.ts';
import { useAsk } from '../client/api.ts';
import { dialogIsOpen, dialogTakes, hasOwnUndo } from '../client/keys.ts';
import { useLookedAt } from '../client/looked-at.ts';
import { clearFailures, notify } from '../client/notify.ts';
import { palette } from '../client/palette-store.ts';
import { useShownLog } from '../client/shown-log.ts';
import { useUndo } from '../client/use-undo.ts';
import { FailurePage } from '../page/failure-page.tsx';
import { useLater } from '../page/later.tsx';
import { SaveDialogLater } from '../screens/campaign-file/save-dialog-later.tsx';
import { remember, schemeOf } from './color-scheme.ts';
import { PaletteLater } from './palette/palette-later.tsx';
import styles from './shell.module.css';
import { Sidebar } from './sidebar.tsx';

/** Failures of the whole file: no campaign can be shown before they are mended. */
const WHOLE_FILE = [
  'newer-file',
  'damaged-file',
  'missing-file',
  'not-kept',
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

/** Keeps the colours as the settings say, also when another window changed them. */
function ThemeFollower() {
  const settings = useAsk('settings.get', {});
  const { setColorScheme } = useMantineColorScheme();
  const theme = settings.data?.theme;
  useEffect(() => {
    if (theme === undefined) return;
    remember(theme);
    setColorScheme(schemeOf(theme));
  }, [theme, setColorScheme]);
  return null;
}

/** A campaign's file that the desktop window was opened with, or that was double-clicked since, is shown on the shelf. */
function OpenedFiles() {
  const navigate = useNavigate();
  useEffect(() => {
    const bridge = window.holdout;
    if (bridge === undefined) return;
    const look = async () => {
      const file = await bridge.openedFile();
      if (file === null) return;
      await navigate({ to: '/' });
      const { lookAtBrought } = await import('../screens/campaign-file/opening.ts');
      await lookAtBrought(file);
    };
    const tell = (error: unknown) =>
      void notify({ message: error instanceof Error ? error.message : String(error), kind: 'failure' });
    const run = () => void look().catch(tell);
    run();
    return bridge.onOpenedFile(run);
  }, [navigate]);
  return null;
}

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y on the screens of a campaign or game; fields and dialogs keep their own. */
function UndoKeys({ log }: { readonly log: string }) {
  const { undo, redo } = useUndo(log);
  const reads = useLookedAt(log) !== undefined;
  const press = (act: () => Promise<void>) => (event: KeyboardEvent) => {
    if (hasOwnUndo(event.target)) return;
    event.preventDefault();
    if (!dialogTakes(event.target) && !reads) void act();
  };
  const itself = { preventDefault: false };
  useHotkeys(
    [
      ['mod + Z', press(undo), itself],
      ['mod + shift + Z', press(redo), itself],
      ['mod + Y', press(redo), itself],
    ],
    [],
    true,
  );
  return null;
}

/** Does what is chosen from the desktop window's menu. */
interface DesktopMenuProps {
  readonly campaign: string | undefined;
  /** Id of the campaign or game on screen. */
  readonly log: string | undefined;
}

function DesktopMenu({ campaign, log }: DesktopMenuProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { undo, redo } = useUndo(log ?? '');

  /** A field being typed in has an undo of its own. */
  const inField = (act: 'undo' | 'redo', otherwise: () => Promise<void>) => {
    if (hasOwnUndo(document.activeElement)) document.execCommand(act);
    else if (!dialogIsOpen()) void otherwise();
  };

  const choose = (item: MenuItem) => {
    switch (item) {
      case 'new-campaign':
        return void navigate({ to: '/new' });
      case 'all-campaigns':
        return void navigate({ to: '/' });
      case 'undo':
        return inField('undo', undo);
      case 'redo':
        return inField('redo', redo);
      case 'find':
        return palette.open();
      case 'print':
      case 'save-pdf':
        // The print screen settles the form and the paper; on it, the screen itself answers.
        if (campaign === undefined || pathname === `/c/${campaign}/print`) return;
        return void navigate({ to: '/c/$campaign/print', params: { campaign } });
      case 'settings':
        return void navigate({ to: '/settings' });
      case 'about':
        return void navigate({ to: '/about' });
      default: {
        const unknown: never = item;
        throw new Error(`a menu item of no known name: ${String(unknown)}`);
      }
    }
  };

  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => window.holdout?.onMenu((item) => latest.current(item)), []);
  return null;
}
