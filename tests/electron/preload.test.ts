import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DesktopBridge } from '../../src/contract/desktop.ts';
import { electron, left, reset } from './stand-in.ts';

// A single stand-in for every start: `resetModules` below would make a second one.
const standIn = await vi.hoisted(() => import('./stand-in.ts'));
vi.mock('electron', () => standIn.electron);

const { invoke } = electron.ipcRenderer;
const PAGE = { paper: 'A4', landscape: true, suggestedName: 'Roster' } as const;
let bridge: DesktopBridge;

beforeEach(async () => {
  reset();
  vi.resetModules();
  await import('../../electron/preload.ts');
  bridge = left.exposed.get('holdout') as DesktopBridge;
});

describe('what the screens are lent', () => {
  it('is the bridge, under one name', () => {
    expect([...left.exposed.keys()]).toEqual(['holdout']);
    expect(Object.keys(bridge)).toEqual([
      'call',
      'print',
      'savePdf',
      'takeFile',
      'openedFile',
      'onOpenedFile',
      'keepFile',
      'chooseFolder',
      'onMenu',
      'onHappened',
    ]);
  });

  it('carries a call and its reply, also a refusal', async () => {
    const refusal = { ok: false, error: { code: 'refused', message: 'Not so.' } };
    invoke.mockResolvedValueOnce(refusal);
    expect(await bridge.call('campaign.get', { campaign: 'x' })).toEqual(refusal);
    expect(invoke.mock.calls).toEqual([['holdout:call', 'campaign.get', { campaign: 'x' }]]);
  });

  it('prints and saves, and turns a failure into an error in its own words', async () => {
    invoke.mockResolvedValueOnce({ ok: true, value: null });
    expect(await bridge.print(PAGE)).toBeNull();
    invoke.mockResolvedValueOnce({ ok: true, value: '/prints/roster.pdf' });
    expect(await bridge.savePdf(PAGE)).toBe('/prints/roster.pdf');
    invoke.mockResolvedValueOnce({ ok: false, error: { code: 'disk-full', message: 'The disk is full.' } });
    await expect(bridge.savePdf(PAGE)).rejects.toThrow(/^The disk is full\.$/);
    expect(invoke.mock.calls.map(([channel, page]) => [channel, page])).toEqual([
      ['holdout:print', PAGE],
      ['holdout:save-pdf', PAGE],
      ['holdout:save-pdf', PAGE],
    ]);
  });

  it('hands over the path of a file, which the page never sees', async () => {
    electron.webUtils.getPathForFile.mockReturnValueOnce('/home/ro/merrow-ford.holdout');
    const taken = { ok: true, value: { transfer: '1-a', name: 'merrow-ford.holdout' } };
    invoke.mockResolvedValueOnce(taken);
    expect(await bridge.takeFile({} as File)).toEqual(taken);
    expect(invoke.mock.calls).toEqual([['holdout:take-file', '/home/ro/merrow-ford.holdout']]);
  });

  it('tells of the menu until it is told to stop, without Electron’s event', () => {
    const listener = vi.fn();
    const stop = bridge.onMenu(listener);
    electron.ipcRenderer.emit('holdout:menu', { sender: 'ipcRenderer' }, 'undo');
    stop();
    electron.ipcRenderer.emit('holdout:menu', { sender: 'ipcRenderer' }, 'redo');
    expect(listener.mock.calls).toEqual([['undo']]);
  });

  it('tells of what is done, in whichever window, until it is told to stop', () => {
    const listener = vi.fn();
    const what = { campaign: 'abcdefghij', revision: 4 };
    const stop = bridge.onHappened(listener);
    electron.ipcRenderer.emit('holdout:happened', { sender: 'ipcRenderer' }, what);
    stop();
    electron.ipcRenderer.emit('holdout:happened', { sender: 'ipcRenderer' }, what);
    expect(listener.mock.calls).toEqual([[what]]);
  });
});
