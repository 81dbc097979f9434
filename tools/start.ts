/** `npm start`: builds what is stale, then opens Holdout in a window where that is possible, else in the browser. */
import { spawn } from 'node:child_process';
import { Command, InvalidArgumentError } from 'commander';
import open from 'open';
import { startBackend } from '../src/backend/client.ts';
import { dataDir } from '../src/backend/host/data-dir.ts';
import { serve } from '../src/web/serve.ts';
import { buildApart } from './build.ts';
import { chooseHost, hasDisplay, thisDesktop } from './desktop.ts';
import { type RedirectFile, redirectFile } from './open-page.ts';
import { BUILT_WORKER, fromRoot, ROOT } from './paths.ts';

interface Options {
  readonly browser?: true;
  readonly data?: string;
  readonly port?: number;
  readonly open: boolean;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** A window that ends with an error this soon has never opened. */
const OPENING_MS = 10_000;
/** Milliseconds that a host may take to close before it is left. */
const CLOSING_MS = 5_000;
/** Milliseconds that a browser may take to read the page that sends it on. */
const BROWSER_MS = 60_000;

const program = new Command('npm start --')
  .description('Opens Holdout: in a window where that is possible, else in the browser.')
  .option('--browser', 'in the browser, without looking for a window')
  .option('--data <dir>', 'keep campaigns in this folder (also: HOLDOUT_DATA)')
  .option('--port <n>', 'serve the browser on this port', port)
  .option('--no-open', 'print the address without opening the browser')
  .helpOption('-h, --help', 'show this')
  .allowExcessArguments(false);

try {
  await start(program.parse().opts<Options>());
} catch (error) {
  // Errors of the machine’s (a port in use, a folder that cannot be written) need no stack.
  if (!(error instanceof Error) || !('code' in error)) throw error;
  console.error(`Holdout could not start: ${error.message}`);
  process.exitCode = 1;
}

async function start(options: Options): Promise<void> {
  const data = dataDir(options.data === undefined ? {} : { flag: options.data });
  await buildApart('renderer');
  if (!options.browser) {
    const host = await chooseHost(thisDesktop());
    if (host.kind === 'window' && (await openWindow(host.program, data))) return;
    const because = host.kind === 'browser' ? host.because : 'The window did not open';
    console.log(`${because}: Holdout runs in the browser instead.`);
  }
  await serveBrowser(options, data);
}

/** Runs the desktop shell until it is closed; answers false where it did not come up. */
async function openWindow(electron: string, data: string): Promise<boolean> {
  await buildApart('backend', 'electron');
  const began = Date.now();
  const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env;
  const child = spawn(electron, [ROOT, '--data', data], { stdio: 'inherit', env });
  let stopped = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      stopped = true;
      child.kill(signal);
    });
  }
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', (code) => {
      const opened = code === 0 || stopped || Date.now() - began > OPENING_MS;
      if (opened) process.exitCode = code ?? 0;
      resolve(opened);
    });
  });
}

async function serveBrowser(options: Options, data: string): Promise<void> {
  await buildApart('backend');
  const host = await serve({
    dataDir: data,
    rendererDir: fromRoot('dist/renderer'),
    backend: await startBackend({ dataDir: data, workerUrl: BUILT_WORKER }),
    ...(options.port === undefined ? {} : { port: options.port }),
  });
  console.log(`Holdout is at ${host.url}`);
  if (!options.open || !hasDisplay(process)) return closeOnSignal(host.close);
  const page = redirectFile(data, host.url);
  closeOnSignal(() => {
    page.remove();
    return host.close();
  });
  await openPage(page);
}

async function openPage({ path, remove }: RedirectFile): Promise<void> {
  try {
    const browser = await open(path);
    browser.on('error', () => {});
  } catch {
    // The address is on the screen already.
  }
  setTimeout(remove, BROWSER_MS).unref();
}

/** Ctrl+C may arrive twice, from the terminal and from npm; the second must not cut the first one's ending short. */
function closeOnSignal(close: () => Promise<void> | void): void {
  let closing = false;
  const end = async (): Promise<void> => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(1), CLOSING_MS).unref();
    await close();
    process.exit(0);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  // A bootstrap that is killed outright passes nothing on.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), 1_000).unref();
}

function port(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65_535)
    throw new InvalidArgumentError('It is a number up to 65535.');
  return value;
}
