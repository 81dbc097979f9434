/** An act as its line in the log: what it is called, whose it was, and what was rolled for it. */
import type { DoneAct, Told } from '../../../../../db/games/all-things-zombie/index.ts';
import type { Changes, LineDice } from '../../../../contract/change.ts';
import type { CampaignEvent } from '../../../../rules/all-things-zombie/state/campaign-events.ts';
import type { SeenCampaign } from '../../../../rules/all-things-zombie/state/seen.ts';
import { heldDice } from '../../../../rules/core/text/held-dice.ts';
import type { Reply } from '../../../../rules/core/transcript.ts';
import { titleOf } from '../title.ts';
import { sideOf } from './asked.ts';
import { ruleNamed } from './question.ts';
import { sidesOf } from './rolled-dice.ts';

type ActLine = Changes['log']['added'][number];
type LineDie = LineDice['dice'][number];

/** Dice that a line has room for. */
const SHOWN = 5;

export function actLine(now: SeenCampaign, { act, title, rolled }: DoneAct): ActLine {
  const line = {
    act,
    title: titleOf(title),
    corrected: rolled.some(({ rolls }) => rolls.some(({ corrected = [] }) => corrected.length > 0)),
  };
  const replies = rolled.flatMap((told) => asked(told).map((reply) => ({ reply, event: told.event })));
  const dice = replies.flatMap(({ reply, event }) => diceOf(now, reply, event));
  if (dice.length === 0) return line;
  const [first] = replies.flatMap(({ reply: { of } }) => (of === undefined ? [] : [sideOf(now, of)]));
  return {
    ...line,
    rolled: { side: first ?? null, dice: dice.slice(0, SHOWN), more: Math.max(0, dice.length - SHOWN) },
  };
}

/** Answers to rules that ask nobody, names and the like, explain nothing. */
const asked = ({ rolls }: Told): readonly Reply[] =>
  rolls.filter(({ rule }) => ruleNamed(rule).ask !== undefined);

function diceOf(now: SeenCampaign, reply: Reply, event: CampaignEvent): readonly LineDie[] {
  const { answer, of, shares = [] } = reply;
  if (!Array.isArray(answer)) return [];
  const side = of === undefined ? null : sideOf(now, of);
  const sides = sidesOf(reply, event);
  // Needs held against each of several alone are told where the line is opened.
  const dice = heldDice(answer as readonly number[], shares.length > 0 ? { kept: reply.kept } : reply);
  return dice.map(({ face, counts }, at) => ({
    face,
    failed: counts === 'failed' || counts === 'unused',
    side: sides === undefined ? side : (sides[at]?.side ?? null),
  }));
}
