/** Handlers for what scripts ask of a campaign: its acts, one of them run, what is due, the log with all its facts. */

import { actsFrom } from '../../../../../db/games/all-things-zombie/index.ts';
import { gameIn } from '../../../../../db/sessions/index.ts';
import {
  asksFirst,
  asksWhileDue,
  beforeAnyTurn,
  leftUndone,
} from '../../../../contract/games/all-things-zombie/asks-first.ts';
import type { AnyAct, Due } from '../../../../contract/games/all-things-zombie/calls/script.ts';
import type { DeclaredAct, Explained } from '../../../../contract/script.ts';
import { type Declared, everyRefusal } from '../../../../rules/all-things-zombie/acts/act.ts';
import { ACTS, type ActId, type ActInput } from '../../../../rules/all-things-zombie/acts/acts.ts';
import { type PlayedId, playOf } from '../../../../rules/all-things-zombie/acts/plays.ts';
import type { SeenCampaign } from '../../../../rules/all-things-zombie/state/seen.ts';
import { withCorrections } from '../../../../rules/core/in-force.ts';
import type { Reply, Transcript } from '../../../../rules/core/transcript.ts';
import type { Context } from '../../../calls/context.ts';
import type { Handlers, MethodOf } from '../../../calls/handler.ts';
import { CAMPAIGN_GAME, leavesUndone, unconfirmed } from '../../../log/command.ts';
import { ENTRY_REFUSALS } from '../../../log/entries.ts';
import { sessionScriptLog } from '../../../sessions/script-log.ts';
import { changing, loaded } from '../campaign-act.ts';
import { titleOf } from '../title.ts';
import { marksDue, toldHere } from '../under-way.ts';
import { headlines } from '../views/encounter/headlines.ts';
import { proposalsView } from '../views/encounter/proposals.ts';
import { questionView, ruleNamed } from '../views/question.ts';

/** Acts of one page of the log. */
const ACTS_ON_A_PAGE = 200;

function isNow(id: ActId, now: SeenCampaign): boolean {
  const { stages } = ACTS[id];
  if (id === 'campaign.create') return false;
  return (
    stages === null || (now.encounter !== null && (stages as readonly string[]).includes(now.encounter.stage))
  );
}

function declaredAct(id: ActId, now: SeenCampaign | undefined): DeclaredAct {
  const declared: Declared = ACTS[id];
  const { fields, stages, asksFirst: when } = declared;
  return {
    id,
    fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field }])),
    stages: stages === null ? null : [...stages],
    refusals: [...everyRefusal(declared)],
    asksFirst: when !== undefined,
    asksFirstWhere: typeof when === 'object' ? { ...when } : null,
    asksFirstWhileDue: asksWhileDue(id),
    now: now === undefined ? null : isNow(id, now),
  };
}

async function due(context: Context, id: string, now: SeenCampaign): Promise<Due> {
  const told = await toldHere(context.db, id, now);
  return {
    proposals: withCorrections(now.corrections, () => proposalsView(now, told)),
    marks: marksDue(now, told),
  };
}

const textsOf = (proposals: readonly Due['proposals'][number][]) => proposals.map(({ text }) => text);

/** Something is due that a turn begun now leaves undone. */
async function refuseUndone(context: Context, id: string): Promise<void> {
  const { campaign } = await loaded(context, id);
  const { proposals } = await due(context, id, campaign);
  const undone = leftUndone(proposals);
  if (undone.length === 0) return;
  const bars = beforeAnyTurn(proposals, (campaign.encounter?.turn ?? null) === null);
  throw leavesUndone(textsOf(undone), textsOf(bars));
}

function explained(rolls: Transcript): Explained[] {
  return rolls.map(({ fingerprint: _fingerprint, ...reply }: Reply) => {
    const { title, section } = ruleNamed(reply.rule);
    const { answer } = reply;
    return {
      ...reply,
      title,
      section,
      answer: typeof answer === 'string' ? answer : 'x' in answer ? { ...answer } : [...answer],
    };
  });
}

function played({ do: id, ...input }: AnyAct) {
  return { id, play: playOf(id, input as ActInput<PlayedId>) };
}

/** Effects of the acts that ask first, and aren’t of the table. */
const ASKS: { readonly [A in ActId]?: string } = {
  'encounter.end-campaign': 'ends the campaign, which can be gone on with later',
};

export const scriptHandlers: Handlers<MethodOf<'script'>> = {
  'script.acts': async (context, { campaign }) => {
    const now = campaign === undefined ? undefined : (await loaded(context, campaign)).campaign;
    return {
      acts: (Object.keys(ACTS) as ActId[]).map((id) => declaredAct(id, now)),
      entryRefusals: [...ENTRY_REFUSALS],
    };
  },
  'script.due': async (context, { campaign: id }) =>
    await due(context, id, (await loaded(context, id)).campaign),
  'script.act': async (context, { act, dice, confirmed, ...at }) => {
    const { id, play } = played(act);
    if (!confirmed && asksFirst(id, act)) throw unconfirmed(id, ASKS[id]);
    if (!confirmed && asksWhileDue(id)) await refuseUndone(context, at.campaign);
    const changed = await changing(context, id, at, play, dice);
    const rolls = explained(changed.rolls);
    if (changed.state === 'waiting') {
      return { state: 'waiting', question: questionView(changed.question), rolls };
    }
    return {
      state: 'done',
      ...changed.committed,
      headlines: headlines(changed.loaded.campaign, changed.told).map(({ title, text }) =>
        text === '' ? `${title}.` : `${title}. ${text}`,
      ),
      events: changed.told.map(({ event }) => ({ ...event })),
      rolls,
      due: await due(context, at.campaign, changed.loaded.campaign),
    };
  },
  'script.log': async (context, { campaign, from }) => {
    const game = await gameIn(context.db, campaign);
    if (game !== undefined && game !== CAMPAIGN_GAME) {
      return await sessionScriptLog(context, game, { campaign, from, limit: ACTS_ON_A_PAGE });
    }
    await loaded(context, campaign);
    const { acts, next } = await actsFrom(context.db, campaign, { from, limit: ACTS_ON_A_PAGE });
    return {
      acts: acts.map(({ told, title, ...act }) => ({
        ...act,
        title: titleOf(title),
        events: told.map(({ event }) => ({ ...event })),
        rolls: told.flatMap(({ rolls }) => explained(rolls)),
      })),
      next,
    };
  },
};
