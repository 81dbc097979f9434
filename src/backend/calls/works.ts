/** Long work under way: how far it has come, and whether to go on. */
import { setImmediate } from 'node:timers/promises';
import { CallFailure } from './call-failure.ts';

/** Milliseconds after which others get a turn. */
const TURN = 20;

export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** A long work, seen by its own code. */
export interface Work {
  /** Says how far it has come, and lets others have their turn; false once it is called off. */
  readonly goesOn: (done: number, of: number) => Promise<boolean>;
}

export interface Works {
  /** Does the work under a name; without one nobody can ask after it. */
  readonly run: <T>(name: string | undefined, work: (work: Work) => Promise<T>) => Promise<T>;
  readonly progress: (name: string) => Progress | null;
  /** Calls work off by its name; says whether there was such work. */
  readonly cancel: (name: string) => boolean;
  readonly cancelAll: () => void;
}

interface UnderWay {
  progress: Progress;
  cancelled: boolean;
}

export function openWorks(): Works {
  const named = new Map<string, UnderWay>();
  const all = new Set<UnderWay>();
  return {
    run: async (name, work) => {
      const one: UnderWay = { progress: { done: 0, of: 1 }, cancelled: false };
      all.add(one);
      if (name !== undefined) named.set(name, one);
      let turn = performance.now();
      try {
        return await work({
          goesOn: async (done, of) => {
            one.progress = { done, of: Math.max(done, of) };
            if (performance.now() - turn > TURN) {
              await setImmediate();
              turn = performance.now();
            }
            return !one.cancelled;
          },
        });
      } finally {
        all.delete(one);
        if (name !== undefined && named.get(name) === one) named.delete(name);
      }
    },
    progress: (name) => named.get(name)?.progress ?? null,
    cancel: (name) => {
      const one = named.get(name);
      if (one !== undefined) one.cancelled = true;
      return one !== undefined;
    },
    cancelAll: () => {
      for (const one of all) one.cancelled = true;
    },
  };
}

/** For work that leaves nothing behind unless it is done to the end. */
export function orNothing({ goesOn }: Work): (done: number, of: number) => Promise<void> {
  return async (done, of) => {
    if (!(await goesOn(done, of))) throw new CallFailure('cancelled', 'Cancelled; nothing was changed.');
  };
}
