import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { menuTemplate } from '../../electron/menu.ts';
import { MENU_ITEMS } from '../../src/contract/desktop.ts';

type Item = MenuItemConstructorOptions;
const PLATFORMS = ['darwin', 'win32', 'linux'] as const;

function template(platform: NodeJS.Platform, choose = (_: string) => {}): readonly Item[] {
  return menuTemplate({ platform, choose, development: false });
}

function under(top: readonly Item[], label: string): readonly Item[] {
  const menu = top.find((item) => item.label === label);
  return Array.isArray(menu?.submenu) ? menu.submenu : [];
}

function all(top: readonly Item[]): readonly Item[] {
  return top.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? item.submenu : [])]);
}

const names = (items: readonly Item[]) => items.map(({ id, role, type }) => id ?? role ?? type);

describe.each(PLATFORMS)('the menu on %s', (platform) => {
  it('has every item that the screens know, each sending its own name', () => {
    const choose = vi.fn();
    const items = all(template(platform, choose));
    for (const id of MENU_ITEMS) {
      const item = items.find((one) => one.id === id);
      (item?.click as (() => void) | undefined)?.();
      expect(choose, id).toHaveBeenLastCalledWith(id);
    }
    expect(choose).toHaveBeenCalledTimes(MENU_ITEMS.length);
  });

  it('gives no key to two things', () => {
    const keys = all(template(platform)).flatMap(({ accelerator, id }) =>
      accelerator === undefined ? [] : [`${accelerator} ${id}`],
    );
    const taken = [...new Set(keys)].map((key) => key.split(' ')[0]);
    expect(taken.length).toBeGreaterThan(7);
    expect(new Set(taken).size).toBe(taken.length);
  });

  it('leaves undo, redo and find to the page, which knows what is being typed in', () => {
    const items = all(template(platform));
    const shownOnly = items.filter(({ registerAccelerator }) => registerAccelerator === false);
    expect(names(shownOnly)).toEqual(['undo', 'redo', 'find']);
    expect(items.flatMap(({ role }) => role ?? [])).not.toContain('undo');
  });

  it('edits and shows as usual', () => {
    const top = template(platform);
    expect(names(under(top, '&Edit'))).toEqual([
      'undo',
      'redo',
      'separator',
      'cut',
      'copy',
      'paste',
      'selectAll',
    ]);
    expect(names(under(top, '&View')).filter((name) => name !== 'separator')).toEqual([
      'find',
      'resetZoom',
      'zoomIn',
      'zoomIn',
      'zoomOut',
      'togglefullscreen',
    ]);
  });

  it('shows the developer’s tools to developers only', () => {
    const tools = (development: boolean) =>
      all(menuTemplate({ platform, choose: () => {}, development })).some(
        ({ role }) => role === 'toggleDevTools',
      );
    expect([tools(true), tools(false)]).toEqual([true, false]);
  });
});

describe('where things are', () => {
  it('on a Mac: the program’s own menu first, quitting and settings in it', () => {
    const top = template('darwin');
    expect(top.map(({ label, role }) => label ?? role)).toEqual([
      'Holdout',
      '&File',
      '&Edit',
      '&View',
      'windowMenu',
      '&Help',
    ]);
    expect(names(under(top, 'Holdout'))).toEqual(
      expect.arrayContaining(['about', 'settings', 'services', 'hide', 'hideOthers', 'unhide', 'quit']),
    );
    expect(names(under(top, '&File'))).not.toContain('quit');
    expect(names(under(top, '&File'))).toContain('close');
  });

  it.each(['win32', 'linux'] as const)('on %s: quitting and settings under File', (platform) => {
    const top = template(platform);
    expect(top.map(({ label }) => label)).toEqual(['&File', '&Edit', '&View', '&Help']);
    expect(names(under(top, '&File'))).toEqual([
      'new-campaign',
      'all-campaigns',
      'separator',
      'print',
      'save-pdf',
      'separator',
      'settings',
      'separator',
      'close',
      'quit',
    ]);
  });

  it('redo has the key of its platform', () => {
    const key = (platform: NodeJS.Platform) =>
      under(template(platform), '&Edit').find(({ id }) => id === 'redo')?.accelerator;
    expect(key('win32')).toBe('Ctrl+Y');
    expect(key('linux')).toBe('CmdOrCtrl+Shift+Z');
    expect(key('darwin')).toBe('CmdOrCtrl+Shift+Z');
  });
});
