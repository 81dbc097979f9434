import type { Backend } from '../backend/backend.ts';

/** What a command works with. */
export interface Session {
  readonly backend: Backend;
  /** One JSON document instead of text for people. */
  readonly json: boolean;
}

/** What a command prints, and whether it went well. */
export interface Printed {
  /** Missing where the command has printed all it had to say line by line. */
  readonly text?: string;
  readonly ok?: boolean;
}
