/** The party: recruiting with the app's dice or the player's own, by hand, settling it; and who has gone. */
import type { Recruitment } from '../../../../contract/games/all-things-zombie/campaigns.ts';
import type { Act, Now } from '../../../../rules/all-things-zombie/acts/act.ts';
import { editSeveral } from '../../../../rules/all-things-zombie/acts/edit-several.ts';
import {
  addGrunt,
  recruitAgain,
  recruitGrunt,
  settleParty,
} from '../../../../rules/all-things-zombie/acts/recruit.ts';
import { type At, type Changed, change, changing } from '../../../campaign/campaign-act.ts';
import type { Dice } from '../../../campaign/entries.ts';
import type { Handlers, MethodOf } from '../../../handlers/handler.ts';
import type { Context } from '../../../host/context.ts';
import { questionView, replyViews } from '../../../views/question.ts';
import { framed } from '../chronicle.ts';
import { gone } from '../gone.ts';
import { figureLine } from '../views/figure.ts';

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
  return {
    state: 'done',
    ...committed,
    figure: figureLine(campaign.calendar.division, figure),
    replies: replyViews(rolls),
  };
}

export const partyHandlers: Handlers<MethodOf<'party'> | MethodOf<'roster'>> = {
  'party.recruit': async (context, { name, dice, ...at }) =>
    await recruiting(context, 'party.recruit', at, (now) => recruitGrunt(now, { name }), dice),
  'party.recruitAgain': async (context, { figure, name, dice, ...at }) =>
    await recruiting(context, 'party.recruitAgain', at, (now) => recruitAgain(now, { figure, name }), dice),
  'party.add': async (context, { campaign, revision, ...picked }) =>
    await change(context, 'party.add', { campaign, revision }, (now) => addGrunt(now, picked)),
  'party.edit': async (context, { campaign, revision, ...input }) =>
    await change(context, 'party.edit', { campaign, revision }, (now) => editSeveral(now, input)),
  'roster.gone': async (context, wanted) => {
    const { division } = await framed(context.db, wanted.campaign);
    const { figures, next } = await gone(context, wanted);
    return { figures: figures.map((figure) => figureLine(division, figure)), next };
  },
  'party.settle': async (context, at) => await change(context, 'party.settle', at, settleParty),
};
