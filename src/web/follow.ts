/** Tells windows what is done, for as long as they listen: server-sent events (HTML Living Standard, 9.2), one line each. */
import { randomUUID } from 'node:crypto';
import type { Backend } from '../backend/host/backend.ts';
import { SAFE_HEADERS } from '../backend/host/screens.ts';
import type { Told } from '../contract/happened.ts';

type Window = ReadableStreamDefaultController<Uint8Array>;

export interface Following {
  /** How far it has come; a page is handed out with it, so that its window can tell whether it has missed anything since. */
  readonly now: () => string;
  /** All that has happened since; only how far it has come, where nobody knows that any more. */
  readonly since: (after: string | undefined) => readonly Told[];
  /** Tells one window what has happened since, and then all that happens. */
  readonly answer: (after: string | undefined, left: AbortSignal) => Response;
  /** Ends them all. */
  readonly close: () => void;
}

/** So much is kept for windows that come late. */
const KEPT = 200;

export function following(backend: Pick<Backend, 'happened'>): Following {
  // Another start of the host counts anew.
  const run = randomUUID();
  let count = 0;
  const now = () => `${run}.${count}`;
  const kept: Told[] = [];
  const windows = new Set<Window>();
  const encoder = new TextEncoder();
  const say = (to: Window, told: Told) =>
    to.enqueue(encoder.encode(`id: ${told.now}\ndata: ${JSON.stringify(told)}\n\n`));
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

  function answer(after: string | undefined, left: AbortSignal): Response {
    let own: Window | undefined;
    const end = () => {
      if (own !== undefined && windows.delete(own)) own.close();
    };
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        own = controller;
        windows.add(controller);
        left.addEventListener('abort', end, { once: true });
        for (const told of since(after)) say(controller, told);
      },
      cancel() {
        if (own !== undefined) windows.delete(own);
      },
    });
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
      for (const window of windows) window.close();
      windows.clear();
    },
  };
}
