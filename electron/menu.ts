/** The menu, as each platform's programs have it. */
import type { MenuItemConstructorOptions } from 'electron';
import type { MenuItem } from '../src/contract/desktop.ts';

export interface MenuOptions {
  readonly platform: NodeJS.Platform;
  /** Sends an item to the screens, which do what it says. */
  readonly choose: (item: MenuItem) => void;
  /** Adds the developer's tools. */
  readonly development: boolean;
}

type Item = MenuItemConstructorOptions;
const LINE: Item = { type: 'separator' };

export function menuTemplate({ platform, choose, development }: MenuOptions): Item[] {
  const mac = platform === 'darwin';
  const item = (id: MenuItem, label: string, accelerator?: string): Item => ({
    id,
    label,
    click: () => choose(id),
    ...(accelerator === undefined ? {} : { accelerator }),
  });
  // The screens listen for these keys themselves, so that a text field keeps its own undo. Where the system lets a
  // menu only show a key, it does; a Mac's menu gets those that the page let pass.
  const shown = (id: MenuItem, label: string, accelerator: string): Item => ({
    ...item(id, label, accelerator),
    registerAccelerator: false,
  });
  const about = item('about', 'About Holdout');
  const settings = item('settings', 'Settings…', 'CmdOrCtrl+,');

  const app: Item = {
    label: 'Holdout',
    submenu: [
      about,
      LINE,
      settings,
      LINE,
      { role: 'services' },
      LINE,
      { role: 'hide', label: 'Hide Holdout' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      LINE,
      { role: 'quit', label: 'Quit Holdout' },
    ],
  };
  const file: Item = {
    label: '&File',
    submenu: [
      item('new-campaign', 'New campaign', 'CmdOrCtrl+N'),
      item('all-campaigns', 'All campaigns', 'CmdOrCtrl+O'),
      LINE,
      item('print', 'Print…', 'CmdOrCtrl+P'),
      item('save-pdf', 'Save as PDF…', 'CmdOrCtrl+Shift+P'),
      LINE,
      ...(mac ? [] : [settings, LINE]),
      { role: 'close' },
      ...(mac ? [] : [{ role: 'quit' } satisfies Item]),
    ],
  };
  const edit: Item = {
    label: '&Edit',
    submenu: [
      shown('undo', 'Undo', 'CmdOrCtrl+Z'),
      shown('redo', 'Redo', platform === 'win32' ? 'Ctrl+Y' : 'CmdOrCtrl+Shift+Z'),
      LINE,
      { role: 'cut' },
      { role: 'copy' },
      { role: 'paste' },
      { role: 'selectAll' },
    ],
  };
  const view: Item = {
    label: '&View',
    submenu: [
      shown('find', 'Find or do…', 'CmdOrCtrl+K'),
      LINE,
      { role: 'resetZoom' },
      { role: 'zoomIn' },
      // Plus without Shift, as every browser takes it.
      { role: 'zoomIn', accelerator: 'CmdOrCtrl+=', visible: false },
      { role: 'zoomOut' },
      LINE,
      { role: 'togglefullscreen' },
      ...(development ? [LINE, { role: 'toggleDevTools' } satisfies Item] : []),
    ],
  };
  const help: Item = { label: '&Help', role: 'help', submenu: [about] };
  return mac ? [app, file, edit, view, { role: 'windowMenu' }, help] : [file, edit, view, help];
}
