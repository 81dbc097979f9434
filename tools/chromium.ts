/** The Chromium for stories and pictures: the one that is installed, else Debian’s package or Playwright’s download. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium as playwright } from '@playwright/test';
import { run, runPackage } from './run.ts';

/** The machine that the search looks at, so that a test can put another before it. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: NodeJS.ProcessEnv;
  readonly root: boolean;
  /** Path at which Playwright puts the Chromium it downloads. */
  readonly downloaded: string;
  exists(path: string): boolean;
}

/** The two ways to get one; each answers whether it worked. */
export interface Installers {
  debianPackage(): Promise<boolean>;
  playwrightDownload(): Promise<boolean>;
}

export type Chromium =
  | { readonly found: true; readonly path: string }
  | { readonly found: false; readonly remedy: string };

/**
 * The first that is there is taken: the one without a window takes a fifth of the stories' time away. Ubuntu's
 * `chromium-browser` may be a snap, which sees no files of ours: last.
 */
const PROGRAMS = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'chromium-browser',
] as const;
/** Debian's, the quicker one first. */
const PACKAGES = ['chromium-headless-shell', 'chromium'] as const;
const MAC_APPS = ['Google Chrome', 'Chromium'] as const;
const WINDOWS_PLACES = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'] as const;
const WINDOWS_PROGRAMS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
] as const;

export function thisMachine(): Machine {
  return {
    platform: process.platform,
    env: process.env,
    root: process.getuid?.() === 0,
    downloaded: playwright.executablePath(),
    exists: existsSync,
  };
}

/** An installed Chromium or Chrome: the one named in the environment, else from PATH, the usual places, Playwright. */
export function installedChromium(machine: Machine): string | undefined {
  return candidates(machine).find((candidate) => machine.exists(candidate));
}

function candidates({ platform, env, downloaded }: Machine): readonly string[] {
  const named = [env.HOLDOUT_CHROMIUM, env.CHROME_PATH].filter((name) => name !== undefined && name !== '');
  return [...(named as string[]), ...onPath(platform, env), ...usualPlaces(platform, env), downloaded];
}

function onPath(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): readonly string[] {
  const { delimiter, join } = platform === 'win32' ? path.win32 : path.posix;
  const folders = (env.PATH ?? env.Path ?? '').split(delimiter).filter((folder) => folder !== '');
  const suffix = platform === 'win32' ? '.exe' : '';
  return PROGRAMS.flatMap((program) => folders.map((folder) => join(folder, program + suffix)));
}

function usualPlaces(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): readonly string[] {
  if (platform === 'darwin') {
    const folders = ['/Applications', ...(env.HOME ? [`${env.HOME}/Applications`] : [])];
    return folders.flatMap((folder) => MAC_APPS.map((app) => `${folder}/${app}.app/Contents/MacOS/${app}`));
  }
  if (platform !== 'win32') return [];
  const folders = WINDOWS_PLACES.map((name) => env[name]).filter((folder) => folder !== undefined);
  return folders.flatMap((folder) => WINDOWS_PROGRAMS.map((program) => path.win32.join(folder, program)));
}

/** An installed one, else Debian's package where we may install it, else Playwright's own download. */
export async function findOrInstallChromium(
  machine: Machine = thisMachine(),
  installers: Installers = { debianPackage, playwrightDownload },
): Promise<Chromium> {
  const installed = installedChromium(machine);
  if (installed !== undefined) return { found: true, path: installed };
  const debian = machine.platform === 'linux' && machine.root && machine.exists('/etc/debian_version');
  const ways = [...(debian ? [installers.debianPackage] : []), installers.playwrightDownload];
  for (const way of ways) {
    const path = (await way()) ? installedChromium(machine) : undefined;
    if (path !== undefined) return { found: true, path };
  }
  return {
    found: false,
    remedy: 'Install Chromium or Google Chrome, or set HOLDOUT_CHROMIUM to its program.',
  };
}

async function debianPackage(): Promise<boolean> {
  console.log('Installing Chromium from Debian for the end-to-end tests…');
  if (!(await aptGet('update', '-qq'))) return false;
  for (const name of PACKAGES) {
    if (await aptGet('install', '-y', '-qq', '--no-install-recommends', name)) return true;
  }
  return false;
}

async function aptGet(...args: readonly string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { ok, text } = await run('apt-get', args, { env, output: 'keep' });
  if (!ok) console.log(text.trim());
  return ok;
}

async function playwrightDownload(): Promise<boolean> {
  console.log('Fetching Chromium for the end-to-end tests…');
  // Playwright tries an unreachable host again and again.
  const options = { output: 'keep', limitMs: 300_000 } as const;
  const { ok, text } = await runPackage('@playwright/test', 'playwright', ['install', 'chromium'], options);
  if (!ok) console.log(text.trim());
  return ok;
}
