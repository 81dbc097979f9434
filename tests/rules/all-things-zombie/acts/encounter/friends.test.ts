import { describe, expect, it } from 'vitest';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { dealWith } from '../../../../../src/rules/all-things-zombie/acts/encounter/people/deal.ts';
import { enter } from '../../../../../src/rules/all-things-zombie/acts/encounter/people/explore.ts';
import { searchTheLoser } from '../../../../../src/rules/all-things-zombie/acts/encounter/people/losers.ts';
import {
  search,
  searchAll,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/people/search.ts';
import { beginTurn, mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import {
  contactId,
  type Standing,
} from '../../../../../src/rules/all-things-zombie/meeting-and-greeting/contact.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { strangerId } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import { act, type MakeAct, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  onTable,
  planned,
  reported,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';

const BUILDINGS = ['house', 'hospital'] as const;
/** In an urban hospital of phase 1 zombies pass with 8 or less, survivors with 3; then a die for each zombie that may be there. */
const ZOMBIES = [
  [1, 1],
  [6, 6],
] as const;
const NOBODY = [...ZOMBIES, [1, 1, 1, 1, 1, 1]] as const;

/** Nils, a Medic of Rep 4, and Vera, Rep 3, were met in the house; Olaf fought there, and is beaten where `beaten`. */
function beside(standing: Standing = 'cooperated', beaten = false): Campaign {
  const members = [stranger({ attributes: ['medic'] }), stranger({ name: 'Vera', rep: 3 })];
  const seen = { year: 2, period: 0 };
  const contacts = [
    { standing, seen, members },
    {
      ...({ standing: 'fought', seen, members: [stranger({ name: 'Olaf', alive: !beaten })] } as const),
      whereabouts: beaten ? 'gone' : 'about',
    } as const,
  ];
  const campaign = planned(campaignWith({ contacts }), { area: 'urban' });
  return entered(entered(onTable(campaign, { buildings: BUILDINGS }), 'b1', 'c1'), 'b1', 'c2');
}
const goIn =
  (...figures: string[]): MakeAct =>
  (now) =>
    enter(now, { spot: 'b2', floor: 0, figures });
const fighter = (campaign: Campaign, who: string) =>
  underWay(campaign).fighters.find((one) => one.who === who);
const why = (campaign: Campaign, make: MakeAct) => refusal(campaign, make);
const LOOKS = { spot: 'b2', figure: 'c1/0', item: 'medical-supplies' } as const;

describe('people who act together with the party', () => {
  it('go into a building with its figures, or by themselves', () => {
    const campaign = beside();
    expect(act(campaign, goIn('f1', 'c1/0'), ...NOBODY).title).toBe(
      'Gloria and Nils enter hospital 2: nobody is there',
    );
    expect(underWay(campaign).visits.at(-1)).toMatchObject({ spot: 'b2', figures: ['f1', 'c1/0'] });
    expect(fighter(campaign, 'c1/0')).toMatchObject({ inside: 'b2' });
    // Ann and Vera join their own people, and roll for nobody.
    expect(act(campaign, goIn('f2', 'c1/1')).title).toBe('Ann and Vera enter hospital 2');
    expect(why(campaign, goIn('c1/1'))).toMatchObject({ why: 'been-there' });
    const alone = beside();
    act(alone, goIn('c1/1'), ...NOBODY);
    expect(act(alone, goIn('f1')).title).toBe('Gloria enters hospital 2');
  });

  it('are fallen upon by zombies as anybody is, by their own Rep', () => {
    const campaign = beside();
    // One of 6 dice counts; the zombie scores 6 + 1, Vera 3 + 3.
    const { events } = act(campaign, goIn('c1/1'), ...ZOMBIES, [4, 1, 1, 1, 1, 1], [6], [3]);
    expect(events).toContainEqual({
      ...{ type: 'stranger-tested', who: 'c1/1', name: 'Vera', rule: 'atz.zombies-surprise' },
      ...{ faces: [6, 3], target: 7, hero: false },
      result: { of: 'zombies', surprised: true, zombies: 1 },
    });
    expect(underWay(campaign).zombies?.groups.at(-1)).toMatchObject({
      count: 1,
      doing: { by: 'charging', at: 'c1/1', unseen: true },
    });
    expect(proposals(campaign, [])).toContainEqual(
      expect.objectContaining({ rule: 'atz.surprise', subject: 'c1/1/surprise', due: true }),
    );
  });

  it('come into sight of enemies inside', () => {
    const campaign = beside();
    act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies', 'c1', 'c2'] }), [2, 1, 3, 3]);
    for (const who of ['c2/0', 'c1/0'])
      act(campaign, (now) => mark(now, { who, condition: 'up', byZombie: false }));
    underWay(campaign).fighters = underWay(campaign).fighters.map((one) =>
      one.who === 'c2/0' ? { ...one, inside: 'b2', floor: 0 } : one,
    );
    act(
      campaign,
      (now) => enter(now, { spot: 'b2', floor: 0, figures: ['c1/0'], anyway: 'For the test' }),
      ...NOBODY,
    );
    expect(fighter(campaign, 'c2/0')?.inSight).toMatchObject({ of: 'c1/0' });
    expect(fighter(campaign, 'c1/0')?.inSight).toMatchObject({ of: 'c2/0', moving: true });
  });

  it('deal with whom they meet, by their own Rep and number', () => {
    const campaign = beside();
    campaign.contacts = campaign.contacts.map((group) =>
      group.id === 'c2' ? { ...group, standing: 'strangers', seen: { year: 1, period: 0 } } : group,
    );
    const alone = { contact: 'c2', figures: ['c1/1'] } as const;
    // Olaf sees nothing of her; she is first, and talks.
    const { events, title } = act(
      campaign,
      (now) => dealWith(now, alone),
      [4, 4],
      [1, 2],
      [1, 6],
      'talk',
      [1, 1],
      [4, 5],
      [1],
    );
    expect(title).toBe('Olaf: they join the party');
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'stranger-tested', who: 'c1/1', rule: 'atz.in-sight' }),
    );
  });

  it('search, and what they find is the party’s', () => {
    const campaign = beside();
    act(campaign, goIn('c1/0', 'f1'), ...NOBODY);
    // Nils is a Medic, in an urban hospital: three sixes would be the Cure.
    expect(act(campaign, (now) => search(now, LOOKS), [1], [6, 6, 5]).title).toBe(
      'Nils finds medical supplies in hospital 2',
    );
    expect(campaign.stock).toMatchObject([{ kind: 'medical-supplies', carrier: null }]);
    expect(underWay(campaign).searches).toMatchObject([{ figure: 'c1/0', found: true }]);
    expect(why(campaign, (now) => search(now, { ...LOOKS, figure: 'c1/1', item: 'vehicles' }))).toMatchObject(
      {
        why: 'not-in-there',
      },
    );
  });

  it('search with the party for all that’s left, a Medic first for medical supplies', () => {
    const campaign = beside();
    act(campaign, goIn('f1', 'c1/0'), ...NOBODY);
    const { events } = act(campaign, (now) => searchAll(now, { spot: 'b2' }), [6], [6], [6], [6]);
    const who = events.flatMap((event) =>
      event.type === 'searched' ? [[event.search.item, event.search.figure]] : [],
    );
    // A friend, whom the Roster doesn’t have, is told by name; a figure by its history.
    const names = events.flatMap((event) => (event.type === 'searched' ? [event.name] : []));
    expect(names).toEqual([undefined, 'Nils', 'Nils', undefined]);
    expect(who).toEqual([
      ['vehicles', 'f1'],
      ['vehicles', 'c1/0'],
      ['medical-supplies', 'c1/0'],
      ['medical-supplies', 'f1'],
    ]);
  });

  it('search the beaten', () => {
    const campaign = beside('cooperated', true);
    const searching = { contact: 'c2', member: 0, figure: 'c1/0', item: 'weapons' } as const;
    const { title, events } = act(campaign, (now) => searchTheLoser(now, searching), [6]);
    expect(title).toBe('Nils searches Olaf');
    expect(events).toContainEqual(expect.objectContaining({ type: 'searched', name: 'Nils' }));
  });

  it('search after the battle, too, unless they were lost in it', () => {
    const campaign = beside();
    act(campaign, goIn('c1/0', 'c1/1'), ...NOBODY);
    reported(
      campaign,
      {},
      {
        met: [
          { who: strangerId(contactId(1), 1), fate: 'ran-away', by: null },
          { who: strangerId(contactId(2), 0), fate: 'killed', by: null },
        ],
      },
    );
    expect(act(campaign, (now) => search(now, LOOKS), [6]).title).toBe(
      'Nils looks for medical supplies in hospital 2 and finds nothing',
    );
    expect(why(campaign, (now) => search(now, { ...LOOKS, figure: 'c1/1' }))).toMatchObject({
      why: 'out-of-action',
    });
  });
});

describe('people who don’t act together with the party', () => {
  it.each(['fought', 'parted', 'strangers'] as const)('neither go in nor search with it: %s', (standing) => {
    const refused = { code: 'encounter', why: 'not-of-ours' };
    const campaign = beside(standing, true);
    expect(why(campaign, goIn('f1', 'c1/0'))).toEqual(refused);
    act(campaign, goIn('f1'), ...NOBODY);
    expect(why(campaign, (now) => search(now, LOOKS))).toEqual(refused);
    expect(why(campaign, (now) => searchAll(now, { spot: 'b2', figures: ['f1', 'c1/0'] }))).toEqual(refused);
    const loser = { contact: 'c2', member: 0, figure: 'c1/0', item: 'weapons' } as const;
    expect(why(campaign, (now) => searchTheLoser(now, loser))).toEqual(refused);
  });
});
