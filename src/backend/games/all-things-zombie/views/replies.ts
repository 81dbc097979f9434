/** The answers that a rule's questions got, as a screen puts them. */

import type { Told } from '../../../../../db/games/all-things-zombie/index.ts';
import type { ExplainedRoll } from '../../../../contract/explained.ts';
import type { ReplyView } from '../../../../contract/questions.ts';
import { chosenText } from '../../../../rules/all-things-zombie/data/text/options.ts';
import type { SeenCampaign } from '../../../../rules/all-things-zombie/state/seen.ts';
import { worded } from '../../../../rules/all-things-zombie/text/rows.ts';
import { isCard } from '../../../../rules/core/cards.ts';
import type { Reply, Transcript } from '../../../../rules/core/transcript.ts';
import { correctedTexts } from '../../../log/marks.ts';
import { FIGURE_WORDS } from './corrections.ts';
import { countedIn } from './counted.ts';
import { dealtOf } from './dealt-dice.ts';
import { ruleNamed } from './question.ts';
import { diceOf, whoseOf } from './rolled-dice.ts';

interface Beside {
  /** Campaign that names those who rolled; left out where no Encounter is under way. */
  readonly now?: SeenCampaign;
  /** Outcome of the act, once it is done. */
  readonly told?: readonly Told[];
  readonly explain?: ((reply: Reply) => ExplainedRoll) | undefined;
}

/** The answers a player sees: those to rules that may ask one, names and the like left out. */
export function replyViews(transcript: Transcript, { now, told = [], explain }: Beside = {}): ReplyView[] {
  const eventOf = new Map(told.flatMap(({ rolls, event }) => rolls.map((reply) => [reply, event] as const)));
  return transcript
    .filter(({ rule }) => ruleNamed(rule).ask !== undefined)
    .map((reply) => ({
      ...replyView(reply),
      ...(now && { ...whoseOf(now, reply), ...dealtOf(now, reply) }),
      dice: diceOf(reply, eventOf.get(reply)),
      ...(explain && { explained: explain(reply) }),
    }));
}

function replyView(reply: Reply): Omit<ReplyView, 'dice'> {
  const { rule, answer, by, corrected } = reply;
  if (typeof answer !== 'string' && !Array.isArray(answer)) {
    throw new Error(`${rule} was answered with a spot, which no screen shows yet`);
  }
  return {
    rule,
    text: ruleNamed(rule).title,
    by: by === 'app' ? 'app' : 'own',
    answer:
      typeof answer !== 'string'
        ? [...answer]
        : isCard(answer)
          ? answer
          : (chosenText(rule, answer) ?? worded(answer)),
    counted: countedIn(reply),
    corrected: correctedTexts(corrected, FIGURE_WORDS),
  };
}
