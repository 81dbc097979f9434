/** Message of a host to all of its windows once something has been done, so that each shows it without being touched. */
export interface Happened {
  /** The campaign or game it was done to; null where it was more than one, none, or where another program did it. */
  readonly campaign: string | null;
  /** Revision of that campaign or game since; null where what was done is no act. */
  readonly revision: number | null;
}

/** News in place of what was missed. */
export const ANYTHING: Happened = { campaign: null, revision: null };

/** News as it is told to windows of the browser host, which may have missed something: `after` is how far it had come before. */
export interface Told {
  readonly after: string;
  readonly now: string;
  /** Null where it only says how far it has come. */
  readonly what: Happened | null;
}
