/** The door of games in progress: their logs, which keep no rows. */

export { sessionActsFrom } from './session-acts.ts';
export { indexedSession, type SessionTold, sessionTold } from './session-chronicle.ts';
export type { SessionAct } from './session-keeping.ts';
export { type ListedSession, listSessions, sessionActs } from './session-shelf.ts';
export {
  bringBackSession,
  commitSession,
  createSession,
  gameIn,
  type LoadedSession,
  loadSession,
  redoSession,
  type SessionCommitted,
  type SessionTurned,
  undoSession,
  verifySession,
} from './sessions.ts';
