import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseHost, type Desktop, electronProgram } from '../../tools/desktop.ts';

/** A Linux desktop with the runtime there, unless told otherwise. */
function desktop(rest: Partial<Desktop> = {}): Desktop {
  return {
    platform: 'linux',
    env: { DISPLAY: ':0' },
    root: false,
    runtime: () => '/electron',
    fetchRuntime: async () => {
      throw new Error('fetched a runtime that is there');
    },
    ...rest,
  };
}

describe('the host', () => {
  const window = { kind: 'window', program: '/electron' };

  it.each<[string, Partial<Desktop>]>([
    ['under X', {}],
    ['under Wayland', { env: { WAYLAND_DISPLAY: 'wayland-0' } }],
    ['on Windows', { platform: 'win32', env: {} }],
    ['on the Mac', { platform: 'darwin', env: {} }],
  ])('is a window %s', async (_, rest) => {
    expect(await chooseHost(desktop(rest))).toEqual(window);
  });

  it.each<[string, Partial<Desktop>, string]>([
    ['without a display', { env: {} }, 'There is no display here'],
    ['with an empty DISPLAY', { env: { DISPLAY: '' } }, 'There is no display here'],
    ['as root', { root: true }, 'Electron keeps its sandbox from root'],
  ])('is the browser %s, and nothing is fetched', async (_, rest, because) => {
    const without = desktop({ ...rest, runtime: () => undefined });
    expect(await chooseHost(without)).toEqual({ kind: 'browser', because });
  });

  it('is a window once the runtime has been fetched', async () => {
    let there = false;
    const fetchRuntime = async () => {
      there = true;
    };
    const fetching = desktop({ runtime: () => (there ? '/electron' : undefined), fetchRuntime });
    expect(await chooseHost(fetching)).toEqual(window);
  });

  it('is the browser when the runtime cannot be had', async () => {
    const cannot = desktop({ runtime: () => undefined, fetchRuntime: async () => {} });
    expect(await chooseHost(cannot)).toEqual({
      kind: 'browser',
      because: 'The Electron runtime could not be fetched',
    });
  });
});

describe("Electron's program", () => {
  let home = '';
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'holdout-electron-'));
    mkdirSync(join(home, 'dist'));
  });
  afterEach(() => rmSync(home, { recursive: true }));

  it('is where path.txt says', () => {
    writeFileSync(join(home, 'path.txt'), 'electron');
    writeFileSync(join(home, 'dist/electron'), '');
    expect(electronProgram(home, {})).toBe(join(home, 'dist/electron'));
  });

  it('is not there before the runtime is complete', () => {
    writeFileSync(join(home, 'dist/electron'), '');
    expect(electronProgram(home, {})).toBeUndefined();
  });

  it('is not there when its folder was emptied', () => {
    writeFileSync(join(home, 'path.txt'), 'electron');
    expect(electronProgram(home, {})).toBeUndefined();
  });

  it('is in the folder that the environment names', () => {
    writeFileSync(join(home, 'electron'), '');
    const elsewhere = join(home, 'nowhere');
    expect(electronProgram(elsewhere, { ELECTRON_OVERRIDE_DIST_PATH: home })).toBe(join(home, 'electron'));
  });
});
