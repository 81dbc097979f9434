/** The one way a command changes a campaign: load, run the act on a copy, store what it told. */

import {
  type ActToCommit,
  commitAct,
  type LoadedCampaign,
  loadCampaign,
} from '../../../../db/games/all-things-zombie/index.ts';
import { askedToGiveUp, type Db, type LineSpan, readHead } from '../../../../db/index.ts';
import { gameIn } from '../../../../db/sessions/index.ts';
import type { Committed } from '../../../contract/log.ts';
import type { Act } from '../../../rules/all-things-zombie/acts/act.ts';
import { titleText } from '../../../rules/all-things-zombie/acts/title.ts';
import { spanText } from '../../../rules/all-things-zombie/calendar.ts';
import type { SeenCampaign } from '../../../rules/all-things-zombie/state/seen.ts';
import { RULES_VERSION } from '../../../rules/all-things-zombie/version.ts';
import { notFound } from '../../calls/call-failure.ts';
import type { Context } from '../../calls/context.ts';
import { missingLog } from '../../calls/missing-log.ts';
import { cache, cached } from '../../log/campaign-cache.ts';
import { type At, BINNED, CAMPAIGN_GAME, failureOf, givesUpLine, THAT_IS_A_GAME } from '../../log/command.ts';
import type { Dice } from '../../log/entries.ts';
import { type Finished, playAct, type Waiting } from './play-act.ts';

/** The campaign, not out of the bin. */
export async function loaded(context: Context, id: string): Promise<LoadedCampaign> {
  const found = await newest(context.db, id);
  if (found === undefined) {
    const isGame = (await gameIn(context.db, id)) !== undefined;
    throw isGame ? notFound(THAT_IS_A_GAME) : missingLog(context, id, 'campaign');
  }
  if (found.head.deletedAt !== null) throw notFound(BINNED);
  return found;
}

async function newest(db: Db, id: string): Promise<LoadedCampaign | undefined> {
  const head = await readHead(db, id);
  // A game of its own is no campaign.
  if (head?.game !== CAMPAIGN_GAME) return undefined;
  const known = await cached(db, id, head.revision);
  if (known !== undefined) return { head, campaign: known.campaign };
  // Another window may have gone on in between: head and campaign are read together.
  const found = await loadCampaign(db, id);
  if (found !== undefined) await cache(db, found);
  return found;
}

export type Clock = Pick<Context, 'now'>;

export function actToCommit({ now }: Clock, command: string, { title, told }: Finished): ActToCommit {
  return { command, title, events: told, rulesVersion: RULES_VERSION, madeAt: now().toISOString() };
}

export interface Changed {
  readonly state: 'done';
  readonly committed: Committed;
  readonly rolls: Finished['rolls'];
  readonly told: Finished['told'];
  readonly loaded: LoadedCampaign;
}

const givesUp = ({ calendar: { division }, encounter }: SeenCampaign, line: LineSpan) => {
  const { first, last } = line;
  const dated = encounter?.oneOff === undefined && first.date !== null && last.date !== null;
  return givesUpLine(line, dated ? spanText(division, first.date, last.date) : '');
};

/** Runs an act that may have to wait for the player's dice; waiting, nothing is stored. */
export async function changing(
  context: Context,
  command: string,
  at: At,
  act: (now: SeenCampaign) => Act,
  dice: Dice = 'app',
): Promise<Changed | Waiting> {
  const before = await loaded(context, at.campaign);
  // Refused early, so that dice typed for an older state are never held against a newer one.
  if (before.head.revision !== at.revision)
    throw failureOf({ code: 'stale', revision: before.head.revision });
  const { db, giveUpLine = false } = context;
  // Asked before the first die is typed.
  const line = giveUpLine ? undefined : await askedToGiveUp(db, at.campaign);
  if (line !== undefined) throw givesUp(before.campaign, line);
  const played = playAct(before.campaign, act, dice);
  if (played.state === 'waiting') return played;
  const known = await cached(db, at.campaign, at.revision);
  const toCommit = actToCommit(context, command, played);
  const from = { revision: at.revision, giveUpLine };
  const result = await commitAct(db, at.campaign, from, toCommit, known);
  if (!result.ok) {
    const { refusal } = result;
    throw refusal.code === 'gives-up-a-line' ? givesUp(before.campaign, refusal.line) : failureOf(refusal);
  }
  const { head, campaign } = result;
  await cache(context.db, result);
  return {
    state: 'done',
    committed: { revision: head.revision, title: titleText(played.title) },
    rolls: played.rolls,
    told: played.told,
    loaded: { head, campaign },
  };
}

/** Runs an act that the app answers to the end. */
export async function change(
  context: Context,
  command: string,
  at: At,
  act: (now: SeenCampaign) => Act,
): Promise<Committed> {
  const changed = await changing(context, command, at, act);
  if (changed.state === 'waiting')
    throw new Error(`${command} waits for ${changed.question.rule}, which nobody answers`);
  return changed.committed;
}
