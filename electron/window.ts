/** The window, and everything its page may not do. */
import {
  app,
  BrowserWindow,
  type BrowserWindowConstructorOptions,
  nativeTheme,
  type Session,
  screen,
  type WebContents,
} from 'electron';
import { isPage, PAGE } from './protocol.ts';
import { isInReach, readState, type WindowState, writeState } from './state.ts';

export interface WindowFiles {
  readonly preload: string;
  /** The picture of the program; Windows and Macs take it from the program itself. */
  readonly icon: string;
  /** Path of the file with the window’s place. */
  readonly state: string;
}

/** Pixels; every screen is drawn for 1024×700 and up, and works at half of that. */
const FIRST = { width: 1280, height: 860 } as const;
const LEAST = { width: 640, height: 480 } as const;
/** The paper of the screens (`--paper` in their styles), so that opening doesn't flash. */
const PAPER = { light: '#eef0e6', dark: '#0e1210' } as const;

export function openWindow({ preload, icon, state }: WindowFiles): BrowserWindow {
  const kept = placeFor(readState(state));
  const window = new BrowserWindow(windowOptions(kept, { preload, icon }));
  if (kept?.maximised) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () => writeState(state, window));
  window.loadURL(PAGE).catch(console.error);
  return window;
}

function placeFor(kept: WindowState | null): WindowState | null {
  const workAreas = screen.getAllDisplays().map(({ workArea }) => workArea);
  return kept !== null && isInReach(kept, workAreas) ? kept : null;
}

function windowOptions(
  kept: WindowState | null,
  { preload, icon }: Pick<WindowFiles, 'preload' | 'icon'>,
): BrowserWindowConstructorOptions {
  return {
    ...(kept === null ? FIRST : { x: kept.x, y: kept.y, width: kept.width, height: kept.height }),
    minWidth: LEAST.width,
    minHeight: LEAST.height,
    title: 'Holdout',
    ...(process.platform === 'linux' ? { icon } : {}),
    show: false,
    backgroundColor: nativeTheme.shouldUseDarkColors ? PAPER.dark : PAPER.light,
    webPreferences: {
      preload,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      // Spelling dictionaries would be fetched from the network.
      spellcheck: false,
      devTools: !app.isPackaged,
    },
  };
}

/** Keeps a page where it is: no other address, no second window, no view inside it. */
export function confine(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame || !isPage(event.url)) event.preventDefault();
  });
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
}

/** The screens need neither camera nor place nor anything else that is asked for. */
export function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
}
