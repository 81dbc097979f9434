/** Counts what React draws, through the door it holds open for its developer tools in every build. */
import type { BrowserContext, Page, Request } from '@playwright/test';

export interface Drawn {
  /** Times that something was put on the screen. */
  readonly commits: number;
  /** Components that were run for it, new ones and ones drawn anew. */
  readonly components: number;
}

/** A drawing with the calls asked meanwhile, which tell who had it drawn. */
interface Because extends Drawn {
  readonly asked: string;
}

/** Fields of a fiber that are needed here; see React's own `ReactInternalTypes`. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

declare global {
  interface Window {
    drawn?: { commits: number; components: number };
    unanswered?: number;
    asked?: string[];
    idling?: number;
  }
}

/** Requests that each page has made and has no answer to yet, including scripts that no first screen needs. */
const underWay = new WeakMap<Page, ReadonlySet<Request>>();

/** A page of its own, which counts from its first moment on. */
export async function countingPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const all = new Set<Request>();
  underWay.set(page, all);
  page.on('request', (request) => {
    // Open for as long as the page is.
    if (request.resourceType() !== 'eventsource') all.add(request);
  });
  page.on('requestfinished', (request) => all.delete(request));
  page.on('requestfailed', (request) => all.delete(request));
  await page.addInitScript(count);
  await page.addInitScript(countIdling);
  await page.addInitScript(countCalls);
  return page;
}

/** Calls of this page that are not answered yet. */
function countCalls(): void {
  window.unanswered = 0;
  const ask = window.fetch;
  window.asked = [];
  window.fetch = async (...asked) => {
    window.unanswered = (window.unanswered ?? 0) + 1;
    window.asked?.push(String(asked[0]).replace(/.*\/call\//, ''));
    try {
      const answer = await ask(...asked);
      await answer.clone().arrayBuffer();
      return answer;
    } finally {
      window.unanswered -= 1;
    }
  };
}

/** Work that waits until the page has come to rest: on a busy machine that may be long after it stands. */
function countIdling(): void {
  window.idling = 0;
  const [ask, cancel] = [window.requestIdleCallback, window.cancelIdleCallback];
  const waiting = new Set<number>();
  const end = (id: number) => {
    waiting.delete(id);
    window.idling = waiting.size;
  };
  window.requestIdleCallback = (work, options) => {
    const id: number = ask((deadline) => {
      end(id);
      work(deadline);
    }, options);
    waiting.add(id);
    window.idling = waiting.size;
    return id;
  };
  window.cancelIdleCallback = (id) => {
    end(id);
    cancel(id);
  };
}

/**
 * Done once all that was asked is answered and drawn: odds, which are counted while the player reads, and what comes when the page is at
 * rest.
 */
async function drawnUp(page: Page): Promise<void> {
  for (let before = -1; ; ) {
    const waits = await page.evaluate(async () => {
      await new Promise((done) => requestIdleCallback(done, { timeout: 100 }));
      return (window.unanswered ?? 0) + (window.idling ?? 0);
    });
    const { commits } = await drawnSoFar(page);
    if (commits === before && waits === 0 && underWay.get(page)?.size === 0) return;
    before = commits;
  }
}

function count(): void {
  const drawn = { commits: 0, components: 0 };
  window.drawn = drawn;
  /** Function components and classes, also behind `forwardRef` and `memo`. */
  const isComponent = ({ tag }: Fiber) => [0, 1, 11, 15].includes(tag);
  const PERFORMED_WORK = 1;

  const children = function* ({ child }: Fiber): Generator<Fiber> {
    for (let next = child; next !== null; next = next.sibling) yield next;
  };
  const add = (fiber: Fiber) => {
    const before = fiber.alternate;
    const ran = before === null || (fiber.flags & PERFORMED_WORK) !== 0;
    if (ran && isComponent(fiber)) drawn.components += 1;
    // Beneath what was left alone nothing was looked at.
    if (before === null || before.child !== fiber.child) for (const child of children(fiber)) add(child);
  };
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_renderer: number, root: { readonly current: Fiber }) => {
      drawn.commits += 1;
      add(root.current);
    },
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}

export const drawnSoFar = (page: Page): Promise<Drawn> =>
  page.evaluate(() => ({ commits: 0, components: 0, ...window.drawn }));

/** Counts the drawing while this is done, once all that came before has been drawn; `does` ends when its outcome stands on the screen. */
export async function drawnBy(page: Page, does: () => Promise<void>): Promise<Because> {
  await drawnUp(page);
  const before = await drawnSoFar(page);
  await page.evaluate(() => window.asked?.splice(0));
  await does();
  const after = await drawnSoFar(page);
  const asked = await page.evaluate(() => window.asked?.join(', ') ?? '');
  return {
    commits: after.commits - before.commits,
    components: after.components - before.components,
    asked,
  };
}
