/** The desktop shell: one window over the backend. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { app, type BrowserWindow, dialog, Menu, session } from 'electron';
import type { Backend } from '../src/backend/backend.ts';
import { startBackend } from '../src/backend/client.ts';
import { dataDir } from '../src/backend/host/data-dir.ts';
import type { MenuItem } from '../src/contract/desktop.ts';
import { HAPPENED, MENU, OPENED_FILE } from './channels.ts';
import { fileAmong, type OpenedFiles, openedFiles } from './files.ts';
import { registerIpc } from './ipc.ts';
import { menuTemplate } from './menu.ts';
import { makeProfile } from './profile.ts';
import { registerScheme, serveScreens } from './protocol.ts';
import { recover } from './recovery.ts';
import { answer, isAnswered, type Knock, knock } from './second-start.ts';
import { confine, denyPermissions, openWindow } from './window.ts';

/** The folder of the built shell; in a package it lies within the archive, whose unpacked part lies beside it. */
const here = import.meta.dirname;
const unpacked = here.replace(/app\.asar(?=[\\/])/, 'app.asar.unpacked');

let window: BrowserWindow | undefined;
let backend: Backend | undefined;

app.name = 'Holdout';
app.enableSandbox();
registerScheme();
try {
  const folder = dataDir(flag(process.argv));
  const profile = makeProfile(folder, app.getPath('appData'));
  if (profile !== null) app.setPath('userData', profile);
  const own = knock();
  // The lock lies in the profile.
  if (app.requestSingleInstanceLock(own)) start(folder);
  else endSecond(own).catch(giveUp);
} catch (error) {
  giveUp(error);
}

/** Does everything that can’t be done before Electron is ready; to wait for that at the top of this file would keep it from coming. */
function start(folder: string): void {
  app.on('web-contents-created', (_, contents) => confine(contents));
  app.on('window-all-closed', () => process.platform !== 'darwin' && app.quit());
  // Also while the campaigns are still being opened.
  app.on('second-instance', (_, _argv, _cwd, given) => answer(app.getPath('userData'), given));
  const files = openedFiles(
    () => backend?.dataDir?.() ?? folder,
    () => window?.webContents.send(OPENED_FILE),
  );
  const started = fileAmong(process.argv, process.cwd());
  if (started !== undefined) files.add(started);
  // A Mac names the file by an event, which comes before Electron is ready where it started the program.
  app.on('open-file', (event, path) => {
    event.preventDefault();
    files.add(path);
  });
  app
    .whenReady()
    .then(() => begin(folder, files))
    .catch(giveUp);
}

async function begin(folder: string, files: OpenedFiles): Promise<void> {
  denyPermissions(session.defaultSession);
  serveScreens(session.defaultSession, join(here, '../renderer'));
  const workerUrl = pathToFileURL(join(unpacked, '../backend/worker.js'));
  const started = await startBackend({ dataDir: folder, workerUrl });
  backend = started;
  closeBeforeQuitting(started.close);
  registerIpc({ backend: started, dataDir: folder, files }, () => window);
  started.happened((what) => window?.webContents.send(HAPPENED, what));
  const show = () => (window ? comeForward(window) : open());
  const choose = (item: MenuItem) => {
    // A Mac's menu is there without a window too.
    show();
    window?.webContents.send(MENU, item);
  };
  const menu = menuTemplate({ platform: process.platform, choose, development: !app.isPackaged });
  Menu.setApplicationMenu(Menu.buildFromTemplate(menu));
  app.on('second-instance', (_, argv, cwd) => {
    show();
    const file = fileAmong(argv, cwd);
    if (file !== undefined) files.add(file);
  });
  app.on('open-file', show);
  app.on('activate', show);
  open();
}

function open(): void {
  const opened = openWindow({
    preload: join(here, 'preload.cjs'),
    icon: join(here, '../../build/icons/256x256.png'),
    state: join(app.getPath('userData'), 'window.json'),
  });
  recover(opened, {
    ask: (options) => dialog.showMessageBox(opened, options),
    now: () => performance.now(),
  });
  opened.once('closed', () => {
    window = undefined;
  });
  window = opened;
}

function comeForward(opened: BrowserWindow): void {
  if (opened.isMinimized()) opened.restore();
  opened.show();
  opened.focus();
}

/** Lets what is being saved be saved: Electron would end the worker with itself. */
function closeBeforeQuitting(close: () => Promise<void>): void {
  let closed = false;
  app.on('will-quit', (event) => {
    if (closed) return;
    event.preventDefault();
    close().finally(() => {
      closed = true;
      app.quit();
    });
  });
}

/** Another window has this data open and comes forward; where none does, nobody would see why this one ends. */
async function endSecond(own: Knock): Promise<void> {
  const profile = app.getPath('userData');
  if (await isAnswered(profile, own)) return app.quit();
  await sayAndEnd(
    'Holdout does not answer',
    `These campaigns seem to be open in another Holdout, which does not answer. Close its window, or end it in the system’s task manager, and start Holdout again. If you find none, restart the computer. If this comes back after that, delete the folder ${profile}; it holds only the place of the window and the like. What was saved is safe.`,
  );
}

/** Nothing is open yet that could show it. */
function giveUp(error: unknown): void {
  console.error(error);
  void sayAndEnd('Holdout could not start', error instanceof Error ? error.message : String(error));
}

/** Before Electron is ready, Linux would show no dialog. */
async function sayAndEnd(title: string, sentence: string): Promise<void> {
  await app.whenReady();
  dialog.showErrorBox(title, sentence);
  app.exit(1);
}

/** `--data DIR`, among whatever else Electron was started with. */
function flag(argv: readonly string[]): { readonly flag?: string } {
  const { data } = parseArgs({
    args: argv.slice(1),
    options: { data: { type: 'string' } },
    strict: false,
    allowPositionals: true,
  }).values;
  if (data === undefined) return {};
  return { flag: typeof data === 'string' ? data : '' };
}
