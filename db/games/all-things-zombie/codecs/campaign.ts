/** Rows of `campaign` and `calendar`. */
import { z } from 'zod';
import { type Calendar, type Pace, phaseOf } from '../../../../src/rules/all-things-zombie/calendar.ts';
import type { Campaign } from '../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Episode } from '../../../../src/rules/all-things-zombie/state/episode.ts';
import type { HouseRules } from '../../../../src/rules/all-things-zombie/state/house-rules.ts';
import type { Seen } from '../../../../src/rules/core/seen.ts';
import { correction } from '../../../codecs/corrections.ts';
import { count, json, parse, record, text, UnfitValue } from '../../../codecs/shape.ts';
import { writtenOnce } from '../../../codecs/written.ts';
import type { CalendarTable, CampaignTable } from '../tables.ts';
import {
  card,
  date,
  dice,
  division,
  flag,
  houseRules,
  outcome,
  period,
  phase,
  winner,
  year,
} from './vocabulary.ts';

const campaignRow = record<CampaignTable>({
  campaign_id: text,
  seed: text,
  dice: text,
  deck: text,
  recruiting: flag,
  names_given: text,
  house_rules: text,
  corrections: text,
  last_year: year.nullable(),
  winner: winner.nullable(),
  points: count,
  before: text.nullable(),
  episodes: text,
  figures_counted: count,
  weapons_counted: count,
  renewals_counted: count,
  encounters_counted: count,
  stock_counted: count,
  contacts_counted: count,
});

export function encodeCampaign(id: string, campaign: Seen<Campaign>): CampaignTable {
  const { before, count: counted } = campaign;
  return {
    campaign_id: id,
    seed: campaign.seed,
    dice: writtenOnce(campaign.dice),
    deck: writtenOnce(campaign.deck),
    recruiting: campaign.recruiting ? 1 : 0,
    names_given: writtenOnce(campaign.namesGiven),
    house_rules: writtenOnce(campaign.houseRules),
    corrections: writtenOnce(campaign.corrections),
    last_year: campaign.lastYear,
    winner: campaign.winner,
    points: campaign.points,
    before: before === null ? null : writtenOnce(before),
    episodes: writtenOnce(campaign.episodes),
    figures_counted: counted.figures,
    weapons_counted: counted.weapons,
    renewals_counted: counted.renewals,
    encounters_counted: counted.encounters,
    stock_counted: counted.stock,
    contacts_counted: counted.contacts,
  };
}

/** What stands in the head, and in tables of its own. */
type Elsewhere = 'name' | 'calendar' | 'figures' | 'stock' | 'contacts' | 'encounter';
export type BareCampaign = Omit<Campaign, Elsewhere>;

const diceText = json(dice);
const deckText = json(z.array(card));
const namesText = json(z.array(text));
const houseRulesText = json(houseRules);
const correctionsText = json(z.array(correction));
const outcomeText = json(outcome);
const episodesText = json(
  z.array(record<Episode>({ run: text, game: text, name: text, since: date, outcome: text.nullable() })),
);

export function decodeCampaign(row: unknown, at: string): BareCampaign {
  const read = parse(campaignRow, row, at);
  return {
    seed: read.seed,
    dice: parse(diceText, read.dice, `${at}.dice`),
    deck: parse(deckText, read.deck, `${at}.deck`),
    recruiting: read.recruiting === 1,
    namesGiven: parse(namesText, read.names_given, `${at}.names_given`),
    houseRules: parse(houseRulesText, read.house_rules, `${at}.house_rules`),
    corrections: parse(correctionsText, read.corrections, `${at}.corrections`),
    lastYear: read.last_year,
    winner: read.winner,
    points: read.points,
    episodes: parse(episodesText, read.episodes, `${at}.episodes`),
    before: read.before === null ? null : parse(outcomeText, read.before, `${at}.before`),
    count: {
      figures: read.figures_counted,
      weapons: read.weapons_counted,
      renewals: read.renewals_counted,
      encounters: read.encounters_counted,
      stock: read.stock_counted,
      contacts: read.contacts_counted,
    },
  };
}

const calendarRow = record<CalendarTable>({
  campaign_id: text,
  division,
  start_year: year,
  start_period: period,
  year,
  period,
  phase,
});

const paceOf = ({ fastCampaign }: HouseRules): Pace => (fastCampaign ? 'fast' : 'book');

export function encodeCalendar(id: string, { calendar, houseRules: rules }: Seen<Campaign>): CalendarTable {
  const { division: parted, start, now } = calendar;
  return {
    campaign_id: id,
    division: parted,
    start_year: start.year,
    start_period: start.period,
    year: now.year,
    period: now.period,
    phase: phaseOf(now.year, paceOf(rules)),
  };
}

export function decodeCalendar(row: unknown, at: string, rules: HouseRules): Calendar {
  const read = parse(calendarRow, row, at);
  const expected = phaseOf(read.year, paceOf(rules));
  if (read.phase !== expected)
    throw new UnfitValue(`${at}.phase`, `${expected} in year ${read.year}`, read.phase);
  return {
    division: read.division,
    start: { year: read.start_year, period: read.start_period },
    now: { year: read.year, period: read.period },
  };
}
