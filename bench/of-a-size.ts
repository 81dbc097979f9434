/**
 * A party and its stores of one size, however long the campaign: what a player has who lets people go whom no miniature stands
 * for. Bots keep everything, and a screen that lists ten times as much takes longer for that, not for the log.
 */

import { isLiving } from '../src/backend/games/all-things-zombie/views/campaign.ts';
import { act, type BotAct } from '../src/rules/all-things-zombie/bots/act.ts';
import type { SeenCampaign } from '../src/rules/all-things-zombie/state/seen.ts';

/** The Star among them, captives too. */
const LIVING = 8;
const THINGS = 24;
const MOST_WEAPONS = 2;

const why = 'kept to one size';

/** The next act towards no more than that; undefined where nothing is too much, or an Encounter is on. */
export function trimming(now: SeenCampaign): BotAct | undefined {
  if (now.encounter !== null || now.recruiting) return undefined;
  const living = now.figures.filter(isLiving);
  // The figure longest with the party has the most to show.
  const veteran = living.find(({ kind }) => kind !== 'star');
  if (living.length > LIVING && veteran !== undefined)
    return act('figure.setStatus', { figure: veteran.id, status: 'left', why });
  const armed = living.find(({ weapons }) => weapons.length > MOST_WEAPONS);
  const weapon = armed?.weapons.at(-1)?.id;
  if (armed !== undefined && weapon !== undefined)
    return act('figure.edit', { figure: armed.id, why, edit: { field: 'weapon-lost', weapon } });
  const tooMany = now.stock.slice(THINGS).map(({ id }) => id);
  return tooMany.length > 0 ? act('stockpile.strike-off', { items: tooMany, why }) : undefined;
}

/** The next act towards no less than that. */
export function filling(now: SeenCampaign): BotAct | undefined {
  if (now.figures.filter(isLiving).length < LIVING) return act('party.recruit', { why });
  const count = THINGS - now.stock.length;
  if (count <= 0) return undefined;
  return act('stockpile.add', { what: { kind: 'medical-supplies' }, count: Math.min(count, 20), why });
}
