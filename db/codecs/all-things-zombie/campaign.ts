/** Rows of `campaign` and `calendar`. */
import { z } from 'zod';
import { type Calendar, phaseOf } from '../../../src/rules/all-things-zombie/calendar.ts';
import type { Campaign, Counts } from '../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Episode } from '../../../src/rules/all-things-zombie/state/episode.ts';
import type { HouseRules } from '../../../src/rules/all-things-zombie/state/house-rules.ts';
import type { Seen } from '../../../src/rules/core/seen.ts';
import { column, columnsOf, flag, orNull, type RowIn, tableOf, written } from '../columns.ts';
import { correction } from '../corrections.ts';
import { count, record, text, UnfitValue } from '../shape.ts';
import { outcome } from './outcome.ts';
import { card, date, dateIn, dice, division, houseRules, period, phase, winner, year } from './vocabulary.ts';

const episode = record<Episode>({
  run: text,
  game: text,
  name: text,
  since: date,
  outcome: text.nullable(),
});

/** Fields that stand in the head, and in tables of their own. */
type Elsewhere = 'name' | 'calendar' | 'figures' | 'stock' | 'contacts' | 'encounter';

export const CAMPAIGNS = tableOf(
  { campaign_id: text },
  columnsOf<Omit<Campaign, Elsewhere>>()({
    seed: column('seed', text),
    dice: written('dice', dice),
    deck: written('deck', z.array(card)),
    recruiting: flag('recruiting'),
    namesGiven: written('names_given', z.array(text)),
    houseRules: written('house_rules', houseRules),
    corrections: written('corrections', z.array(correction)),
    lastYear: column('last_year', year.nullable()),
    winner: column('winner', winner.nullable()),
    points: column('points', count),
    before: orNull(written('before', outcome)),
    episodes: written('episodes', z.array(episode)),
    count: columnsOf<Counts>()({
      figures: column('figures_counted', count),
      weapons: column('weapons_counted', count),
      renewals: column('renewals_counted', count),
      encounters: column('encounters_counted', count),
      stock: column('stock_counted', count),
      contacts: column('contacts_counted', count),
    }),
  }),
);

export const CALENDARS = tableOf(
  { campaign_id: text, phase },
  columnsOf<Calendar>()({
    division: column('division', division),
    start: dateIn('start'),
    now: columnsOf<Calendar['now']>()({ year: column('year', year), period: column('period', period) }),
  }),
);

const phaseIn = (of: number, { fastCampaign }: Seen<HouseRules>) =>
  phaseOf(of, fastCampaign ? 'fast' : 'book');

export function encodeCalendar(
  id: string,
  { calendar, houseRules: rules }: Seen<Campaign>,
): RowIn<typeof CALENDARS> {
  return CALENDARS.encode({ campaign_id: id, phase: phaseIn(calendar.now.year, rules) }, calendar);
}

export function decodeCalendar(row: unknown, at: string, rules: HouseRules): Calendar {
  const { phase: stored, value } = CALENDARS.decode(row, at);
  const expected = phaseIn(value.now.year, rules);
  if (stored !== expected)
    throw new UnfitValue(`${at}.phase`, `${expected} in year ${value.now.year}`, stored);
  return value;
}
