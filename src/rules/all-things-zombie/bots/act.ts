/** An act as a bot names it. */
import type { Act } from '../acts/act.ts';
import type { ActInput } from '../acts/acts.ts';
import type { ToldHere } from '../acts/encounter/due/due-marks.ts';
import { type PlayedId, playOf } from '../acts/plays.ts';
import type { SeenCampaign } from '../state/seen.ts';
import type { Chance } from './chance.ts';

/** Act of a bot, with its name. The rules may refuse it, as they may a player's; the bot is then asked for another. */
export interface BotAct {
  readonly command: PlayedId;
  readonly act: (now: SeenCampaign) => Act;
}

export function act<A extends PlayedId>(id: A, input: ActInput<A>): BotAct {
  return { command: id, act: playOf(id, input) };
}

export type Under = NonNullable<SeenCampaign['encounter']>;

/** Everything that a bot reads to choose its next act on the table. */
export interface Situation {
  readonly now: SeenCampaign;
  readonly encounter: Under;
  readonly chance: Chance;
  /** Events told in the Encounter so far, one entry per act. */
  readonly told: readonly ToldHere[];
  /** Figure of the party that acts are tried for. */
  readonly figure: string;
}
