/** A call on its way to whoever answers: the desktop's bridge where there is one, else the host that served this page. */
import type { DesktopBridge } from '../../src/contract/desktop.ts';
import { atHost } from './host-path.ts';

declare global {
  interface Window {
    /** Lent by the desktop window; absent in a browser. */
    readonly holdout?: DesktopBridge;
  }
}

export interface Answered {
  /** Status code of HTTP. */
  readonly status: number;
  /** Body of the reply, unread; undefined where it isn’t JSON. */
  readonly body: unknown;
}

/** Bytes that a browser sends on after the page is left, of all that is on its way. */
const MOST_LEFT_BEHIND = 64 * 1024;

/** Rejects where nobody answers. */
export async function request(method: string, input: unknown): Promise<Answered> {
  const { holdout } = globalThis as Pick<Window, 'holdout'>;
  if (holdout !== undefined) return { status: 200, body: await holdout.call(method, input) };
  const body = JSON.stringify(input);
  const response = await fetch(atHost(`call/${method}`), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'same-origin',
    body,
    // Drafts are sent to the end even though the page is loaded anew.
    keepalive: method === 'draft.put' && new TextEncoder().encode(body).length < MOST_LEFT_BEHIND,
  });
  return { status: response.status, body: await response.json().catch(() => undefined) };
}
