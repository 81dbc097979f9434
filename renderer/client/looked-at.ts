/** Campaigns on the screen that are those of a backup, to be read and not changed; kept over a reload. */
import { storeOf, useStore } from './store.ts';

interface LookedAt {
  /** Moment at which the backup was made. */
  readonly at: string;
  /** Name of the backup. */
  readonly backup: string;
  readonly ids: readonly string[];
}

const KEY = 'holdout.looked-at';

function kept(): LookedAt | undefined {
  try {
    return JSON.parse(globalThis.sessionStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

const looked = storeOf<LookedAt | undefined>(kept());

export function lookAt(now: LookedAt): void {
  looked.set(now);
  try {
    globalThis.sessionStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

/** The backup that this campaign is in; undefined where it is the player's own. */
export function useLookedAt(id: string | undefined): LookedAt | undefined {
  return useStore(looked, (now) => (id !== undefined && now?.ids.includes(id) ? now : undefined));
}
