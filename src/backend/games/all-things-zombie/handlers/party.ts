/** The party: recruiting with the app's dice or the player's own, by hand, settling it; and who has gone. */
import { neverRecovered } from '../../../../../db/games/all-things-zombie/index.ts';
import type { PlainAct } from '../../../../contract/games/all-things-zombie/calls/acts.ts';
import type { Recruitment } from '../../../../contract/games/all-things-zombie/campaigns.ts';
import type { Act } from '../../../../rules/all-things-zombie/acts/act.ts';
import { playOf } from '../../../../rules/all-things-zombie/acts/plays.ts';
import type { SeenCampaign } from '../../../../rules/all-things-zombie/state/seen.ts';
import { withCorrections } from '../../../../rules/core/in-force.ts';
import type { Context } from '../../../calls/context.ts';
import type { Handlers, MethodOf } from '../../../calls/handler.ts';
import type { At } from '../../../log/command.ts';
import type { Dice } from '../../../log/entries.ts';
import { type Changed, changing, loaded } from '../campaign-act.ts';
import { goneFigures } from '../gone-figures.ts';
import { figureLine } from '../views/figure.ts';
import { questionView } from '../views/question.ts';
import { replyViews } from '../views/replies.ts';

/** A recruit on the way or arrived; on the way, nothing is stored. */
async function recruiting(
  context: Context,
  command: string,
  at: At,
  act: (now: SeenCampaign) => Act,
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
    ...withCorrections(campaign.corrections, () => ({
      figure: figureLine(campaign.calendar.division, figure),
      replies: replyViews(rolls),
    })),
  };
}

export const partyHandlers: Handlers<Exclude<MethodOf<'party'> | MethodOf<'roster'>, PlainAct>> = {
  'party.recruit': async (context, { name, pronoun, why, dice, ...at }) =>
    await recruiting(context, 'party.recruit', at, playOf('party.recruit', { name, pronoun, why }), dice),
  'party.recruitAgain': async (context, { figure, name, pronoun, dice, ...at }) =>
    await recruiting(
      context,
      'party.recruitAgain',
      at,
      playOf('party.recruitAgain', { figure, name, pronoun }),
      dice,
    ),
  'roster.gone': async (context, wanted) => {
    const { corrections, calendar } = (await loaded(context, wanted.campaign)).campaign;
    const { figures, next } = await goneFigures(context, wanted);
    const stay = await neverRecovered(context.db, wanted.campaign);
    const lines = withCorrections(corrections, () =>
      figures.map((figure) => figureLine(calendar.division, figure, stay)),
    );
    return { figures: lines, next };
  },
};
