/** A form that may be left half-filled: kept in the campaign's file, and found again, also after a restart. */
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { AGAIN, change, keep, keptOf, look, mayPass, type OfLog } from './kept-drafts.ts';

export { hasDraft, type OfLog } from './kept-drafts.ts';

export interface Draft<T> {
  /** Content of the form: the initial value until `ready`. */
  readonly value: T;
  /** True once the kept content has been looked for; a form shown before would lose all that is typed meanwhile. */
  readonly ready: boolean;
  /** True if a kept content was found again. */
  readonly restored: boolean;
  /**
   * Brings back the content from another window that has filled in the form too, and puts this one aside; undefined where there is none.
   */
  readonly bringBack: (() => void) | undefined;
  readonly set: (to: T | ((before: T) => T)) => void;
  /** The form was given up: back to the initial value, and nothing kept. */
  readonly clear: () => void;
  /**
   * Notes the form’s content as sent. Call the function it gives once that content has been taken: it clears the form and gives true,
   * unless something else was typed meanwhile, here or in a form of that name opened since, which stays.
   */
  readonly sending: () => () => boolean;
}

interface DraftOptions {
  /**
   * The form is there before the file is asked, so that quick keys find it: with what this page knows of it. What the file has besides
   * stands in it in a moment, or, where something was typed by then, beside it.
   */
  readonly atOnce?: boolean;
}

/**
 * The draft of the form `form`, e.g. `encounter/plan`, saved at each change. `read` makes a value of what was kept, which an older
 * version may have written; undefined for what doesn't fit. What can't be read now is looked for until it can; where nothing can be
 * saved, the form works on without.
 */
export function useDraft<T>(
  campaign: OfLog,
  form: string,
  initial: T,
  read: (kept: unknown) => T | undefined = (kept) => kept as T,
  { atOnce = false }: DraftOptions = {},
): Draft<T> {
  const kept = keptOf(campaign, form);
  const readBody = (body: string | null) => (body === null ? undefined : read(JSON.parse(body)));
  const standing = (): T | undefined => {
    kept.value ??= readBody(kept.body);
    return kept.value as T | undefined;
  };
  /** Reads the kept content anew: content from where the form was open before may not fit here. */
  const readAnew = (): boolean => {
    kept.value = undefined;
    return standing() !== undefined;
  };
  const [found, setFound] = useState(() => ({ kept, ready: atOnce, restored: atOnce && readAnew() }));
  const opened = useCallback(
    (tell: () => void) => {
      kept.open.add(tell);
      return () => kept.open.delete(tell);
    },
    [kept],
  );
  useSyncExternalStore(opened, () => kept.told);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another `read` makes no other form of it.
  useEffect(() => {
    let gone = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const { changes } = kept;
    const show = () => {
      if (gone) return;
      const restored = kept.changes === changes ? readAnew() : undefined;
      setFound((before) => ({ kept, ready: true, restored: restored ?? before.restored }));
    };
    const find = () => {
      look(kept).then(show, (failure: unknown) => {
        if (gone) return;
        // An empty form would write over what is kept.
        if (mayPass(failure)) again = setTimeout(find, AGAIN);
        else setFound((before) => ({ ...before, kept, ready: true }));
      });
    };
    find();
    return () => {
      gone = true;
      clearTimeout(again);
    };
  }, [kept]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: by what it says.
  const empty = useMemo(() => initial, [JSON.stringify(initial)]);
  const now = (): T => standing() ?? empty;

  const clear = useCallback(() => {
    setFound((before) => ({ ...before, restored: false }));
    keep(kept, null);
  }, [kept]);
  // Nothing is known yet of another form.
  const ready = found.ready && found.kept === kept;
  const isTwice = ready && readBody(kept.earlier) !== undefined;
  return {
    value: ready ? now() : empty,
    ready,
    restored: ready && found.restored,
    bringBack: isTwice ? () => change(kept, JSON.stringify(now())) : undefined,
    set: (to) => {
      const value = typeof to === 'function' ? (to as (before: T) => T)(now()) : to;
      keep(kept, JSON.stringify(value), value);
    },
    clear,
    sending: () => {
      const sent = kept.body;
      return () => {
        if (kept.body !== sent) return false;
        clear();
        return true;
      };
    },
  };
}
