/** Lends the screens their bridge, and nothing else of Electron. */
import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';
import type { DesktopBridge, MenuItem, PageSetup } from '../src/contract/desktop.ts';
import type { Reply } from '../src/contract/failure.ts';
import { CALL, MENU, PRINT, SAVE_PDF } from './channels.ts';

const bridge: DesktopBridge = {
  call: (method, input) => ipcRenderer.invoke(CALL, method, input),
  print: (page) => ask<void>(PRINT, page),
  savePdf: (page) => ask<string | null>(SAVE_PDF, page),
  onMenu: (listener) => {
    // The event itself stays here: it would lend out the whole of `ipcRenderer`.
    const heard = (_: IpcRendererEvent, item: MenuItem) => listener(item);
    ipcRenderer.on(MENU, heard);
    return () => {
      ipcRenderer.off(MENU, heard);
    };
  },
};

/** Failures cross as data; an error thrown over there would arrive with Electron's words around its own. */
async function ask<T>(channel: string, page: PageSetup): Promise<T> {
  const reply: Reply<T> = await ipcRenderer.invoke(channel, page);
  if (!reply.ok) throw new Error(reply.error.message);
  return reply.value;
}

contextBridge.exposeInMainWorld('holdout', bridge);
