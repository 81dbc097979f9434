/** Tells a window what is done, for as long as it listens: server-sent events (HTML Living Standard, 9.2), one line each. */
import type { Backend } from '../backend/host/backend.ts';
import { SAFE_HEADERS } from '../backend/host/screens.ts';

/** Each window's own way out stands in `following` while it is open. */
export function follow(
  backend: Pick<Backend, 'happened'>,
  left: AbortSignal,
  following: Set<() => void>,
): Response {
  const encoder = new TextEncoder();
  let end = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const say = (text: string) => controller.enqueue(encoder.encode(text));
      // Something has to be said before the browser takes it for open.
      say(': here\n\n');
      const stop = backend.happened((what) => say(`data: ${JSON.stringify(what)}\n\n`));
      end = () => {
        stop();
        if (following.delete(end)) controller.close();
      };
      following.add(end);
      left.addEventListener('abort', end, { once: true });
    },
    cancel() {
      following.delete(end);
      end();
    },
  });
  return new Response(body, {
    headers: { ...SAFE_HEADERS, 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
  });
}
