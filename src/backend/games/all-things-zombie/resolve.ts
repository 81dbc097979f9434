/** A turn of a battle fought on by bots, act by act as a player would: kept in the log, explained, and undone like his. */

import { type ActToCommit, commitActs } from '../../../../db/games/all-things-zombie/index.ts';
import { askedToGiveUp } from '../../../../db/index.ts';
import type { Output } from '../../../contract/contract.ts';
import { encounterAt } from '../../../rules/all-things-zombie/acts/encounter/act.ts';
import type { ToldHere } from '../../../rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import { refusalText } from '../../../rules/all-things-zombie/acts/refusals.ts';
import { chanceOf } from '../../../rules/all-things-zombie/bots/chance.ts';
import { endOfTurn, isOver, resolving } from '../../../rules/all-things-zombie/bots/resolving.ts';
import { STANDING_EVENTS } from '../../../rules/all-things-zombie/state/event-table.ts';
import type { SeenCampaign } from '../../../rules/all-things-zombie/state/seen.ts';
import { diceBox } from '../../../rules/core/dice.ts';
import { withCorrections } from '../../../rules/core/in-force.ts';
import { refused } from '../../calls/call-failure.ts';
import type { Context } from '../../calls/context.ts';
import { cache, cached } from '../../log/campaign-cache.ts';
import { type At, failureOf, givesUpLine } from '../../log/command.ts';
import { tried } from './bot-act.ts';
import { actToCommit, loaded } from './campaign-act.ts';
import type { Finished } from './play-act.ts';
import { toldHere } from './under-way.ts';

/** A turn with more acts than this is none that people play. */
const MOST_ACTS = 400;
/** Refusals in a row after which the rest of the turn is given up. */
const MOST_REFUSALS = 20;

const STANDING: ReadonlySet<string> = new Set(STANDING_EVENTS);

/** To the dice of the next turn, or to the end of the fight. */
export async function resolveTurn(context: Context, at: At): Promise<Output<'encounter.resolve'>> {
  const { head, campaign } = await loaded(context, at.campaign);
  if (head.revision !== at.revision) throw failureOf({ code: 'stale', revision: head.revision });
  const { db, giveUpLine = false } = context;
  const line = giveUpLine ? undefined : await askedToGiveUp(db, at.campaign);
  if (line !== undefined) throw givesUpLine(line);
  const encounter = encounterAt(campaign, ['on-the-table']);
  if (typeof encounter === 'string')
    throw refused(refusalText({ code: 'encounter', why: encounter }), encounter);
  const played: ActToCommit[] = [];
  let now: SeenCampaign = campaign;
  const did = botsTurn(campaign, await toldHere(db, at.campaign, campaign));
  for (const { command, finished } of did) {
    played.push(actToCommit(context, command, finished));
    now = finished.after;
  }
  const over = now.encounter === null || withCorrections(now.corrections, () => isOverIn(now));
  const turn = now.encounter?.turn?.number ?? 0;
  const from = head.act;
  if (played.length === 0) return { revision: head.revision, acts: 0, turn, over, from };
  const known = await cached(db, at.campaign, at.revision);
  const result = await commitActs(db, at.campaign, { revision: at.revision, giveUpLine }, played, known);
  if (!result.ok) throw failureOf(result.refusal);
  await cache(db, result);
  return { revision: result.head.revision, acts: played.length, turn, over, from };
}

const isOverIn = (now: SeenCampaign): boolean => now.encounter === null || isOver(now, now.encounter);

interface Did {
  readonly command: string;
  readonly finished: Finished;
}

/** The bots' own dice go by the turn: undone and resolved again, it goes the same way. */
function botsTurn(campaign: SeenCampaign, before: readonly ToldHere[]): readonly Did[] {
  const first = campaign.encounter?.turn?.number ?? 0;
  const box = diceBox(`${campaign.seed} resolving ${campaign.encounter?.number} ${first}`);
  const chance = chanceOf(box);
  const told = [...before];
  const did: Did[] = [];
  const newest = before.at(-1)?.act ?? 0;
  let now = campaign;
  let refusals = 0;
  while (did.length < MOST_ACTS) {
    const { encounter } = now;
    if (encounter === null || (encounter.turn?.number ?? 0) > first) return did;
    const seen = now;
    const next = withCorrections(seen.corrections, () =>
      refusals > MOST_REFUSALS
        ? endOfTurn({ now: seen, encounter })
        : resolving(seen, encounter, chance, told),
    );
    if (next === undefined || refusals > 2 * MOST_REFUSALS) return did;
    const finished = tried(now, next.act, box);
    if (finished === null) {
      refusals += 1;
      continue;
    }
    if (refusals <= MOST_REFUSALS) refusals = 0;
    did.push({ command: next.command, finished });
    const events = finished.told.map(({ event }) => event).filter(({ type }) => STANDING.has(type));
    if (events.length > 0) told.push({ act: newest + did.length, events });
    now = finished.after;
  }
  return did;
}
