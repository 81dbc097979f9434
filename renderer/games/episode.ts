/** The campaign that a game is an episode of: with its form, which no first screen waits for. */
export { Episode } from './all-things-zombie/session-episode.tsx';
