/** Answers the calls that the window, and nobody else, may make to the main process. */
import { type BrowserWindow, type IpcMainInvokeEvent, ipcMain } from 'electron';
import type { Backend } from '../src/backend/backend.ts';
import { ChoosingFolder, FileTaken, PageSetup } from '../src/contract/desktop.ts';
import type { Reply } from '../src/contract/failure.ts';
import { CALL, CHOOSE_FOLDER, KEEP_FILE, OPENED_FILE, PRINT, SAVE_PDF, TAKE_FILE } from './channels.ts';
import { chooseFolder, keepFile, type OpenedFiles, takeFile } from './files.ts';
import { printPage, savePdf } from './print.ts';
import { isPage } from './protocol.ts';

const FORBIDDEN: Reply<never> = {
  ok: false,
  error: { code: 'forbidden', message: 'Holdout answers only its own window.' },
};
const UNREADABLE: Reply<never> = {
  ok: false,
  error: { code: 'bad-input', message: 'The window asked for something there is not.' },
};

type Work = (window: BrowserWindow, ...asked: readonly unknown[]) => Promise<Reply<unknown>>;

export interface Served {
  readonly backend: Backend;
  /** The folder of the campaigns. */
  readonly dataDir: string;
  readonly files: OpenedFiles;
}

/** Answers the window that is open at the time; `backend` gets the calls as they are and parses them itself. */
export function registerIpc(
  { backend, dataDir, files }: Served,
  openWindow: () => BrowserWindow | undefined,
): void {
  const folder = () => backend.dataDir?.() ?? dataDir;
  const handle = (channel: string, work: Work) =>
    ipcMain.handle(channel, async (event, ...asked: unknown[]) => {
      const window = openWindow();
      return window !== undefined && isOwn(event, window) ? work(window, ...asked) : FORBIDDEN;
    });

  handle(CALL, async (_, method, input) =>
    typeof method === 'string' ? backend.call(method, input) : UNREADABLE,
  );
  handle(PRINT, async (window, asked) => {
    const page = PageSetup.safeParse(asked);
    return page.success ? printPage(window.webContents, page.data) : UNREADABLE;
  });
  handle(SAVE_PDF, async (window, asked) => {
    const page = PageSetup.safeParse(asked);
    return page.success ? savePdf(folder(), window, page.data) : UNREADABLE;
  });
  handle(TAKE_FILE, async (_, path) =>
    // A file that a script has made has no path.
    typeof path === 'string' && path !== '' ? takeFile(folder(), path) : UNREADABLE,
  );
  handle(OPENED_FILE, async () => files.next());
  handle(KEEP_FILE, async (window, asked) => {
    const file = FileTaken.safeParse(asked);
    return file.success ? keepFile(folder(), window, file.data) : UNREADABLE;
  });
  handle(CHOOSE_FOLDER, async (window, asked) => {
    const choosing = ChoosingFolder.safeParse(asked);
    return choosing.success ? chooseFolder(window, choosing.data) : UNREADABLE;
  });
}

/** The main frame of our window, showing our page; a frame that has gone away since is nobody's. */
function isOwn({ sender, senderFrame }: IpcMainInvokeEvent, window: BrowserWindow): boolean {
  return (
    sender === window.webContents &&
    senderFrame !== null &&
    senderFrame.parent === null &&
    isPage(senderFrame.url)
  );
}
