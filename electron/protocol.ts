/** The screens' own scheme: one page and its files, from one folder. */
import { protocol, type Session } from 'electron';
import { plain, screenResponse } from '../src/backend/host/screens.ts';

const SCHEME = 'holdout';
const HOST = 'app';
/** The one page there is; the screens tell one another apart behind its `#`. */
export const PAGE = `${SCHEME}://${HOST}/`;

/** Gives the scheme an origin, so that `'self'` means something. Only before the app is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

/** Serves the built screens of a folder, and lets the session load nothing from anywhere else. */
export function serveScreens(session: Session, folder: string): void {
  session.protocol.handle(SCHEME, async (request) => {
    const { host, pathname } = new URL(request.url);
    if (host !== HOST) return plain(404, 'There is no page at this address.');
    if (request.method !== 'GET') return plain(405, 'The screens are there to be read.');
    return screenResponse(folder, pathname);
  });
  const elsewhere = { urls: ['http://*/*', 'https://*/*', 'ws://*/*', 'wss://*/*', 'file:///*'] };
  session.webRequest.onBeforeRequest(elsewhere, (_, answer) => answer({ cancel: true }));
}

/** True if an address is the page, at whichever screen. */
export function isPage(url: string): boolean {
  return url.split('#', 1)[0] === PAGE;
}
