import { describe, expect, it } from 'vitest';
import {
  agreeLastYear,
  changeDivision,
  setHouseRule,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/planning/switches.ts';
import { dateText } from '../../../../../src/rules/all-things-zombie/calendar.ts';
import { HOUSE_RULE_IDS } from '../../../../../src/rules/all-things-zombie/state/house-rules.ts';
import { act, refusal } from '../../../../support/rules/campaign.ts';
import { campaignWith } from '../../../../support/rules/encounter.ts';

it('house rules hold from now on', () => {
  const campaign = campaignWith();
  act(campaign, (now) => setHouseRule(now, { rule: 'peopleComeBack', on: true }));
  expect(campaign.houseRules).toMatchObject({ peopleComeBack: true, fastCampaign: false });
});

it('one house rule at a time, named in the history', () => {
  const campaign = campaignWith();
  const turn = (on: boolean) => act(campaign, (now) => setHouseRule(now, { rule: 'fastCampaign', on }));
  expect(turn(true).title).toBe('Fast campaign on');
  expect(campaign.houseRules).toMatchObject({ fastCampaign: true, peopleComeBack: false });
  expect(refusal(campaign, (now) => setHouseRule(now, { rule: 'fastCampaign', on: true }))).toEqual({
    code: 'already-so',
    already: { what: 'house-rule', rule: 'fastCampaign', on: true },
  });
  expect(turn(false).title).toBe('Fast campaign off');
});

it('the last year is agreed, put off, or left open', () => {
  const campaign = campaignWith();
  const agree = (year: number | null) => act(campaign, (now) => agreeLastYear(now, { year })).title;
  expect(agree(12)).toBe('Play until O+12');
  expect(campaign.lastYear).toBe(12);
  expect(agree(2)).toBe('Play until O+2');
  expect(agree(null)).toBe('Play on without end');
  expect(campaign.lastYear).toBeNull();
});

describe('months and seasons', () => {
  it('change over without going back, dates of before keeping their order', () => {
    const campaign = campaignWith();
    act(campaign, (now) => changeDivision(now, { to: 'months' }));
    expect(campaign.calendar).toMatchObject({ division: 'months', now: { year: 2, period: 0 } });
    campaign.calendar.now = { year: 2, period: 7 };
    expect(act(campaign, (now) => changeDivision(now, { to: 'seasons' })).title).toBe('Seasons from now on');
    expect(dateText('seasons', campaign.calendar.now)).toBe('Winter, O+2');
  });

  it('go on with the next year where a season has begun', () => {
    const campaign = campaignWith();
    act(campaign, (now) => changeDivision(now, { to: 'months' }));
    campaign.calendar.now = { year: 2, period: 10 };
    act(campaign, (now) => changeDivision(now, { to: 'seasons' }));
    expect(campaign.calendar.now).toEqual({ year: 3, period: 0 });
  });
});

it('leaves out what is off and was in no file before, so that a file reads the same', () => {
  const campaign = campaignWith();
  const before = { ...campaign.houseRules };
  for (const rule of HOUSE_RULE_IDS) {
    const turns = (on: boolean) => act(campaign, (now) => setHouseRule(now, { rule, on }));
    turns(true);
    expect(campaign.houseRules).toEqual({ ...before, [rule]: true });
    turns(false);
    expect(Object.entries(campaign.houseRules)).toEqual(Object.entries(before));
  }
});
