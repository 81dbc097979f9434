import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MenuItemConstructorOptions } from 'electron';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { profileOf } from '../../electron/profile.ts';
import { answer, isAnswered, knock } from '../../electron/second-start.ts';
import { electron, left, order, preventable, reset } from './stand-in.ts';

// A single stand-in for every start: `resetModules` below would make a second one.
const standIn = await vi.hoisted(() => import('./stand-in.ts'));
vi.mock('electron', () => standIn.electron);
const { startBackend, close, told } = vi.hoisted(() => {
  const close = vi.fn(async () => {});
  const told: ((what: unknown) => void)[] = [];
  const happened = (listener: (what: unknown) => void) => void told.push(listener);
  return { close, startBackend: vi.fn(async (_: unknown) => ({ call: vi.fn(), close, happened })), told };
});
vi.mock('../../src/backend/client.ts', () => ({ startBackend }));

const { app } = electron;
const PLATFORM = process.platform;
const ARGV = process.argv;
const SHELL = join(import.meta.dirname, '../../electron');
let folder: string;
/** The system's folder for what programs keep. */
let appData: string;

beforeEach(() => {
  reset();
  vi.resetModules();
  folder = mkdtempSync(join(tmpdir(), 'holdout-main-'));
  appData = mkdtempSync(join(tmpdir(), 'holdout-app-data-'));
  app.paths.set('appData', appData);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  process.argv = ARGV;
  Object.defineProperty(process, 'platform', { value: PLATFORM });
  for (const one of [folder, appData]) rmSync(one, { recursive: true, force: true });
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Runs the shell's entry, up to where it waits for Electron. */
async function launch({ args = ['--data', folder], platform = 'linux' as NodeJS.Platform } = {}) {
  Object.defineProperty(process, 'platform', { value: platform });
  process.argv = ['/electron', '/holdout', ...args];
  await import('../../electron/main.ts');
}

async function open(platform?: NodeJS.Platform) {
  await launch(platform === undefined ? {} : { platform });
  app.becomeReady();
  await expect.poll(() => left.windows).toHaveLength(1);
  const [window] = left.windows;
  if (window === undefined) throw new Error('expected a window to be open');
  return window;
}

describe('starting', () => {
  it('sets up what must be there before Electron is ready, in order', async () => {
    await launch();
    expect(app.name).toBe('Holdout');
    expect(order).toEqual(['sandbox', 'scheme', 'path userData', 'lock']);
    expect(app.setPath.mock.calls).toEqual([['userData', profileOf(folder, appData)]]);
    expect(existsSync(profileOf(folder, appData))).toBe(true);
    // The campaigns may be synced, and another machine's lock would come along.
    expect(readdirSync(folder)).toEqual([]);
    expect(startBackend).not.toHaveBeenCalled();
    expect(left.windows).toEqual([]);
  });

  it('tells the window what is done, whoever does it', async () => {
    const { webContents } = await open();
    const what = { campaign: 'abcdefghij', revision: 4 };
    told.at(-1)?.(what);
    expect(webContents.send.mock.calls).toEqual([['holdout:happened', what]]);
  });

  it('keeps the window’s place with the profile, on this machine', async () => {
    const window = await open();
    window.emit('close');
    expect(existsSync(join(profileOf(folder, appData), 'window.json'))).toBe(true);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('loads a page again whose process has ended', async () => {
    const { webContents } = await open();
    webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 });
    expect(webContents.reload).toHaveBeenCalledOnce();
  });

  it('opens one window over the backend, from the files beside it', async () => {
    const window = await open();
    expect(startBackend.mock.calls).toEqual([
      [{ dataDir: folder, workerUrl: pathToFileURL(join(SHELL, '../backend/worker.js')) }],
    ]);
    expect(window.options.webPreferences?.preload).toBe(join(SHELL, 'preload.cjs'));
    expect([...left.handlers.keys()]).toContain('holdout:call');
    expect(left.menu.template.length).toBeGreaterThan(0);
    const { defaultSession } = electron.session;
    expect([...defaultSession.schemes.keys()]).toEqual(['holdout']);
    expect(defaultSession.setPermissionRequestHandler).toHaveBeenCalledOnce();
    expect(defaultSession.setPermissionCheckHandler).toHaveBeenCalledOnce();
    expect(window.webContents.setWindowOpenHandler).toHaveBeenCalledOnce();
  });

  it('finds --data among Electron’s own arguments, in either form, and HOLDOUT_DATA without it', async () => {
    await launch({ args: ['--no-sandbox', '--inspect=0', '--data', folder, '--lang=de'] });
    vi.resetModules();
    await launch({ args: [`--data=${folder}`] });
    vi.resetModules();
    vi.stubEnv('HOLDOUT_DATA', folder);
    await launch({ args: [] });
    const own = ['userData', profileOf(folder, appData)];
    expect(app.setPath.mock.calls).toEqual([own, own, own]);
  });

  it('says in one sentence that the data folder cannot be had, and ends', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    await launch({ args: ['--data', file] });
    // Sooner, Linux would show no dialog.
    expect(electron.dialog.showErrorBox).not.toHaveBeenCalled();
    app.becomeReady();
    await expect.poll(() => app.exit.mock.calls).toEqual([[1]]);
    expect(electron.dialog.showErrorBox.mock.calls).toEqual([
      ['Holdout could not start', expect.stringContaining(file)],
    ]);
    expect(startBackend).not.toHaveBeenCalled();
  });

  it('says so too where --data names nothing, rather than play elsewhere', async () => {
    await launch({ args: ['--data'] });
    app.becomeReady();
    await expect.poll(() => app.exit.mock.calls).toEqual([[1]]);
    expect(electron.dialog.showErrorBox).toHaveBeenCalledOnce();
  });

  it('opens with Electron’s usual profile where it cannot have one of its own', async () => {
    writeFileSync(join(appData, 'Holdout Desktop'), '');
    await open();
    expect(app.setPath).not.toHaveBeenCalled();
    expect(electron.dialog.showErrorBox).not.toHaveBeenCalled();
  });

  it('ends where the backend does not come up', async () => {
    startBackend.mockRejectedValueOnce(new Error('No worker.'));
    await launch();
    app.becomeReady();
    await expect.poll(() => app.exit.mock.calls).toEqual([[1]]);
    expect(electron.dialog.showErrorBox.mock.calls).toEqual([['Holdout could not start', 'No worker.']]);
    expect(left.windows).toEqual([]);
  });
});

describe('a second start on the same data', () => {
  /** A second start, which gives what it handed to the first. */
  async function knocking(): Promise<unknown> {
    app.requestSingleInstanceLock.mockReturnValueOnce(false);
    await launch();
    return app.requestSingleInstanceLock.mock.calls[0]?.[0];
  }

  it('ends without a word where the first one answers, and leaves the data alone', async () => {
    const given = await knocking();
    expect(app.quit).not.toHaveBeenCalled();
    answer(profileOf(folder, appData), given);
    await expect.poll(() => app.quit).toHaveBeenCalledOnce();
    expect(app.exit).not.toHaveBeenCalled();
    expect(startBackend).not.toHaveBeenCalled();
    expect(readdirSync(profileOf(folder, appData))).toEqual([]);
  });

  it('says so where nobody answers, before it ends', async () => {
    vi.doMock('../../electron/second-start.ts', async (original) => ({
      ...(await original<typeof import('../../electron/second-start.ts')>()),
      isAnswered: async () => false,
    }));
    onTestFinished(() => void vi.doUnmock('../../electron/second-start.ts'));
    await knocking();
    expect(app.exit).not.toHaveBeenCalled();
    app.becomeReady();
    await vi.waitFor(() => expect(app.exit.mock.calls).toEqual([[1]]));
    expect(electron.dialog.showErrorBox.mock.calls).toEqual([
      ['Holdout does not answer', expect.stringContaining(profileOf(folder, appData))],
    ]);
    expect(startBackend).not.toHaveBeenCalled();
  });

  it('is answered by the first one even before its window is there', async () => {
    await launch();
    const given = knock();
    app.emit('second-instance', {}, ['/holdout'], folder, given);
    expect(await isAnswered(profileOf(folder, appData), given, 0)).toBe(true);
  });

  it('brings the first one’s window forward', async () => {
    const window = await open();
    app.emit('second-instance', {}, ['/holdout'], folder);
    expect(window.focus).toHaveBeenCalledOnce();
    expect(window.restore).not.toHaveBeenCalled();
    window.minimised = true;
    app.emit('second-instance', {}, ['/holdout'], folder);
    expect(window.restore).toHaveBeenCalledOnce();
    expect(left.windows).toHaveLength(1);
  });

  it('hands over the campaign’s file that it was started with, as a Mac does by an event', async () => {
    const { webContents } = await open();
    app.emit('second-instance', {}, ['/holdout', 'merrow-ford.holdout'], folder);
    app.emit('open-file', { preventDefault: vi.fn() }, join(folder, 'weir.holdout'));
    expect(webContents.send.mock.calls).toEqual([['holdout:opened-file'], ['holdout:opened-file']]);
    expect([...left.handlers.keys()]).toContain('holdout:opened-file');
  });
});

describe('the menu', () => {
  const find = (id: string) => {
    const items = left.menu.template.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));
    const item = items.find((one: MenuItemConstructorOptions) => one.id === id);
    return item?.click as () => void;
  };

  it('sends what is chosen to the screens', async () => {
    const window = await open();
    find('new-campaign')();
    expect(window.webContents.send.mock.calls).toEqual([['holdout:menu', 'new-campaign']]);
  });

  it('opens a window first where a Mac has none', async () => {
    const window = await open('darwin');
    window.emit('closed');
    find('all-campaigns')();
    expect(left.windows).toHaveLength(2);
    expect(window.webContents.send).not.toHaveBeenCalled();
  });
});

describe('ending', () => {
  it('comes with the last window, but not on a Mac, where the dock opens a new one', async () => {
    const window = await open();
    window.emit('closed');
    app.emit('window-all-closed');
    expect(app.quit).toHaveBeenCalledOnce();

    reset();
    vi.resetModules();
    const first = await open('darwin');
    first.emit('closed');
    app.emit('window-all-closed');
    expect(app.quit).not.toHaveBeenCalled();
    app.emit('activate');
    expect(left.windows).toHaveLength(2);
    app.emit('activate');
    expect(left.windows).toHaveLength(2);
  });

  it('waits for the backend to close, once', async () => {
    await open();
    let closed = () => {};
    close.mockImplementationOnce(
      () =>
        new Promise<void>((resolve) => {
          closed = resolve;
        }),
    );
    const first = preventable({});
    app.emit('will-quit', first);
    expect(first.preventDefault).toHaveBeenCalledOnce();
    expect(app.quit).not.toHaveBeenCalled();
    closed();
    await expect.poll(() => app.quit).toHaveBeenCalledOnce();
    const second = preventable({});
    app.emit('will-quit', second);
    expect(second.preventDefault).not.toHaveBeenCalled();
    expect(close).toHaveBeenCalledOnce();
  });
});
