/**
 * Where on this origin the host answers. Each start of it has a path of its own: a window of an earlier one is let in again, with
 * what is typed in it, once a window opened at the address of this one has said where that is.
 */
const CHANNEL = 'holdout.path';

/** None until another window says so: addresses then go by the page's own. */
let path = '';

/** Of what the host answers, e.g. `call/shelf.list`. */
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
