import { describe, expect, it } from 'vitest';
import { takeClip } from '../../../../src/rules/all-things-zombie/acts/encounter/planning/stock.ts';
import {
  addStock,
  handOut,
  strikeOff,
  takeUp,
} from '../../../../src/rules/all-things-zombie/acts/stockpile.ts';
import { byPlayer } from '../../../../src/rules/all-things-zombie/state/cause.ts';
import { act, figureIn, refusal } from '../../../support/rules/campaign.ts';
import { campaignWith, planned } from '../../../support/rules/encounter.ts';

const why = 'traded at the ford';

describe('several things', () => {
  it('go to one figure at once, from the stockpile and from others’ packs', () => {
    const campaign = campaignWith({ stock: [{}, { kind: 'cure' }, { kind: 'vehicle' }] });
    act(campaign, (now) => handOut(now, { items: ['i1'], to: 'f2' }));
    const { title, events } = act(campaign, (now) => handOut(now, { items: ['i1', 'i2', 'i1'], to: 'f3' }));
    expect(title).toBe('Give 2 things to Ben');
    expect(events).toMatchObject([
      { type: 'stock-moved', from: 'f2', to: 'f3' },
      { type: 'stock-moved', from: null, to: 'f3' },
    ]);
    expect(campaign.stock.map(({ carrier }) => carrier)).toEqual(['f3', 'f3', null]);
  });

  it('move only where they aren’t there yet', () => {
    const campaign = campaignWith({ stock: [{}, {}] });
    act(campaign, (now) => handOut(now, { items: ['i1'], to: 'f2' }));
    const { title, events } = act(campaign, (now) => handOut(now, { items: ['i1', 'i2'], to: 'f2' }));
    expect([title, events.length]).toEqual(['Give medical supplies to Ann', 1]);
    expect(refusal(campaign, (now) => handOut(now, { items: ['i1', 'i2'], to: 'f2' }))).toEqual({
      code: 'same-hands',
      name: 'Ann',
    });
  });

  it('are laid back, which what lies there can’t be', () => {
    const campaign = campaignWith({ stock: [{}, {}] });
    act(campaign, (now) => handOut(now, { items: ['i1', 'i2'], to: 'f2' }));
    expect(act(campaign, (now) => handOut(now, { items: ['i1', 'i2'], to: null })).title).toBe(
      'Lay 2 things in the stockpile',
    );
    expect(refusal(campaign, (now) => handOut(now, { items: ['i1'], to: null })).code).toBe('already-so');
  });

  it.each([
    ['no-such-item', { items: ['i1', 'i9'], to: 'f2' }],
    ['no-such-item', { items: [], to: 'f2' }],
    ['not-able', { items: ['i1'], to: 'f3' }],
    ['not-able', { items: ['i1'], to: 'f9' }],
  ] as const)('are refused as %s', (reason, wanted) => {
    const campaign = campaignWith({ stock: [{}], figures: { f3: { status: 'captive' } } });
    expect(refusal(campaign, (now) => handOut(now, wanted))).toEqual({ code: 'encounter', why: reason });
  });
});

