/** The app under test, all of it in this process: the screens as they are built, over a backend of the story's own. */
import { cpSync, readFileSync } from 'node:fs';
import { test as base } from 'vitest';
import { takeIn, transferPath } from '../../../src/backend/calls/transfers.ts';
import { FOLDER_MOVES } from '../../../src/contract/calls/folder.ts';
import { CONTRACT, type Method, type Output } from '../../../src/contract/contract.ts';
import type { Failure } from '../../../src/contract/failure.ts';
import { MOST_FILE } from '../../../src/contract/limits.ts';
import type { Game } from '../../../src/rules/core/game.ts';
import { call, callBy } from '../../e2e/support/call.ts';
import { ask, tempDir, testBackend } from '../../support/backend/backend.ts';
import { putEmptyFile } from '../../support/empty-file.ts';
import { campaignIn, type Played } from '../../support/played.ts';
import { expect } from './expect.ts';
import { Page } from './page.ts';
import { folderOf } from './played.ts';
import { openWindow } from './window.ts';

export type { Locator, Page } from '../../e2e/support/page.ts';
export { beginCampaign } from '../../e2e/support/party.ts';
export { call, expect };

export interface App {
  /** The campaign that bots have played, where the story's data hold one. */
  played(): string;
  /** Goes to a route like a browser: by the address where the page knows how all stands, and loads it anew where it doesn't. */
  open(page: object, route?: string): Promise<void>;
  /** Does this before the page is told anything that it asks for meanwhile. */
  beforeAnswers(work: () => Promise<void>): Promise<void>;
  /** Looks at the page again, on which it asks for all anew. */
  lookAgain(): void;
  /** Methods that the page has called since this was last asked. */
  calls(): readonly Method[];
  /** The file that the page hands over next to be saved. */
  handedOver(page: object): Promise<{ readonly name: string; readonly text: string }>;
  /** A campaign as a file. */
  savedFile(campaign: string): Promise<Buffer>;
  /** Drops a file on the page. */
  drop(page: object, bytes: Buffer): Promise<void>;
  /** Ends the backend and starts it anew; in between this is done to the folder with its data. */
  restart(between?: (dataDir: string) => void): Promise<void>;
  /** The next call of this method, with this in what it asks, is answered when it is let go. */
  hold(method: Method, about?: string): () => void;
  /** Calls of this method fail, as `busy` unless it is said how, until they are let go. */
  fail(method: Method, how?: Failure): () => void;
}

const BUSY: Failure = { code: 'busy', message: 'The file is in use.' };

interface Router {
  readonly state: {
    readonly status: string;
    readonly location: { readonly href: string };
    readonly resolvedLocation?: { readonly href: string };
  };
}

/** True if the screen of the address is drawn. */
function isThere(window: Window): boolean {
  const { state } = (window as unknown as { readonly __TSR_ROUTER__: Router }).__TSR_ROUTER__;
  const href = window.location.hash.slice(1);
  return state.status === 'idle' && state.location.href === href && state.resolvedLocation?.href === href;
}

interface Story {
  /** Games that the app can play besides the campaign's own. */
  readonly games: readonly Game[];
  /** `own`, with an empty shelf, or a copy of that in which bots have played a campaign for so long. */
  readonly data: 'own' | Played;
  readonly page: Page;
  readonly app: App;
}

export const test = base.extend<Story>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures are needed.
  page: async ({}, use) => {
    const page = new Page();
    await use(page);
    await page.show(undefined);
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  games: async ({}, use) => {
    await use([]);
  },
  data: 'own',
  app: async ({ page, games, data }, use) => {
    const home = tempDir();
    if (data === 'own') await putEmptyFile(home);
    else cpSync(await folderOf(data), home, { recursive: true });
    let dataDir = home;
    let backend = await testBackend({ games, dataDir, home });
    /** True once something was done that the page can't know of. */
    let behind = false;
    callBy(page.context(), async (method, input) => {
      if (CONTRACT[method].kind === 'command') behind = true;
      return await ask(backend, method, input);
    });
    let before: Promise<void> = Promise.resolve();
    const called: Method[] = [];
    const held: { method: string; about: string; waits: Promise<void> }[] = [];
    const failing = new Map<Method, Failure>();
    const answers = async (method: string, input: string) => {
      called.push(method as Method);
      const holds = held.findIndex((one) => one.method === method && input.includes(one.about));
      const [one] = holds === -1 ? [] : held.splice(holds, 1);
      await before;
      await one?.waits;
      // A file goes to the host beside the calls.
      if (method === 'file') {
        const transfer = await takeIn(dataDir, [Buffer.from(input, 'base64')], MOST_FILE);
        return JSON.stringify({ ok: true, value: { transfer } });
      }
      const error = failing.get(method as Method);
      if (error !== undefined) return JSON.stringify({ ok: false, error });
      const reply = await backend.call(method as Method, JSON.parse(input));
      if (FOLDER_MOVES.some((one) => one === method) && reply.ok) {
        // The host goes on in the other folder.
        await backend.close();
        dataDir = (reply.value as Output<'folder.usual'>).folder;
        backend = await testBackend({ games, dataDir, home });
      }
      return JSON.stringify(reply);
    };
    await use({
      played: () => campaignIn(home),
      beforeAnswers: async (work) => {
        before = work();
        await before;
      },
      handedOver: async () => {
        const { name, text } = await page.until(
          () => page.opened.handedOver.shift(),
          () => 'the page hands no file over',
        );
        return { name, text: await text };
      },
      savedFile: async (campaign) => {
        const { transfer } = await ask(backend, 'campaign-file.save', { campaign });
        return readFileSync(transferPath(dataDir, transfer));
      },
      drop: async (_, bytes) => {
        const { window } = page;
        const file = new window.File([new Uint8Array(bytes)], 'dropped.holdout');
        const event = new window.Event('drop', { cancelable: true });
        Object.assign(event, { dataTransfer: { types: ['Files'], files: [file] } });
        window.dispatchEvent(event);
      },
      restart: async (between) => {
        await backend.close();
        between?.(dataDir);
        backend = await testBackend({ games, dataDir, home });
        behind = true;
      },
      lookAgain: () => {
        page.window.dispatchEvent(new page.window.Event('visibilitychange'));
      },
      calls: () => called.splice(0),
      fail: (method, how = BUSY) => {
        failing.set(method, how);
        return () => failing.delete(method);
      },
      hold: (method, about = '') => {
        const { promise, resolve } = Promise.withResolvers<void>();
        held.push({ method, about, waits: promise });
        return resolve;
      },
      open: async (_, route = '/') => {
        const hash = `#${route}`;
        if (!page.isOpen || behind || page.window.location.hash === hash) {
          if (page.isOpen) page.window.dispatchEvent(new page.window.Event('pagehide'));
          await page.show(await openWindow(route, answers, page.stored));
          behind = false;
        } else {
          page.window.location.hash = hash;
          // A browser says this of every change of the address.
          page.window.dispatchEvent(new page.window.PopStateEvent('popstate'));
          await page.until(
            () => isThere(page.window) || undefined,
            () => `the router doesn’t come to ${route}`,
          );
        }
        await page.getByRole('heading', { level: 1 }).waitFor();
      },
    });
  },
});
