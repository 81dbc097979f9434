import { describe, expect, it } from 'vitest';
import {
  findOrInstallChromium,
  type Installers,
  installedChromium,
  type Machine,
} from '../../tools/chromium.ts';

/** A machine on which only the given files exist. */
function machine(files: readonly string[], rest: Partial<Machine> = {}): Machine {
  return {
    platform: 'linux',
    env: { PATH: '/usr/local/bin:/usr/bin' },
    root: false,
    downloaded: '/root/.cache/ms-playwright/chromium/chrome',
    exists: (path) => files.includes(path),
    ...rest,
  };
}

describe('an installed Chromium', () => {
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const windows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';

  it.each<[string, Machine, string]>([
    ['on PATH', machine(['/usr/bin/chromium']), '/usr/bin/chromium'],
    [
      'without a window before one with it',
      machine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']),
      '/usr/bin/chromium-headless-shell',
    ],
    ['as Chrome', machine(['/usr/bin/google-chrome']), '/usr/bin/google-chrome'],
    [
      'as Chromium before Chrome',
      machine(['/usr/bin/google-chrome', '/usr/bin/chromium']),
      '/usr/bin/chromium',
    ],
    [
      'as Chrome before what may be a snap',
      machine(['/usr/bin/chromium-browser', '/usr/bin/google-chrome']),
      '/usr/bin/google-chrome',
    ],
    ['on the Mac', machine([mac], { platform: 'darwin' }), mac],
    [
      'in the Mac’s own user folder',
      machine([`/Users/ann${mac}`], { platform: 'darwin', env: { HOME: '/Users/ann' } }),
      `/Users/ann${mac}`,
    ],
    [
      'on Windows',
      machine([windows], { platform: 'win32', env: { ProgramFiles: 'C:\\Program Files' } }),
      windows,
    ],
    [
      'on the Windows PATH',
      machine(['D:\\tools\\chrome.exe'], { platform: 'win32', env: { Path: 'C:\\Windows;D:\\tools' } }),
      'D:\\tools\\chrome.exe',
    ],
    [
      'by Playwright',
      machine(['/root/.cache/ms-playwright/chromium/chrome']),
      '/root/.cache/ms-playwright/chromium/chrome',
    ],
    [
      'where the environment says, before all others',
      machine(['/opt/c', '/usr/bin/chromium'], { env: { PATH: '/usr/bin', HOLDOUT_CHROMIUM: '/opt/c' } }),
      '/opt/c',
    ],
    [
      'elsewhere, when the environment names a file that is gone',
      machine(['/usr/bin/chromium'], { env: { PATH: '/usr/bin', CHROME_PATH: '/opt/gone' } }),
      '/usr/bin/chromium',
    ],
  ])('is found %s', (_, on, path) => {
    expect(installedChromium(on)).toBe(path);
  });

  it('is not made up', () => {
    expect(installedChromium(machine(['/usr/bin/firefox']))).toBeUndefined();
  });
});

describe('without a Chromium', () => {
  /** Installers of which those named put a file in place; `tried` lists them in the order they were called. */
  function installers(
    working: readonly string[],
    files: string[],
  ): { tried: string[]; installers: Installers } {
    const tried: string[] = [];
    const way = (name: string, file: string) => async () => {
      tried.push(name);
      if (working.includes(name)) files.push(file);
      return working.includes(name);
    };
    return {
      tried,
      installers: {
        debianPackage: way('debian', '/usr/bin/chromium'),
        playwrightDownload: way('playwright', '/root/.cache/ms-playwright/chromium/chrome'),
      },
    };
  }

  it('root on Debian installs the package', async () => {
    const files = ['/etc/debian_version'];
    const { tried, installers: ways } = installers(['debian', 'playwright'], files);
    const found = await findOrInstallChromium(machine(files, { root: true }), ways);
    expect(found).toEqual({ found: true, path: '/usr/bin/chromium' });
    expect(tried).toEqual(['debian']);
  });

  it('root on a Debian without the package has Playwright fetch one', async () => {
    const files = ['/etc/debian_version'];
    const { tried, installers: ways } = installers(['playwright'], files);
    const found = await findOrInstallChromium(machine(files, { root: true }), ways);
    expect(found).toMatchObject({ found: true, path: '/root/.cache/ms-playwright/chromium/chrome' });
    expect(tried).toEqual(['debian', 'playwright']);
  });

  it('anybody else never touches the system’s packages', async () => {
    const files = ['/etc/debian_version'];
    const { tried, installers: ways } = installers(['debian'], files);
    const found = await findOrInstallChromium(machine(files), ways);
    expect(tried).toEqual(['playwright']);
    expect(found).toEqual({ found: false, remedy: expect.stringContaining('HOLDOUT_CHROMIUM') });
  });

  it('an installer that says it worked and left nothing is not believed', async () => {
    const ways = { debianPackage: async () => true, playwrightDownload: async () => true };
    expect(await findOrInstallChromium(machine([]), ways)).toMatchObject({ found: false });
  });

  it('nothing is installed where one is there', async () => {
    const files = ['/etc/debian_version', '/usr/bin/chromium'];
    const { tried, installers: ways } = installers(['debian'], files);
    await findOrInstallChromium(machine(files, { root: true }), ways);
    expect(tried).toEqual([]);
  });
});
