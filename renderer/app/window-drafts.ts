/**
 * What was typed and isn't in the file yet, kept by the browser: it is there again after a reload, a crash or a host that
 * has stopped. Written at each change, and gone once the file has it.
 */
const PREFIX = 'holdout.draft ';

/** What the file has as well, as far as this browser has written it: a form can be drawn with it before the file is asked. */
const COPY = 'holdout.form ';

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
  /** Beside `keep`, until the form is sent or given up; null lets it go. */
  copy(of: string, body: string | null): void {
    try {
      if (body === null) storage()?.removeItem(COPY + of);
      else storage()?.setItem(COPY + of, body);
    } catch {
      // Full: the file is asked.
    }
  },
  /** What a form can be drawn with at once; undefined where this browser knows of nothing. */
  copied(of: string): unknown {
    const unsaved = inWindow.read(of);
    const body = unsaved === undefined ? (storage()?.getItem(COPY + of) ?? null) : unsaved.body;
    try {
      return body === null ? undefined : JSON.parse(body);
    } catch {
      return undefined;
    }
  },
  /** The file has this now; what was typed since stays. */
  forget(of: string, body: string | null): void {
    if (storage()?.getItem(PREFIX + of) === JSON.stringify(body)) storage()?.removeItem(PREFIX + of);
  },
};
