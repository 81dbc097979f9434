/**
 * The page for a window that has no key of this start: a bookmark’s, mostly. No script, and nothing fetched: it may have nothing of ours
 * yet.
 */
import { randomBytes } from 'node:crypto';
import { SAFE_HEADERS } from '../backend/host/screens.ts';

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

export function keylessPage(): Response {
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
