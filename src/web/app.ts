/** The browser host's routes: the way in, the calls, the screens. */

import { randomBytes } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Backend } from '../backend/backend.ts';
import { HASHED, plain, SAFE_HEADERS, screenResponse } from '../backend/host/screens.ts';
import type { Failure, Reply } from '../contract/failure.ts';
import { COOKIE, type Door, isFollowedLink, isToken, type Refusal, refusalBySource } from './door.ts';
import { fileIn, fileOut } from './files.ts';
import type { Following } from './follow.ts';

/** Five days held out, as on the icon. */
const MARK = `<svg viewBox="0 0 64 64" aria-hidden="true"><g fill="none" stroke-linecap="round">
<path d="M14 16v32M26 16v32M38 16v32M50 16v32" stroke="var(--ink)" stroke-width="5"/>
<path d="M11 40.5 53 23.5" stroke="var(--sheet)" stroke-width="10"/>
<path d="M11 40.5 53 23.5" stroke="var(--flag)" stroke-width="5"/>
</g></svg>`;

/** The colours are those of renderer/styles/tokens.css. */
const STYLES = `
:root { color-scheme: light dark; --paper: #eef0e6; --sheet: #fafbf6; --rule: #d5dacc; --ink: #1a211d; --ink-2: #424b45; --flag: #ad360d; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #0e1210; --sheet: #151a17; --rule: #2a312c; --ink: #e6eae0; --ink-2: #bcc4ba; --flag: #f18a5e; }
}
body { margin: 0; padding: 1rem; background: var(--paper); color: var(--ink); font: 1rem / 1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 8vh auto 0; padding: 1.75rem 2rem; background: var(--sheet); border: 1px solid var(--rule); border-radius: 6px; }
header { display: flex; align-items: center; gap: 0.5rem; color: var(--ink-2); font-weight: 600; }
svg { width: 1.75rem; height: 1.75rem; }
h1 { margin: 1rem 0 0.5rem; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 1.5rem 0 0.25rem; font-size: 1rem; }
p { margin: 0.5rem 0; }
ol { margin: 0.5rem 0; padding-left: 1.5rem; }
li { margin: 0.25rem 0; }
footer { margin-top: 1.5rem; padding-top: 0.75rem; border-top: 1px solid var(--rule); color: var(--ink-2); }
`;

function keylessPage(): Response {
  const nonce = randomBytes(16).toString('base64');
  const headers = {
    ...SAFE_HEADERS,
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  };
  return new Response(page(nonce), { status: 403, headers });
}

