import { describe, expect, it } from 'vitest';
import { askMercy, examine } from '../../../../../src/rules/all-things-zombie/acts/encounter/casualty.ts';
import {
  dueMarks,
  type ToldHere,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { fight } from '../../../../../src/rules/all-things-zombie/acts/encounter/melee/fight.ts';
import { heldByParty } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/met.ts';
import { beginTurn, mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { act, figureIn, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  idOf,
  onTable,
  planned,
  stranger,
  underWay,
  type Wanted,
} from '../../../../support/rules/encounter.ts';

const party = (wanted?: Wanted) => {
  const campaign = onTable(planned(campaignWith(wanted)));
  act(campaign, (now) => mark(now, { who: 'f2', condition: 'out-of-the-fight', byZombie: false }));
  return campaign;
};

describe('how bad it is', () => {
  it.each([
    [0, [3, 3], 'Gloria looks after Ann: back in the fight next turn'],
    [1, [3, 2], 'Gloria looks after Ann: badly wounded, to be carried'],
    [2, [2, 3], 'Gloria looks after Ann: dead'],
  ] as const)('after %i wounds goes by as much less Rep (ATZ-52)', (wounds, faces, title) => {
    const examining = { casualty: 'f2', by: 'f1', wounds };
    expect(act(party(), (now) => examine(now, examining), faces).title).toBe(title);
  });

  it('is looked at with a die more by a Medic, and for armour (ATZ-53)', () => {
    const campaign = party({ figures: { f1: { attributes: ['medic'] }, f2: { protected: true } } });
    const { events } = act(
      campaign,
      (now) => examine(now, { casualty: 'f2', by: 'f1', wounds: 0 }),
      [6, 6, 3, 1],
    );
    expect(events).toMatchObject([
      { figure: 'f2', rule: 'atz.doc', target: 3, result: { of: 'doc', word: 'rejoins' } },
    ]);
  });
});

describe('a casualty that is proposed to be looked after', () => {
  const examines = (campaign: Campaign) =>
    proposals(seen(campaign), told).flatMap(({ act: does, subject }) =>
      does === 'examine' ? [subject] : [],
    );
  let told: ToldHere[] = [];

  it('is so no more once it has been, and its fate waits to be marked', () => {
    told = [];
    const campaign = party();
    expect(examines(campaign)).toEqual(['f2']);
    const { events } = act(campaign, (now) => examine(now, { casualty: 'f2', by: 'f1', wounds: 0 }), [3, 3]);
    told = [{ act: 1, events }];
    expect(examines(campaign)).toEqual([]);
  });

  it('may be a friend who isn’t of the party, looked after by either', () => {
    told = [];
    const contacts = [
      {
        standing: 'cooperated',
        seen: { year: 2, period: 0 },
        members: [stranger(), stranger({ name: 'Mo' })],
      },
    ] as const;
    const campaign = entered(onTable(planned(campaignWith({ contacts }))), 'b1', 'c1');
    act(campaign, (now) => mark(now, { who: 'c1/0', condition: 'collapsed', byZombie: false }));
    expect(examines(campaign)).toEqual(['c1/0']);
    for (const by of ['f1', 'c1/1'])
      expect(
        act(campaign, (now) => examine(now, { casualty: 'c1/0', by, wounds: 0 }), [3, 3]).title,
      ).toContain('looks after Nils: back in the fight next turn');
  });
});

describe('whoever looks after a casualty', () => {
  const SIDES = ['Party', 'Zombies'];
  const examining = { casualty: 'f2', by: 'f1', wounds: 0 };
  const begun = (...dice: readonly number[]) => {
    const campaign = party();
    act(campaign, (now) => beginTurn(now, { sides: SIDES }), dice);
    return campaign;
  };

  it('spends a whole turn over it, its own or one of doubles (section: “Out of the Fight”, ATZ-126)', () => {
    for (const dice of [
      [5, 1],
      [3, 3],
    ]) {
      const campaign = begun(...dice);
      act(campaign, (now) => examine(now, examining), [3, 6]);
      const again = refusal(campaign, (now) => examine(now, examining));
      expect(again).toMatchObject({ why: dice[0] === 5 ? 'tends' : 'not-stationary' });
      // The next turn is another one.
      act(campaign, (now) => beginTurn(now, { sides: SIDES }), [5, 1]);
      act(campaign, (now) => examine(now, examining), [3, 6]);
    }
    expect(refusal(begun(6, 1), (now) => examine(now, examining))).toMatchObject({ why: 'not-active' });
    const anyway = 'So it was played';
    act(begun(6, 1), (now) => examine(now, { ...examining, anyway }), [3, 6]);
  });

  it('isn’t in melee', () => {
    const campaign = begun(5, 1);
    const against = [{ target: null }];
    act(campaign, (now) => fight(now, { who: 'f1', hands: [], against, from: null }), [6, 6], [6]);
    expect(refusal(campaign, (now) => examine(now, examining))).toMatchObject({ why: 'in-melee' });
  });
});

describe('mercy', () => {
  it('is for those who are down (section: At Their Mercy)', () => {
    for (const condition of ['up', 'ducked-back'] as const) {
      const campaign = party();
      act(campaign, (now) => mark(now, { who: 'f2', condition, byZombie: false }));
      expect(refusal(campaign, (now) => askMercy(now, mercy))).toMatchObject({ why: 'on-his-feet' });
    }
  });

  function carrying(): Campaign {
    const campaign = party({ stock: [{}, {}] });
    const carrier = idOf(campaign, 'f2');
    campaign.stock = campaign.stock.map((one, at) => (at === 0 ? one : { ...one, carrier }));
    return campaign;
  }
  const mercy = { figure: 'f2', rep: 4 } as const;

  it.each([
    [[4, 4], [5], 'left alone'],
    [[4, 5], [5], 'killed'],
  ] as const)('takes everything carried: %j and %j', (faces, capture, end) => {
    const campaign = carrying();
    expect(act(campaign, (now) => askMercy(now, mercy), faces, capture).title).toBe(`Ann: ${end}`);
    expect(figureIn(campaign, 'f2').weapons).toEqual([]);
    expect(campaign.stock).toMatchObject([{ id: 'i1' }]);
  });

  it('kills with no die passed, asking nothing more', () => {
    expect(act(carrying(), (now) => askMercy(now, mercy), [5, 5]).title).toBe('Ann: killed');
  });

  const NILS = { figure: 'c1/0', rep: 4 } as const;
  /** Nils, who was met, lies there. */
  function beside(standing: 'cooperated' | 'fought'): Campaign {
    const contacts = [{ standing, seen: { year: 2, period: 0 }, members: [stranger({ protected: true })] }];
    const campaign = entered(onTable(planned(campaignWith({ contacts }))), 'b1', 'c1');
    act(campaign, (now) => mark(now, { who: 'c1/0', condition: 'out-of-the-fight', byZombie: false }));
    return campaign;
  }

  it.each([
    [[4, 4], [5], 'left alone', []],
    [[4, 5], [5], 'killed', []],
    [[1, 5], [4], 'taken captive', ['pistol']],
  ] as const)('is asked for a friend who isn’t of the party: %j and %j', (faces, capture, end, weapons) => {
    const campaign = beside('cooperated');
    const { title, events } = act(campaign, (now) => askMercy(now, NILS), faces, capture);
    expect(title).toBe(`Nils: ${end}`);
    expect(events[0]).toMatchObject({ type: 'stranger-tested', who: 'c1/0', rule: 'atz.mercy' });
    expect(campaign.contacts).toMatchObject([{ members: [{ weapons, protected: weapons.length > 0 }] }]);
  });

  it('proposes how it ended for a friend, who is no captive of the party’s', () => {
    const campaign = beside('cooperated');
    const { events } = act(campaign, (now) => askMercy(now, NILS), [1, 5], [4]);
    expect(dueMarks(seen(campaign), seen(underWay(campaign)), [{ act: 1, events }])).toMatchObject([
      { who: 'c1/0', condition: 'captured' },
    ]);
    campaign.contacts = campaign.contacts.map((group) => ({
      ...group,
      members: [stranger({ captive: true })],
    }));
    expect(heldByParty(campaign)).toEqual([]);
  });

  it('is none for enemies', () => {
    expect(refusal(beside('fought'), (now) => askMercy(now, NILS))).toMatchObject({ why: 'not-of-ours' });
  });

  it('keeps a captive’s weapons in the prison (ATZ-82)', () => {
    const campaign = carrying();
    expect(act(campaign, (now) => askMercy(now, mercy), [1, 5], [4]).title).toBe('Ann: taken captive');
    expect(figureIn(campaign, 'f2').weapons).toMatchObject([{ weapon: 'rifle' }]);
    expect(campaign.stock).toMatchObject([{ id: 'i1' }]);
  });
});
