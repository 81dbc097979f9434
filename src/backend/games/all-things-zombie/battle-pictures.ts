/** Pictures of a battle that is over: how everybody stood on the board after the acts that decided most. */
import { type ToldAct, toldActs } from '../../../../db/games/all-things-zombie/index.ts';
import type { Db } from '../../../../db/index.ts';
import type { BattlePictures } from '../../../contract/games/all-things-zombie/journal.ts';
import { apply, begin } from '../../../rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../rules/all-things-zombie/state/campaign.ts';
import type { CampaignEvent } from '../../../rules/all-things-zombie/state/campaign-events.ts';
import { isStranger } from '../../../rules/all-things-zombie/state/turn.ts';
import { seen } from '../../../rules/core/seen.ts';
import { entryOf } from './chronicle.ts';
import { pictured } from './views/encounter/board.ts';

/** Pictures of one battle. */
const MOST = 3;

/** Pictures of the Encounter whose entry begins with this act, in the order of the battle. */
export async function battlePictures(db: Db, id: string, act: number): Promise<BattlePictures['pictures']> {
  const found = await entryOf(db, id, act);
  const acts = await toldActs(db, id, { from: found.seq, to: found.lastSeq });
  const wanted = turningPoints(acts);
  if (wanted.length === 0) return [];
  // A place has a meaning in the whole state alone, which only the log from its first event on tells.
  const before = await toldActs(db, id, { from: 0, to: found.seq - 1 });
  const pictures: BattlePictures['pictures'] = [];
  let campaign: Campaign | undefined;
  for (const told of [...before, ...acts]) {
    for (const event of told.events) {
      if (campaign === undefined) campaign = begin(event);
      else apply(campaign, event);
    }
    if (campaign === undefined || !wanted.includes(told.act)) continue;
    const pieces = pictured(seen(campaign));
    if (pieces.length > 0)
      pictures.push({ act: told.act, turn: campaign.encounter?.turn?.number ?? null, pieces });
  }
  return pictures;
}

/**
 * The acts that cost most, in the order of the battle; where there are fewer than three, the board as it was taken up and as it was left
 * stand before and after them. None of a battle without a board.
 */
export function turningPoints(acts: readonly ToldAct[]): readonly number[] {
  const battle = onBoard(acts);
  const dear = battle
    .map(({ act, events }) => ({ act, cost: events.reduce((sum, event) => sum + costOf(event), 0) }))
    .filter(({ cost }) => cost > 0)
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, MOST)
    .map(({ act }) => act);
  const [first, last] = [battle[0], battle.at(-1)];
  const shown = new Set(dear);
  for (const one of [last, first]) if (one !== undefined && shown.size < MOST) shown.add(one.act);
  return [...shown].toSorted((a, b) => a - b);
}

/** The acts of the battle after which there was a board. */
function onBoard(acts: readonly ToldAct[]): readonly ToldAct[] {
  let isUp = false;
  return acts.filter(({ events }) => {
    for (const event of events) {
      if (event.type === 'board-taken-up') isUp = event.board !== null;
      if (event.type === 'battle-reported') isUp = false;
    }
    return isUp;
  });
}

/** One’s own dead and captured count most, then a Hero, then whoever else falls; each zombie killed a little. */
function costOf(event: CampaignEvent): number {
  switch (event.type) {
    case 'fighter-changed': {
      if (event.of !== 'condition') return 0;
      const { who, condition } = event.to;
      const own = !isStranger(who);
      if (condition === 'dead' || condition === 'captured') return own ? 12 : 6;
      return condition === 'out-of-the-fight' ? (own ? 6 : 3) : 0;
    }
    case 'hero-made':
      return 8;
    case 'zombies-changed':
      return event.to.count === 0 ? 1 : 0;
    default:
      return 0;
  }
}
