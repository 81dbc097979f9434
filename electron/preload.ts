/** Lends the screens their bridge, and nothing else of Electron. */
import { contextBridge, type IpcRendererEvent, ipcRenderer, webUtils } from 'electron';
import type {
  ChoosingFolder,
  DesktopBridge,
  FileTaken,
  MenuItem,
  PageSetup,
} from '../src/contract/desktop.ts';
import type { Reply } from '../src/contract/failure.ts';
import type { Happened } from '../src/contract/happened.ts';
import {
  CALL,
  CHOOSE_FOLDER,
  HAPPENED,
  KEEP_FILE,
  MENU,
  OPENED_FILE,
  PRINT,
  SAVE_PDF,
  TAKE_FILE,
} from './channels.ts';

const bridge: DesktopBridge = {
  call: (method, input) => ipcRenderer.invoke(CALL, method, input),
  print: (page) => ask<void>(PRINT, page),
  savePdf: (page) => ask<string | null>(SAVE_PDF, page),
  // The path stays here: only a file that the player chose or dropped has one.
  takeFile: (file) => ipcRenderer.invoke(TAKE_FILE, webUtils.getPathForFile(file)),
  openedFile: () => ask<FileTaken | null>(OPENED_FILE),
  onOpenedFile: (listener) => listen<void>(OPENED_FILE, listener),
  keepFile: (file) => ask<string | null>(KEEP_FILE, file),
  chooseFolder: (choosing) => ask<string | null>(CHOOSE_FOLDER, choosing),
  onMenu: (listener) => listen<MenuItem>(MENU, listener),
  onHappened: (listener) => listen<Happened>(HAPPENED, listener),
};

function listen<T>(channel: string, listener: (told: T) => void): () => void {
  // The event itself stays here: it would lend out the whole of `ipcRenderer`.
  const heard = (_: IpcRendererEvent, told: T) => listener(told);
  ipcRenderer.on(channel, heard);
  return () => {
    ipcRenderer.off(channel, heard);
  };
}

/** Failures cross as data; an error thrown over there would arrive with Electron's words around its own. */
async function ask<T>(channel: string, asked?: PageSetup | FileTaken | ChoosingFolder): Promise<T> {
  const reply: Reply<T> = await ipcRenderer.invoke(channel, asked);
  if (!reply.ok) throw new Error(reply.error.message);
  return reply.value;
}

contextBridge.exposeInMainWorld('holdout', bridge);
