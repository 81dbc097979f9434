/** Terms between the log, which is one for all games, and the game whose log it is. */
import type { Rows, TableName, Tables } from '../projection/rows.ts';
import type { Trx } from '../schema.ts';
import type { ActInverseTable, CampaignHeadTable } from '../tables/log.ts';
import type { Rolled } from '../tally/tally-rows.ts';
import type { StoredAct } from './acts.ts';
import type { CampaignHead, StoreRefusal } from './head.ts';
import type { ActToStore, Place } from './store.ts';

/** Outcome of acts, before they are stored. */
export interface Played<State> {
  readonly state: State;
  readonly acts: readonly ActToStore[];
  /** Events of the acts, for the dice and cards in them. */
  readonly rolled: readonly Rolled[];
  /** Writes what the acts leave, once they stand in the log at these places. */
  readonly write: (trx: Trx, places: readonly Place[]) => Promise<void>;
}

/** An act to be taken back, with what was kept for that; null in a file from before it was kept. */
export interface Undoing {
  readonly act: number;
  readonly parent: number | null;
  readonly title: string;
  readonly command: string;
  readonly inverse: string | null;
  readonly state_checksum: string | null;
}

/** Values that are derived from an event and stand beside it. */
export interface Beside extends Rolled {
  readonly world_year: number | null;
  readonly world_period: number | null;
  readonly subjects: readonly string[];
}

/** Everything that a whole log adds up to. */
export interface Folded<State, T extends TableName> {
  readonly state: State;
  readonly head: Pick<CampaignHeadTable, 'name' | 'state' | 'state_checksum'>;
  readonly rows: Rows<T>;
  readonly inverses: readonly ActInverseTable[];
}

/** Goes through a log for its state alone. */
export interface Replaying<State> {
  /** Takes in the next act; one that doesn't count is only read. Fails as `unreadable`. */
  readonly act: (act: StoredAct) => readonly Beside[];
  /** Fails as `unreadable` where no act was taken in. */
  readonly replayed: () => Pick<Folded<State, never>, 'state' | 'head'>;
}

export interface Folding<State, T extends TableName> extends Pick<Replaying<State>, 'act'> {
  /** Fails as `unreadable` where no act was taken in. */
  readonly folded: () => Folded<State, T>;
}

/** Keeping of a game beside its log. `State` is a record, named as callers know it: `{ campaign }`, `{ session }`. */
export interface Keeping<State extends object, Act, T extends TableName> {
  /** The id of its game. */
  readonly game: string;
  /** Tables that the game’s log fills besides those of every log, parents first. */
  readonly tables: Tables<T>;
  readonly nameOf: (state: State) => string;
  /** Goes on from where the game stands in the file; a log without acts begins. */
  readonly play: (trx: Trx, acts: readonly Act[]) => Promise<Played<State>>;
  /**
   * Writes the state as it was before these acts, the last that count, newest first, and before the event `since`. Undefined,
   * and nothing written, where what was kept doesn't lead there.
   */
  readonly takeBack: (trx: Trx, acts: readonly Undoing[], since: number) => Promise<State | undefined>;
  /** Writes the state that these acts lead to. Fails as `unreadable`. */
  readonly doAgain: (trx: Trx, acts: readonly StoredAct[]) => Promise<State>;
  readonly folding: () => Folding<State, T>;
  readonly replaying: () => Replaying<State>;
}

export type Refused = { readonly ok: false; readonly refusal: StoreRefusal };

/** The game after what was asked, or why it wasn't done. */
export type Committed<State> = ({ readonly ok: true; readonly head: CampaignHead } & State) | Refused;

export type Turned<State> =
  | ({
      readonly ok: true;
      readonly head: CampaignHead;
      /** Titles of the acts undone or redone, in the order in which that was done. */
      readonly titles: readonly unknown[];
    } & State)
  | Refused;
