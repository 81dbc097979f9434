/** Calls that every log takes, answered for a campaign. */
import {
  actPage,
  bringBack,
  type CampaignTurned,
  type KnownCampaign,
  redo,
  undo,
} from '../../../../db/games/all-things-zombie/index.ts';
import type { Output } from '../../../contract/contract.ts';
import { nameCopy, renameCampaign } from '../../../rules/all-things-zombie/acts/campaign.ts';
import { correctFigure, takeBackFigure } from '../../../rules/all-things-zombie/acts/corrections.ts';
import { dateText, spanText } from '../../../rules/all-things-zombie/calendar.ts';
import { RULES } from '../../../rules/all-things-zombie/rules.ts';
import type { SeenCampaign } from '../../../rules/all-things-zombie/state/seen.ts';
import { EVERY_TABLE } from '../../../rules/all-things-zombie/tables.ts';
import type { Context } from '../../calls/context.ts';
import { cache, cached } from '../../log/campaign-cache.ts';
import { changesShown } from '../../log/changes.ts';
import { type At, failureOf } from '../../log/command.ts';
import { copied } from '../../log/copying.ts';
import { figureViews } from '../../log/corrections.ts';
import {
  broughtBackTitle,
  type LineWords,
  lineActs,
  linesView,
  restoreFailure,
} from '../../log/given-up-lines.ts';
import type { LogCalls } from '../../log/log-of.ts';
import { withWritten } from '../../log/writing.ts';
import { change, loaded } from './campaign-act.ts';
import { framed } from './chronicle.ts';
import { shown } from './shown.ts';
import { titleOf } from './title.ts';
import { actViews } from './views/campaign.ts';
import { differenceViews, FIGURE_WORDS } from './views/corrections.ts';

/** Acts of one page of the log. */
const ACTS = 50;

/** Takes back or does again, and says what that has changed on the screens. */
async function turning(
  context: Context,
  { campaign, revision }: At,
  verb: 'Undone' | 'Redone',
  turn: (known: KnownCampaign | undefined) => Promise<CampaignTurned>,
): Promise<Output<'campaign.undo'>> {
  const before = await shown(context, await loaded(context, campaign));
  const result = await turn(await cached(context.db, campaign, revision));
  if (!result.ok) throw failureOf(result.refusal);
  const [first, ...more] = result.titles;
  const what = more.length === 0 ? titleOf(first) : `${more.length + 1} acts`;
  const changes = changesShown(before, await shown(context, result, { before }));
  return { revision: result.head.revision, title: `${verb}: ${what}`, changes };
}

function ruleTitle(rule: string): string {
  const titles: Readonly<Record<string, { readonly title: string } | undefined>> = RULES;
  return titles[rule]?.title ?? rule;
}

/** A line of a campaign is told in its dates; a battle by itself has none. */
function wordsOf({ calendar: { division, now }, encounter }: SeenCampaign): LineWords {
  if (encounter?.oneOff !== undefined) return { title: titleOf };
  return {
    title: titleOf,
    dates: {
      now,
      text: (date) => dateText(division, date),
      span: (from, to) => spanText(division, from, to),
    },
  };
}

export const campaignLog: LogCalls = {
  ruleTitle,
  named: async (context, at, name, by = 'campaign.copy') =>
    await change(context, by, at, (now) => nameCopy(now, { name })),
  'campaign.rename': async (context, { name, ...at }) =>
    await change(context, 'campaign.rename', at, (now) => renameCampaign(now, { name })),
  'campaign.copy': async (context, wanted) => {
    await loaded(context, wanted.campaign);
    return await copied(context, wanted, {
      bringBack: async ({ db, now }, { campaign, revision }, line) =>
        await bringBack(db, campaign, revision, { at: now().toISOString(), line, pastCopies: true }),
      backTo: async ({ db, now }, { campaign, revision }, backTo) =>
        await undo(db, campaign, revision, { at: now().toISOString(), backTo, pastCopies: true }),
      named: campaignLog.named,
    });
  },
  'campaign.log': async ({ db }, wanted) => {
    const { campaign, after, state } = wanted;
    const dates = await framed(db, campaign);
    const { acts, next } = await actPage(db, campaign, { after, limit: ACTS, state });
    return await withWritten(db, wanted, { acts: actViews(dates, acts), next });
  },
  'corrections.get': async (context, { campaign: id }) => {
    const { campaign } = await loaded(context, id);
    return { differences: differenceViews(campaign.corrections) };
  },
  'corrections.figures': async (context, { campaign: id }) => {
    const { campaign } = await loaded(context, id);
    return { figures: figureViews(EVERY_TABLE, campaign.corrections, FIGURE_WORDS) };
  },
  'corrections.make': async (context, { campaign, revision, ...correction }) =>
    await change(context, 'campaign.correct-figure', { campaign, revision }, (now) =>
      correctFigure(now, correction),
    ),
  'corrections.take-back': async (context, { campaign, revision, ...place }) =>
    await change(context, 'campaign.take-back-figure', { campaign, revision }, (now) =>
      takeBackFigure(now, place),
    ),
  'campaign.undo': async (context, { backTo, ...at }) =>
    await turning(context, at, 'Undone', async (known) => {
      const { db, now } = context;
      const back = await undo(db, at.campaign, at.revision, { at: now().toISOString(), backTo }, known);
      if (back.ok) await cache(db, back);
      return back;
    }),
  'campaign.redo': async (context, { upTo, ...at }) => {
    const { changes, ...turned } = await turning(context, at, 'Redone', async (known) => {
      const { db, now } = context;
      const forth = await redo(db, at.campaign, at.revision, { at: now().toISOString(), upTo }, known);
      if (forth.ok) await cache(db, forth);
      return forth;
    });
    // Screens ask again after many acts.
    return upTo === undefined && changes !== undefined ? { ...turned, changes } : turned;
  },
  'campaign.lines': async (context, { campaign }) =>
    await linesView(context.db, campaign, wordsOf((await loaded(context, campaign)).campaign)),
  'campaign.line': async (context, { campaign, ...of }) =>
    await lineActs(context.db, campaign, wordsOf((await loaded(context, campaign)).campaign), of),
  'campaign.bring-back': async (context, { campaign, revision, line }) => {
    const { db, now } = context;
    await loaded(context, campaign);
    const back = await bringBack(db, campaign, revision, { at: now().toISOString(), line });
    if (!back.ok) throw restoreFailure(back.refusal);
    await cache(db, back);
    return { revision: back.head.revision, title: broughtBackTitle(back.titles.length) };
  },
};
