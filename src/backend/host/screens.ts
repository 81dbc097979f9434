/** The built screens, as both hosts hand them to a window: what each file is, and what its page may do. */
import { randomBytes } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

/** Stands in `index.html` where each load puts its own nonce: the style tags of Mantine carry it. */
const NONCE_MARK = '__CSP_NONCE__';
/** Mark at which the browser host puts how far it has come. */
const NOW_MARK = '__HAPPENED__';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Names as the build makes them. No `%`, so nothing encoded; no leading dot, so neither `..` nor hidden files. */
const FILE_PATH = /^\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;
/** The build puts a hash of the content into every name here. */
export const HASHED = '/assets/';

/** Policy for anything that isn't a page: it may do nothing. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

/** On every answer of a host, page or not. */
export const SAFE_HEADERS = {
  'content-security-policy': NO_PAGE,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** The content security policy of the one page. */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    // Positions and sizes that are computed, which no nonce can cover.
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The answer to a request for a path (as in a URL, still encoded) below the folder of the built screens; `/` is the
 * page. 404 for anything else, and for whatever lies outside the folder, also by a link within it.
 * `now` goes out with the page.
 */
export async function screenResponse(folder: string, path: string, now = ''): Promise<Response> {
  const name = path === '/' ? '/index.html' : path;
  const body = FILE_PATH.test(name) ? await fileWithin(folder, name) : null;
  if (body === null) return plain(404, 'There is no page at this address.');
  if (name === '/index.html') return page(body.toString('utf8'), now);
  return new Response(new Uint8Array(body), {
    headers: {
      ...SAFE_HEADERS,
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      'cache-control': name.startsWith(HASHED) ? 'private, max-age=31536000, immutable' : 'no-cache',
    },
  });
}

function page(html: string, now: string): Response {
  const nonce = randomBytes(16).toString('base64');
  return new Response(html.replaceAll(NONCE_MARK, nonce).replace(NOW_MARK, now), {
    headers: {
      ...SAFE_HEADERS,
      'content-security-policy': pagePolicy(nonce),
      'content-type': TYPES['.html'] ?? '',
      'cache-control': 'no-store',
    },
  });
}

/** A refusal in one sentence, for whoever looks. */
export function plain(status: number, sentence: string): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: { ...SAFE_HEADERS, 'content-type': TYPES['.txt'] ?? '', 'cache-control': 'no-store' },
  });
}

async function fileWithin(folder: string, name: string): Promise<Buffer | null> {
  try {
    const root = await realpath(folder);
    const file = await realpath(join(root, name));
    return file.startsWith(root + sep) ? await readFile(file) : null;
  } catch {
    return null;
  }
}
