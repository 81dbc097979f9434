/** The Star is dead, turned or gone for good: another is named, another comes, or the campaign ends (ATZ-173). */
import { describe, expect, it } from 'vitest';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { planRefusal } from '../../../../../src/rules/all-things-zombie/acts/encounter/planning/plan.ts';
import {
  bringNewStar,
  endCampaign,
  giveUp,
  goOn,
  nameStar,
  overBy,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/planning/star-gone.ts';
import { setStatus } from '../../../../../src/rules/all-things-zombie/acts/figure.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { star } from '../../../../../src/rules/all-things-zombie/state/find.ts';
import { ADVANTAGES } from '../../../../../src/rules/all-things-zombie/types.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { act, figureIn, type MakeAct, refusal } from '../../../../support/rules/campaign.ts';
import { campaignWith, planned, starless, underWay } from '../../../../support/rules/encounter.ts';

const due = (campaign: Campaign) => proposals(seen(campaign), []).map(({ act: what }) => what);

describe('a campaign whose Star is gone', () => {
  it.each(['dead', 'turned', 'left'] as const)('is offered another, or its end: %s', (status) => {
    const campaign = starless();
    figureIn(campaign, 'f1').status = status;
    expect(due(campaign)).toEqual(['name-star', 'bring-star', 'end-campaign']);
    // Nothing of it is forced: the party may go on under a Leader of its own (ATZ-176).
    expect(planRefusal(seen(campaign))).toBeUndefined();
  });

  it('is offered nothing while the Star is only held captive', () => {
    const campaign = starless();
    figureIn(campaign, 'f1').status = 'captive';
    expect(due(campaign)).toEqual(['give-up']);
    expect(refusal(campaign, (now) => nameStar(now, { figure: 'f2' }))).toMatchObject({ why: 'star-lives' });
  });

  it('names one of the party: Rep as it is, the three advantages', () => {
    const campaign = starless();
    expect(act(campaign, (now) => nameStar(now, { figure: 'f3' })).title).toBe('Ben becomes the Star');
    expect(figureIn(campaign, 'f3')).toMatchObject({ kind: 'star', rep: 4, advantages: ADVANTAGES });
    expect(star(seen(campaign))?.id).toBe('f3');
    expect(due(campaign)).toEqual([]);
    planned(campaign, { goes: ['f2', 'f3'] });
    expect(figureIn(campaign, 'f3').leadership).toBe('overall');
    expect(underWay(campaign).party).toHaveLength(2);
  });

  it('names nobody who is lost or captive', () => {
    const campaign = starless();
    figureIn(campaign, 'f2').status = 'captive';
    for (const figure of ['f1', 'f2', 'f9'])
      expect(refusal(campaign, (now) => nameStar(now, { figure }))).toMatchObject({ why: 'not-with-party' });
  });

  it.each(['ready', 'captive'] as const)(
    'has one Star: the last doesn’t come back beside another, %s',
    (status) => {
      const campaign = starless();
      const back: MakeAct = (now) => setStatus(now, { figure: 'f1', status, why: 'He lives' });
      act(campaign, (now) => nameStar(now, { figure: 'f3' }));
      expect(refusal(campaign, back)).toMatchObject({ code: 'another-star', star: 'Ben' });
      act(campaign, (now) => setStatus(now, { figure: 'f3', status: 'dead', why: 'Bitten' }));
      act(campaign, back);
      expect(star(seen(campaign))?.id).toBe('f1');
    },
  );

  it('has a new one of Rep 5 come', () => {
    const campaign = starless();
    act(campaign, (now) =>
      bringNewStar(now, { star: { name: 'Ines', attribute: 'crack-shot', weapons: ['rifle'] } }),
    );
    const came = star(seen(campaign));
    expect(came).toMatchObject({ name: 'Ines', kind: 'star', rep: 5, advantages: ADVANTAGES });
    expect(due(campaign)).toEqual([]);
  });

  it('waits for the end of the Encounter under way', () => {
    const campaign = planned(campaignWith(), { goes: ['f2'] });
    figureIn(campaign, 'f1').status = 'dead';
    for (const what of [
      () => refusal(campaign, (now) => nameStar(now, { figure: 'f2' })),
      () => refusal(campaign, (now) => bringNewStar(now, { star: {} })),
      () => refusal(campaign, (now) => endCampaign(now)),
    ])
      expect(what()).toMatchObject({ why: 'already-planned' });
  });
});

describe('a captive', () => {
  it('may be given up, and is gone for good', () => {
    const campaign = campaignWith({ figures: { f1: { status: 'captive', heldIn: 'urban' } } });
    expect(act(campaign, (now) => giveUp(now, { figure: 'f1' })).title).toBe('Give Gloria up');
    expect(figureIn(campaign, 'f1')).toMatchObject({ status: 'left', heldIn: null });
    expect(due(campaign)).toEqual(['name-star', 'bring-star']);
  });
});

describe('the end of a campaign', () => {
  it('is the player’s, and can be gone on from', () => {
    const campaign = starless();
    act(campaign, (now) => endCampaign(now));
    expect(planRefusal(seen(campaign))).toBe('campaign-ended');
    expect(overBy(seen(campaign))).toBe('campaign-ended');
    expect(due(campaign)).toEqual(['name-star', 'bring-star', 'go-on']);
    act(campaign, (now) => goOn(now));
    expect(overBy(seen(campaign))).toBeUndefined();
    expect(campaign.before).toEqual(starless().before);
  });

  it('comes with the last year agreed', () => {
    const campaign = campaignWith({ year: 3 });
    campaign.lastYear = 2;
    expect(overBy(seen(campaign))).toBe('campaign-over');
    expect(due(campaign)).toEqual(['go-on']);
    act(campaign, (now) => goOn(now));
    expect(campaign.lastYear).toBeNull();
    expect(overBy(seen(campaign))).toBeUndefined();
  });

  it('comes with the last of the party, until a new Star does', () => {
    const campaign = starless();
    for (const id of ['f2', 'f3', 'f4']) figureIn(campaign, id).status = 'turned';
    expect(overBy(seen(campaign))).toBe('nobody-left');
    expect(due(campaign)).toEqual(['bring-star']);
    act(campaign, (now) => bringNewStar(now, { star: { name: 'Ines', attribute: 'agile', weapons: [] } }));
    expect(overBy(seen(campaign))).toBeUndefined();
  });
});
