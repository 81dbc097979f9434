/** The choice between a desktop window and the browser, and the Electron runtime that a window needs. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from './paths.ts';
import { run } from './run.ts';

/** Facts that decide between the desktop window and the browser; a test can put another machine before it. */
export interface Desktop {
  readonly platform: NodeJS.Platform;
  readonly env: NodeJS.ProcessEnv;
  readonly root: boolean;
  /** The Electron program, where its runtime is there. */
  runtime(): string | undefined;
  /** Tries to get the runtime, within a limit. */
  fetchRuntime(): Promise<void>;
}

export type Host =
  | { readonly kind: 'window'; readonly program: string }
  | { readonly kind: 'browser'; readonly because: string };

/** Long enough for a quick line, short enough that nobody waits half a minute for a page. */
const FETCH_LIMIT_MS = 15_000;

export function thisDesktop(): Desktop {
  const { platform, env } = process;
  return {
    platform,
    env,
    root: process.getuid?.() === 0,
    runtime: () => electronProgram(fromRoot('node_modules/electron'), env),
    fetchRuntime: () => fetchRuntime(FETCH_LIMIT_MS),
  };
}

export function hasDisplay({ platform, env }: Pick<Desktop, 'platform' | 'env'>): boolean {
  if (platform === 'win32' || platform === 'darwin') return true;
  return Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}

/** A window where it can be had, else the browser and why. */
export async function chooseHost(desktop: Desktop): Promise<Host> {
  if (!hasDisplay(desktop)) return { kind: 'browser', because: 'There is no display here' };
  if (desktop.platform === 'linux' && desktop.root) {
    return { kind: 'browser', because: 'Electron keeps its sandbox from root' };
  }
  if (desktop.runtime() === undefined) await desktop.fetchRuntime();
  const program = desktop.runtime();
  if (program === undefined) return { kind: 'browser', because: 'The Electron runtime could not be fetched' };
  return { kind: 'window', program };
}

/**
 * The program of an installed Electron. Read from its folder, as its own index.js does: importing that would begin
 * a download without a limit.
 */
export function electronProgram(home: string, env: NodeJS.ProcessEnv): string | undefined {
  const pathFile = join(home, 'path.txt');
  const written = existsSync(pathFile) ? readFileSync(pathFile, 'utf8') : undefined;
  const override = env.ELECTRON_OVERRIDE_DIST_PATH;
  const folder = override || join(home, 'dist');
  const program = written ?? (override ? 'electron' : undefined);
  if (program === undefined || !existsSync(join(folder, program))) return undefined;
  return join(folder, program);
}

export async function fetchRuntime(limitMs: number): Promise<void> {
  console.log('Fetching the Electron runtime…');
  const script = fromRoot('node_modules/electron/install.js');
  await run(process.execPath, [script], { output: 'keep', limitMs });
}
