import type { Act, Now } from '../acts/act.ts';
import type { Chance } from './chance.ts';

/** The next act: what to call it, and the act itself. It may be refused, as a player's may; then another one is asked for. */
export interface BotAct {
  readonly command: string;
  readonly act: (now: Now) => Act;
}

export function act(command: string, play: (now: Now) => Act): BotAct {
  return { command, act: play };
}

export type Under = NonNullable<Now['encounter']>;

/** What a bot on the table goes by. */
export interface Situation {
  readonly now: Now;
  readonly encounter: Under;
  readonly chance: Chance;
  /** Somebody of the party. */
  readonly figure: string;
}
