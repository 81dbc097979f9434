/** Lets in the windows of this machine that were opened at the address printed at the start, and nobody else. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export interface Door {
  readonly port: number;
  /**
   * Path of the windows, from `/` to `/`. Browsers send a cookie to every port of a host, so to whatever else is served on this machine,
   * but to its own path alone. Made anew for each start, and known to nobody who hasn’t been let in.
   */
  readonly path: string;
  /** Secret of one start; whoever knows it is let in. */
  readonly token: string;
}

/** Sent to another name than ours; from another page than ours; without this start's token. */
export type Refusal = 'host' | 'origin' | 'token';

export const COOKIE = 'holdout';

export function newDoor(port: number): Door {
  return { port, path: `/${random()}/`, token: random() };
}

const random = () => randomBytes(32).toString('base64url');

/** Reason for which a request is refused, whatever it carries: it was sent to another name, or from another page. */
export function refusalBySource({ port }: Door, headers: Headers): Refusal | null {
  const host = headers.get('host');
  // Another name for this machine is how a foreign page gets here by rebinding its own.
  if (host === null || !ownHosts(port).includes(host)) return 'host';
  const origin = headers.get('origin');
  if (origin !== null && origin !== `http://${host}`) return 'origin';
  // `same-site` is a page of another port: the cookie would be sent along with its requests.
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return 'origin';
  return null;
}

/**
 * True if a page of another site was left for this one by a link, e.g. in a terminal that is a web page itself: it shows what it shows to
 * nobody else, and whoever has the token may come in.
 */
export function isFollowedLink(method: string, headers: Headers): boolean {
  return (
    method === 'GET' &&
    headers.get('origin') === null &&
    headers.get('sec-fetch-mode') === 'navigate' &&
    headers.get('sec-fetch-dest') === 'document'
  );
}

/** Compares in the same time wherever the two differ, their length included. */
export function isToken({ token }: Door, given: string | undefined): boolean {
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

/** Hosts in the form in which a browser writes them: without the port where that is the usual one. */
function ownHosts(port: number): readonly string[] {
  return ['127.0.0.1', 'localhost'].map((name) => new URL(`http://${name}:${port}`).host);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
