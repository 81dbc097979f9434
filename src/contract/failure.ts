/** Failures of calls: data, with a code of a closed list and one sentence for the player. */
import { z } from 'zod';

export const FAILURES = [
  /** The call doesn't fit the contract; nothing was done. */
  'bad-input',
  'not-found',
  /** The rules, or the state of the campaign, don't allow it. */
  'refused',
  /** Confirmation is missing for an act that can't be taken back on the table, or gives up a line of acts. */
  'unconfirmed',
  /** Made from an older state of the campaign than the present one. */
  'stale',
  'newer-file',
  'damaged-file',
  'read-only',
  'disk-full',
  'busy',
  /** The disk, or the way to it, gives errors. */
  'io-error',
  /** The file is gone or empty, and there are backups of it. */
  'missing-file',
  /** Another program has taken the place of the file, and what is open can’t be kept beside it: it is all there is of it. */
  'not-kept',
  /** The folder that the file is in isn't there: its disk may have been taken away. */
  'folder-away',
  /** The campaign's log can't be read; the others can. */
  'unreadable',
  /** Long work that was called off; what it would have changed is as it was. */
  'cancelled',
  /** Not a request of this app's own window. */
  'forbidden',
  /** A fault of ours, written to the log. */
  'internal',
] as const;
export type FailureCode = (typeof FAILURES)[number];

export const Failure = z.object({
  code: z.enum(FAILURES),
  /** Message to the player: a single clear sentence. */
  message: z.string(),
  /** For `bad-input`: which field, if one is to blame. */
  field: z.string().optional(),
  /** For `refused`: by what name the rules know it; for `unconfirmed`: `gives-up-a-line`. */
  refusal: z.string().optional(),
  /** For `damaged-file`, where the file was looked into: what the sentence says of it, one by one. */
  damaged: z
    .object({
      file: z.string(),
      /** Damage that was found, in a few words. */
      why: z.string(),
      /** Null where it couldn't be copied. */
      copy: z.string().nullable(),
      /** The newest one; null where there is none. */
      backup: z.string().nullable(),
    })
    .optional(),
});
export type Failure = z.infer<typeof Failure>;

export type Reply<T> = (
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Failure }
) & {
  /** Notice the player is to be given besides, once: a backup that couldn't be made, or what another program has done to the file. */
  readonly notice?: string;
};
