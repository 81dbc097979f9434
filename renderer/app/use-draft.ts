/** A form that may be left half-filled: kept in the campaign's file, and found again, also after a restart. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallFailure, call } from './api.ts';
import { inWindow } from './window-drafts.ts';

/** Milliseconds without a change after which it is saved. */
const PAUSE = 400;
/** Milliseconds until what couldn't be read is looked for again. */
const AGAIN = 1_000;

export interface Draft<T> {
  /** What stands in the form: the initial value until `ready`. */
  readonly value: T;
  /** Whether what was kept has been looked for; a form shown before would lose what is typed meanwhile. */
  readonly ready: boolean;
  /** Whether something kept was found again. */
  readonly restored: boolean;
  readonly set: (to: T | ((before: T) => T)) => void;
  /** The form was sent off, or given up: back to the initial value, and nothing kept. */
  readonly clear: () => void;
}

/** The last write of each draft: a form that is opened again at once must not read what stood there before it. */
const writes = new Map<string, Promise<unknown>>();

function put(campaign: string, form: string, body: string | null): void {
  const key = `${campaign} ${form}`;
  const after = writes.get(key) ?? Promise.resolve();
  const write = after
    .then(() => call('draft.put', { campaign, form, body }))
    .then(() => inWindow.forget(key, body))
    .catch((failure: unknown) => console.error(`the draft of ${form} was not saved`, failure))
    .finally(() => writes.get(key) === write && writes.delete(key));
  writes.set(key, write);
}

async function get(campaign: string, form: string): Promise<unknown> {
  const key = `${campaign} ${form}`;
  await writes.get(key);
  const unsaved = inWindow.read(key);
  const { body } = unsaved ?? (await call('draft.get', { campaign, form }));
  return body === null ? undefined : JSON.parse(body);
}

/** Whether what couldn't be read may be read later. */
const mayBeThere = (failure: unknown): boolean =>
  failure instanceof CallFailure && failure.code !== 'not-found' && failure.code !== 'bad-input';

/** Whether something half-filled was kept under that name. */
export async function hasDraft(campaign: string, form: string): Promise<boolean> {
  return await get(campaign, form).then(
    (kept) => kept !== undefined,
    () => false,
  );
}

/**
 * The draft of the form `form`, e.g. `encounter/plan`. It is saved shortly after each change and when the screen is
 * left. `read` makes a value of what was kept, which an older version may have written; undefined for what doesn't fit.
 * What can't be read now is looked for until it can; where nothing can be saved, the form works on without.
 */
export function useDraft<T>(
  campaign: string,
  form: string,
  initial: T,
  read: (kept: unknown) => T | undefined = (kept) => kept as T,
): Draft<T> {
  const of = `${campaign} ${form}`;
  const [state, setState] = useState({ of, value: initial, ready: false, restored: false });
  const first = useRef(initial);
  const reading = useRef(read);
  const value = useRef(initial);
  // What is not saved yet; undefined where all is.
  const unsaved = useRef<{ body: string | null } | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // Whether the file has, or soon will have, something of it.
  const inFile = useRef(false);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    if (unsaved.current !== undefined) {
      put(campaign, form, unsaved.current.body);
      inFile.current = unsaved.current.body !== null;
    }
    unsaved.current = undefined;
  }, [campaign, form]);

  useEffect(() => {
    let gone = false;
    const show = (kept: T | undefined) => {
      if (gone) return;
      value.current = kept ?? first.current;
      inFile.current = kept !== undefined;
      setState({ of, value: value.current, ready: true, restored: kept !== undefined });
    };
    let again: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      get(campaign, form).then(
        (kept) => show(kept === undefined ? undefined : reading.current(kept)),
        (failure: unknown) => {
          // An empty form would write over what is kept.
          if (!mayBeThere(failure)) show(undefined);
          else if (!gone) again = setTimeout(look, AGAIN);
        },
      );
    };
    look();
    window.addEventListener('pagehide', save);
    return () => {
      gone = true;
      clearTimeout(again);
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [campaign, form, of, save]);

  const set = useCallback(
    (to: T | ((before: T) => T)) => {
      value.current = typeof to === 'function' ? (to as (before: T) => T)(value.current) : to;
      const shown = value.current;
      setState((before) => ({ ...before, value: shown }));
      unsaved.current = { body: JSON.stringify(shown) };
      inWindow.keep(of, unsaved.current.body);
      clearTimeout(timer.current);
      timer.current = setTimeout(save, PAUSE);
    },
    [of, save],
  );

  const clear = useCallback(() => {
    value.current = first.current;
    setState((before) => ({ ...before, value: first.current, restored: false }));
    if (inFile.current) {
      unsaved.current = { body: null };
      inWindow.keep(of, null);
      save();
    } else {
      clearTimeout(timer.current);
      if (unsaved.current !== undefined) inWindow.forget(of, unsaved.current.body);
      unsaved.current = undefined;
    }
  }, [of, save]);

  // Of another form nothing is known yet.
  const ready = state.ready && state.of === of;
  return { value: ready ? state.value : first.current, ready, restored: ready && state.restored, set, clear };
}
