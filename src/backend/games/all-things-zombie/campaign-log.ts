/** What is asked of every log, answered for a campaign. */
import {
  actPage,
  type CampaignTurned,
  copyCampaign,
  inTransaction,
  type KnownCampaign,
  redo,
  undo,
  verifyCampaign,
} from '../../../../db/index.ts';
import type { Output } from '../../../contract/contract.ts';
import { renameCampaign } from '../../../rules/all-things-zombie/acts/campaign.ts';
import { correctFigure, takeBackFigure } from '../../../rules/all-things-zombie/acts/corrections.ts';
import { RULES } from '../../../rules/all-things-zombie/rules.ts';
import { EVERY_TABLE } from '../../../rules/all-things-zombie/tables.ts';
import { cache, cached } from '../../campaign/campaign-cache.ts';
import { changesShown } from '../../campaign/changes.ts';
import { type At, failureOf } from '../../campaign/command.ts';
import { figureViews } from '../../campaign/corrections.ts';
import type { LogCalls } from '../../campaign/log-of.ts';
import { verifiedView } from '../../campaign/verified.ts';
import { notFound } from '../../host/call-failure.ts';
import type { Context } from '../../host/context.ts';
import { freshCampaignId } from '../../host/seed.ts';
import { orNothing } from '../../host/works.ts';
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
  const changes = changesShown(before, await shown(context, result));
  return { revision: result.head.revision, title: `${verb}: ${what}`, changes };
}

function ruleTitle(rule: string): string {
  const titles: Readonly<Record<string, { readonly title: string } | undefined>> = RULES;
  return titles[rule]?.title ?? rule;
}

export const campaignLog: LogCalls = {
  ruleTitle,
  'campaign.rename': async (context, { name, ...at }) =>
    await change(context, 'campaign.rename', at, (now) => renameCampaign(now, { name })),
  'campaign.copy': async (context, { campaign, name }) =>
    await inTransaction(context.db, async (db) => {
      const inside = { ...context, db };
      const { campaign: original } = await loaded(inside, campaign);
      const id = freshCampaignId(context.random);
      const head = await copyCampaign(db, campaign, { newId: id, at: context.now().toISOString() });
      if (head === undefined) throw notFound('There is no such campaign to copy.');
      if (original.name === name) return { id, revision: head.revision };
      const copy = { campaign: id, revision: head.revision };
      const { revision } = await change(inside, 'campaign.copy', copy, (now) =>
        renameCampaign(now, { name }),
      );
      return { id, revision };
    }),
  'campaign.log': async ({ db }, { campaign, after }) => {
    const { division } = await framed(db, campaign);
    const { acts, next } = await actPage(db, campaign, { after, limit: ACTS });
    return { acts: actViews(division, acts), next };
  },
  'campaign.verify': async ({ db }, { campaign }, work) => {
    const verified = await verifyCampaign(db, campaign, orNothing(work));
    if (verified === undefined) throw notFound('There is no such campaign to verify.');
    return await verifiedView(db, campaign, verified);
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
  'campaign.redo': async (context, at) =>
    await turning(context, at, 'Redone', async (known) => {
      const { db, now } = context;
      const forth = await redo(db, at.campaign, at.revision, { at: now().toISOString() }, known);
      if (forth.ok) await cache(db, forth);
      return forth;
    }),
};
