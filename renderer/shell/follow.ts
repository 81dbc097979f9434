/** Changes made in other windows, and by other programs, shown in this window without its being touched. */
import type { QueryClient } from '@tanstack/react-query';
import type { Happened, Told } from '../../src/contract/happened.ts';
import { sent } from '../client/api.ts';
import { fileChanged } from '../client/file-changed.ts';
import { atHost, sharePath } from '../client/host-path.ts';
import { newestLog } from '../client/log-context.ts';
import { refresh } from '../client/refresh.ts';
import { whenIdle } from '../client/when-idle.ts';
import { type Hear, type Hearing, hearing, heldBack } from './hearing.ts';

const ADDRESS = 'happened';
/** Both are of this browser's windows on this host alone. */
const CHANNEL = 'holdout.happened';
const LOCK = 'holdout.happened';
/** Milliseconds until a host that has gone is looked for again. */
const AGAIN = 5_000;

/** Point that the host had reached when it handed out this page. */
const atFirst = () => document.querySelector<HTMLMetaElement>('meta[name=happened]')?.content ?? '';

/**
 * A browser keeps six connections to one host at most, whatever windows it has: one of them listens, and tells the others.
 * When it is closed, another one takes its place, from where it has heard itself.
 */
function hearFromHost(hear: Hear): void {
  if (!('EventSource' in window)) return;
  const own = hearing(atFirst(), hear);
  if (navigator.locks === undefined || !('BroadcastChannel' in window)) {
    listen(own, own.told);
    return;
  }
  const channel = new BroadcastChannel(CHANNEL);
  const others = heldBack(own);
  channel.onmessage = ({ data }: MessageEvent<Told>) => others.told(data);
  const listenForAll = () => {
    // The host itself tells all that this window hasn’t heard.
    others.goOn([]);
    listen(own, (told) => {
      own.told(told);
      channel.postMessage(told);
    });
    // The promise lasts as long as the window is open.
    return new Promise<void>(() => undefined);
  };
  void navigator.locks
    .request(LOCK, { ifAvailable: true }, (lock) => lock && listenForAll())
    .then(async () => {
      void navigator.locks.request(LOCK, listenForAll);
      others.goOn(await missedSince(own.now()));
    });
}

/** Events told before this window heard the others. */
async function missedSince(after: string): Promise<readonly Told[]> {
  return await fetch(atHost(`${ADDRESS}/since?${new URLSearchParams({ after })}`))
    .then(async (response) => (await response.json()) as readonly Told[])
    .catch(() => []);
}

function listen(own: Hearing, told: (told: Told) => void): void {
  const source = new EventSource(atHost(`${ADDRESS}?${new URLSearchParams({ after: own.now() })}`));
  source.onmessage = ({ data }) => told(JSON.parse(String(data)) as Told);
  source.onerror = () => {
    // Turned away, as by a host that has been started anew, it isn't tried again by itself.
    if (source.readyState !== EventSource.CLOSED) return;
    setTimeout(() => listen(own, told), AGAIN);
  };
}

/** Shows it, unless this window has done it itself. */
export async function showHappened(client: QueryClient, { campaign, revision }: Happened): Promise<void> {
  await sent(campaign);
  if (campaign === null) {
    fileChanged();
    return await client.invalidateQueries();
  }
  const shown = newestLog(client, campaign)?.revision;
  if (revision !== null && shown !== undefined && shown >= revision) return;
  await refresh(client, { campaign });
}

export function followOthers(client: QueryClient): void {
  const waiting: Happened[] = [];
  let showing = false;
  const hear = async (what: Happened) => {
    waiting.push(what);
    if (showing) return;
    showing = true;
    // Only the last of several acts in a row is shown.
    for (let all = waiting.splice(0); all.length > 0; all = waiting.splice(0)) {
      const newest = new Map(all.map((one) => [one.campaign, one]));
      for (const one of newest.values()) await showHappened(client, one).catch(() => undefined);
    }
    showing = false;
  };
  if (window.holdout !== undefined) {
    window.holdout.onHappened((what) => void hear(what));
    return;
  }
  sharePath();
  // Events before it listens are told to it then.
  whenIdle(() => hearFromHost((what) => void hear(what)));
}
