/** A form that may be left half-filled: kept in the campaign's file, and found again, also after a restart. */
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { AGAIN, change, keep, keptOf, look, mayPass, type OfLog } from './kept-drafts.ts';

export { hasDraft, type OfLog } from './kept-drafts.ts';

export interface Draft<T> {
  /** What stands in the form: the initial value until `ready`. */
  readonly value: T;
  /** Whether what was kept has been looked for; a form shown before would lose what is typed meanwhile. */
  readonly ready: boolean;
  /** Whether something kept was found again. */
  readonly restored: boolean;
  /** Where another window has filled it in, too: brings that back, and puts this one aside. */
  readonly bringBack: (() => void) | undefined;
  readonly set: (to: T | ((before: T) => T)) => void;
  /** The form was given up: back to the initial value, and nothing kept. */
  readonly clear: () => void;
  /**
   * What stands in the form is sent. What it gives is called once that has been taken: the form is cleared, and it gives true,
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
  const reading = useRef(read);
  const readBody = useCallback(
    (body: string | null) => (body === null ? undefined : reading.current(JSON.parse(body))),
    [],
  );
  const [state, setState] = useState(() => {
    const value = atOnce ? readBody(kept.body) : undefined;
    return { kept, value: value ?? initial, ready: atOnce, restored: value !== undefined };
  });
  const first = useRef(initial);
  const value = useRef(state.value);
  const opened = useCallback(
    (tell: () => void) => {
      kept.open.add(tell);
      return () => kept.open.delete(tell);
    },
    [kept],
  );
  const earlier = useSyncExternalStore(opened, () => kept.earlier);

  useEffect(() => {
    let gone = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const { changes } = kept;
    const show = () => {
      if (gone) return;
      if (kept.changes !== changes) {
        setState((before) => ({ ...before, kept, value: value.current, ready: true }));
        return;
      }
      const found = readBody(kept.body);
      value.current = found ?? first.current;
      setState({ kept, value: value.current, ready: true, restored: found !== undefined });
    };
    const find = () => {
      look(kept).then(show, (failure: unknown) => {
        if (gone) return;
        // An empty form would write over what is kept.
        if (mayPass(failure)) again = setTimeout(find, AGAIN);
        else setState((before) => ({ ...before, kept, ready: true }));
      });
    };
    find();
    return () => {
      gone = true;
      clearTimeout(again);
    };
  }, [kept, readBody]);

  // What is saved has become another: nothing else was typed, so that is what stands there now.
  const initialBody = JSON.stringify(initial);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what it says.
  useEffect(() => {
    const before = JSON.stringify(first.current);
    if (before === initialBody) return;
    first.current = initial;
    if (JSON.stringify(value.current) !== before) return;
    value.current = initial;
    setState((now) => ({ ...now, value: initial }));
  }, [initialBody]);

  const stand = useCallback((to: T) => {
    value.current = to;
    setState((before) => ({ ...before, value: to }));
  }, []);

  const set = useCallback(
    (to: T | ((before: T) => T)) => {
      stand(typeof to === 'function' ? (to as (before: T) => T)(value.current) : to);
      keep(kept, JSON.stringify(value.current));
    },
    [kept, stand],
  );

  const clear = useCallback(() => {
    value.current = first.current;
    setState((before) => ({ ...before, value: first.current, restored: false }));
    keep(kept, null);
  }, [kept]);

  const sending = useCallback(() => {
    const sent = kept.body;
    return () => {
      if (kept.body !== sent) return false;
      clear();
      return true;
    };
  }, [kept, clear]);

  // Of another form nothing is known yet.
  const ready = state.ready && state.kept === kept;
  const other = ready ? readBody(earlier) : undefined;
  const bringBack = () => {
    if (other === undefined) return;
    change(kept, JSON.stringify(value.current));
    stand(other);
  };
  return {
    value: ready ? state.value : first.current,
    ready,
    restored: ready && state.restored,
    bringBack: other === undefined ? undefined : bringBack,
    set,
    clear,
    sending,
  };
}
