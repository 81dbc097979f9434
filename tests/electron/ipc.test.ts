import type { BrowserWindow } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { registerIpc } from '../../electron/ipc.ts';
import type { Reply } from '../../src/contract/failure.ts';
import { electron, frame, left, reset, StandInContents, StandInWindow } from './stand-in.ts';

vi.mock('electron', async () => (await import('./stand-in.ts')).electron);

const call = vi.fn(async (method: string, input: unknown): Promise<Reply<unknown>> => {
  return { ok: true, value: { method, input } };
});
const PAGE = { paper: 'A4', landscape: true, suggestedName: 'Merrow Ford roster' };
const CHANNELS = [
  'holdout:call',
  'holdout:print',
  'holdout:save-pdf',
  'holdout:take-file',
  'holdout:opened-file',
  'holdout:keep-file',
  'holdout:choose-folder',
];

let window: StandInWindow;
let isOpen = true;

beforeEach(() => {
  reset();
  window = new StandInWindow();
  isOpen = true;
  const files = { add: () => {}, next: async () => ({ ok: true, value: null }) as const };
  registerIpc(
    { backend: { call, close: async () => {}, happened: () => () => undefined }, dataDir: '/nowhere', files },
    () => (isOpen ? (window as unknown as BrowserWindow) : undefined),
  );
});

const own = () => ({ sender: window.webContents, senderFrame: window.webContents.mainFrame });

function send(channel: string, event: unknown, ...asked: readonly unknown[]) {
  const handler = left.handlers.get(channel);
  if (handler === undefined) throw new Error(`expected a handler for ${channel}`);
  return handler(event, ...asked);
}

describe('the channels', () => {
  it('are these, and no more', () => {
    expect([...left.handlers.keys()]).toEqual(CHANNELS);
  });

  it.each(CHANNELS)('%s answers nobody but the main frame of our window on our page', async (channel) => {
    const { mainFrame } = window.webContents;
    const strangers = {
      'another window': { sender: new StandInContents(), senderFrame: mainFrame },
      'a frame inside': { ...own(), senderFrame: frame('holdout://app/', mainFrame) },
      'a frame gone since': { ...own(), senderFrame: null },
      'another page': { ...own(), senderFrame: frame('https://example.org/') },
      'another host': { ...own(), senderFrame: frame('holdout://other/') },
      'a blank page': { ...own(), senderFrame: frame('about:blank') },
    };
    for (const [who, event] of Object.entries(strangers)) {
      expect(await send(channel, event, 'shelf.list', {}), who).toMatchObject({
        ok: false,
        error: { code: 'forbidden' },
      });
    }
    isOpen = false;
    expect(await send(channel, own(), 'shelf.list', {})).toMatchObject({ error: { code: 'forbidden' } });
    expect(call).not.toHaveBeenCalled();
    expect(window.webContents.print).not.toHaveBeenCalled();
    expect(electron.dialog.showSaveDialog).not.toHaveBeenCalled();
  });
});

describe('a call', () => {
  it('reaches the backend as it is, from whichever screen, and brings back its reply', async () => {
    const senderFrame = frame('holdout://app/#/c/abcdefghij/roster');
    const input = { campaign: 'abcdefghij' };
    expect(await send('holdout:call', { ...own(), senderFrame }, 'campaign.get', input)).toEqual({
      ok: true,
      value: { method: 'campaign.get', input },
    });
    expect(call.mock.calls).toEqual([['campaign.get', input]]);
  });

  it('that the backend refuses comes back as data', async () => {
    const refusal: Reply<never> = { ok: false, error: { code: 'stale', message: 'Not so.' } };
    call.mockResolvedValueOnce(refusal);
    expect(await send('holdout:call', own(), 'campaign.undo', {})).toEqual(refusal);
  });

  it.each([[undefined], [7], [{ method: 'x' }]])('without a method is refused: %j', async (method) => {
    expect(await send('holdout:call', own(), method, {})).toMatchObject({
      ok: false,
      error: { code: 'bad-input' },
    });
    expect(call).not.toHaveBeenCalled();
  });
});

describe('a folder', () => {
  const ASKED = { title: 'Folder for backups', from: '/home/ro/backups' };

  it('is asked for by the system’s dialog, from where it is now', async () => {
    const { showOpenDialog } = electron.dialog;
    showOpenDialog.mockResolvedValueOnce({ canceled: false, filePaths: ['/media/disk'] });
    expect(await send('holdout:choose-folder', own(), ASKED)).toEqual({ ok: true, value: '/media/disk' });
    expect(showOpenDialog.mock.calls).toEqual([
      [
        window,
        {
          title: ASKED.title,
          defaultPath: ASKED.from,
          properties: ['openDirectory', 'createDirectory', 'promptToCreate'],
        },
      ],
    ]);
    showOpenDialog.mockResolvedValueOnce({ canceled: true, filePaths: [] });
    expect(await send('holdout:choose-folder', own(), ASKED)).toEqual({ ok: true, value: null });
  });

  it.each([[undefined], ['/home'], [{ ...ASKED, properties: ['openFile'] }]])(
    'asked for otherwise is refused: %j',
    async (asked) => {
      expect(await send('holdout:choose-folder', own(), asked)).toMatchObject({
        error: { code: 'bad-input' },
      });
      expect(electron.dialog.showOpenDialog).not.toHaveBeenCalled();
    },
  );
});

describe('printing', () => {
  it('goes to the window that asked', async () => {
    window.webContents.print.mockImplementation((_options, done) => done(true, ''));
    expect(await send('holdout:print', own(), PAGE)).toEqual({ ok: true, value: null });
    electron.dialog.showSaveDialog.mockResolvedValue({ canceled: true, filePath: '' });
    expect(await send('holdout:save-pdf', own(), PAGE)).toEqual({ ok: true, value: null });
    expect(electron.dialog.showSaveDialog.mock.calls[0]?.[0]).toBe(window);
  });

  it.each(['holdout:print', 'holdout:save-pdf'])('by %s wants a paper that there is', async (channel) => {
    for (const page of [undefined, {}, { ...PAGE, paper: 'A0' }, { ...PAGE, silent: true }]) {
      expect(await send(channel, own(), page)).toMatchObject({ ok: false, error: { code: 'bad-input' } });
    }
    expect(window.webContents.print).not.toHaveBeenCalled();
    expect(electron.dialog.showSaveDialog).not.toHaveBeenCalled();
  });
});
