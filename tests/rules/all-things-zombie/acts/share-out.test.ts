import { describe, expect, it } from 'vitest';
import { shareOut } from '../../../../src/rules/all-things-zombie/acts/share-out.ts';
import { act, figureIn, refusal } from '../../../support/rules/campaign.ts';
import { campaignWith } from '../../../support/rules/encounter.ts';

const CARRIED = { items: ['i1', 'i2', 'i3'], among: ['f2', 'f3'], takenUp: false };

describe('things shared out', () => {
  it('go one each in turn, in the order named', () => {
    const campaign = campaignWith({ stock: [{}, { kind: 'cure' }, { kind: 'vehicle' }, {}] });
    expect(act(campaign, (now) => shareOut(now, CARRIED)).title).toBe('Share out 3 things among 2');
    expect(campaign.stock.map(({ carrier }) => carrier)).toEqual(['f2', 'f3', 'f2', null]);
  });

  it('stay where they are in the right hands, and are refused where all of them are', () => {
    const campaign = campaignWith({ stock: [{}, { kind: 'cure' }, { kind: 'vehicle' }, {}] });
    act(campaign, (now) => shareOut(now, CARRIED));
    // Named the other way round, each comes to whoever has it.
    const again = { ...CARRIED, items: ['i3', 'i2', 'i1'] };
    expect(refusal(campaign, (now) => shareOut(now, again))).toEqual({
      code: 'already-so',
      already: { what: 'shared-out' },
    });
    const { title, events } = act(campaign, (now) => shareOut(now, { ...again, items: ['i4'] }));
    expect([title, events.length]).toEqual(['Share out 1 thing among 2', 1]);
  });

  it('arm and armour one after another', () => {
    const armour = { kind: 'body-armor' } as const;
    const stock = [armour, armour, { kind: 'weapon', weapon: 'bow' } as const];
    const campaign = campaignWith({ stock });
    act(campaign, (now) => shareOut(now, { ...CARRIED, takenUp: true }));
    expect(campaign.stock).toEqual([]);
    expect(['f2', 'f3'].map((id) => figureIn(campaign, id).protected)).toEqual([true, true]);
    expect(figureIn(campaign, 'f2').weapons.at(-1)?.weapon).toBe('bow');
  });

  it('are not put on twice, and what can’t be worn or held is carried', () => {
    const armour = { kind: 'body-armor' } as const;
    const campaign = campaignWith({ stock: [armour, armour, armour] });
    expect(refusal(campaign, (now) => shareOut(now, { ...CARRIED, takenUp: true }))).toEqual({
      code: 'already-so',
      already: { what: 'protected', name: 'Ann', protected: true },
    });
    const medical = campaignWith({ stock: [{}, {}, {}] });
    act(medical, (now) => shareOut(now, { ...CARRIED, takenUp: true }));
    expect(medical.stock.map(({ carrier }) => carrier)).toEqual(['f2', 'f3', 'f2']);
    expect(refusal(medical, (now) => shareOut(now, { ...CARRIED, takenUp: true }))).toEqual({
      code: 'already-so',
      already: { what: 'shared-out' },
    });
  });

  it.each([
    ['no-such-item', { items: ['i1', 'i9'] }],
    ['not-able', { among: ['f2', 'f9'] }],
    ['not-able', { among: ['f2', 'f4'] }],
  ] as const)('are refused as %s', (why, wanted) => {
    const campaign = campaignWith({ stock: [{}, {}, {}], figures: { f4: { status: 'captive' } } });
    const sharing = { ...CARRIED, ...wanted };
    expect(refusal(campaign, (now) => shareOut(now, sharing))).toEqual({ code: 'encounter', why });
  });
});
