/**
 * Entries of a form beside the table: there again after a reload or a crash, as long as the turn is the same. Closed or sent, the form
 * begins anew.
 */
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { useDraft } from '../../../../client/use-draft.ts';
import type { OpenedForm } from '../state/form.ts';
import { usePlay, useUnderWay } from '../state/play-context.ts';

const Kept = z.object({
  /** Name of the form and of its turn. */
  of: z.string(),
  fields: z.record(z.string(), z.unknown()),
});

interface Filling {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly set: (field: string, value: unknown) => void;
}

const FillingContext = createContext<Filling | undefined>(undefined);

interface FilledFormProps {
  readonly form: OpenedForm;
  readonly children: ReactNode;
}

/** Mounted once for each time that the form is opened. */
export function FilledForm({ form, children }: FilledFormProps) {
  const { campaign, onScreen } = usePlay();
  const number = useUnderWay('number');
  const turn = useUnderWay((encounter) => encounter.turn?.number ?? 0);
  const { opened, ...which } = form;
  const [of] = useState(() => JSON.stringify([number, turn, which]));
  const { value, set, clear } = useDraft<z.infer<typeof Kept>>(
    campaign,
    'encounter/play-form',
    { of, fields: {} },
    (kept) => {
      const { data } = Kept.safeParse(kept);
      return data?.of === of ? data : undefined;
    },
    { atOnce: true },
  );
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // At once: the next key may open it again.
      if (onScreen.get().form?.opened !== opened) clear();
      // React mounts twice while it is being developed with.
      else setTimeout(() => isOpen.current || clear());
    };
  }, [clear, onScreen, opened]);
  const filling: Filling = {
    fields: value.fields,
    set: (field, to) => set((before) => ({ of, fields: { ...before.fields, [field]: to } })),
  };
  return <FillingContext value={filling}>{children}</FillingContext>;
}

/**
 * Says whether a kept value has the shape of the example. An undefined or null example allows text or a number; an empty list allows texts.
 */
function isLike(kept: unknown, example: unknown): boolean {
  if (example === undefined || example === null) return typeof kept !== 'object' || kept === null;
  if (Array.isArray(example)) {
    const [first = ''] = example;
    return Array.isArray(kept) && kept.every((one) => isLike(one, first));
  }
  if (typeof example !== 'object') return typeof kept === typeof example;
  if (typeof kept !== 'object' || kept === null) return false;
  const fields = new Map(Object.entries(kept));
  return Object.entries(example).every(([field, one]) => isLike(fields.get(field), one));
}

/**
 * As `useState`, and kept. What was kept by another version of the form is told by its shape: that of `example`, which is the initial
 * value unless that is an empty list of something else than texts.
 */
export function useFilled<T>(
  field: string,
  initial: T | (() => T),
  example?: T,
): readonly [T, (to: T | ((before: T) => T)) => void] {
  const filling = useContext(FillingContext);
  if (filling === undefined) throw new Error('useFilled stands outside a form');
  const [first] = useState(initial);
  const kept = filling.fields[field];
  const value = kept !== undefined && isLike(kept, example ?? first) ? (kept as T) : first;
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  const set = (to: T | ((before: T) => T)) => {
    latest.current = typeof to === 'function' ? (to as (before: T) => T)(latest.current) : to;
    filling.set(field, latest.current);
  };
  return [value, set];
}
