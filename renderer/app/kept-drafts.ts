/** Drafts of forms on their way to the file and back: what was filled in elsewhere, and not seen here, is never written over. */
import { call } from './api.ts';
import { words } from './text/kept-drafts.ts';
import { inWindow, type Unsaved } from './window-drafts.ts';

/** Of no campaign: of the file as a whole. */
export type OfLog = string | null;

export const keyOf = (campaign: OfLog, form: string): string => `${campaign ?? ''} ${form}`;

export interface Place {
  readonly campaign: OfLog;
  readonly form: string;
  /** The browser has a copy of what the file has, to draw the form with at once. */
  readonly copied: boolean;
  /** What is remembered rather than typed: the last one to write it has it. */
  readonly lastHolds: boolean;
  /** No form can be made of it: it is written over. */
  readonly isNothing: (body: string) => boolean;
}

/** Two that were filled in without one another. */
export interface Two {
  readonly other: string;
  /** What the file has: one of them, or what was made of one. */
  readonly file: string | null;
}

/** Of those that were sent while nobody answered, the newest. */
const MOST_SENT = 8;

/** The last write of each draft: a form that is opened again at once must not read what stood there before it. */
const writes = new Map<string, Promise<unknown>>();

/** How often each was sent: what was read meanwhile may be what stood there before. */
const sent = new Map<string, number>();

/** What the file has of each that this page has seen. */
const seen = new Map<string, string>();

/** Which branch the file was on when it was asked: on another one it has been put back since. */
const branches = new Map<string, string | null>();

function sees({ campaign, form, copied }: Place, body: string | null): void {
  const of = keyOf(campaign, form);
  if (body === null) seen.delete(of);
  else seen.set(of, body);
  if (copied || body === null) inWindow.copy(of, body);
}

const one = <T>(value: T | null | undefined): readonly T[] =>
  value === null || value === undefined ? [] : [value];

/** `drawn`: what the form was drawn with, as long as the file hasn't been asked. */
function madeFrom(of: string, drawn: Unsaved | undefined): readonly string[] {
  const made = drawn === undefined ? one(seen.get(of)) : [...drawn.from, ...one(drawn.body)];
  return inWindow.read(of)?.from ?? made;
}

/** Something was filled in. */
export function keepTyped({ campaign, form }: Place, body: string, drawn: Unsaved | undefined): void {
  const of = keyOf(campaign, form);
  const aside = (inWindow.read(of) ?? drawn)?.aside;
  inWindow.keep(of, { body, from: madeFrom(of, drawn), ...(aside !== undefined && { aside }) });
}

/** What stands in the form of that name, wherever it is open now; null for nothing. */
export function standing({ campaign, form }: Pick<Place, 'campaign' | 'form'>): string | null {
  const of = keyOf(campaign, form);
  const unsaved = inWindow.read(of);
  return unsaved === undefined ? (seen.get(of) ?? null) : unsaved.body;
}

/** It was sent, or given up. */
export function letGo(place: Place, drawn: Unsaved | undefined): void {
  const of = keyOf(place.campaign, place.form);
  const from = madeFrom(of, drawn);
  inWindow.copy(of, null);
  if (from.length === 0) {
    inWindow.forget(of);
    return;
  }
  inWindow.giveUp(of, from);
  inWindow.keep(of, { body: null, from });
  void send(place);
}

/** Gives what the file has instead, where that was filled in elsewhere. */
async function write(place: Place): Promise<Two | undefined> {
  const { campaign, form } = place;
  const of = keyOf(campaign, form);
  const unsaved = inWindow.read(of);
  if (unsaved === undefined || unsaved.aside !== undefined) return undefined;
  const { body } = unsaved;
  let was = unsaved.from.at(-1) ?? null;
  // It may come to be written without our hearing of it.
  if (body !== null)
    inWindow.keep(of, { body, from: [body, ...unsaved.from.slice(0, MOST_SENT - 1), was ?? body] });
  for (;;) {
    const { meanwhile } = await call('draft.put', { campaign, form, body, was });
    const now = inWindow.read(of);
    if (meanwhile === null) {
      sees(place, body);
      if (now?.body === body) inWindow.forget(of);
      else if (now !== undefined) inWindow.keep(of, { ...now, from: body === null ? [] : [body] });
      return undefined;
    }
    const isOurs = unsaved.from.includes(meanwhile) || now?.from.includes(meanwhile) === true;
    if (isOurs || place.lastHolds || place.isNothing(meanwhile)) {
      was = meanwhile;
      continue;
    }
    seen.delete(of);
    if (body !== null) return { other: meanwhile, file: meanwhile };
    // Given up here, not there.
    if (now?.body === null) inWindow.forget(of);
    return undefined;
  }
}

