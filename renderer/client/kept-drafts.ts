/** Contents of forms on their way to the campaigns’ file: a key is sent at once, and keys typed meanwhile once it is there. */
import { CallFailure, call } from './api.ts';
import { whenFileChanged } from './file-changed.ts';

/** Null: of no campaign, but of the file as a whole. */
export type OfLog = string | null;

/** Milliseconds until what the file couldn't take, or give, is tried again. */
export const AGAIN = 1_000;

/** A form as this page knows it. */
export interface Kept {
  readonly campaign: OfLog;
  readonly form: string;
  /** Content of the form, as JSON; null where nothing was filled in. */
  body: string | null;
  /** The same as it was filled in here, or was read; undefined where nobody has read it yet, or nobody could. */
  value: unknown;
  /** Content that the file has for the form, as it answered last. */
  file: string | null;
  /** Content from another window, over which this one was written. */
  earlier: string | null;
  /** The player has put `earlier` aside for `body`, which the file doesn't know. */
  isChanged: boolean;
  /** Content on its way to the file. */
  sending: { readonly body: string | null } | undefined;
  /** True while the last content didn’t arrive; it is sent again. */
  fails: boolean;
  /** Counted as it is filled in: what was asked before is older. */
  changes: number;
  /** Counted whenever it is another. */
  told: number;
  /** Told so, by each place where the form is open. */
  readonly open: Set<() => void>;
}

const all = new Map<string, Kept>();

export function keptOf(campaign: OfLog, form: string): Kept {
  const of = `${campaign ?? ''} ${form}`;
  const found = all.get(of);
  if (found !== undefined) return found;
  const nothing = { body: null, value: undefined, file: null, earlier: null, isChanged: false };
  const kept = {
    ...{ campaign, form, ...nothing, sending: undefined, fails: false },
    ...{ changes: 0, told: 0, open: new Set<() => void>() },
  };
  all.set(of, kept);
  return kept;
}

const isUnsent = ({ body, file, sending }: Kept): boolean => body !== file || sending !== undefined;

const NEVER: readonly CallFailure['code'][] = ['not-found', 'refused', 'bad-input'];

/** Says whether a failed call may go through later; a host that was started anew lets this window in once another is opened. */
export const mayPass = (failure: unknown): boolean =>
  failure instanceof CallFailure && !NEVER.includes(failure.code);

/** Input for `draft.put`; `was` is the content that the file has, or will have by then. */
function putOf(kept: Kept, was: string | null) {
  const { campaign, form, body, earlier, isChanged } = kept;
  return { campaign, form, body, was, ...(isChanged && { aside: earlier }) };
}

/** Until the file has taken it: after an answer that never came the same is sent again. */
async function put(kept: Kept): Promise<string | null> {
  const asked = putOf(kept, kept.file);
  kept.isChanged = false;
  for (;;) {
    try {
      const { earlier } = await call('draft.put', asked);
      kept.fails = false;
      return earlier;
    } catch (failure) {
      kept.fails = true;
      if (!mayPass(failure)) throw failure;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}

function stands(kept: Kept, to: Partial<Pick<Kept, 'body' | 'value' | 'earlier'>>): void {
  Object.assign(kept, to);
  kept.told += 1;
  for (const tell of kept.open) tell();
}

/** Sends what stands in it; `anew`, though the file had it. */
async function send(kept: Kept, anew = false): Promise<void> {
  if (kept.sending !== undefined) return;
  try {
    for (let first = anew; first || kept.body !== kept.file; first = false) {
      const { body } = kept;
      kept.sending = { body };
      const earlier = await put(kept);
      kept.file = body;
      if (!kept.isChanged && kept.earlier !== earlier) stands(kept, { earlier });
    }
  } catch (failure) {
    console.error(`the draft of ${kept.form} was not saved`, failure);
  } finally {
    kept.sending = undefined;
  }
}

/** Keeps a form’s new content; null once the form was sent or given up. */
export function keep(kept: Kept, body: string | null, value?: unknown): void {
  kept.changes += 1;
  stands(kept, { body, value, ...(body === null && { earlier: null }) });
  void send(kept);
}

/** Swaps two contents of one form: `earlier` stands in it from now on, and `mine` beside it. */
export function change(kept: Kept, mine: string): void {
  const { earlier } = kept;
  kept.isChanged = true;
  kept.earlier = mine;
  keep(kept, earlier);
}

/** Asks the file; what was filled in here, and isn't there yet, is newer. */
export async function look(kept: Kept): Promise<void> {
  if (isUnsent(kept)) return void send(kept);
  const { campaign, form, changes } = kept;
  const { body, earlier } = await call('draft.get', { campaign, form });
  if (kept.changes !== changes) return;
  kept.file = body;
  stands(kept, { body, value: undefined, earlier });
}

/** Says whether something half-filled was kept under that name. */
export async function hasDraft(campaign: OfLog, form: string): Promise<boolean> {
  const kept = keptOf(campaign, form);
  if (isUnsent(kept)) return kept.body !== null;
  return await call('draft.get', { campaign, form }).then(
    ({ body }) => body !== null,
    () => false,
  );
}

/** Contents of a campaign’s forms, as far as this page knows them. */
export const bodiesOf = (campaign: string): readonly string[] =>
  [...all.values()].flatMap(({ campaign: of, body }) => (of === campaign && body !== null ? [body] : []));

/** Keeps an open form’s content anew where the file hasn’t got it any more; where the file has another, beside that. */
async function keepAnew(kept: Kept): Promise<void> {
  const { campaign, form, body: mine } = kept;
  const { body, earlier } = await call('draft.get', { campaign, form });
  if (mine !== kept.body || kept.sending !== undefined || mine === body || mine === earlier) return;
  if (body === null) await send(kept, true);
  else await call('draft.put', { campaign, form, body, was: body, aside: mine });
}

/** Kept drafts are sent anew once the file is another, e.g. after a restore. */
whenFileChanged(() => {
  for (const kept of all.values())
    if (kept.open.size > 0 && kept.body !== null) void keepAnew(kept).catch(() => undefined);
});

/** The page is left: what waits for an answer goes after what it waits for. */
export function sendRest(): void {
  for (const kept of all.values()) {
    const was = kept.sending === undefined ? kept.file : kept.sending.body;
    if (kept.body !== was) void call('draft.put', putOf(kept, was)).catch(() => undefined);
  }
}

/** Says whether there are words that the host, which is gone or can’t save them, hasn’t got. */
export const hasLost = (): boolean =>
  [...all.values()].some((kept) => kept.fails && kept.body !== null && isUnsent(kept));
