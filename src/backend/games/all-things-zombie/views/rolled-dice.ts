/** Owner of each roll, and how each of its dice counted: the same in the log, opened to its numbers, and in what came of an act. */

import type { ExplainedRoll, ShownDie } from '../../../../contract/explained.ts';
import type { CampaignEvent } from '../../../../rules/all-things-zombie/state/campaign-events.ts';
import type { SeenCampaign } from '../../../../rules/all-things-zombie/state/seen.ts';
import { PARTY_SIDE, ZOMBIE_SIDE } from '../../../../rules/all-things-zombie/turn/activation.ts';
import { heldDice } from '../../../../rules/core/text/held-dice.ts';
import type { Reply } from '../../../../rules/core/transcript.ts';
import { calledOf, sideOf, whomText } from './asked.ts';

type Whose = Required<Pick<ExplainedRoll, 'whose' | 'side' | 'against'>>;

export const whoseOf = (now: SeenCampaign, { of, against = [] }: Reply): Whose => ({
  whose: of === undefined ? null : calledOf(now, of),
  side: of === undefined ? null : sideOf(now, of),
  against: against.length === 0 ? null : whomText(now, against),
});

/** Null for a card or a decision; `event`: what the roll was told with. */
export function diceOf(reply: Reply, event?: CampaignEvent): ShownDie[] | null {
  const { answer } = reply;
  if (!Array.isArray(answer)) return null;
  const sides = event && sidesOf(reply, event);
  return heldDice(answer as readonly number[], reply).map((die, nth) => {
    const of = sides?.[nth];
    return of === undefined ? die : { ...die, of };
  });
}

/** Gives the owner of each die, by name, where each die is another side’s. */
export function sidesOf({ rule }: Reply, event: CampaignEvent) {
  if (rule !== 'atz.activation' || event.type !== 'turn-begun') return undefined;
  return event.turn.dice.map(({ side }) => ownerOf(side));
}

/** For activation each side rolls a die of its own. */
export const ownerOf = (name: string): NonNullable<ShownDie['of']> => ({
  name,
  side: name === PARTY_SIDE ? 'party' : name === ZOMBIE_SIDE ? 'dead' : 'others',
});
