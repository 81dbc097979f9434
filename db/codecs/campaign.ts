/** Rows of `campaign` and `calendar`. */
import { type Calendar, phaseOf } from '../../src/rules/all-things-zombie/calendar.ts';
import type { Campaign } from '../../src/rules/all-things-zombie/campaign/state.ts';
import { canonical } from '../../src/rules/core/digest.ts';
import type { CalendarTable, CampaignTable } from '../schema.ts';
import { count, json, list, Misfit, oneOf, record, type Shape, text } from './shape.ts';
import { card, dice, division, period, year } from './vocabulary.ts';

export const flag = oneOf([0, 1]);

const campaignRow: Shape<CampaignTable> = record<CampaignTable>({
  campaign_id: text,
  name: text,
  seed: text,
  dice: text,
  deck: text,
  recruiting: flag,
  names_given: text,
  figures_counted: count,
  weapons_counted: count,
  renewals_counted: count,
});

export function encodeCampaign(id: string, campaign: Campaign): CampaignTable {
  return {
    campaign_id: id,
    name: campaign.name,
    seed: campaign.seed,
    dice: canonical(campaign.dice),
    deck: canonical(campaign.deck),
    recruiting: campaign.recruiting ? 1 : 0,
    names_given: canonical(campaign.namesGiven),
    figures_counted: campaign.count.figures,
    weapons_counted: campaign.count.weapons,
    renewals_counted: campaign.count.renewals,
  };
}

export function decodeCampaign(row: unknown, at: string): Omit<Campaign, 'calendar' | 'figures'> {
  const read = campaignRow(row, at);
  return {
    name: read.name,
    seed: read.seed,
    dice: json(dice)(read.dice, `${at}.dice`),
    deck: json(list(card))(read.deck, `${at}.deck`),
    recruiting: read.recruiting === 1,
    namesGiven: json(list(text))(read.names_given, `${at}.names_given`),
    count: { figures: read.figures_counted, weapons: read.weapons_counted, renewals: read.renewals_counted },
  };
}

const calendarRow: Shape<CalendarTable> = record<CalendarTable>({
  campaign_id: text,
  division,
  start_year: year,
  start_period: period,
  year,
  period,
  phase: oneOf([1, 2, 3]),
});

export function encodeCalendar(id: string, { division: parted, start, now }: Calendar): CalendarTable {
  return {
    campaign_id: id,
    division: parted,
    start_year: start.year,
    start_period: start.period,
    year: now.year,
    period: now.period,
    phase: phaseOf(now.year),
  };
}

export function decodeCalendar(row: unknown, at: string): Calendar {
  const read = calendarRow(row, at);
  const phase = phaseOf(read.year);
  if (read.phase !== phase) throw new Misfit(`${at}.phase`, `${phase} in year ${read.year}`, read.phase);
  return {
    division: read.division,
    start: { year: read.start_year, period: read.start_period },
    now: { year: read.year, period: read.period },
  };
}
