/** Games of bots from where a game stands, in the thread that asks for them. */
import type { Game, GameSession } from '../../rules/core/game.ts';
import type { Work } from './works.ts';

export interface PlayingOn {
  readonly game: Game;
  readonly session: Readonly<GameSession>;
  /** Games that have been played before. */
  readonly from: number;
  readonly to: number;
}

/** Counts of games by their ending; null stands for those that had no end. */
export type Ends = Map<string | null, number>;

/** Plays them, unless it is called off: fewer then. */
export type PlaysOn = (playing: PlayingOn, work: Work) => Promise<Ends>;

/** Sets a forecast’s dice apart from the game’s own. */
const SALT = 'how it ends';

/** None of the dice that the game itself is to roll; each game has its own, so that one is the same whichever others are played. */
const seedOf = (seed: string, game: number): string => `${seed} ${SALT} ${game}`;

/** Ends of many games played at once, those from `from` to `to`. */
export function ends(
  { playOn }: Pick<Game, 'playOn'>,
  session: Readonly<GameSession>,
  from: number,
  to: number,
): Ends {
  const counted: Ends = new Map();
  for (let at = from; at < to; at += 1) {
    const { ending } = playOn(session, seedOf(session.seed, at + 1));
    counted.set(ending, (counted.get(ending) ?? 0) + 1);
  }
  return counted;
}

export function addTo(sum: Ends, more: Iterable<readonly [string | null, number]>): void {
  for (const [ending, games] of more) sum.set(ending, (sum.get(ending) ?? 0) + games);
}

/** Plays the games one after another, with a turn for others in between. */
export const playsOnHere: PlaysOn = async ({ game, session, from, to }, { goesOn }) => {
  const all: Ends = new Map();
  for (let at = from; at < to && (await goesOn(at - from, to - from)); at += 1) {
    addTo(all, ends(game, session, at, at + 1));
  }
  return all;
};
