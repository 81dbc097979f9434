/** A form that keeps what is filled in: it is there again after Escape, a reload, a crash or a stopped host, until it is sent or thrown away. */
import { type ReactNode, useContext, useState } from 'react';
import { LogContext } from '../client/log-context.ts';
import { type Draft, type OfLog, useDraft } from '../client/use-draft.ts';
import { FilledElsewhere } from './filled-elsewhere.tsx';

/** Content of a form, field by field. */
export type Fields = Readonly<Record<string, unknown>>;

export interface Filled<T extends Fields> {
  readonly value: T;
  readonly set: (part: Partial<T>) => void;
  /** True if the form has content that is not saved. */
  readonly isNew: boolean;
  /** True if the form was left half-filled before. */
  readonly restored: boolean;
  /** Notice that brings back what another window has filled in too; a dialog shows it itself. */
  readonly twice: ReactNode;
  /** Throws the form’s content away: nothing is kept. */
  readonly clear: () => void;
  /**
   * Notes the form’s content as sent. The function it gives, called once that has been taken, clears the form and gives true, unless
   * something else was typed meanwhile.
   */
  readonly sending: () => () => boolean;
}

interface KeptFormProps<T extends Fields> {
  /** Name under which the form is kept: `home/date`. */
  readonly form: string;
  /** Log to which the form belongs; by default the one that the screen is about. A form of no log is kept in the file as a whole. */
  readonly log?: string;
  readonly initial: T;
  /** True if the form stands in a dialog over its page: the dialog then tells what another window has filled in. */
  readonly dialog?: true;
  /** Opened by a button of a page that stands, and keys follow at once; of a log's form this is known. */
  readonly opened?: true;
  /** Reads the kept content, which an older version may have written; without it, fields of the same kind are taken over. */
  readonly read?: (kept: unknown) => T | undefined;
  readonly children: (filled: Filled<T>) => ReactNode;
}

export function KeptForm<T extends Fields>(props: KeptFormProps<T>) {
  const here = useContext(LogContext)?.id ?? null;
  const log = props.log ?? here;
  // Another form, another draft.
  return <OneForm key={`${log} ${props.form}`} {...props} of={log} />;
}

function OneForm<T extends Fields>(props: KeptFormProps<T> & { readonly of: OfLog }) {
  // The saved values may change meanwhile; the player’s changes are told by the values that stood here first.
  const [initial] = useState(props.initial);
  const {
    of,
    form,
    dialog,
    opened,
    read = (kept: unknown) => ofTheSameKind(kept, initial),
    children,
  } = props;
  // The page of a campaign to be has values of its own to ask for, which would be written over what was kept.
  const draft = useDraft<T>(of, form, initial, read, { atOnce: of !== null || opened === true });
  if (!draft.ready) return null;
  const filled = filledBy(draft, initial);
  return (
    <>
      {dialog !== true && filled.twice}
      {children(filled)}
    </>
  );
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function filledBy<T extends Fields>(draft: Draft<T>, initial: T): Filled<T> {
  const isNew = !same(draft.value, initial);
  return {
    value: draft.value,
    set: (part) => {
      let now = draft.value;
      draft.set((before) => {
        now = { ...before, ...part };
        return now;
      });
      if (same(now, initial)) draft.clear();
    },
    isNew,
    restored: draft.restored && isNew,
    twice: <FilledElsewhere draft={draft} />,
    clear: draft.clear,
    sending: draft.sending,
  };
}

/** An empty field, or one that nothing was chosen in, may hold text. */
function fits(kept: unknown, initial: unknown): boolean {
  if (Array.isArray(initial)) return Array.isArray(kept) && kept.every((one) => typeof one === 'string');
  if (initial === null) return kept === null || typeof kept === 'string';
  return typeof kept === typeof initial || (typeof initial === 'number' && kept === '');
}

function ofTheSameKind<T extends Fields>(kept: unknown, initial: T): T | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const entries = Object.entries(kept).filter(
    ([field, value]) => field in initial && fits(value, initial[field]),
  );
  return { ...initial, ...Object.fromEntries(entries) };
}
