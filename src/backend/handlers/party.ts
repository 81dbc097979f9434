/** The party: recruiting with the app's dice or the player's own, by hand, and settling it. */
import type { Recruitment } from '../../contract/campaigns.ts';
import {
  addGrunt,
  recruitAgain,
  recruitGrunt,
  settleParty,
} from '../../rules/all-things-zombie/acts/recruit.ts';
import type { Act, Now } from '../../rules/all-things-zombie/campaign/act.ts';
import { type At, type Changed, change, changing } from '../campaign-act.ts';
import type { Context } from '../context.ts';
import type { Dice } from '../entries.ts';
import { figureLine } from '../views/figure.ts';
import { questionView, replyViews } from '../views/question.ts';
import type { Handlers, MethodOf } from './handler.ts';

/** A recruit on the way or arrived; on the way, nothing is stored. */
async function recruiting(
  context: Context,
  command: string,
  at: At,
  act: (now: Now) => Act,
  dice: Dice,
): Promise<Recruitment> {
  const changed = await changing(context, command, at, act, dice);
  if (changed.state === 'waiting') {
    return { state: 'waiting', question: questionView(changed.question), replies: replyViews(changed.rolls) };
  }
  return arrived(changed);
}

function arrived({ committed, rolls, loaded: { campaign } }: Changed): Recruitment {
  const figure = campaign.figures.at(-1);
  if (figure === undefined) throw new Error('a recruit that joined is among the figures');
  return { state: 'done', ...committed, figure: figureLine(campaign, figure), replies: replyViews(rolls) };
}

export const partyHandlers: Handlers<MethodOf<'party'>> = {
  'party.recruit': async (context, { name, dice, ...at }) =>
    await recruiting(context, 'party.recruit', at, (now) => recruitGrunt(now, { name }), dice),
  'party.recruitAgain': async (context, { figure, name, dice, ...at }) =>
    await recruiting(context, 'party.recruitAgain', at, (now) => recruitAgain(now, { figure, name }), dice),
  'party.add': async (context, { campaign, revision, ...picked }) =>
    await change(context, 'party.add', { campaign, revision }, (now) => addGrunt(now, picked)),
  'party.settle': async (context, at) => await change(context, 'party.settle', at, settleParty),
};
