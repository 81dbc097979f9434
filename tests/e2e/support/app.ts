/**
 * The app under test. To start a host, or to open a window, takes as long as a story: those of a worker share both. Each
 * makes campaigns of its own; one that needs an empty shelf, or damages its file, says `test.use({ data: 'own' })`.
 */
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { CONTRACT } from '../../../src/contract/contract.ts';
import { campaignIn, PLAYED, type Played } from '../../support/played.ts';
import { call, callBy } from './call.ts';
import { type Data, newData } from './data.ts';
import { callHost } from './host.ts';
import { folderOf } from './played.ts';

export interface App {
  readonly dataDir: string;
  /**
   * Shows one of the app's addresses behind the #, e.g. `/settings`. A page that is open already goes there as by a
   * link; it is loaded anew where it stands there, or where a call of the story has changed what it can't know of.
   */
  open(page: Page, route?: string): Promise<void>;
  /** Loads the page at that address, whatever it shows. */
  load(page: Page, route: string): Promise<void>;
  /** Ends the process at once, as a power cut would. */
  kill(): Promise<void>;
  /** Ends it cleanly. */
  close(): Promise<void>;
  /** Starts it again on the same data; pages have to be opened anew. */
  restart(): Promise<void>;
}

/** Size and media of a page at its start; anything that fades or slides is looked at as it will stand. */
const VIEWPORT = { width: 1280, height: 800 };
const AT_FIRST = { media: null, colorScheme: null, reducedMotion: 'reduce' } as const;

/** Bots may have ten years to play first. */
const SETTING_UP_MS = 300_000;

/** As a new installation has them. */
const SETTINGS = { theme: 'system', dice: 'app', paper: 'A4', separator: 'comma', tier: 'assist' } as const;

/** The data that each story's context belongs to, and the number of commands sent past its pages. */
const under = new WeakMap<BrowserContext, { readonly data: Data; readonly commands: number }>();
/** Number of the commands sent past the pages that each page knows of. */
const known = new WeakMap<Page, number>();

interface Options {
  /**
   * `shared` by the stories of a worker; its `own`, with an empty shelf, in a file that may be damaged; or shared by those
   * that want a campaign which bots have played for so long. `games` is its own, and knows the games of the tests.
   */
  readonly data: 'shared' | 'own' | 'games' | Played;
}

/** Data shared within this worker, by what they hold. */
type Shared = Map<'shared' | Played, Data>;

export const test = base.extend<{ app: App } & Options, { all: Shared; kept: BrowserContext }>({
  data: ['shared', { option: true }],
  all: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed.
    async ({}, use) => {
      const all: Shared = new Map();
      await use(all);
      for (const data of all.values()) await data.discard();
    },
    { scope: 'worker' },
  ],
  kept: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' });
      await context.newPage();
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ kept }, use) => {
    await use(kept);
    const [, ...more] = kept.pages();
    for (const page of more) await page.close();
  },
  page: async ({ context }, use) => {
    const [page] = context.pages();
    if (page === undefined) throw new Error('expected the page before to be left open');
    await asNew(page);
    await use(page);
  },
  app: [
    async ({ context, all, data: wanted }, use) => {
      const data = isOwn(wanted) ? ownData(wanted) : await sharedData(all, wanted);
      await data.start();
      await callHost(data.host(), 'settings.set', SETTINGS);
      const story = { data, commands: 0 };
      under.set(context, story);
      callBy(context, async (method, input) => {
        if (CONTRACT[method].kind === 'command') story.commands += 1;
        return await callHost(data.host(), method, input);
      });
      await use({
        dataDir: data.dir,
        open: (page, route = '/') => open(page, route),
        load,
        kill: () => data.kill(),
        close: () => data.close(),
        restart: async () => {
          await data.kill();
          await data.start();
          // The host is at the same address as before.
          story.commands += 1;
        },
      });
      if (isOwn(wanted)) await data.discard();
    },
    { timeout: SETTING_UP_MS },
  ],
});

export { expect } from '@playwright/test';
export { call } from './call.ts';
export { beginCampaign } from './party.ts';

type Own = 'own' | 'games';
const isOwn = (wanted: Options['data']): wanted is Own => wanted === 'own' || wanted === 'games';
const ownData = (wanted: Own): Data => newData(undefined, wanted === 'games' ? 'of the tests' : 'that ship');

async function sharedData(all: Shared, wanted: 'shared' | Played): Promise<Data> {
  const data = all.get(wanted) ?? (wanted === 'shared' ? newData() : newData(await folderOf(wanted)));
  all.set(wanted, data);
  return data;
}

/**
 * Brings the page back to where it was before the last story: what it has stored, how large it is, what it pretends to be, where it points.
 */
async function asNew(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (window.origin !== 'null') localStorage.clear();
  });
  await page.context().clearCookies();
  await page.setViewportSize(VIEWPORT);
  await page.emulateMedia(AT_FIRST);
  await page.mouse.move(0, 0);
  known.delete(page);
}

function storyOf(page: Page) {
  const story = under.get(page.context());
  if (story === undefined) throw new Error('the story has not asked for the app');
  return story;
}

async function open(page: Page, route: string): Promise<void> {
  const { data, commands } = storyOf(page);
  const now = new URL(page.url());
  const upToDate = now.href.startsWith(data.host().home) && known.get(page) === commands;
  if (upToDate && now.hash !== `#${route}`) await goTo(page, route);
  else await load(page, route);
}

async function load(page: Page, route: string): Promise<void> {
  const { data, commands } = storyOf(page);
  await page.goto(`${data.host().url}#${route}`);
  known.set(page, commands);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

interface Router {
  readonly state: {
    readonly status: string;
    readonly location: { readonly href: string };
    readonly resolvedLocation?: { readonly href: string };
  };
}

/** Goes to a screen by a link, until the router has drawn it and it has its title. */
async function goTo(page: Page, route: string): Promise<void> {
  await page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        window.addEventListener('hashchange', () => resolve(), { once: true });
        window.location.hash = to;
      }),
    route,
  );
  await page.waitForFunction(() => {
    const { state } = (window as unknown as { readonly __TSR_ROUTER__: Router }).__TSR_ROUTER__;
    return state.status === 'idle' && state.resolvedLocation?.href === state.location.href;
  });
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** A copy of the campaign that bots have played in the data the story has asked for. */
export async function playedByBots(page: Page, played: Played): Promise<string> {
  const campaign = campaignIn(storyOf(page).data.dir);
  const { id } = await call(page, 'campaign.copy', { campaign, name: PLAYED[played].name });
  return id;
}
