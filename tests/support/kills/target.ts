/** Targets of kills: deeds that processes do until they are killed. */
import type { Backend } from '../../../src/backend/backend.ts';
import type { Place } from './place.ts';
import type { Standing } from './standing.ts';

/** Standing that a deed comes to where it is done: on top of what stands, or in the place of all of it. */
export type Coming = { readonly on: Standing } | { readonly instead: Standing };

/** Lines of a process, as JSON. */
export type Said = { readonly will: Coming } | { readonly did: Standing };

/** In the process. */
export interface Doing {
  readonly place: Place;
  readonly backend: Backend;
  /** The campaign that is played, and where its log stands. */
  readonly at: { readonly campaign: string; readonly revision: number };
  /** Counts from 1, in each process. */
  readonly time: number;
  /** Like no other. */
  readonly text: string;
  /** Reads what stands there now. */
  readonly standing: () => Standing;
  /** Says what is about to come, does it, and says what stands there once it was acknowledged. */
  readonly deed: <T>(coming: Standing | Coming, work: () => Promise<T>) => Promise<T>;
  /** Puts the clock on by a day. */
  readonly nextDay: () => void;
  /** Closes the backend, for the folder that counts by now to be opened. */
  readonly again: () => Promise<void>;
}

export interface Target {
  readonly name: string;
  /** Deeds begun and done after which a process is killed, at most, and milliseconds after the last of them: both by chance. */
  readonly lines: number;
  readonly ms: number;
  /** Kills after which it begins anew elsewhere. */
  readonly lasts: number;
  /** Folders besides the one that counts in which something could be left lying, and what they are for. */
  readonly folders?: Readonly<Record<string, 'campaigns' | 'backups'>>;
  /** Mends damage that the process has made and the next start finds, as the player does. */
  readonly mend?: (place: Place) => Promise<void>;
  /** Parts of all kills, of `PARTS`. */
  readonly parts: number;
  /** In the test: what there is at first, the so manieth time; gives what then stands there. */
  readonly begin: (place: Place, time: number) => Promise<Standing>;
  /** In the process, again and again. */
  readonly deeds: (doing: Doing) => Promise<void>;
}
