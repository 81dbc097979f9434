/** The store as a host has it open: opened when first asked, and again once its trouble is over. */
import {
  type Kept,
  keepFromOther,
  looksOf,
  type OpenOptions,
  type Store,
  StoreFailure,
  type StoreFailureCode,
} from '../../../db/index.ts';
import type { Log } from './trouble-log.ts';

/** Troubles that may be over when the next call comes; after any other the file is looked at again once it is another. */
const PASSING: ReadonlySet<StoreFailureCode> = new Set(['read-only', 'disk-full', 'busy', 'io-error']);

export type Opening = Readonly<ReturnType<typeof opening>>;

export type HowToOpen = Pick<OpenOptions, 'accept' | 'known' | 'since' | 'tell'>;

interface OpeningOptions {
  readonly open: (how: HowToOpen) => Promise<Store>;
  readonly now: () => Date;
  readonly log: Log;
  readonly wasThere?: boolean;
  /** Another thread of this process has it open, too, and tells what it finds of another version: that is found by each. */
  readonly beside?: boolean;
  /** Keeps what nobody was told until the next start; has what the last one left. */
  readonly untold?: Kept<readonly string[]>;
}

/** Opens the store when first asked, and again after a failure once its cause may be gone, or once the file is another. */
export function opening(
  file: string,
  { open: openFile, now, log, wasThere = false, beside = false, untold }: OpeningOptions,
) {
  const notices: string[] = [...(untold?.left() ?? [])];
  let isLeft = notices.length > 0;
  function say(sentence: string): void {
    // A window shows it until it is loaded anew.
    log({ what: 'other-program', method: 'open', detail: sentence });
    notices.push(sentence);
    untold?.keep(notices);
  }
  let apart = 0;
  let keeping: Promise<void> | undefined;
  let latest: Promise<Store> | undefined;
  /** True once the file is known to have been there: should it be gone, it isn't begun anew unasked. */
  let known = wasThere;
  /** The store that was open when another version was written over it, until that version is open; null where the old one is kept. */
  let since: OpenOptions['since'];
  /** Since the file looked like this, it can't be opened. */
  let failedAt: string | undefined;
  async function attempt(accept?: OpenOptions['accept']): Promise<Store> {
    const tell = (sentence: string) => {
      // The notice that the last process told nobody says it already: since then nothing was acknowledged.
      if (isLeft) return;
      if (!beside) say(sentence);
      if (since !== undefined) apart += 1;
    };
    // Another program may write it while it is looked through: what was found then says nothing of how it ends.
    const looks = looksOf(file);
    const tried = openFile({
      known,
      tell,
      ...(accept !== undefined && { accept }),
      ...(since !== undefined && { since }),
    });
    latest = tried;
    try {
      const store = await tried;
      known = true;
      since = undefined;
      isLeft = false;
      return store;
    } catch (error) {
      if (latest === tried) {
        const passing = error instanceof StoreFailure && PASSING.has(error.code);
        if (passing) latest = undefined;
        else failedAt = looks;
      }
      throw error;
    }
  }

  /** The store where it is open; nothing is tried for it. */
  const open = async (): Promise<Store | undefined> => await latest?.catch(() => undefined);

  function forgetFailure(): void {
    if (failedAt !== undefined) latest = undefined;
    failedAt = undefined;
  }

  /** Keeps and closes the open store where another program has put another version in its place. Done once, whoever asks. */
  async function keepWhatIsOpen(): Promise<void> {
    keeping ??= keepFromAnother().finally(() => {
      keeping = undefined;
    });
    await keeping;
  }

  async function keepFromAnother(): Promise<void> {
    const store = await open();
    if (store?.watch === undefined || store.watch.look() === 'same') return;
    const { said, ...kept } = await keepFromOther(store, store.watch, now());
    if (said !== undefined && !(beside && kept.apart)) say(said);
    if (kept.apart) apart += 1;
    since = kept.since;
    await store.close();
    latest = undefined;
  }

  async function closeLatest(): Promise<void> {
    const store = await open();
    // Nobody is left to be told where that can't be done.
    if (store !== undefined) await keepWhatIsOpen().catch(() => undefined);
    await store?.close().catch(() => undefined);
  }

  async function goneOnWith(accept?: OpenOptions['accept']): Promise<Store> {
    await (latest ?? attempt(accept));
    // Open doesn’t mean that it can be gone on with: it may have been taken away since.
    await keepWhatIsOpen();
    return await (latest ?? attempt(accept));
  }

  return {
    /** The store, opened once for all; throws the `StoreFailure` where it can't be. */
    opened: async (): Promise<Store> => {
      if (failedAt !== looksOf(file)) forgetFailure();
      return await goneOnWith();
    },
    /** Looks at the file anew, with what the player has chosen. */
    again: async (accept?: OpenOptions['accept']): Promise<Store> => {
      forgetFailure();
      return await goneOnWith(accept);
    },
    /** The disk gave errors: the next call opens the file anew. */
    reopenNext: (): void => {
      void closeLatest();
      latest = undefined;
    },
    /** Says whether another program has put another version in the place of the open file. */
    isAnother: async (): Promise<boolean> => {
      const look = (await open())?.watch?.look();
      return look !== undefined && look !== 'same';
    },
    open,
    /** Count of versions put in place that didn't go on from what was open: what was asked of that isn't meant for the present one. */
    apart: (): number => apart,
    /** Lets go of the file, and is open again with the next call. What Holdout itself puts there until then isn't compared with it. */
    release: async (forOurs?: 'for-ours'): Promise<void> => {
      await closeLatest();
      latest = undefined;
      if (forOurs !== undefined) since = null;
    },
    /** Sentences on what befell the file that the player hasn't been told yet; each is given once. */
    notices: (): readonly string[] => {
      if (notices.length > 0) untold?.keep([]);
      return notices.splice(0);
    },
    close: closeLatest,
  };
}
