/**
 * The board on Play, in Chromium: a move from the key to its paint with forty pieces, and frames while a figure is dragged with sixty, by the
 * browser’s own tracing, each against a bare drawing in the same browser: `node bench/board-screen.bench.ts`. Ends with 1 where a bound is broken.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { openBackend } from '../src/backend/backend.ts';
import type { Input, Method, Output } from '../src/contract/contract.ts';
import { serve } from '../src/web/serve.ts';
import { callBy } from '../tests/e2e/support/call.ts';
import { act, raid, ZOMBIES_STAY } from '../tests/e2e/support/encounter.ts';
import { campaignOf, member } from '../tests/e2e/support/party.ts';
import { buildRenderer } from '../tools/build.ts';
import { findOrInstallChromium } from '../tools/chromium.ts';
import { fromRoot } from '../tools/paths.ts';
import { clock, median, type Row, ratio, report } from './measured.ts';
import { asked } from './player.ts';

/** Pieces about when somebody acts, and when a figure is dragged. */
const [PIECES, MOST_PIECES] = [40, 60];
const PARTY = 8;
const ACTS = { rounds: 15, warmUp: 3 } as const;
const DRAGS = { rounds: 5, warmUp: 1 } as const;
/** Milliseconds of a drag, and those from one of its steps to the next: more often than a screen draws. */
const DRAGGED = 1_500;
const STEP = 8;

const TRACED = [
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'blink.user_timing',
];

/** Put into a page: tells how long after a key what it moves has been painted. */
const WATCH = `{
  let pressed = 0;
  const paint = new MessageChannel();
  paint.port1.onmessage = () => {
    performance.mark('painted');
    painted(performance.now() - pressed);
  };
  addEventListener('keydown', () => { pressed = performance.now(); }, true);
  new MutationObserver((changes) => {
    if (!changes.some(({ target }) => target.matches('[aria-current], [data-alone]'))) return;
    requestAnimationFrame(() => paint.port2.postMessage(null));
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['style'] });
}`;

/** One piece, moved by a key and dragged by the pointer, and nothing else. */
const BARE = `<svg width="800" height="600" style="display:block"><g data-piece="f1" data-alone style="transform:translate(400px,300px)"><circle r="12"/></g></svg>
<script>
  const piece = document.querySelector('[data-piece]');
  let at = 400;
  addEventListener('keydown', () => { at = 800 - at + 20; piece.style.transform = 'translate(' + at + 'px,300px)'; });
  addEventListener('pointermove', ({ clientX, clientY }) => { piece.style.transform = 'translate(' + clientX + 'px,' + clientY + 'px)'; });
</script>`;

interface Shown {
  readonly page: Page;
  readonly tracing: CDPSession;
  /** Milliseconds from a key to the next paint of what it moves. */
  readonly painted: (key: string) => Promise<number>;
}

async function shown(browser: Browser, show: (page: Page) => Promise<void>): Promise<Shown> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  let told = Promise.withResolvers<number>();
  await page.exposeFunction('painted', (milliseconds: number) => told.resolve(milliseconds));
  await page.addInitScript(WATCH);
  await show(page);
  return {
    page,
    tracing: await page.context().newCDPSession(page),
    painted: async (key) => {
      told = Promise.withResolvers();
      await page.keyboard.press(key);
      return await told.promise;
    },
  };
}

interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds, from the browser’s own beginning; of work, what its thread has worked. */
  readonly ts: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

interface Frames {
  readonly perSecond: number;
  /** Microseconds of its main thread’s work that the page takes for one. */
  readonly work: number;
}

/** Begins to trace; the answer ends it, and tells what was traced. */
async function traced(tracing: CDPSession): Promise<() => Promise<readonly Traced[]>> {
  const events: Traced[] = [];
  const collect = ({ value }: { readonly value: readonly object[] }) => {
    events.push(...(value as readonly Traced[]));
  };
  tracing.on('Tracing.dataCollected', collect);
  await tracing.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['__metadata', ...TRACED] },
  });
  return async () => {
    const ended = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve));
    await tracing.send('Tracing.end');
    await ended;
    tracing.off('Tracing.dataCollected', collect);
    return events;
  };
}

