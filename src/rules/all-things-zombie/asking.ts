import type { Seat, Stream } from '../core/play.ts';

/** Who is asked, and from which stream the app would roll: what every play of a chapter is given by its caller. */
export interface Asking {
  readonly seat: Seat;
  readonly stream: Stream;
  /** Whose the questions are: the id of a figure, a group or a place. */
  readonly of?: string | undefined;
}

export const PLAYER_ASKING: Asking = { seat: 'player', stream: 'encounter' };

/** The player is asked for somebody or something: the id of a figure, a group or a place. */
export const askingOf = (of: string): Asking => ({ ...PLAYER_ASKING, of });
