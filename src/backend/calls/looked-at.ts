/** The contents of a backup, opened to be looked at: its campaigns go by ids of their own, and nothing in it can be changed. */

import type { Unpacked } from '../../../db/backups/index.ts';
import type { Db } from '../../../db/index.ts';

export interface LookedAt {
  readonly open: (unpacked: Unpacked, ids: ReadonlySet<string>) => void;
  /** The file that the campaign of this call is in, if it is one that is looked at. */
  readonly dbOf: (input: unknown) => Db | undefined;
  readonly close: () => Promise<void>;
}

export function lookedAt(): LookedAt {
  let now: { readonly unpacked: Unpacked; readonly ids: ReadonlySet<string> } | undefined;
  return {
    open: (unpacked, ids) => {
      now = { unpacked, ids };
    },
    dbOf: (input) => {
      const { campaign } = input as { readonly campaign?: string | null };
      return typeof campaign === 'string' && now?.ids.has(campaign) ? now.unpacked.db : undefined;
    },
    close: async () => {
      const { unpacked } = now ?? {};
      now = undefined;
      await unpacked?.drop();
    },
  };
}