/** Microseconds that the main thread of the page has worked before a time: of all pages the one that worked most, as the others stand still. */
function mainWork(events: readonly Traced[], until = Number.POSITIVE_INFINITY): number {
  const main = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const works = main.map(({ pid, tid }) =>
    events
      .filter(
        (event) => event.name === 'RunTask' && event.ts < until && event.pid === pid && event.tid === tid,
      )
      .reduce((sum, { tdur = 0 }) => sum + tdur, 0),
  );
  return Math.max(...works);
}

/** Frames that the browser draws while a piece is dragged to and fro, by its tracing. */
async function dragged({ page, tracing }: Shown): Promise<Frames> {
  const box = await page
    .locator('[data-piece]:is([aria-current], [data-alone]) circle')
    .first()
    .boundingBox();
  if (box === null) throw new Error('the piece isn’t drawn');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.bringToFront();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y, { steps: 2 });
  const end = await traced(tracing);
  const begun = performance.now();
  for (let steps = 1; performance.now() - begun < DRAGGED; steps += 1) {
    await page.mouse.move(x + 60 * Math.sin(steps / 9), y + 60 * Math.cos(steps / 13));
    const rest = begun + steps * STEP - performance.now();
    if (rest > 1) await page.waitForTimeout(rest);
  }
  const events = await end();
  await page.mouse.up();
  const drawn = events.filter(({ name }) => name === 'DrawFrame').map(({ ts }) => ts);
  const frames = drawn.length - 1;
  return {
    perSecond: frames / ((Math.max(...drawn) - Math.min(...drawn)) / 1e6),
    work: mainWork(events) / frames,
  };
}

const dir = mkdtempSync(join(tmpdir(), 'holdout-bench-'));
const found = await findOrInstallChromium();
if (!found.found) throw new Error(found.remedy);
await buildRenderer();
const backend = await openBackend({ dataDir: join(dir, 'data') });
const host = await serve({ dataDir: join(dir, 'data'), rendererDir: fromRoot('dist/renderer'), backend });
const browser = await chromium.launch({ executablePath: found.path, chromiumSandbox: false });

const context = {};
const page = { context: () => context } as unknown as Parameters<typeof act>[0];

/** Puts zombies on the board until so many pieces stand there. */
async function filled(campaign: string, count: number): Promise<void> {
  const standing = async () =>
    (await asked<Output<'encounter.pieces'>>(backend, 'encounter.pieces', { campaign })).pieces.length;
  while ((await standing()) < count) await act(page, campaign, { do: 'zombies-set', group: null, count: 1 });
}

/** A raid on the board of a town; the party may act. */
async function crowded(): Promise<string> {
  callBy(
    context,
    async <M extends Method>(method: M, input: Input<M>) => await asked<Output<M>>(backend, method, input),
  );
  await asked(backend, 'settings.set', { dice: 'app' });
  const grunts = Array.from({ length: PARTY - 1 }, (_, at) =>
    member(`Grunt ${at + 1}`, { weapons: ['pistol'] }),
  );
  const campaign = await campaignOf(page, grunts);
  const goes = Array.from({ length: PARTY }, (_, at) => `f${at + 1}`);
  await raid(page, campaign, { area: 'urban', goes });
  await act(page, campaign, { do: 'board', up: true });
  await filled(campaign, PIECES);
  await act(page, campaign, { do: 'begin-turn', sides: ['Party', 'Zombies'] }, ZOMBIES_STAY);
  return campaign;
}

type Piece = Output<'encounter.pieces'>['pieces'][number];

const WAYS = { ArrowUp: [0, 20], ArrowRight: [20, 0], ArrowDown: [0, -20], ArrowLeft: [-20, 0] } as const;

/** A figure, and the arrow key that leads it two inches on, to where nobody stands and nobody comes into sight. */
async function freeWay(campaign: string, pieces: readonly Piece[]) {
  for (const { piece: who, spot } of pieces.filter(({ kind }) => kind === 'party'))
    for (const [key, [x, y]] of Object.entries(WAYS)) {
      const to = { x: spot.x + x, y: spot.y + y };
      const { fault, halt, inches } = await asked<Output<'encounter.way'>>(backend, 'encounter.way', {
        campaign,
        who,
        to,
      });
      if (fault === null && halt === null && inches === 2) return { who, key, to };
    }
  throw new Error('there is no room for anybody');
}

