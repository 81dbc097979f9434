/** Tells windows what is done, for as long as they listen: server-sent events (HTML Living Standard, 9.2), one line each. */
import { randomUUID } from 'node:crypto';
import type { Backend } from '../backend/backend.ts';
import { SAFE_HEADERS } from '../backend/host/screens.ts';
import type { Told } from '../contract/happened.ts';

interface Window {
  readonly stream: ReadableStreamDefaultController<Uint8Array>;
  /** Ends its connection, whatever still waits to be sent. */
  readonly drop: () => void;
}

export interface Following {
  /**
   * The point that the telling has come to; a page is handed out with it, so that its window can tell whether it has missed anything since.
   */
  readonly now: () => string;
  /** All that has happened since; only how far it has come, where nobody knows that any more. */
  readonly since: (after: string | undefined) => readonly Told[];
  /** Tells one window what has happened since, and then all that happens; `drop` ends its connection. */
  readonly answer: (after: string | undefined, drop: () => void) => Response;
  /** Ends them all. */
  readonly close: () => void;
}

/** News kept for windows that come late. */
const KEPT = 200;
/** Bytes that wait for a window that doesn't read; one further behind is dropped, and asks again from what it heard last. */
const BEHIND = 64 * 1024;
/** Windows that are told at a time: many more than anybody opens, as a browser has one that listens for all of its own. */
const MOST = 32;

export function following(backend: Pick<Backend, 'happened'>): Following {
  // Another start of the host counts anew.
  const run = randomUUID();
  let count = 0;
  const now = () => `${run}.${count}`;
  const kept: Told[] = [];
  const windows = new Set<Window>();
  const encoder = new TextEncoder();
  function say(to: Window, told: Told): void {
    if ((to.stream.desiredSize ?? 0) > 0)
      to.stream.enqueue(encoder.encode(`id: ${told.now}\ndata: ${JSON.stringify(told)}\n\n`));
    else drop(to);
  }
  function drop(window: Window): void {
    windows.delete(window);
    window.drop();
  }
  const stop = backend.happened((what) => {
    const after = now();
    count += 1;
    const told = { after, now: now(), what };
    kept.push(told);
    kept.splice(0, kept.length - KEPT);
    for (const window of windows) say(window, told);
  });

  function since(after: string | undefined): readonly Told[] {
    const at = kept.findIndex((told) => told.after === after);
    return at >= 0 ? kept.slice(at) : [{ after: now(), now: now(), what: null }];
  }

  /** The oldest goes: it may be one that was left behind, and comes back where it wasn't. */
  function makeRoom(): void {
    const [oldest] = windows;
    if (windows.size >= MOST && oldest !== undefined) drop(oldest);
  }

  function answer(after: string | undefined, drop: () => void): Response {
    let own: Window | undefined;
    const body = new ReadableStream<Uint8Array>(
      {
        start(stream) {
          own = { stream, drop };
          makeRoom();
          windows.add(own);
          for (const told of since(after)) say(own, told);
        },
        // A window that has gone away is told nothing more.
        cancel() {
          if (own !== undefined) windows.delete(own);
        },
      },
      new ByteLengthQueuingStrategy({ highWaterMark: BEHIND }),
    );
    return new Response(body, {
      headers: { ...SAFE_HEADERS, 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
    });
  }

  return {
    now,
    since,
    answer,
    close: () => {
      stop();
      for (const { stream } of windows) stream.close();
      windows.clear();
    },
  };
}
