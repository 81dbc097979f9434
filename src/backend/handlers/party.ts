/** The party: recruiting with the app's dice or the player's own, by hand, and settling it. */
import type { Recruitment } from '../../contract/campaigns.ts';
import type { OwnEntry } from '../../contract/shapes.ts';
import {
  addGrunt,
  recruitAgain,
  recruitGrunt,
  settleParty,
} from '../../rules/all-things-zombie/acts/recruit.ts';
import type { Act, Now } from '../../rules/all-things-zombie/campaign/act.ts';
import { refused } from '../call-failure.ts';
import { type At, type Changed, change, changing } from '../campaign-act.ts';
import type { Context } from '../context.ts';
import { entered } from '../entries.ts';
import type { Answering } from '../play-act.ts';
import { figureLine } from '../views/figure.ts';
import { questionView, replyViews } from '../views/question.ts';
import type { Handlers, MethodOf } from './handler.ts';

/** Names are given out by the app, whoever rolls. */
const NEVER_OWN = ['names', 'star'];

type Dice = 'app' | readonly OwnEntry[];

async function recruiting(
  context: Context,
  command: string,
  at: At,
  act: (now: Now) => Act,
  dice: Dice,
): Promise<Recruitment> {
  let left = () => 0;
  const answering: Answering = (app) => {
    if (dice === 'app') return app;
    const entries = entered(dice, app, NEVER_OWN);
    left = entries.left;
    return entries;
  };
  const counted = function* (now: Now): Act {
    const acted = yield* act(now);
    if (left() > 0) throw refused('More dice and cards were entered than the recruit needs.');
    return acted;
  };
  const changed = await changing(context, command, at, counted, answering);
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