const page = (nonce: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Holdout</title>
<style nonce="${nonce}">${STYLES}</style>
</head>
<body>
<main>
<header>${MARK} Holdout</header>
<h1>${'This address doesn’t open Holdout'}</h1>
<p>${'Holdout is running on this computer, and your campaigns are safe. But each start has an address of its own. It holds a key that keeps other programs and websites out of your campaigns, so a bookmark or a window of an earlier start doesn’t fit any more.'}</p>
<h2>${'How to open it'}</h2>
<ol>
<li>${'Look in the terminal where Holdout was started. It says “Holdout is at …”: open that whole address.'}</li>
<li>${'If you can’t find it, end Holdout there (Ctrl+C) and start it again, by its icon or with npm start. It opens by itself, in its window or in this browser.'}</li>
</ol>
<footer>${'Keep the icon or the command rather than a bookmark: they work every time.'}</footer>
</main>
</body>
</html>
`;

/** Bytes; the longest call that fits the contract, a biography, stays far below. */
const LONGEST_CALL = 1024 * 1024;

const REFUSALS: Readonly<Record<Refusal, string>> = {
  host: 'Holdout answers only at its own address on this computer.',
  origin: 'Holdout answers only to its own page.',
  token: 'Open the address that Holdout printed when it started.',
};

export interface Served {
  readonly door: Door;
  readonly backend: Backend;
  /** The folder of the campaigns. */
  readonly dataDir: string;
  /** The folder of the built screens. */
  readonly rendererDir: string;
  /** Tells the windows what happens; whoever closes the host ends it. */
  readonly following: Following;
}

type App = Hono<{ Bindings: HttpBindings }>;

export function webApp({ door, backend, dataDir, rendererDir, following }: Served): App {
  const folder = () => backend.dataDir?.() ?? dataDir;
  const app: App = new Hono();

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(SAFE_HEADERS)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });

  app.use(async (c, next) => {
    const { method, headers } = c.req.raw;
    const path = pathOf(c);
    const offered = path === '/' ? c.req.query('token') : undefined;
    const knows = isToken(door, offered);
    const refusal = refusalBySource(door, headers);
    if (refusal === 'origin' && isFollowedLink(method, headers)) {
      return knows ? letIn(c, door, 'page') : refuse(c, 'token');
    }
    if (refusal !== null) return refuse(c, refusal);
    if (knows) return letIn(c, door, 'redirect');
    // The code of the screens is no secret; the windows ask for it without a cookie, and a browser keeps it from start to start.
    if (path.startsWith(HASHED)) return next();
    return path.startsWith(door.path) && isToken(door, getCookie(c, COOKIE)) ? next() : refuse(c, 'token');
  });

  const files = `${door.path}file`;
  const happened = `${door.path}happened`;
  app.post(`${door.path}call/:method`, async (c) => {
    c.header('cache-control', 'no-store');
    // A foreign page can send a form or text here unasked, but not this type.
    if (!isJson(c.req.header('content-type'))) {
      return c.json(failed('bad-input', 'A call is sent as application/json.'), 415);
    }
    const text = await readUpTo(LONGEST_CALL, c.req.raw.body).catch(() => undefined);
    // The page that asked has gone away, and nobody hears the answer.
    if (text === undefined) return c.json(failed('bad-input', 'The call broke off.'), 400);
    if (text === null) return c.json(failed('bad-input', 'A call has at most 1 MB.'), 413);
    const input = parsed(text);
    if (!input.ok) return c.json(failed('bad-input', 'The call is not readable as JSON.'), 400);
    // A refusal by the contract or the rules is an answer like any other: it travels with 200.
    return c.json(await backend.call(c.req.param('method'), input.value));
  });

  app.post(files, async (c) => {
    c.header('cache-control', 'no-store');
    const { reply, status } = await fileIn(folder(), c.req.raw);
    return c.json(reply, status);
  });
  app.get(
    `${files}/:transfer`,
    (c) =>
      fileOut(folder(), c.req.param('transfer'), c.req.query('name')) ??
      plain(404, 'That file isn’t there any more.'),
  );
  app.get(happened, (c) =>
    following.answer(c.req.header('last-event-id') ?? c.req.query('after'), () => c.env.outgoing.destroy()),
  );
  app.get(`${happened}/since`, (c) => {
    c.header('cache-control', 'no-store');
    return c.json(following.since(c.req.query('after')));
  });

  app.get(door.path, () => screenResponse(rendererDir, '/', following.now()));
  app.get('*', (c) => screenResponse(rendererDir, pathOf(c)));
  app.all('*', () =>
    plain(405, 'Holdout takes calls by POST to call/, files to file, and shows its screens by GET.'),
  );
  app.onError((error, c) => {
    console.error(error);
    return c.json(failed('internal', 'Something went wrong inside Holdout.'), 500);
  });
  return app;
}

/** The path that was asked for: Hono's own is partly decoded. */
const pathOf = (c: Context): string => new URL(c.req.url).pathname;

/** The token leaves the address bar, and with it the history, for a cookie that no script can read. */
function letIn(c: Context, { path, token }: Door, by: 'redirect' | 'page'): Response {
  setCookie(c, COOKIE, token, { httpOnly: true, sameSite: 'Strict', path });
  c.header('cache-control', 'no-store');
  // Sent on at once, a window that came from another site would still count as coming from there, and bring no cookie.
  return by === 'page' ? c.html(onwardPage(path)) : c.redirect(path, 303);
}

function refuse(c: Context, refusal: Refusal): Response {
  c.header('cache-control', 'no-store');
  // Only calls and files are sent by POST; windows of an earlier start send them to where they were then.
  if (c.req.method === 'POST') return c.json(failed('forbidden', REFUSALS[refusal]), 403);
  return refusal === 'token' ? keylessPage() : plain(403, REFUSALS[refusal]);
}

function failed(code: Failure['code'], message: string): Reply<never> {
  return { ok: false, error: { code, message } };
}

function isJson(contentType: string | undefined): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}

/** Text of at most so many bytes; null where it is longer, without reading on. */
async function readUpTo(most: number, body: ReadableStream<Uint8Array> | null): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parsed(text: string): { readonly ok: true; readonly value: unknown } | { readonly ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}

/** Goes on to the app by itself: the next request is our own page's. */
const onwardPage = (path: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="0;url=${path}">
<title>Holdout</title>
</head>
<body>
<p><a href="${path}">Open Holdout</a></p>
</body>
</html>
`;
