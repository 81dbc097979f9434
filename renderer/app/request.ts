/** A call on its way to whoever answers: the desktop's bridge where there is one, else the host that served this page. */
import type { DesktopBridge } from '../../src/contract/desktop.ts';

declare global {
  interface Window {
    /** Lent by the desktop window; absent in a browser. */
    readonly holdout?: DesktopBridge;
  }
}

export interface Answered {
  /** As HTTP counts it. */
  readonly status: number;
  /** What came back, unread; undefined where it isn't JSON. */
  readonly body: unknown;
}

/** Rejects where nobody answers. */
export async function request(method: string, input: unknown): Promise<Answered> {
  const { holdout } = globalThis as Pick<Window, 'holdout'>;
  if (holdout !== undefined) return { status: 200, body: await holdout.call(method, input) };
  const response = await fetch(`call/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'same-origin',
    body: JSON.stringify(input),
  });
  return { status: response.status, body: await response.json().catch(() => undefined) };
}
