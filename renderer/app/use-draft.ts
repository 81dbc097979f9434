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

const NOTHING = { body: null };

/** The last write of each draft: a form that is opened again at once must not read what stood there before it. */
const writes = new Map<string, Promise<unknown>>();

/** Of no campaign: the browser alone keeps it. */
export type OfLog = string | null;

const keyOf = (campaign: OfLog, form: string): string => `${campaign ?? ''} ${form}`;

function put(campaign: OfLog, form: string, body: string | null): void {
  const key = keyOf(campaign, form);
  if (campaign === null) {
    if (body === null) inWindow.forget(key, body);
    return;
  }
  const after = writes.get(key) ?? Promise.resolve();
  const write = after
    .then(() => call('draft.put', { campaign, form, body }))
    .then(() => inWindow.forget(key, body))
    .catch((failure: unknown) => console.error(`the draft of ${form} was not saved`, failure))
    .finally(() => writes.get(key) === write && writes.delete(key));
  writes.set(key, write);
}

async function get(campaign: OfLog, form: string): Promise<unknown> {
  const key = keyOf(campaign, form);
  await writes.get(key);
  const unsaved = inWindow.read(key);
  const { body } = unsaved ?? (campaign === null ? NOTHING : await call('draft.get', { campaign, form }));
  return body === null ? undefined : JSON.parse(body);
}

/** Whether what couldn't be read may be read later. */
const mayBeThere = (failure: unknown): boolean =>
  failure instanceof CallFailure && failure.code !== 'not-found' && failure.code !== 'bad-input';

/** Whether something half-filled was kept under that name. */
export async function hasDraft(campaign: OfLog, form: string): Promise<boolean> {
  return await get(campaign, form).then(
    (kept) => kept !== undefined,
    () => false,
  );
}

/**
 * The draft of the form `form`, e.g. `encounter/plan`. It is saved shortly after each change and when the screen is
 * left. `read` makes a value of what was kept, which an older version may have written; undefined for what doesn't fit.
 * What can't be read now is looked for until it can; where nothing can be saved, the form works on without.
 * `atOnce`: the form is there with what this browser knows of, before the file is asked, so that quick keys find it; what the
 * file knows besides stands in it in a moment, unless something has been typed by then.
 */
export function useDraft<T>(
  campaign: OfLog,
  form: string,
  initial: T,
  read: (kept: unknown) => T | undefined = (kept) => kept as T,
  { atOnce = false }: { readonly atOnce?: boolean } = {},
): Draft<T> {
  const of = keyOf(campaign, form);
  const [state, setState] = useState(() => {
    const copied = atOnce ? inWindow.copied(of) : undefined;
    const known = copied === undefined ? undefined : read(copied);
    return { of, value: known ?? initial, ready: atOnce, restored: known !== undefined };
  });
  const first = useRef(initial);
  const reading = useRef(read);
  const value = useRef(state.value);
  /** Whether the player has filled in something, or sent it, since it is on the screen. */
  const touched = useRef(false);
  // What is not saved yet; undefined where all is.
  const unsaved = useRef<{ body: string | null } | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // Whether the file has, or soon will have, something of it.
  const inFile = useRef(state.restored);

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
      if (atOnce && touched.current) {
        inFile.current = kept !== undefined || inFile.current;
        // Sent, or given up, before it was known that the file had something of it.
        if (kept !== undefined && unsaved.current === undefined && value.current === first.current) {
          put(campaign, form, null);
        }
        return;
      }
      if (gone) return;
      value.current = kept ?? first.current;
      inFile.current = kept !== undefined;
      if (atOnce) inWindow.copy(of, kept === undefined ? null : JSON.stringify(kept));
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
  }, [campaign, form, of, save, atOnce]);

  const set = useCallback(
    (to: T | ((before: T) => T)) => {
      value.current = typeof to === 'function' ? (to as (before: T) => T)(value.current) : to;
      const shown = value.current;
      setState((before) => ({ ...before, value: shown }));
      unsaved.current = { body: JSON.stringify(shown) };
      touched.current = true;
      inWindow.keep(of, unsaved.current.body);
      if (atOnce) inWindow.copy(of, unsaved.current.body);
      clearTimeout(timer.current);
      timer.current = setTimeout(save, PAUSE);
    },
    [of, save, atOnce],
  );

  const clear = useCallback(() => {
    touched.current = true;
    if (atOnce) inWindow.copy(of, null);
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
  }, [of, save, atOnce]);

  // Of another form nothing is known yet.
  const ready = state.ready && state.of === of;
  return { value: ready ? state.value : first.current, ready, restored: ready && state.restored, set, clear };
}
