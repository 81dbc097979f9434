/** The stockpile and the campaign's report, as paper has them. */

import type { LedgerLine, TimelineLine } from '../../../../../db/games/all-things-zombie/index.ts';
import type { CampaignReport, StockLine } from '../../../../contract/games/all-things-zombie/print.ts';
import { innocentsRescued } from '../../../../rules/all-things-zombie/acts/encounter/after/safe.ts';
import { musters } from '../../../../rules/all-things-zombie/acts/encounter/set-up/muster.ts';
import { dateText } from '../../../../rules/all-things-zombie/calendar.ts';
import type { FigureId } from '../../../../rules/all-things-zombie/ids.ts';
import { figureNamed } from '../../../../rules/all-things-zombie/state/find.ts';
import type { HouseRules } from '../../../../rules/all-things-zombie/state/house-rules.ts';
import type { SeenCampaign } from '../../../../rules/all-things-zombie/state/seen.ts';
import { briefFacts, briefSteps } from '../../../../rules/all-things-zombie/text/brief.ts';
import { HOUSE_RULES } from '../../../../rules/all-things-zombie/text/house-rules.ts';
import { foundText, itemTerm } from '../../../../rules/all-things-zombie/text/vocabulary.ts';
import { STOCK_KINDS } from '../../../../rules/all-things-zombie/what-you-gain/stock.ts';
import { STOCKPILE } from '../../../../rules/all-things-zombie/what-you-gain/stockpile.ts';

/** Everything the party owns, kind by kind, each in the order found. */
export function stockLines(now: SeenCampaign): StockLine[] {
  const { division } = now.calendar;
  return STOCK_KINDS.flatMap((kind) =>
    now.stock
      .filter((item) => item.kind === kind)
      .map((item): StockLine => {
        const carrier = item.carrier === null ? undefined : figureNamed(now, item.carrier);
        return {
          id: item.id,
          kind,
          title: itemTerm(item).title,
          summary: STOCKPILE[kind].summary,
          fitsMachineGun: item.fitsMachineGun,
          carrier: carrier === undefined ? null : { id: carrier.id, name: carrier.name },
          found: dateText(division, item.found),
          from: foundText(item.from),
        };
      }),
  );
}

export function brief(now: SeenCampaign): { facts: string[]; steps: string[] } {
  const { encounter, winner } = now;
  if (encounter === null) return { facts: [], steps: [] };
  const missing = encounter.stage === 'after' ? [] : musters(now, encounter);
  // Innocents lost since aren’t in safety.
  const safe = { ...encounter, innocents: innocentsRescued(now, encounter) };
  return { facts: [...briefFacts(safe, winner, missing)], steps: [...briefSteps(encounter)] };
}

/** `reps` is the ledger of Rep alone, oldest first; `stay` are those who never came out of the shock. */
export function campaignReport(
  now: SeenCampaign,
  encounters: readonly TimelineLine[],
  reps: readonly LedgerLine[],
  stay: ReadonlySet<FigureId>,
): CampaignReport {
  const { division } = now.calendar;
  const sum = (of: (line: TimelineLine) => number) => encounters.reduce((total, line) => total + of(line), 0);
  return {
    encounters: encounters.map(({ seq: _, date, ...line }) => ({
      ...line,
      date: dateText(division, date),
    })),
    totals: {
      encounters: encounters.length,
      won: encounters.filter(({ successful }) => successful).length,
      lost: sum(({ lost }) => lost),
      zombies: sum(({ zombiesKilled }) => zombiesKilled),
      points: now.points,
    },
    figures: now.figures.map((figure) => ({
      id: figure.id,
      name: figure.name,
      star: figure.kind === 'star',
      rep: figure.rep,
      status: figure.status,
      neverRecovered: stay.has(figure.id),
      joined: dateText(division, figure.joined),
      since: dateText(division, figure.since),
      ...figure.tally,
      reps: reps
        .filter((line) => line.figure === figure.id)
        .map(({ date, to }) => ({ date: dateText(division, date), rep: to })),
    })),
    houseRules: houseRulesOf(now.houseRules),
  };
}

/** Points at which this campaign differs from the book, one sentence each. */
export function houseRulesOf(rules: HouseRules): string[] {
  const switches = Object.keys(HOUSE_RULES) as (keyof HouseRules)[];
  return switches.filter((id) => rules[id]).map((id) => HOUSE_RULES[id].house);
}
