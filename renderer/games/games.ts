/** The boards of the games besides the campaign's, by their module's id: one line each. Their modules stand in `src/rules/games.ts`. */
import type { ComponentType } from 'react';
import type { SessionView } from '../../src/contract/sessions.ts';
import type { OwnEntry } from '../../src/contract/shapes.ts';

export interface BoardProps {
  /** As it stands; `state` is the game's own. */
  readonly view: SessionView;
  /** Answers the open question from the board: an option or a place that was clicked. */
  readonly onAnswer: (entry: OwnEntry) => void;
}

/** Its own file, fetched when the game is opened. */
export type LoadBoard = () => Promise<ComponentType<BoardProps>>;

/** The campaign that a game is an episode of. */
export { Episode } from './all-things-zombie/session-episode.tsx';

/** A game without one is played in its module's words. */
export const BOARDS: Readonly<Record<string, LoadBoard>> = {};
