/** Threads that play games by the thousand, as many as there are cores; they start with the first games and stay warm. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { addTo, type Ends, type PlayingOn, type PlaysOn } from '../calls/playing-on.ts';
import type { Batch, Played } from './messages.ts';

/** Games handed over at once: few enough that progress moves and a cancel is heard, so many that messages cost nothing. */
const BATCH = 10;
/** More threads than this win nothing on what a player waits for. */
const MOST_THREADS = 8;

export interface Pool {
  readonly playsOn: PlaysOn;
  readonly close: () => Promise<void>;
}

interface Thread {
  readonly send: (batch: Batch) => Promise<Played>;
  readonly end: () => Promise<unknown>;
}

/** Beside the source this file stands in, or beside the bundle it is part of. */
const usualUrl = () =>
  new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './games-worker.js', import.meta.url);

export function openPool(threads = Math.min(availableParallelism(), MOST_THREADS), url = usualUrl()): Pool {
  let started: readonly Thread[] | undefined;
  const all = () => {
    started ??= Array.from({ length: threads }, () => startThread(url));
    return started;
  };
  return {
    playsOn: async (playing, work) => await shared(all(), playing, work),
    close: async () => {
      await Promise.all((started ?? []).map(({ end }) => end()));
      started = undefined;
    },
  };
}

/** Shares the games out in batches: a thread that is done with one takes the next. */
async function shared(
  threads: readonly Thread[],
  { game: { game }, session, from, to }: PlayingOn,
  { goesOn }: Parameters<PlaysOn>[1],
): Promise<Ends> {
  const sum: Ends = new Map();
  let next = from;
  let done = 0;
  await Promise.all(
    threads.map(async (thread) => {
      while (next < to && (await goesOn(done, to - from))) {
        const batch = { game, session, from: next, to: Math.min(next + BATCH, to) };
        next = batch.to;
        const played = await thread.send(batch);
        if (!played.ok) throw new Error(`games could not be played on: ${played.why}`);
        addTo(sum, played.ends);
        done += batch.to - batch.from;
      }
    }),
  );
  return sum;
}

/** Answers come in the order of the questions, of whichever forecast they are. */
function startThread(url: URL): Thread {
  const worker = new Worker(url);
  // Nothing is held open by threads that have nothing to do.
  worker.unref();
  const waiting: ((played: Played) => void)[] = [];
  const gone = (why: string) => {
    for (const answer of waiting.splice(0)) answer({ ok: false, why });
  };
  let why: string | undefined;
  worker.on('message', (played: Played) => {
    if (waiting.length === 1) worker.unref();
    waiting.shift()?.(played);
  });
  worker.on('error', (error) => {
    why = error.message;
  });
  worker.on('exit', () => {
    why ??= 'the thread has ended';
    gone(why);
  });
  return {
    send: (batch) =>
      new Promise((resolve) => {
        if (why !== undefined) return resolve({ ok: false, why });
        waiting.push(resolve);
        worker.ref();
        worker.postMessage(batch);
      }),
    end: () => worker.terminate(),
  };
}