/** Saves what was typed, after what is on its way; gives what the file has instead, where that was filled in elsewhere. */
export function send(place: Place): Promise<Two | undefined> {
  const of = keyOf(place.campaign, place.form);
  sent.set(of, (sent.get(of) ?? 0) + 1);
  const sending = (writes.get(of) ?? Promise.resolve())
    .then(() => write(place))
    .catch((failure: unknown) => {
      console.error(words.theDraftOfWasNot(place.form), failure);
      return undefined;
    })
    .finally(() => writes.get(of) === sending && writes.delete(of));
  writes.set(of, sending);
  return sending;
}

export interface Looked {
  readonly body: string | null;
  /** What was filled in elsewhere beside `body`. */
  readonly two?: Two;
  /** The file doesn't have it yet. */
  readonly isUnsaved?: true;
}

/**
 * What the file has, once nothing is on its way there: as it is asked, not once it is known which windows are open, which takes a moment
 * in which one of them may save.
 */
async function inFile({ campaign, form }: Place): Promise<string | null> {
  const of = keyOf(campaign, form);
  for (;;) {
    await writes.get(of);
    const before = sent.get(of);
    const [{ body, branch }] = await Promise.all([
      call('draft.get', { campaign, form }),
      inWindow.takeOver(of),
    ]);
    branches.set(of, branch);
    if (sent.get(of) === before) return body;
  }
}

/** What is kept. */
export async function look(place: Place): Promise<Looked> {
  const of = keyOf(place.campaign, place.form);
  const file = await inFile(place);
  const kept = file === null || place.isNothing(file) ? null : file;
  const unsaved = inWindow.read(of);
  if (unsaved === undefined || unsaved.body === file) {
    inWindow.forget(of);
    sees(place, file);
    return { body: kept };
  }
  const { body, from, aside } = unsaved;
  if (aside !== undefined) return { body, two: { other: aside, file } };
  if (kept !== null && !from.includes(kept) && !place.lastHolds) {
    if (body !== null) return { body, two: { other: kept, file } };
    // What was given up here is not what stands there now.
    inWindow.forget(of);
    sees(place, file);
    return { body: kept };
  }
  return { body, isUnsaved: true };
}

/**
 * Something befell the file, and a form stands open with `body`: where the file was put back, it is kept there anew. Gives what stands there
 * instead, if that is something else.
 */
export async function keepAgain(place: Place, body: string): Promise<Two | undefined> {
  const of = keyOf(place.campaign, place.form);
  const before = branches.get(of);
  const file = await inFile(place);
  if (branches.get(of) === before || file === body || place.lastHolds) return undefined;
  // Typed on meanwhile.
  inWindow.keep(of, { body: inWindow.read(of)?.body ?? body, from: [] });
  if (file !== null && !place.isNothing(file)) return { other: file, file };
  return await send(place);
}

/**
 * The campaign is no more in the file: what was filled in there, as far as this page knows of it. The browser keeps it from now on, and
 * it stands in its forms again should the campaign come back.
 */
export function keepOfGone(campaign: string): readonly string[] {
  const begins = keyOf(campaign, '');
  for (const [of, body] of seen)
    if (of.startsWith(begins) && inWindow.read(of) === undefined) inWindow.keep(of, { body, from: [body] });
  return inWindow.left(begins);
}

/** Of two, `shown` is looked at and the other one set aside. */
export function setAside({ campaign, form }: Place, shown: string, { other, file }: Two): void {
  inWindow.keep(keyOf(campaign, form), { body: shown, from: file === null ? [] : [file], aside: other });
}

/** Of two, this one is kept, in place of what the file has. */
export function choose(place: Place, body: string, { file }: Two): Promise<Two | undefined> {
  inWindow.keep(keyOf(place.campaign, place.form), { body, from: file === null ? [] : [file] });
  return send(place);
}

/** Of two, the one that is looked at goes, sent or given up: the form opens next with the other one. */
export function leave(place: Place, two: Two): void {
  const of = keyOf(place.campaign, place.form);
  inWindow.forget(of);
  if (two.other !== two.file) void choose(place, two.other, two).then(() => seen.delete(of));
  seen.delete(of);
}
