/** An act of a bot, by the app's dice, its decisions by its own. */
import type { Act } from '../../../rules/all-things-zombie/acts/act.ts';
import { decidesAsBot } from '../../../rules/all-things-zombie/bots/decisions.ts';
import type { SeenCampaign } from '../../../rules/all-things-zombie/state/seen.ts';
import type { DiceBox } from '../../../rules/core/dice.ts';
import { CallFailure } from '../../calls/call-failure.ts';
import { type Finished, playAct } from './play-act.ts';

/** Null where the rules refuse, as they may a player. */
export function tried(now: SeenCampaign, act: (now: SeenCampaign) => Act, box: DiceBox): Finished | null {
  try {
    const played = playAct(now, act, 'app', decidesAsBot(box));
    if (played.state === 'waiting') throw new Error(`nobody answers ${played.question.rule}`);
    return played;
  } catch (error) {
    if (error instanceof CallFailure && error.code === 'refused') return null;
    throw error;
  }
}
