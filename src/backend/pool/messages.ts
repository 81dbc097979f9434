/** Messages between the pool and one of its threads. */
import type { GameSession } from '../../rules/core/game.ts';

export interface Batch {
  readonly game: string;
  readonly session: Readonly<GameSession>;
  readonly from: number;
  readonly to: number;
}

/** Counts of games by their ending; or why they could not be played. */
export type Played =
  | { readonly ok: true; readonly ends: readonly (readonly [string | null, number])[] }
  | { readonly ok: false; readonly why: string };