/** Microseconds that the backend works for an act and the pieces after it; the act is taken back. */
async function answered(campaign: string, deed: Input<'encounter.act'>['act']): Promise<number> {
  const { revision } = await asked<Output<'encounter.get'>>(backend, 'encounter.get', { campaign });
  const before = clock();
  const acted = await asked<Output<'encounter.act'>>(backend, 'encounter.act', {
    ...{ campaign, revision, dice: 'app' },
    act: deed,
  });
  await asked(backend, 'encounter.pieces', { campaign });
  const taken = clock() - before;
  if (acted.state !== 'done') throw new Error(`the act is ${acted.state}`);
  await asked(backend, 'campaign.undo', { campaign, revision: acted.revision });
  return taken;
}

try {
  const campaign = await crowded();
  const { pieces } = await asked<Output<'encounter.pieces'>>(backend, 'encounter.pieces', { campaign });
  console.log(`${pieces.length} pieces`);
  const { who, key: arrow, to } = await freeWay(campaign, pieces);
  const select = async (page: Page) => {
    await page.locator(`[data-piece="${who}"]`).focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(1_000);
  };
  const board = await shown(browser, async (page) => {
    const home = (await page.context().request.get(host.url)).url();
    await page.goto(`${home}#/c/${campaign}/encounter/play`);
    await select(page);
  });
  const bare = await shown(browser, async (page) => {
    await page.goto(`data:text/html,${encodeURIComponent(BARE)}`);
  });
  const acts = {
    board: [] as number[],
    work: [] as number[],
    behind: [] as number[],
    bare: [] as number[],
  };
  for (let round = -ACTS.warmUp; round < ACTS.rounds; round += 1) {
    await board.page.bringToFront();
    await board.page.locator(`[data-piece="${who}"]`).focus();
    await board.page.keyboard.press('m');
    for (let step = 0; step < 4; step += 1) await board.page.keyboard.press(arrow);
    // The way is known before the key.
    await board.page.waitForTimeout(250);
    const end = await traced(board.tracing);
    const one = await board.painted('Enter');
    const events = await end();
    const page = mainWork(events, events.find(({ name }) => name === 'painted')?.ts);
    await board.painted('Control+z');
    const behind = await answered(campaign, { do: 'move', who, others: [], how: 'normal', to });
    await bare.page.bringToFront();
    const other = await bare.painted('m');
    if (round < 0) continue;
    acts.board.push(one * 1000);
    acts.work.push(page + behind);
    acts.behind.push(behind);
    acts.bare.push(other * 1000);
  }
  await filled(campaign, MOST_PIECES);
  await board.page.reload();
  await select(board.page);
  const frames = { board: [] as Frames[], bare: [] as Frames[] };
  for (let round = -DRAGS.warmUp; round < DRAGS.rounds; round += 1) {
    const one = await dragged(board);
    await board.page.keyboard.press('Escape');
    const other = await dragged(bare);
    if (round < 0) continue;
    frames.board.push(one);
    frames.bare.push(other);
  }
  const perSecond = (of: readonly Frames[]) => of.map((one) => one.perSecond);
  const work = (of: readonly Frames[]) => of.map((one) => one.work);
  const rows: readonly Row[] = [
    {
      what: 'a move, from the key to its paint, by the clock',
      microseconds: median(acts.board),
      against: `one piece alone, ${(median(acts.bare) / 1000).toFixed(1)} ms`,
      ratio: ratio(acts.board, acts.bare),
    },
    {
      what: 'the same, by what the page’s main thread and the backend work',
      microseconds: median(acts.work),
      against: `the backend alone, ${(median(acts.behind) / 1000).toFixed(1)} ms`,
      ratio: ratio(acts.work, acts.behind),
      atMostMicroseconds: 50_000,
    },
    {
      what: 'a frame while a figure is dragged, by the clock',
      microseconds: 1e6 / median(perSecond(frames.board)),
      against: `one piece alone, ${median(perSecond(frames.bare)).toFixed(1)} frames a second`,
      ratio: ratio(perSecond(frames.bare), perSecond(frames.board)),
    },
    {
      what: 'the same, by what its main thread works',
      microseconds: median(work(frames.board)),
      against: `one piece alone, ${(median(work(frames.bare)) / 1000).toFixed(1)} ms`,
      ratio: ratio(work(frames.board), work(frames.bare)),
      atMostMicroseconds: 1e6 / 60,
    },
  ];
  report(rows);
} finally {
  await browser.close();
  await host.close();
  rmSync(dir, { recursive: true, force: true });
}
