import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Session, WebContents } from 'electron';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { confine, denyPermissions, openWindow } from '../../electron/window.ts';
import { electron, left, preventable, reset, StandInContents, StandInSession } from './stand-in.ts';

vi.mock('electron', async () => (await import('./stand-in.ts')).electron);
beforeEach(reset);

function files(kept?: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'holdout-window-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const state = join(folder, 'window.json');
  if (kept !== undefined) writeFileSync(state, JSON.stringify(kept));
  return { preload: '/shell/preload.cjs', icon: '/shell/icon.png', state };
}

function opened() {
  const [window] = left.windows;
  if (window === undefined) throw new Error('expected a window to be open');
  return window;
}

describe('the window', () => {
  it('keeps its page from everything but the bridge', () => {
    openWindow(files());
    expect(opened().options.webPreferences).toEqual({
      preload: '/shell/preload.cjs',
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
      devTools: true,
    });
  });

  it.each<[NodeJS.Platform, string | undefined]>([
    ['linux', '/shell/icon.png'],
    ['darwin', undefined],
    ['win32', undefined],
  ])('brings its picture where the program has none: on %s', (platform, icon) => {
    vi.stubGlobal('process', { ...process, platform });
    onTestFinished(() => void vi.unstubAllGlobals());
    openWindow(files());
    expect(opened().options.icon).toBe(icon);
  });

  it('has no developer’s tools once packaged', () => {
    electron.app.isPackaged = true;
    openWindow(files());
    expect(opened().options.webPreferences?.devTools).toBe(false);
  });

  it('shows the page of the app, and itself once there is something to see', () => {
    openWindow(files());
    expect(opened().loadURL.mock.calls).toEqual([['holdout://app/']]);
    expect(opened().options.show).toBe(false);
    expect(opened().show).not.toHaveBeenCalled();
    opened().emit('ready-to-show');
    expect(opened().show).toHaveBeenCalledOnce();
  });

  it('opens on the paper of the system’s theme', () => {
    openWindow(files());
    electron.nativeTheme.shouldUseDarkColors = true;
    openWindow(files());
    expect(left.windows.map(({ options }) => options.backgroundColor)).toEqual(['#eef0e6', '#0e1210']);
  });

  it('has the paper of the screens’ own styles', () => {
    const styles = readFileSync('renderer/styles/tokens.css', 'utf8');
    const papers = [...styles.matchAll(/--paper: (#[0-9a-f]{6});/g)].map(([, colour]) => colour);
    expect(papers.slice(0, 2)).toEqual(['#eef0e6', '#0e1210']);
  });
});

describe('the window’s place', () => {
  const kept = { x: 40, y: 60, width: 1300, height: 900, maximised: false };

  it('is the kept one, maximised where it was', () => {
    openWindow(files(kept));
    expect(opened().options).toMatchObject({ x: 40, y: 60, width: 1300, height: 900 });
    expect(opened().maximize).not.toHaveBeenCalled();
    openWindow(files({ ...kept, maximised: true }));
    expect(left.windows[1]?.maximize).toHaveBeenCalledOnce();
  });

  it.each([
    ['off every screen', { ...kept, x: 5_000 }],
    ['not readable', { x: 'here' }],
  ])('is the usual one where the kept one is %s', (_, unusable) => {
    openWindow(files(unusable));
    expect(opened().options).toMatchObject({ width: 1280, height: 860 });
    expect(opened().options).not.toHaveProperty('x');
    expect(opened().options).not.toHaveProperty('y');
  });

  it('is kept when the window closes', () => {
    const where = files();
    openWindow(where);
    opened().bounds = { x: 7, y: 8, width: 900, height: 700 };
    opened().maximised = true;
    opened().emit('close');
    expect(JSON.parse(readFileSync(where.state, 'utf8'))).toEqual({
      x: 7,
      y: 8,
      width: 900,
      height: 700,
      maximised: true,
    });
  });
});

describe('a page', () => {
  function confined() {
    const contents = new StandInContents();
    confine(contents as unknown as WebContents);
    return contents;
  }

  it.each([
    'https://example.org/',
    'holdout://app/other.html',
    'holdout://other/',
    'holdout://app.example/',
    'file:///etc/passwd',
    'data:text/html,x',
    'javascript:alert(1)',
    'about:blank',
  ])('does not go to %s', (url) => {
    const event = preventable({ url, isMainFrame: true });
    confined().emit('will-frame-navigate', event);
    expect(event.preventDefault).toHaveBeenCalledOnce();
  });

  it('may load itself again, but not in a frame', () => {
    const contents = confined();
    const again = preventable({ url: 'holdout://app/#/c/abcdefghij', isMainFrame: true });
    const framed = preventable({ url: 'holdout://app/', isMainFrame: false });
    contents.emit('will-frame-navigate', again);
    contents.emit('will-frame-navigate', framed);
    expect(again.preventDefault).not.toHaveBeenCalled();
    expect(framed.preventDefault).toHaveBeenCalledOnce();
  });

  it('opens no window, follows no redirect, holds no view', () => {
    const contents = confined();
    const [open] = contents.setWindowOpenHandler.mock.calls[0] ?? [];
    expect(open({ url: 'https://example.org/' })).toEqual({ action: 'deny' });
    for (const name of ['will-redirect', 'will-attach-webview']) {
      const event = preventable({});
      contents.emit(name, event);
      expect(event.preventDefault, name).toHaveBeenCalledOnce();
    }
  });

  it('is permitted nothing', () => {
    const session = new StandInSession();
    denyPermissions(session as unknown as Session);
    const answer = vi.fn();
    session.setPermissionRequestHandler.mock.calls[0]?.[0](null, 'media', answer);
    expect(answer.mock.calls).toEqual([[false]]);
    expect(session.setPermissionCheckHandler.mock.calls[0]?.[0](null, 'notifications')).toBe(false);
    expect(session.setDevicePermissionHandler.mock.calls[0]?.[0]({ deviceType: 'usb' })).toBe(false);
  });
});
