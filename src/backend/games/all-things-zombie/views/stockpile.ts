/** The stockpile on its screen, and what came and went. */

import type { StockChange as Change } from '../../../../../db/games/all-things-zombie/index.ts';
import type {
  StockChange,
  Stockpile,
  StockThing,
} from '../../../../contract/games/all-things-zombie/holdings.ts';
import { type Division, dateText, nextPeriod } from '../../../../rules/all-things-zombie/calendar.ts';
import { figureNamed } from '../../../../rules/all-things-zombie/state/find.ts';
import type { SeenCampaign } from '../../../../rules/all-things-zombie/state/seen.ts';
import { leavingText } from '../../../../rules/all-things-zombie/text/encounter-lines.ts';
import { foundText, itemTerm } from '../../../../rules/all-things-zombie/text/vocabulary.ts';
import {
  STOCK_KINDS,
  type StockItem,
  type StockKind,
} from '../../../../rules/all-things-zombie/what-you-gain/stock.ts';
import { STOCKPILE } from '../../../../rules/all-things-zombie/what-you-gain/stockpile.ts';
import { STOCK_TERMS } from '../../../../rules/all-things-zombie/what-you-gain/text/stock-terms.ts';
import { stockLines } from './encounter/stock.ts';

const USES: { readonly [K in StockKind]?: StockThing['use'] } = { weapon: 'take-up', 'body-armor': 'put-on' };

export function stockpileView(now: SeenCampaign, revision: number): Stockpile {
  const { division, now: today } = now.calendar;
  const next = dateText(division, nextPeriod(division, today));
  const clips = new Map(now.stock.map(({ id, fitsMachineGun }) => [id as string, fitsMachineGun]));
  return {
    revision,
    kinds: STOCK_KINDS.map((kind) => {
      const all = now.stock.filter((item) => item.kind === kind);
      const lying = all.filter(({ carrier }) => carrier === null).length;
      const { title, plural } = STOCK_TERMS[kind];
      const { summary } = STOCKPILE[kind];
      return { kind, title, plural, summary, lying, carried: all.length - lying };
    }),
    things: stockLines(now).map((line) => ({
      ...line,
      fitsMachineGun: clips.get(line.id) ?? false,
      carrierName: line.carrier === null ? null : (figureNamed(now, line.carrier)?.name ?? null),
      use: USES[line.kind] ?? null,
      serves: line.later ? next : null,
    })),
  };
}

/** Commands by which the player corrects the stockpile, in whose events the reason stands. */
const BY_HAND: readonly string[] = ['stockpile.add', 'stockpile.strike-off'];

function titleOf(item: StockItem): string {
  const { title } = itemTerm(item);
  return item.fitsMachineGun ? `${title}, also for a light machine gun` : title;
}

/** `nameOf` knows everyone who ever joined. */
export function stockChangeView(
  { seq, act, command, date, event }: Change,
  division: Division,
  nameOf: (figure: string) => string,
): StockChange {
  const line = {
    seq,
    act,
    date: dateText(division, date),
    title: titleOf(event.item),
    byHand: BY_HAND.includes(command),
  };
  switch (event.type) {
    case 'stock-gained':
      return { ...line, what: 'found', by: null, how: foundText(event.item.from) };
    case 'stock-used':
      return {
        ...line,
        what: 'used',
        by: event.by === null ? null : nameOf(event.by),
        how: leavingText(event, nameOf),
      };
    case 'vehicle-taken-along':
      return { ...line, what: 'spent', by: null, how: 'taken along to an Encounter' };
    default:
      return event satisfies never;
  }
}
