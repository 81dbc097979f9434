import { describe, expect, it } from 'vitest';
import {
  carry,
  equip,
  takeClip,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/planning/stock.ts';
import { setStatus } from '../../../../../src/rules/all-things-zombie/acts/figure.ts';
import type { StockItem } from '../../../../../src/rules/all-things-zombie/what-you-gain/stock.ts';
import { act, figureIn, refusal } from '../../../../support/rules/campaign.ts';
import { campaignWith, planned, underWay } from '../../../../support/rules/encounter.ts';

describe('a surplus clip', () => {
  it('goes with one weapon into one Encounter', () => {
    const campaign = planned(campaignWith({ stock: [{ kind: 'surplus-clip' }] }));
    expect(act(campaign, (now) => takeClip(now, { item: 'i1', figure: 'f2', weapon: 'w2' })).title).toBe(
      'A surplus clip for Ann’s rifle',
    );
    expect(underWay(campaign).clips).toEqual([{ item: 'i1', weapon: 'w2' }]);
    // Assigned already.
    expect(refusal(campaign, (now) => takeClip(now, { item: 'i1', figure: 'f1', weapon: 'w1' }))).toEqual({
      code: 'encounter',
      why: 'no-such-item',
    });
  });
});

describe('a thing of the stockpile', () => {
  it('is carried by somebody, or laid back', () => {
    const campaign = campaignWith({ stock: [{}] });
    act(campaign, (now) => carry(now, { item: 'i1', to: 'f2' }));
    expect(campaign.stock).toMatchObject([{ id: 'i1', carrier: 'f2' }]);
    expect(refusal(campaign, (now) => carry(now, { item: 'i1', to: 'f2' }))).toEqual({
      code: 'same-hands',
      name: 'Ann',
    });
    act(campaign, (now) => carry(now, { item: 'i1', to: null }));
    expect(campaign.stock).toMatchObject([{ carrier: null }]);
  });

  it('stays with the party when whoever carries it is set aside', () => {
    const campaign = campaignWith({ stock: [{}] });
    act(campaign, (now) => carry(now, { item: 'i1', to: 'f2' }));
    act(campaign, (now) => setStatus(now, { figure: 'f2', status: 'left', why: 'went home' }));
    expect(campaign.stock).toMatchObject([{ id: 'i1', carrier: null }]);
  });

  it('is taken up as a weapon, loaded like one’s own, but for what was taken from somebody today (ATZ-108)', () => {
    const taken = (from: StockItem['from'], found = { year: 2, period: 0 }) => {
      const campaign = planned(
        campaignWith({ stock: [{ kind: 'weapon', weapon: 'assault-rifle', from, found }] }),
      );
      act(campaign, (now) => equip(now, { item: 'i1', figure: 'f3' }));
      return figureIn(campaign, 'f3').weapons[1]?.clips;
    };
    expect(taken({ where: 'building', building: 'police-station' })).toBe(3);
    expect(taken({ where: 'person', name: 'Nils' })).toBe(2);
    expect(taken({ where: 'person', name: 'Nils' }, { year: 1, period: 9 })).toBe(3);
  });

  it('is taken up out of the stockpile', () => {
    const campaign = campaignWith({ stock: [{ kind: 'weapon', weapon: 'assault-rifle' }] });
    expect(act(campaign, (now) => equip(now, { item: 'i1', figure: 'f3' })).title).toBe(
      'Give the assault rifle to Ben',
    );
    expect(campaign.stock).toEqual([]);
    expect(figureIn(campaign, 'f3').weapons).toMatchObject([
      { weapon: 'rifle' },
      { weapon: 'assault-rifle', clips: 3, loaded: true },
    ]);
  });

  it('is put on as body armour, once', () => {
    const campaign = campaignWith({ stock: [{ kind: 'body-armor' }, { kind: 'body-armor' }] });
    act(campaign, (now) => equip(now, { item: 'i1', figure: 'f2' }));
    expect(figureIn(campaign, 'f2').protected).toBe(true);
    expect(refusal(campaign, (now) => equip(now, { item: 'i2', figure: 'f2' }))).toEqual({
      code: 'already-so',
      already: { what: 'protected', name: 'Ann', protected: true },
    });
  });
});
