/** The session that a command of the command line is handed, and the result it gives back to be printed. */
import type { Backend } from '../backend/backend.ts';

/** Surroundings that a command works with. */
export interface Session {
  readonly backend: Backend;
  /** The folder of the campaigns. */
  readonly dataDir: string;
  /** True for one JSON document instead of text for people. */
  readonly json: boolean;
  readonly terminal: Terminal;
}

/** For a command that answers while it is still being asked. */
export interface Terminal {
  /** Lines that come in on standard input. */
  readonly lines: () => AsyncIterable<string>;
  readonly print: (line: string) => void;
  /** Says how far long work has come, from 0 to 1; null takes away what was said. */
  readonly progress: (share: number | null) => void;
  /** Has Ctrl+C do this, once; gives what ends that. */
  readonly onInterrupt: (work: () => void) => () => void;
}

/** The text that a command prints, and whether it went well. */
export interface Printed {
  /** Missing where the command has printed line by line all it had to say. */
  readonly text?: string;
  readonly ok?: boolean;
  /** Exit code where it is neither for well nor for not: 3, an act that waits for dice or a decision. */
  readonly code?: 3;
}

/** Opens the backend for one command, gives what it prints, and closes. Without a store nothing is looked for on the disk, or made there. */
export type InSession = (
  run: (session: Session) => Promise<Printed>,
  store?: 'store' | 'no store',
) => Promise<void>;
