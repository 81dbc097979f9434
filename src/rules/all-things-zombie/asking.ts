/** Parameters that every play needs: who is asked, about whom, and from which stream of dice. */
import type { Seat, Stream } from '../core/play.ts';

/** The asked seat and the stream from which the app would roll: given to every play of a chapter by its caller. */
export interface Asking {
  readonly seat: Seat;
  readonly stream: Stream;
  /** Id of the figure, group or place the questions are about. */
  readonly of?: string | undefined;
  /** Against whom, in their order: ids, `zombie` for one of those. */
  readonly against?: readonly string[] | undefined;
}

/** Stands for a zombie where somebody else would be named by an id. */
export const A_ZOMBIE = 'zombie';

export const PLAYER_ASKING: Asking = { seat: 'player', stream: 'encounter' };

/** The player is asked for somebody or something: the id of a figure, a group or a place. */
export const askingOf = (of: string, against?: readonly string[]): Asking =>
  against === undefined ? { ...PLAYER_ASKING, of } : { ...PLAYER_ASKING, of, against };

/** The same question about one of those it is against. */
export const askingAgainst = ({ against, ...asking }: Asking, nth: number): Asking => {
  const one = against?.[nth];
  return one === undefined ? asking : { ...asking, against: [one] };
};
