import { describe, expect, it } from 'vitest';
import { endEncounter } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/end.ts';
import { beat } from '../../../../../src/rules/all-things-zombie/acts/encounter/people/losers.ts';
import {
  beginPursuit,
  pursueOn,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/planning/pursuit.ts';
import { readyEscape } from '../../../../../src/rules/all-things-zombie/acts/encounter/set-up/escape.ts';
import { muster, musters } from '../../../../../src/rules/all-things-zombie/acts/encounter/set-up/muster.ts';
import {
  everybody,
  metHere,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { heldByParty } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/met.ts';
import { mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import type { Contact } from '../../../../../src/rules/all-things-zombie/meeting-and-greeting/contact.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Condition } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { act, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  onTable,
  planned,
  reported,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';

const missing = (campaign: Campaign) => musters(seen(campaign), seen(underWay(campaign)));

/** A die for the table and a card for each (for a Joker, another that says the attribute), and a name of ours. */
const one = (name: string, card: string, ...more: readonly string[]) =>
  [[1], card, ...more, 'American', name] as const;
const [DALE, WADE, PEGGY, EARL] = ['Dale Yancey', 'Wade Yancey', 'Peggy Pruitt', 'Earl Pruitt'] as const;

/** Ann is held in the country; Gloria comes for her, and one more is to be found. */
function freeing(): Campaign {
  const campaign = planned(campaignWith({ figures: { f2: { status: 'captive', heldIn: 'rural' } } }), {
    kind: 'escape',
    role: 'captive',
    goes: ['f2', 'f1'],
  });
  expect(missing(campaign)).toEqual([]);
  // Two rescuers for Ann; the forces are equal.
  act(campaign, (now) => readyEscape(now, { prison: 'centre' }), [1, 3], [3, 4], [1, 1, 1, 1]);
  return campaign;
}

/** Who of those met is dead, held, or free. */
const fates = (campaign: Campaign) =>
  campaign.contacts.map(({ members, whereabouts }) => [
    whereabouts,
    ...members.map(({ name, alive, captive }) => `${name} ${alive ? (captive ? 'held' : 'free') : 'dead'}`),
  ]);

/** The party’s captives break out, with the one who comes to help. */
function breaksOut(contacts: readonly Partial<Contact>[]): Campaign {
  const campaign = onTable(
    planned(campaignWith({ contacts }), { kind: 'escape', role: 'captor', goes: ['f1', 'f2', 'f3', 'f4'] }),
  );
  const held = contacts.flatMap(({ members = [] }) => members.filter(({ captive }) => captive)).length;
  underWay(campaign).escape = {
    forces: {
      faces: [3, 4],
      found: { result: 'equal', row: 'atz.how-many/6-8', confidence: 'RULEBOOK' },
      captors: 4,
      friends: held + 1,
    },
    prison: 'centre',
    getaway: 10,
    turns: 0,
    alerted: false,
  };
  act(campaign, (now) => muster(now, { role: 'captive', count: null }), ...one(DALE, '5C'));
  return campaign;
}
const held = (name: string) => stranger({ name, captive: true });
const marked = (campaign: Campaign, who: string, condition: Condition) =>
  act(campaign, (now) => mark(now, { who, condition, byZombie: false }));
function ends(campaign: Campaign, successful: boolean): void {
  reported(campaign, {});
  act(campaign, (now) => endEncounter(now, { successful, leftWithHumansBehind: false }));
}

describe('people whom the party holds', () => {
  const GROUP = { standing: 'parted', whereabouts: 'gone', met: { year: 1, period: 3 } } as const;

  it('are those who break out, with as many others as the dice let come', () => {
    const campaign = breaksOut([{ ...GROUP, members: [held('Nils'), held('Ola')] }]);
    expect(underWay(campaign).others).toEqual([
      { role: 'captive', group: 'c1' },
      { role: 'captive', group: 'c2' },
    ]);
    expect(fates(campaign)).toEqual([
      ['about', 'Nils free', 'Ola free'],
      ['about', `${DALE} free`],
    ]);
    expect(campaign.contacts.map(({ standing }) => standing)).toEqual(['fought', 'fought']);
    const there = everybody(seen(campaign), seen(underWay(campaign)));
    expect(there.map(({ name }) => name)).toEqual(expect.arrayContaining(['Nils', 'Ola', DALE]));
    expect(missing(campaign)).toEqual([]);
  });

  it('leave those of their group behind who aren’t held', () => {
    const campaign = breaksOut([
      { ...GROUP, whereabouts: 'about', members: [stranger({ name: 'Mo' }), held('Nils')] },
    ]);
    expect(fates(campaign)).toEqual([
      ['about', 'Mo free'],
      ['about', 'Nils free'],
      ['about', `${DALE} free`],
    ]);
    expect(underWay(campaign).others?.map(({ group }) => group)).toEqual(['c2', 'c3']);
  });

  it('are free, dead or held again as the table leaves them', () => {
    for (const [successful, last] of [
      [true, 'held'],
      [false, 'free'],
    ] as const) {
      const all = ['Nils', 'Ola', 'Per', 'Ulf'].map(held);
      const campaign = breaksOut([{ ...GROUP, members: all }]);
      marked(campaign, 'c1/0', 'off-table');
      marked(campaign, 'c1/1', 'dead');
      marked(campaign, 'c1/2', 'captured');
      // Nobody has marked Ulf, or the one who came to help.
      ends(campaign, successful);
      expect(fates(campaign)).toEqual([
        ['about', 'Nils free', 'Ola dead', 'Per held', `Ulf ${last}`],
        ['about', `${DALE} free`],
      ]);
    }
  });

  it('can’t be met again while they are held', () => {
    const campaign = breaksOut([{ ...GROUP, members: [held('Nils')] }]);
    ends(campaign, true);
    expect(fates(campaign)[0]).toEqual(['gone', 'Nils held']);
    expect(heldByParty(seen(campaign))).toHaveLength(1);
  });
});

describe('people who are in no building', () => {
  it('are those the party lacks on both sides of an escape', () => {
    const campaign = freeing();
    expect(missing(campaign)).toEqual([
      { role: 'captor', count: 3 },
      { role: 'captive', count: 1 },
    ]);
    const found = act(campaign, (now) => muster(now, { role: 'captive', count: null }), ...one(DALE, '5C'));
    expect(found.title).toBe('Find 1 captive');
    expect(missing(campaign)).toEqual([{ role: 'captor', count: 3 }]);
    expect(campaign.contacts).toMatchObject([{ standing: 'cooperated', members: [{ rep: 3 }] }]);
    // A Joker among captors is no Innocent.
    act(
      campaign,
      (now) => muster(now, { role: 'captor', count: 9 }),
      ...one(WADE, '5D'),
      ...one(PEGGY, 'JK', '6C'),
      ...one(EARL, '7H'),
    );
    expect(missing(campaign)).toEqual([]);
    expect(campaign.contacts[1]).toMatchObject({ standing: 'fought', whereabouts: 'about' });
    expect(campaign.contacts[1]?.members.map(({ innocent }) => innocent)).toEqual([false, false, false]);
    expect(metHere(seen(campaign), seen(underWay(campaign)))).toHaveLength(2);
    expect(refusal(campaign, (now) => muster(now, { role: 'captor', count: null }))).toEqual({
      code: 'encounter',
      why: 'nobody-to-find',
    });
  });

  it('can be beaten, and leave what they had', () => {
    const campaign = onTable(freeing());
    act(
      campaign,
      (now) => muster(now, { role: 'captor', count: null }),
      ...one(WADE, '5D'),
      ...one(PEGGY, '6D'),
      ...one(EARL, '7H'),
    );
    act(campaign, (now) => beat(now, { contact: 'c1' }));
    expect(campaign.contacts[0]?.whereabouts).toBe('gone');
    expect(campaign.stock.length).toBeGreaterThan(0);
  });

  it('raid the party in the number the matrix gives, one at least', () => {
    const campaign = planned(campaignWith(), { role: 'defender' });
    expect(missing(campaign)).toEqual([{ role: 'raider', count: null }]);
    // In the country of the first phase two dice, of which a 4 or more is somebody; a single one comes all the same.
    const none = [1, 1, 1, 1].slice(0, 2);
    act(campaign, (now) => muster(now, { role: 'raider', count: null }), none, ...one(DALE, '5C'));
    expect(campaign.contacts[0]?.members).toHaveLength(1);
  });

  it('come after the party, or before it, once somebody is caught', () => {
    const campaign = campaignWith();
    campaign.before = {
      kind: 'raid',
      role: 'raider',
      area: 'urban',
      successful: true,
      leftWithHumansBehind: true,
    };
    planned(campaign, { kind: 'pursuit', role: 'runner', area: 'urban' });
    const band = { lowestRep: 3, vehicles: false } as const;
    act(campaign, (now) => beginPursuit(now, { runners: band, chasers: band }), [1, 1]);
    expect(missing(campaign)).toEqual([]);
    act(campaign, (now) => pursueOn(now, { band: 0 }), [1], [6], 'n');
    expect(missing(campaign)).toEqual([{ role: 'chaser', count: null }]);
    act(campaign, (now) => muster(now, { role: 'chaser', count: 1 }), ...one(DALE, '5C'));
    expect(missing(campaign)).toEqual([]);
  });
});
