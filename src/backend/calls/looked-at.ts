/** The contents of a backup, opened to be looked at: its campaigns go by ids of their own, and nothing in it can be changed. */

import type { Db, Store } from '../../../db/index.ts';

export interface LookedAt {
  readonly open: (store: Store, ids: ReadonlySet<string>) => void;
  /** The file that the campaign of this call is in, if it is one that is looked at. */
  readonly dbOf: (input: unknown) => Db | undefined;
  readonly close: () => Promise<void>;
}

export function lookedAt(): LookedAt {
  let now: { readonly store: Store; readonly ids: ReadonlySet<string> } | undefined;
  return {
    open: (store, ids) => {
      now = { store, ids };
    },
    dbOf: (input) => {
      const { campaign } = input as { readonly campaign?: string | null };
      return typeof campaign === 'string' && now?.ids.has(campaign) ? now.store.db : undefined;
    },
    close: async () => {
      const { store } = now ?? {};
      now = undefined;
      await store?.close();
    },
  };
}
