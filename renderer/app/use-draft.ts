/** A form that may be left half-filled: kept in the campaign's file, and found again, also after a restart. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallFailure } from './api.ts';
import { whenFileChanged } from './file-changed.ts';
import {
  choose,
  keepAgain,
  keepTyped,
  keyOf,
  type Looked,
  leave,
  letGo,
  look,
  type OfLog,
  type Place,
  send,
  setAside,
  standing,
  type Two,
} from './kept-drafts.ts';
import { typingPause } from './typing-pause.ts';
import { inWindow } from './window-drafts.ts';

export type { OfLog } from './kept-drafts.ts';

/** Milliseconds until what couldn't be read is looked for again. */
const AGAIN = 1_000;

/** The same form was filled in elsewhere, each without the other: one of them stands in it, the other one is set aside. */
export interface Elsewhere {
  /** Whether both have stood in the form. */
  readonly seen: boolean;
  /** The other one stands in it, and this one is set aside. */
  readonly change: () => void;
  /** The one that stands in it is kept, the other one goes. */
  readonly choose: () => void;
}

export interface Draft<T> {
  /** What stands in the form: the initial value until `ready`. */
  readonly value: T;
  /** Whether what was kept has been looked for; a form shown before would lose what is typed meanwhile. */
  readonly ready: boolean;
  /** Whether the file has been asked. */
  readonly known: boolean;
  /** Whether something kept was found again. */
  readonly restored: boolean;
  readonly elsewhere: Elsewhere | undefined;
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
   * The form is there with what this browser knows of, before the file is asked, so that quick keys find it; what the file knows
   * besides stands in it in a moment, or beside what has been typed by then.
   */
  readonly atOnce?: boolean;
  /** What is remembered rather than typed: the last one to write it has it. */
  readonly lastHolds?: boolean;
}

/** Whether what couldn't be read may be read later. */
const mayBeThere = (failure: unknown): boolean =>
  failure instanceof CallFailure && failure.code !== 'not-found' && failure.code !== 'bad-input';

/** Whether something half-filled was kept under that name. */
export async function hasDraft(campaign: OfLog, form: string): Promise<boolean> {
  return await look({ campaign, form, copied: false, lastHolds: false, isNothing: () => false }).then(
    ({ body }) => body !== null,
    () => false,
  );
}

/**
 * The draft of the form `form`, e.g. `encounter/plan`. It is saved shortly after each change and when the screen is
 * left. `read` makes a value of what was kept, which an older version may have written; undefined for what doesn't fit.
 * What can't be read now is looked for until it can; where nothing can be saved, the form works on without.
 */
