/** The one way a command changes a campaign: load, run the act on a copy, store what it told. */
import {
  type ActToCommit,
  commitAct,
  type Db,
  type LoadedCampaign,
  loadCampaign,
  readHead,
  type StoreRefusal,
} from '../../../db/index.ts';
import type { Committed } from '../../contract/log.ts';
import type { Act, SeenCampaign } from '../../rules/all-things-zombie/acts/act.ts';
import { titleText } from '../../rules/all-things-zombie/text/titles.ts';
import { RULES_VERSION } from '../../rules/all-things-zombie/version.ts';
import { CallFailure, notFound, refused } from '../host/call-failure.ts';
import type { Context } from '../host/context.ts';
import { cache, cached } from './campaign-cache.ts';
import type { Dice } from './entries.ts';
import { type Finished, playAct, type Waiting } from './play-act.ts';

/** What every command on a campaign says: which one, and from which state of it the command was made. */
export interface At {
  readonly campaign: string;
  readonly revision: number;
}

/** The game that campaigns are of. */
export const CAMPAIGN_GAME = 'all-things-zombie';
const NO_SUCH = 'There is no such campaign; it may have been deleted.';

/** The campaign, not out of the bin. */
export async function loaded({ db }: Context, id: string): Promise<LoadedCampaign> {
  const found = await newest(db, id);
  if (found === undefined) throw notFound(NO_SUCH);
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

const BINNED = 'This campaign is deleted; bring it back from the shelf first.';

export function failureOf(refusal: StoreRefusal): CallFailure {
  switch (refusal.code) {
    case 'no-such-campaign':
      return notFound(NO_SUCH);
    case 'in-the-bin':
      return notFound(BINNED);
    case 'stale':
      return new CallFailure(
        'stale',
        'This campaign was changed elsewhere; look at it as it stands now and try again.',
      );
    case 'nothing-to-undo':
      return refused('There is nothing to undo.', refusal.code);
    case 'nothing-to-redo':
      return refused('There is nothing to redo.', refusal.code);
    default:
      return refusal satisfies never;
  }
}

export function actToCommit(context: Context, command: string, { title, told }: Finished): ActToCommit {
  return { command, title, events: told, rulesVersion: RULES_VERSION, madeAt: context.now().toISOString() };
}

export interface Changed {
  readonly state: 'done';
  readonly committed: Committed;
  readonly rolls: Finished['rolls'];
  readonly told: Finished['told'];
  readonly loaded: LoadedCampaign;
}

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
  const played = playAct(before.campaign, act, dice);
  if (played.state === 'waiting') return played;
  const known = await cached(context.db, at.campaign, at.revision);
  const toCommit = actToCommit(context, command, played);
  const result = await commitAct(context.db, at.campaign, at.revision, toCommit, known);
  if (!result.ok) throw failureOf(result.refusal);
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
