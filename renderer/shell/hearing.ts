/** Events heard by a window of the browser host, each once. */
import { ANYTHING, type Happened, type Told } from '../../src/contract/happened.ts';

export type Hear = (what: Happened) => void;

export interface Hearing {
  readonly told: (told: Told) => void;
  /** Point that the host had reached with the event told last. */
  readonly now: () => string;
}

/** Says whether, in the same run of the host, `here` is no further than `there`. */
function isReached(here: string, there: string): boolean {
  const [[run, count], [other, reached]] = [here.split('.'), there.split('.')];
  return run === other && Number(count) <= Number(reached);
}

/**
 * Hears each thing once, from wherever it is told, and `ANYTHING` where something was missed. Another window passes on what
 * it hears when it comes to it: what this one's page was handed out after is no news.
 */
export function hearing(atFirst: string, hear: Hear): Hearing {
  let now = atFirst;
  return {
    now: () => now,
    told: (told) => {
      if (isReached(told.now, now)) return;
      hear(told.what !== null && told.after === now ? told.what : ANYTHING);
      now = told.now;
    },
  };
}

export interface HeldBack {
  readonly told: (told: Told) => void;
  /** Hears the events that were missed, and then those that have come meanwhile. */
  readonly goOn: (missed: readonly Told[]) => void;
}

/** Until it is known what was missed, nothing that comes after it is heard: it would look like a gap. */
export function heldBack(own: Hearing): HeldBack {
  let early: Told[] | undefined = [];
  return {
    told: (told) => {
      if (early === undefined) own.told(told);
      else early.push(told);
    },
    goOn: (missed) => {
      for (const told of [...missed, ...(early ?? [])]) own.told(told);
      early = undefined;
    },
  };
}
