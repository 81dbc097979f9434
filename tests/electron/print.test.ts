import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BrowserWindow, WebContents } from 'electron';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fileName, printPage, savePdf } from '../../electron/print.ts';
import { electron, reset, StandInContents, StandInWindow } from './stand-in.ts';

vi.mock('electron', async () => (await import('./stand-in.ts')).electron);
// Only what a disk would refuse is made up; the rest of the module is the real one.
const refused = vi.hoisted(() => ({ code: '' }));
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const writeFile: typeof real.writeFile = (...asked) =>
    refused.code === ''
      ? real.writeFile(...asked)
      : Promise.reject(Object.assign(new Error('refused'), { code: refused.code }));
  return { ...real, writeFile };
});
beforeEach(() => {
  reset();
  refused.code = '';
});

const DATA = '/nowhere/holdout';
const A4 = { paper: 'A4', landscape: true, suggestedName: 'Merrow Ford roster' } as const;
const LETTER = { paper: 'Letter', landscape: false, suggestedName: 'Merrow Ford cards' } as const;

describe('printing', () => {
  const print = (printed: boolean, reason: string, page: typeof A4 | typeof LETTER = A4) => {
    const contents = new StandInContents();
    contents.print.mockImplementation((_options, done) => done(printed, reason));
    return { contents, reply: printPage(contents as unknown as WebContents, page) };
  };

  it('opens the system’s dialog, set to the paper', async () => {
    for (const [page, pageSize, landscape] of [
      [A4, 'A4', true],
      [LETTER, 'Letter', false],
    ] as const) {
      const { contents, reply } = print(true, '', page);
      expect(await reply).toEqual({ ok: true, value: null });
      expect(contents.print.mock.calls[0]?.[0]).toEqual({
        silent: false,
        printBackground: true,
        pageSize,
        landscape,
      });
    }
  });

  it('is no failure where the player thinks better of it', async () => {
    expect(await print(false, 'Print job canceled').reply).toEqual({ ok: true, value: null });
    expect(await print(false, 'cancelled').reply).toEqual({ ok: true, value: null });
  });

  it('that fails says so', async () => {
    expect(await print(false, 'Print job failed').reply).toMatchObject({
      ok: false,
      error: { code: 'internal', message: expect.stringContaining('not printed') },
    });
  });
});

describe('saving as PDF', () => {
  function save(chosen: { canceled: boolean; filePath: string }, page: typeof A4 | typeof LETTER = A4) {
    const window = new StandInWindow();
    electron.dialog.showSaveDialog.mockResolvedValue(chosen);
    return { window, reply: savePdf(DATA, window as unknown as BrowserWindow, page) };
  }

  function target(): string {
    const folder = mkdtempSync(join(tmpdir(), 'holdout-pdf-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    return join(folder, 'roster.pdf');
  }

  it('asks where to, with the name suggested, and writes the page there', async () => {
    const filePath = target();
    const { window, reply } = save({ canceled: false, filePath });
    expect(await reply).toEqual({ ok: true, value: filePath });
    expect(readFileSync(filePath, 'utf8')).toBe('%PDF-');
    expect(electron.dialog.showSaveDialog.mock.calls).toEqual([
      [window, { defaultPath: 'Merrow Ford roster.pdf', filters: [{ name: 'PDF', extensions: ['pdf'] }] }],
    ]);
  });

  it.each([
    [A4, { pageSize: 'A4', landscape: true }],
    [LETTER, { pageSize: 'Letter', landscape: false }],
  ])('takes its paper from the page’s own rules, else from %j', async (page, expected) => {
    const { window, reply } = save({ canceled: false, filePath: target() }, page);
    await reply;
    expect(window.webContents.printToPDF.mock.calls).toEqual([
      [{ ...expected, printBackground: true, preferCSSPageSize: true }],
    ]);
  });

  it('does nothing where the player thinks better of it', async () => {
    for (const chosen of [
      { canceled: true, filePath: '' },
      { canceled: false, filePath: '' },
    ]) {
      const { window, reply } = save(chosen);
      expect(await reply).toEqual({ ok: true, value: null });
      expect(window.webContents.printToPDF).not.toHaveBeenCalled();
    }
  });

  it.each([
    ['ENOSPC', 'disk-full', 'the disk is full'],
    ['EACCES', 'read-only', 'nothing may be written there'],
    ['EPERM', 'read-only', 'nothing may be written there'],
    ['EROFS', 'read-only', 'nothing may be written there'],
    ['EBUSY', 'busy', 'another program has it open'],
    ['EIO', 'internal', 'could not be saved'],
  ])('that the disk refuses with %s says why', async (code, failure, why) => {
    refused.code = code;
    expect(await save({ canceled: false, filePath: '/prints/roster.pdf' }).reply).toEqual({
      ok: false,
      error: { code: failure, message: expect.stringMatching(`^/prints/roster.pdf .*${why}\\.$`) },
    });
  });

  it('takes the place of no campaigns’ file', async () => {
    const filePath = join(dirname(target()), 'holdout.sqlite');
    writeFileSync(filePath, 'ten years');
    const { window, reply } = save({ canceled: false, filePath });
    expect(await reply).toMatchObject({ ok: false, error: { message: expect.stringContaining(filePath) } });
    expect(readFileSync(filePath, 'utf8')).toBe('ten years');
    expect(window.webContents.printToPDF).not.toHaveBeenCalled();
  });

  it('of a page that cannot be drawn leaves no file', async () => {
    const filePath = target();
    const window = new StandInWindow();
    window.webContents.printToPDF.mockRejectedValue(new Error('Failed to generate PDF'));
    electron.dialog.showSaveDialog.mockResolvedValue({ canceled: false, filePath });
    expect(await savePdf(DATA, window as unknown as BrowserWindow, A4)).toMatchObject({
      ok: false,
      error: { code: 'internal' },
    });
    expect(() => readFileSync(filePath)).toThrow('ENOENT');
  });
});

describe('the name of a file', () => {
  it.each([
    ['Merrow Ford roster', 'Merrow Ford roster'],
    ['Zoë’s lot – 冬 🧟', 'Zoë’s lot – 冬 🧟'],
    ['../../etc/passwd', 'etc passwd'],
    ['C:\\Windows\\win', 'C Windows win'],
    ['what? "this" <or> that|*', 'what this or that'],
    ['two\nlines\tand a tab', 'two lines and a tab'],
    ['trailing dots...', 'trailing dots'],
    ['.hidden', 'hidden'],
    ['', 'Holdout'],
    ['...', 'Holdout'],
    ['CON', 'Holdout'],
    ['lpt1.roster', 'Holdout'],
    ['Console', 'Console'],
  ])('%j becomes %j', (suggested, name) => {
    expect(fileName(suggested)).toBe(name);
  });

  it('is cut to a length every system takes, between characters', () => {
    expect(fileName('🧟'.repeat(150))).toBe('🧟'.repeat(100));
    expect(fileName(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99));
  });
});
