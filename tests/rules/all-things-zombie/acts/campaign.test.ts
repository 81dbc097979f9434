import { describe, expect, it } from 'vitest';
import { renameCampaign, renewDice, setDate } from '../../../../src/rules/all-things-zombie/acts/campaign.ts';
import { recruitGrunt } from '../../../../src/rules/all-things-zombie/acts/recruit.ts';
import { apply } from '../../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../../src/rules/all-things-zombie/state/campaign.ts';
import { diceBox } from '../../../../src/rules/core/dice.ts';
import { act, refusal, settled } from '../../../support/rules/campaign.ts';

describe('the campaign’s name', () => {
  it('is changed, the title saying both', () => {
    const campaign = settled();
    expect(act(campaign, (now) => renameCampaign(now, { name: 'The Weir' })).title).toBe(
      'Rename Merrow Ford to The Weir',
    );
    expect(campaign.name).toBe('The Weir');
  });

  it('is refused where nothing would change', () => {
    expect(refusal(settled(), (now) => renameCampaign(now, { name: 'Merrow Ford' }))).toEqual({
      code: 'already-so',
      already: { what: 'name', name: 'Merrow Ford' },
    });
  });
});

describe('the date', () => {
  it('is set forwards, and back as far as the beginning', () => {
    const campaign = settled();
    act(campaign, (now) => setDate(now, { date: { year: 4, period: 3 }, why: 'kept on paper' }));
    // The fourth season begins with the tenth month.
    expect(campaign.calendar.now).toEqual({ year: 4, period: 9 });
    act(campaign, (now) => setDate(now, { date: { year: 2, period: 0 }, why: 'a slip' }));
    expect(campaign.calendar.now).toEqual(campaign.calendar.start);
  });

  it.each([
    { year: 1, period: 3 },
    { year: 2, period: 4 },
    { year: 100, period: 0 },
  ])('%o is refused', (date) => {
    expect(refusal(settled(), (now) => setDate(now, { date, why: 'x' }))).toEqual({
      code: 'date-out-of-range',
      division: 'seasons',
      start: { year: 2, period: 0 },
    });
  });

  it('it is already is refused', () => {
    const date = { year: 2, period: 0 };
    expect(refusal(settled(), (now) => setDate(now, { date, why: 'x' }))).toMatchObject({
      code: 'already-so',
    });
  });
});

describe('new dice', () => {
  /** The next forty faces of the campaign's own stream. */
  function ahead(campaign: Campaign): readonly number[] {
    const box = diceBox(campaign.seed, campaign.dice);
    return Array.from({ length: 40 }, () => box.die('campaign'));
  }

  it('are others, each time, and the same for the same seed', () => {
    const campaign = settled();
    const rows = [ahead(campaign)];
    for (let times = 0; times < 3; times += 1) {
      expect(act(campaign, renewDice).title).toBe('New dice');
      rows.push(ahead(campaign));
    }
    expect(new Set(rows.map(String)).size).toBe(4);
    const twin = settled();
    act(twin, renewDice);
    expect(ahead(twin)).toEqual(rows[1]);
  });

  it('leave deck and names as they are', () => {
    const campaign = settled();
    const { deck, namesGiven } = structuredClone({ ...campaign });
    act(campaign, renewDice);
    expect(campaign).toMatchObject({ deck, namesGiven, count: { renewals: 1 } });
  });

  it('renew streams that have not been used yet as well', () => {
    const campaign = settled();
    act(campaign, renewDice);
    const used = structuredClone(campaign);
    const box = diceBox(used.seed, used.dice);
    box.die('campaign');
    apply(used, { type: 'dice-advanced', dice: box.state() });
    const names = (one: Campaign) => diceBox(one.seed, one.dice).below(1_000_000, 'names');
    expect(names(used)).toBe(names(campaign));
    expect(names(campaign)).not.toBe(names(settled()));
    expect(act(used, (now) => recruitGrunt(now, { name: 'Dan', why: 'x' }), [1], 'JC').title).toBe(
      'Recruit Dan',
    );
  });
});
