/**
 * What was typed and isn't in the file yet, kept by the browser: it is there again after a reload, a crash or a host that
 * has stopped. Written at each change, and gone once the file has it.
 */
const PREFIX = 'holdout.draft ';

/** Undefined where the browser keeps nothing, as with storage switched off. */
function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

export const inWindow = {
  /** `body` as the file will have it; null where the draft is to go. */
  keep(of: string, body: string | null): void {
    try {
      storage()?.setItem(PREFIX + of, JSON.stringify(body));
    } catch {
      // Full: the file has it in a moment.
    }
  },
  /** Undefined where the file has all there is. */
  read(of: string): { readonly body: string | null } | undefined {
    const kept = storage()?.getItem(PREFIX + of) ?? undefined;
    if (kept === undefined) return undefined;
    try {
      const body: unknown = JSON.parse(kept);
      if (body === null) return { body };
      if (typeof body !== 'string') return undefined;
      JSON.parse(body);
      return { body };
    } catch {
      return undefined;
    }
  },
  /** The file has this now; what was typed since stays. */
  forget(of: string, body: string | null): void {
    if (storage()?.getItem(PREFIX + of) === JSON.stringify(body)) storage()?.removeItem(PREFIX + of);
  },
};
