/** The stockpile as screens show it. */

import type { StockLine } from '../../../../../contract/games/all-things-zombie/encounter-view/stock.ts';
import { dateText } from '../../../../../rules/all-things-zombie/calendar.ts';
import { party } from '../../../../../rules/all-things-zombie/state/find.ts';
import type { SeenCampaign } from '../../../../../rules/all-things-zombie/state/seen.ts';
import { foundText, itemTerm } from '../../../../../rules/all-things-zombie/text/vocabulary.ts';
import { STOCKPILE } from '../../../../../rules/all-things-zombie/what-you-gain/stockpile.ts';
import { surplusFits } from '../../../../../rules/all-things-zombie/what-you-gain/surplus-ammo.ts';
import { mayUseHeldOver } from '../../../../../rules/all-things-zombie/what-you-gain/vehicles.ts';

export function stockLines(now: SeenCampaign): StockLine[] {
  const { division, now: today } = now.calendar;
  const held = party(now).flatMap(({ weapons }) => weapons);
  return now.stock.map((item) => {
    const { id, kind, weapon, carrier, found, from } = item;
    const { summary } = STOCKPILE[kind];
    const loads = now.encounter?.clips.find((clip) => clip.item === id)?.weapon ?? null;
    return {
      id,
      kind,
      title: itemTerm(item).title,
      summary,
      weapon,
      carrier,
      found: dateText(division, found),
      from: foundText(from),
      fits:
        kind === 'surplus-clip'
          ? held.filter((one) => surplusFits(one.weapon, item)).map((one) => one.id)
          : [],
      taken: loads !== null,
      loads,
      later: kind === 'vehicle' && !mayUseHeldOver(found, today),
    };
  });
}
