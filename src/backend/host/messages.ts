/** Messages between a host and the worker: calls with a number, answers with the same. */
import type { Reply } from '../../contract/failure.ts';
import type { Happened } from '../../contract/happened.ts';

export interface WorkerData {
  readonly dataDir: string;
  /** Folder in which this machine keeps what it has seen of the file. */
  readonly memory?: string;
  /** Another worker of this host has the file open already. */
  readonly beside: boolean;
  /** True where a worker before this one, which has stopped, had the file open. */
  readonly wasOpen?: boolean;
}

export type ToWorker =
  | { readonly kind: 'call'; readonly id: number; readonly method: string; readonly input: unknown }
  /** Answered as a call is, with what `look` of the backend gives. */
  | { readonly kind: 'look'; readonly id: number }
  /** Result for the backups that were to be checked: one sentence, or null. */
  | { readonly kind: 'settled'; readonly failed: string | null }
  /** Commands are to wait, until it says so by the same number; those under way are done first. */
  | { readonly kind: 'hold'; readonly hold: number }
  | { readonly kind: 'go-on'; readonly hold: number }
  /** The others of this host do so. */
  | { readonly kind: 'held' }
  | { readonly kind: 'close' };

export type FromWorker =
  | { readonly kind: 'reply'; readonly id: number; readonly reply: Reply<unknown> }
  | { readonly kind: 'happened'; readonly what: Happened }
  /** Copies wait to be checked beside this worker. */
  | { readonly kind: 'settle' }
  /** The others of this host are to let commands wait, until it says so. */
  | { readonly kind: 'hold' }
  | { readonly kind: 'go-on' }
  /** Commands wait in this worker now. */
  | { readonly kind: 'held'; readonly hold: number };

/** A fault of ours, in one sentence. */
export function failed(message: string): Reply<never> {
  return { ok: false, error: { code: 'internal', message } };
}

/** Calls that come once the campaigns are in another folder; a host that has workers starts them anew there. */
export const LEFT: Reply<never> = {
  ok: false,
  error: { code: 'refused', message: 'Your campaigns are in another folder now; start Holdout again.' },
};

export const CLOSED = failed('Holdout is closing.');
