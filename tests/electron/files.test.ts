import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BrowserWindow } from 'electron';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fileAmong, isElsewhere, keepFile, openedFiles, takeFile } from '../../electron/files.ts';
import { transferPath } from '../../src/backend/calls/transfers.ts';
import { electron, reset, StandInWindow } from './stand-in.ts';

const steps = vi.hoisted((): string[] => []);
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return {
    ...fs,
    fsyncSync: (descriptor: number) => {
      steps.push(fs.fstatSync(descriptor).isDirectory() ? 'folder' : 'file');
      fs.fsyncSync(descriptor);
    },
    renameSync: (from: string, to: string) => {
      steps.push('named');
      fs.renameSync(from, to);
    },
  };
});
vi.mock('electron', async () => (await import('./stand-in.ts')).electron);

let dataDir: string;
let outside: string;

beforeEach(() => {
  reset();
  dataDir = mkdtempSync(join(tmpdir(), 'holdout-desktop-'));
  outside = join(dataDir, 'outside');
  mkdirSync(outside);
  writeFileSync(join(outside, 'merrow-ford.holdout'), 'a campaign');
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
});

const left = () => readdirSync(join(dataDir, 'transfer'));

describe('a file on the command line', () => {
  it.each([
    ['a packed program', ['/opt/holdout', 'merrow-ford.holdout'], 'merrow-ford.holdout'],
    ['Electron with a folder', ['/electron', '.', '--data', '/x', 'a/b.HOLDOUT'], 'a/b.HOLDOUT'],
    ['switches of Chromium’s', ['/opt/holdout', '--x=/y.holdout', '/z.holdout'], '/z.holdout'],
  ])('is found among those of %s', (_, argv, found) => {
    expect(fileAmong(argv, outside)).toBe(resolve(outside, found));
  });

  it('is found by the rules of Windows there', () => {
    const found = (word: string, from = 'C:\\Users\\Max') => fileAmong(['h.exe', word], from, 'win32');
    expect(found('merrow-ford.holdout')).toBe('C:\\Users\\Max\\merrow-ford.holdout');
    expect(found('D:/a.holdout')).toBe('D:\\a.holdout');
  });

  it.each([
    ['\\\\host\\share\\a.holdout', 'C:\\'],
    ['//host/share/a.holdout', 'C:\\'],
    ['\\\\?\\UNC\\host\\share\\a.holdout', 'C:\\'],
    ['a.holdout', '\\\\host\\share'],
  ])('on another computer is known by its path: %s in %s', (word, from) => {
    expect(isElsewhere(fileAmong(['h.exe', word], from, 'win32') ?? '', 'win32')).toBe(true);
    expect(isElsewhere('C:\\a.holdout', 'win32')).toBe(false);
    expect(isElsewhere('//a.holdout', 'linux')).toBe(false);
  });

  it('is none where none is named', () => {
    expect(fileAmong(['/opt/my.holdout', '--data', '/x'], outside)).toBeUndefined();
  });
});

describe('a file that is opened', () => {
  it('is taken in beside the campaigns', async () => {
    const taken = await takeFile(dataDir, join(outside, 'merrow-ford.holdout'));
    if (!taken.ok) throw new Error(taken.error.message);
    expect(taken.value.name).toBe('merrow-ford.holdout');
    expect(readFileSync(transferPath(dataDir, taken.value.transfer), 'utf8')).toBe('a campaign');
  });

  it('is refused by one sentence where it can’t be', async () => {
    expect(await takeFile(dataDir, join(outside, 'gone.holdout'))).toMatchObject({
      error: { message: 'gone.holdout can’t be opened: it isn’t there any more.' },
    });
    expect(await takeFile(dataDir, outside)).toMatchObject({
      error: { message: 'outside can’t be opened: it is no file.' },
    });
  });

  it('is not looked for on another computer, which Windows would greet by the player’s name', async () => {
    vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
    onTestFinished(() => void vi.restoreAllMocks());
    const files = openedFiles(() => dataDir, vi.fn());
    files.add('\\\\127.0.0.1\\none\\a.holdout');
    expect(await files.next()).toMatchObject({
      ok: false,
      error: { message: 'a.holdout lies on another computer. Copy it to this one, and open the copy.' },
    });
  });

  it('is told of once, whether the window stands already or not', async () => {
    const told = vi.fn();
    const files = openedFiles(() => dataDir, told);
    expect(await files.next()).toEqual({ ok: true, value: null });
    files.add(join(outside, 'merrow-ford.holdout'));
    expect(told).toHaveBeenCalledOnce();
    expect(await files.next()).toMatchObject({ value: { name: 'merrow-ford.holdout' } });
    expect(await files.next()).toEqual({ ok: true, value: null });
  });
});

describe('a file that is kept', () => {
  const window = () => new StandInWindow() as unknown as BrowserWindow;

  async function made() {
    const taken = await takeFile(dataDir, join(outside, 'merrow-ford.holdout'));
    if (!taken.ok) throw new Error(taken.error.message);
    return taken.value;
  }

  it('goes where the player says, and not beside the campaigns any more', async () => {
    const filePath = join(outside, 'kept.holdout');
    writeFileSync(`${filePath}.part`, 'somebody’s');
    electron.dialog.showSaveDialog.mockResolvedValueOnce({ canceled: false, filePath });
    steps.length = 0;
    expect(await keepFile(dataDir, window(), await made())).toEqual({ ok: true, value: filePath });
    // On the disk before it has its name, which is there after.
    expect(steps).toEqual(['file', 'named', 'folder']);
    expect(readFileSync(filePath, 'utf8')).toBe('a campaign');
    expect(readFileSync(`${filePath}.part`, 'utf8')).toBe('somebody’s');
    expect(left()).toEqual([]);
    expect(readdirSync(outside)).toEqual(['kept.holdout', 'kept.holdout.part', 'merrow-ford.holdout']);
  });

  it('takes the place of no campaigns’ file, of whatever folder', async () => {
    const filePath = join(outside, 'holdout.sqlite');
    writeFileSync(filePath, 'ten years');
    electron.dialog.showSaveDialog.mockResolvedValueOnce({ canceled: false, filePath });
    expect(await keepFile(dataDir, window(), await made())).toMatchObject({
      ok: false,
      error: {
        message: `${filePath} was not saved: it is a file of Holdout’s own, or is called like one. Choose another name.`,
      },
    });
    expect(readFileSync(filePath, 'utf8')).toBe('ten years');
    expect(left()).toEqual([]);
  });

  it('goes nowhere where the player thinks better, or where it can’t be written', async () => {
    electron.dialog.showSaveDialog.mockResolvedValueOnce({ canceled: true, filePath: '' });
    expect(await keepFile(dataDir, window(), await made())).toEqual({ ok: true, value: null });
    const filePath = join(outside, 'nowhere', 'kept.holdout');
    electron.dialog.showSaveDialog.mockResolvedValueOnce({ canceled: false, filePath });
    expect(await keepFile(dataDir, window(), await made())).toMatchObject({
      ok: false,
      error: { message: `${filePath} was not saved: it isn’t there any more.` },
    });
    expect(left()).toEqual([]);
  });

  it('is one of ours', async () => {
    for (const transfer of ['../holdout.sqlite', '1-'])
      expect(await keepFile(dataDir, window(), { transfer, name: 'x' })).toMatchObject({ ok: false });
    expect(electron.dialog.showSaveDialog).not.toHaveBeenCalled();
  });
});
