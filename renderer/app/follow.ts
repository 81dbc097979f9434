/** This window shows what is done in others, and by other programs, without being touched. */
import type { QueryClient } from '@tanstack/react-query';
import { ANYTHING, type Happened } from '../../src/contract/happened.ts';
import { sent } from './api.ts';
import { newestLog } from './log-context.ts';
import { refresh } from './refresh.ts';

const ADDRESS = '/happened';
/** Both are of this browser's windows on this host alone. */
const CHANNEL = 'holdout.happened';
const LOCK = 'holdout.happened';
/** Milliseconds until a host that has gone is looked for again. */
const AGAIN = 5_000;

type Hear = (what: Happened) => void;

/**
 * A browser keeps six connections to one host at most, whatever windows it has: one of them listens, and tells the others.
 * When it is closed, another one takes its place.
 */
function hearFromHost(hear: Hear): void {
  if (!('EventSource' in window)) return;
  if (navigator.locks === undefined || !('BroadcastChannel' in window)) {
    listen(hear);
    return;
  }
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Happened>) => hear(data);
  void navigator.locks.request(LOCK, () => {
    listen((what) => {
      hear(what);
      channel.postMessage(what);
    });
    // For as long as the window is open.
    return new Promise(() => undefined);
  });
}

function listen(hear: Hear): void {
  const source = new EventSource(ADDRESS);
  let missed = false;
  source.onmessage = ({ data }) => hear(JSON.parse(String(data)) as Happened);
  source.onopen = () => {
    if (missed) hear(ANYTHING);
    missed = false;
  };
  source.onerror = () => {
    missed = true;
    // Turned away, as by a host that has been started anew, it isn't tried again by itself.
    if (source.readyState !== EventSource.CLOSED) return;
    setTimeout(() => listen(hear), AGAIN);
  };
}

/** Shows it, unless this window has done it itself. */
export async function showHappened(client: QueryClient, { campaign, revision }: Happened): Promise<void> {
  if (campaign === null) return await client.invalidateQueries();
  await sent(campaign);
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
    // Of a row of acts only the last is shown.
    for (let all = waiting.splice(0); all.length > 0; all = waiting.splice(0)) {
      const newest = new Map(all.map((one) => [one.campaign, one]));
      for (const one of newest.values()) await showHappened(client, one).catch(() => undefined);
    }
    showing = false;
  };
  if (window.holdout === undefined) hearFromHost((what) => void hear(what));
  else window.holdout.onHappened((what) => void hear(what));
}
