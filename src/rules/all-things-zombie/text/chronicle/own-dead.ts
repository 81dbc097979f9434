/** Weapons that came home from the party’s own dead. */
import type { CampaignEvent } from '../../state/campaign-events.ts';
import type { StockItem } from '../../what-you-gain/stock.ts';

/** The names of the party’s own dead whose weapons came home: each is lost to its owner, and straight after that the stockpile’s. */
export function fallenIn(events: readonly CampaignEvent[]): ReadonlySet<string> {
  const names = events.flatMap((event, at) => {
    const before = events[at - 1];
    if (event.type !== 'stock-gained' || before?.type !== 'weapon-lost') return [];
    const { from, weapon } = event.item;
    return from.where === 'person' && weapon === before.what.weapon ? [from.name] : [];
  });
  return new Set(names);
}

/** Says whether a thing was of one of the fallen: what the party had before is no loot. */
export const isOf = (fallen: ReadonlySet<string>, { from }: StockItem): boolean =>
  from.where === 'person' && fallen.has(from.name);