describe('giving', () => {
  it('arms and armours one figure in one act', () => {
    const campaign = campaignWith({
      stock: [{ kind: 'weapon', weapon: 'assault-rifle' }, { kind: 'body-armor' }, {}],
    });
    expect(act(campaign, (now) => takeUp(now, { items: ['i1', 'i2'], figure: 'f3' })).title).toBe(
      'Give 2 things to Ben',
    );
    expect(campaign.stock.map(({ id }) => id)).toEqual(['i3']);
    expect(figureIn(campaign, 'f3')).toMatchObject({
      protected: true,
      weapons: [{ weapon: 'rifle' }, { weapon: 'assault-rifle', clips: 3 }],
    });
  });

  it('arms with what is a weapon, and has the rest carried', () => {
    const campaign = campaignWith({ stock: [{ kind: 'weapon', weapon: 'pistol' }, { kind: 'cure' }] });
    act(campaign, (now) => takeUp(now, { items: ['i1', 'i2'], figure: 'f2' }));
    expect(figureIn(campaign, 'f2')?.weapons.map(({ weapon }) => weapon)).toContain('pistol');
    expect(campaign.stock.map(({ id, carrier }) => [id, carrier])).toEqual([['i2', 'f2']]);
    expect(refusal(campaign, (now) => takeUp(now, { items: ['i2'], figure: 'f2' }))).toEqual({
      code: 'same-hands',
      name: 'Ann',
    });
  });

  it('tells nothing where one of the things can’t be given', () => {
    const campaign = campaignWith({
      stock: [{ kind: 'weapon', weapon: 'pistol' }, {}, { kind: 'body-armor' }, { kind: 'body-armor' }],
    });
    const tried = (items: readonly string[], figure = 'f2') =>
      refusal(campaign, (now) => takeUp(now, { items, figure }));
    // Nobody wears two.
    expect(tried(['i1', 'i3', 'i4'])).toEqual(WEARS_ONE);
    expect(tried(['i9'])).toEqual({ code: 'encounter', why: 'no-such-item' });
    expect(tried(['i1'], 'f9')).toEqual({ code: 'encounter', why: 'not-able' });
    act(campaign, (now) => takeUp(now, { items: ['i3'], figure: 'f2' }));
    expect(tried(['i4'])).toEqual(WEARS_ONE);
  });
});

const WEARS_ONE = { code: 'already-so', already: { what: 'protected', name: 'Ann', protected: true } };

describe('by hand', () => {
  it('things are added, each with an id of its own and the reason for a source', () => {
    const campaign = campaignWith({ stock: [{}], year: 4, period: 3 });
    const what = { kind: 'surplus-clip', fitsMachineGun: true } as const;
    expect(act(campaign, (now) => addStock(now, { what, count: 2, why })).title).toBe(
      'Add 2 × surplus clip to the stockpile',
    );
    const from = { where: 'said', text: why };
    const added = { kind: 'surplus-clip', fitsMachineGun: true, found: { year: 4, period: 3 }, from };
    expect(campaign.stock.slice(1)).toMatchObject([
      { id: 'i2', ...added },
      { id: 'i3', ...added },
    ]);
    const weapon = { kind: 'weapon', weapon: 'bow' } as const;
    expect(act(campaign, (now) => addStock(now, { what: weapon, count: 1, why })).title).toBe(
      'Add bow to the stockpile',
    );
    expect(campaign.stock.at(-1)).toMatchObject({ id: 'i4', weapon: 'bow', fitsMachineGun: false });
  });

  it('things are struck off with the reason, whoever carries them', () => {
    const campaign = campaignWith({ stock: [{}, { kind: 'vehicle' }, {}] });
    act(campaign, (now) => handOut(now, { items: ['i1'], to: 'f2' }));
    const { title, events } = act(campaign, (now) => strikeOff(now, { items: ['i1', 'i2'], why }));
    expect(title).toBe('Strike off 2 things');
    expect(events).toMatchObject([
      { type: 'stock-used', by: 'f2', how: byPlayer(why) },
      { type: 'stock-used', by: null, how: byPlayer(why) },
    ]);
    expect(campaign.stock.map(({ id }) => id)).toEqual(['i3']);
    expect(refusal(campaign, (now) => strikeOff(now, { items: ['i2'], why }))).toEqual({
      code: 'encounter',
      why: 'no-such-item',
    });
  });

  it('a clip in a weapon stays until its Encounter burns it', () => {
    const campaign = planned(campaignWith({ stock: [{ kind: 'surplus-clip' }, {}] }));
    act(campaign, (now) => takeClip(now, { item: 'i1', figure: 'f2', weapon: 'w2' }));
    expect(refusal(campaign, (now) => strikeOff(now, { items: ['i2', 'i1'], why }))).toEqual({
      code: 'encounter',
      why: 'clip-promised',
    });
    act(campaign, (now) => strikeOff(now, { items: ['i2'], why }));
  });
});
