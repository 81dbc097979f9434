/** Changes by a command to the views that screens keep of a campaign. */
import type { Changes } from '../../contract/change.ts';
import type { Method, Output } from '../../contract/contract.ts';
import { changesBetween } from '../../rules/core/difference.ts';

/** A campaign as its screens know it: by the call, what it answers. */
export interface Shown<M extends Method = Method> {
  readonly revision: number;
  /** The last act that counts, if anything was done since the beginning. */
  readonly last: Changes['log']['added'][number] | null;
  /** The call whose pages tell its acts, and what of it these are of. */
  readonly log: { readonly call: Method; readonly of: number | null };
  readonly views: { readonly [K in M]?: Output<K> };
}

/** A view that isn't known of both is left out: whoever has it asks for it. */
export function changesShown<M extends Method>(before: Shown<M>, after: Shown<M>): Changes {
  const views = Object.entries(after.views).flatMap(([method, view]) => {
    const from = before.views[method as M];
    return from === undefined ? [] : [[method, changesBetween(from, view)] as const];
  });
  return {
    from: before.revision,
    views: Object.fromEntries(views),
    log: {
      of: after.log.call,
      anew: before.log.of !== after.log.of,
      ...logChange(before.last, after.last),
    },
  };
}

/** An act, or one done again, comes after all others; what is taken back is the last of them. */
function logChange(before: Shown['last'], after: Shown['last']): Pick<Changes['log'], 'upTo' | 'added'> {
  const upTo = Math.min(before?.act ?? 0, after?.act ?? 0);
  return { upTo, added: after === null || after.act <= upTo ? [] : [after] };
}
