/** Dice of a roll by whom they went to, where they weren’t all held against the same. */
import type { ReplyView } from '../../../../contract/questions.ts';
import type { SeenCampaign } from '../../../../rules/all-things-zombie/state/seen.ts';
import type { Share } from '../../../../rules/core/question.ts';
import { heldDice } from '../../../../rules/core/text/held-dice.ts';
import type { Reply } from '../../../../rules/core/transcript.ts';
import { sharersOf } from './asked.ts';
import { countedOf } from './counted.ts';

type Dealt = NonNullable<ReplyView['dealt']>[number];

/** Deals out dice that go to one alone; those held against everybody stand there once. */
export function dealtOf(now: SeenCampaign, reply: Reply): Pick<ReplyView, 'dealt'> {
  const { shares = [] } = reply;
  if (shares.length === 0 || shares.some(({ takes }) => takes === 'all')) return {};
  return { dealt: sharedOut(now, reply).map(({ share: _, ...dealt }) => dealt) };
}

/** The highest left, the next in order, or all of them. */
export function sharedOut(
  now: SeenCampaign,
  { rule, answer, shares = [], kept }: Reply,
): readonly (Dealt & { readonly share: Share })[] {
  if (!Array.isArray(answer)) return [];
  const faces = answer as readonly number[];
  const best = (kept ?? faces).toSorted((a, b) => b - a);
  const whom = sharersOf(now, shares);
  let next = 0;
  return shares.map((share, at) => {
    const { against: _, takes, dice, modifiers: __, ...held } = share;
    const from = takes === 'best' ? best : faces;
    const given = takes === 'all' ? faces : from.slice(next, next + dice);
    next += takes === 'all' ? 0 : dice;
    const itsDice = heldDice(given, { ...held, ...(takes === 'all' && kept !== undefined && { kept }) });
    const isBetween = typeof held.target === 'number' && typeof held.least === 'number';
    return {
      share,
      against: whom[at] ?? 'somebody',
      dice: itsDice,
      counted: isBetween ? null : countedOf(itsDice, { rule, ...held }),
    };
  });
}
