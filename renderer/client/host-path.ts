/**
 * Path on this origin at which the host answers. Each start of the host has a path of its own: a window of an earlier start is let in
 * again, with all that is typed in it, once a window opened at the address of this start has announced the new path.
 */
const CHANNEL = 'holdout.path';

/** None until another window says so: addresses then go by the page's own. */
let path = '';

/** Full address of a resource on the host, e.g. `call/shelf.list`. */
export const atHost = (address: string): string => path + address;

/** A page is handed out only to whoever was let in, so that the one loaded last knows it. */
export function sharePath(): void {
  const { location } = globalThis as { readonly location?: { readonly pathname: string } };
  if (!('BroadcastChannel' in globalThis) || location === undefined) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: { readonly data: unknown }) => {
    path = String(data);
  };
  channel.postMessage(location.pathname);
}
