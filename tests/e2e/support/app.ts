/** A host of its own for each story: its own data folder, its own process, ended as the story wishes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import type { Input, Method, Output } from '../../../src/contract/contract.ts';
import type { Reply } from '../../../src/contract/failure.ts';
import { fromRoot } from '../../../tools/paths.ts';

export interface App {
  readonly dataDir: string;
  /** The address the present start printed. */
  readonly url: string;
  /** Opens the app's page, at one of its addresses behind the #, e.g. `/settings`. */
  open(page: Page, route?: string): Promise<void>;
  /** Ends the process at once, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same data; pages have to be opened anew. */
  restart(): Promise<void>;
}

interface Host {
  readonly url: string;
  readonly process: ChildProcess;
}

const STARTING_MS = 30_000;

export const test = base.extend<{ app: App }>({
  context: async ({ context }, use) => {
    await context.addInitScript(countCalls);
    await use(context);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed.
  app: async ({}, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'holdout-e2e-'));
    let host = await start(dataDir);
    await use({
      dataDir,
      get url() {
        return host.url;
      },
      open: async (page, route = '/') => {
        await page.goto(`${host.url}#${route}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
      },
      kill: () => end(host, 'SIGKILL'),
      restart: async () => {
        await end(host, 'SIGKILL');
        host = await start(dataDir);
      },
    });
    await end(host, 'SIGTERM');
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  },
});

export { expect } from '@playwright/test';

declare global {
  interface Window {
    /** Of the page, sent and not yet answered. */
    callsUnderWay?: number;
  }
}

function countCalls(): void {
  const send = window.fetch;
  window.callsUnderWay = 0;
  window.fetch = async (...request) => {
    window.callsUnderWay = (window.callsUnderWay ?? 0) + 1;
    try {
      return await send(...request);
    } finally {
      window.callsUnderWay -= 1;
    }
  };
}

/** Waits until the page has been told all it asked for and does nothing: what is pressed meanwhile, it lets pass. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) => {
        const rests = () =>
          (window.callsUnderWay ?? 0) === 0 && document.querySelector('main[aria-busy="true"]') === null;
        // What was answered last may lead to another call once it is drawn.
        requestAnimationFrame(() => {
          if (!rests()) return resolve(false);
          requestAnimationFrame(() => setTimeout(() => resolve(rests())));
        });
      }),
  );
}

/** The same entry `npm start` comes to, without the bootstrap around it, so that a signal reaches the host itself. */
async function start(dataDir: string): Promise<Host> {
  const host = spawn(
    process.execPath,
    [fromRoot('tools/start.ts'), '--browser', '--no-open', '--data', dataDir],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`the host didn't start in time:\n${said}`)), STARTING_MS);
    const listen = (text: Buffer) => {
      said += text.toString();
      const [, found] = /Holdout is at (\S+)/.exec(said) ?? [];
      if (found === undefined) return;
      clearTimeout(late);
      resolve(found);
    };
    host.stdout?.on('data', listen);
    host.stderr?.on('data', listen);
    host.on('exit', (code) => reject(new Error(`the host ended with ${code}:\n${said}`)));
  });
  return { url, process: host };
}

async function end({ process: host }: Host, signal: NodeJS.Signals): Promise<void> {
  if (host.exitCode !== null || host.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => host.once('exit', () => resolve()));
  host.kill(signal);
  await ended;
}

/** Calls the backend from within the page, with its cookie; throws the sentence of a failure. */
export async function call<M extends Method>(page: Page, method: M, input: Input<M>): Promise<Output<M>> {
  const reply = await page.evaluate(
    async ([name, body]) => {
      const response = await fetch(`/call/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await response.json()) as unknown;
    },
    [method, input] as const,
  );
  const outcome = reply as Reply<Output<M>>;
  if (!outcome.ok) throw new Error(`${method}: ${outcome.error.message}`);
  return outcome.value;
}

/** A campaign of a Star and three Grunts, begun, by the seed alone. */
export async function beginCampaign(page: Page, name = 'Merrow Ford'): Promise<string> {
  const made = await call(page, 'campaign.create', {
    name,
    seed: 'E2E-SEED',
    division: 'months',
    startYear: 2,
    star: { name: 'Pris Hallam', attribute: 'ambidextrous', weapons: ['machine-pistol', 'machine-pistol'] },
  });
  let { revision } = made;
  for (let grunt = 0; grunt < 3; grunt += 1) {
    const recruited = await call(page, 'party.recruit', { campaign: made.id, revision, dice: 'app' });
    if (recruited.state !== 'done') throw new Error('the app left a question open');
    revision = recruited.revision;
  }
  await call(page, 'party.settle', { campaign: made.id, revision });
  return made.id;
}
