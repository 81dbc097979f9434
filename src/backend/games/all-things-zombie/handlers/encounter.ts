/** The Encounter under way: how it stands, the odds of an act, the act. */
import type { EncounterActed } from '../../../../contract/games/all-things-zombie/encounter-view/acted.ts';
import { changing, loaded } from '../../../campaign/campaign-act.ts';
import type { Handlers, MethodOf } from '../../../handlers/handler.ts';
import { questionView, replyViews, rulesAsked } from '../../../views/question.ts';
import { chanceOf } from '../chances.ts';
import { commandOf, playing } from '../encounter-acts.ts';
import { encounterLog, marksDue } from '../under-way.ts';
import { encounterView } from '../views/encounter/encounter.ts';
import { reportLines } from '../views/encounter/report.ts';
import { toldLines } from '../views/encounter/told.ts';

export const encounterHandlers: Handlers<Exclude<MethodOf<'encounter'>, 'encounter.generate'>> = {
  'encounter.get': async (context, { campaign: id }) => {
    const { head, campaign } = await loaded(context, id);
    return encounterView({ head, campaign, marks: await marksDue(context.db, id, campaign) });
  },
  'encounter.log': async (context, { campaign, after }) => {
    await loaded(context, campaign);
    return await encounterLog(context.db, campaign, after);
  },
  'encounter.chance': async (context, { campaign, act }) => {
    const { campaign: now } = await loaded(context, campaign);
    return { odds: chanceOf(now, act) ?? null };
  },
  'encounter.report-check': async (context, { campaign, records, field }) => {
    const { campaign: now } = await loaded(context, campaign);
    return { lines: reportLines(now, records, field) };
  },
  'encounter.act': async (context, { dice, act, ...at }): Promise<EncounterActed> => {
    const changed = await changing(context, commandOf(act), at, playing(act), dice);
    if (changed.state === 'waiting') {
      return {
        state: 'waiting',
        question: questionView(changed.question),
        replies: replyViews(changed.rolls),
      };
    }
    return {
      state: 'done',
      ...changed.committed,
      replies: replyViews(changed.rolls),
      told: toldLines(changed.loaded.campaign, changed.told),
      rules: rulesAsked(changed.rolls),
    };
  },
};