export function useDraft<T>(
  campaign: OfLog,
  form: string,
  initial: T,
  read: (kept: unknown) => T | undefined = (kept) => kept as T,
  { atOnce = false, lastHolds = false }: DraftOptions = {},
): Draft<T> {
  const of = keyOf(campaign, form);
  const reading = useRef(read);
  const readBody = useCallback(
    (body: string | null | undefined) =>
      body === null || body === undefined ? undefined : reading.current(JSON.parse(body)),
    [],
  );
  /** Until the file has been asked. */
  const drawn = useRef(atOnce ? (inWindow.drawn(of) ?? { body: null, from: [] }) : undefined);
  const [state, setState] = useState(() => {
    const known = readBody(drawn.current?.body);
    return { of, value: known ?? initial, ready: atOnce, known: false, restored: known !== undefined };
  });
  const [two, setTwo] = useState<(Two & { readonly seen: boolean }) | undefined>(undefined);
  const first = useRef(initial);
  const value = useRef(state.value);
  const beside = useRef<Two | undefined>(undefined);
  const [pause] = useState(typingPause);
  /** What stands there was typed since the form is on the screen. */
  const typed = useRef<string | null | undefined>(undefined);

  const place = useCallback(
    (): Place => ({
      campaign,
      form,
      copied: atOnce,
      lastHolds,
      isNothing: (body) => readBody(body) === undefined,
    }),
    [campaign, form, atOnce, lastHolds, readBody],
  );

  const stand = useCallback((found: Two | undefined, seen = false) => {
    beside.current = found;
    setTwo(found && { ...found, seen });
  }, []);

  const save = useCallback(() => {
    pause.end();
    void send(place()).then((found) => {
      // Given up since, it is the other one's alone.
      if (found !== undefined && inWindow.read(of)?.body !== null) stand(found);
    });
  }, [of, place, stand, pause]);

  const saveRest = useCallback(() => {
    if (pause.isOn() && beside.current === undefined) save();
  }, [save, pause]);

  useEffect(() => {
    let gone = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    typed.current = undefined;
    stand(undefined);
    const show = ({ body, two: found, isUnsaved }: Looked) => {
      drawn.current = undefined;
      if (isUnsaved) save();
      if (gone) return;
      stand(found);
      if (body !== null && typed.current === body) {
        setState((before) => ({ ...before, known: true }));
        return;
      }
      const kept = readBody(body);
      value.current = kept ?? first.current;
      setState({ of, value: value.current, ready: true, known: true, restored: kept !== undefined });
    };
    const find = () => {
      look(place()).then(show, (failure: unknown) => {
        if (gone) return;
        // An empty form would write over what is kept.
        if (mayBeThere(failure)) again = setTimeout(find, AGAIN);
        else setState((before) => ({ ...before, of, ready: true, known: true }));
      });
    };
    find();
    const keep = () => {
      const body = JSON.stringify(value.current);
      if (beside.current !== undefined || body === JSON.stringify(first.current)) return;
      void keepAgain(place(), body).then(
        (found) => !gone && found !== undefined && stand(found),
        // It is still among what the browser keeps.
        () => undefined,
      );
    };
    const forget = whenFileChanged(keep);
    window.addEventListener('pagehide', saveRest);
    return () => {
      gone = true;
      forget();
      clearTimeout(again);
      window.removeEventListener('pagehide', saveRest);
      saveRest();
    };
  }, [of, place, save, saveRest, stand, readBody]);

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

  const set = useCallback(
    (to: T | ((before: T) => T)) => {
      value.current = typeof to === 'function' ? (to as (before: T) => T)(value.current) : to;
      const shown = value.current;
      setState((before) => ({ ...before, value: shown }));
      typed.current = JSON.stringify(shown);
      keepTyped(place(), typed.current, drawn.current);
      if (beside.current !== undefined) return;
      pause.before(save);
    },
    [place, save, pause],
  );

  const clear = useCallback(() => {
    pause.end();
    typed.current = null;
    value.current = first.current;
    setState((before) => ({ ...before, value: first.current, restored: false }));
    if (beside.current === undefined) {
      letGo(place(), drawn.current);
      return;
    }
    leave(place(), beside.current);
    stand(undefined);
  }, [place, stand, pause]);

  const sending = useCallback(() => {
    const sent = standing({ campaign, form });
    return () => {
      if (standing({ campaign, form }) !== sent) return false;
      clear();
      return true;
    };
  }, [campaign, form, clear]);

  const change = () => {
    const found = beside.current;
    const other = found && readBody(found.other);
    if (found === undefined || other === undefined) return;
    const mine = JSON.stringify(value.current);
    const turned = { other: mine, file: found.file };
    setAside(place(), found.other, turned);
    typed.current = found.other;
    value.current = other;
    setState((before) => ({ ...before, value: other }));
    stand(turned, true);
  };
  const keep = () => {
    const found = beside.current;
    if (found === undefined) return;
    stand(undefined);
    void choose(place(), JSON.stringify(value.current), found).then((next) => next && stand(next));
  };

  // Of another form nothing is known yet.
  const ready = state.ready && state.of === of;
  return {
    value: ready ? state.value : first.current,
    ready,
    known: ready && state.known,
    restored: ready && state.restored,
    elsewhere: ready && two !== undefined ? { seen: two.seen, change, choose: keep } : undefined,
    set,
    clear,
    sending,
  };
}
