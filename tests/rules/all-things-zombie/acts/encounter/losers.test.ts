import { describe, expect, it } from 'vitest';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { dealWith } from '../../../../../src/rules/all-things-zombie/acts/encounter/people/deal.ts';
import {
  beat,
  searchTheLoser,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/people/losers.ts';
import { mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { contactId } from '../../../../../src/rules/all-things-zombie/meeting-and-greeting/contact.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { ItemId } from '../../../../../src/rules/all-things-zombie/types.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { act, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  onTable,
  planned,
  reported,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';

const MEDIC = stranger({ name: 'Ola', attributes: ['medic'], weapons: [], protected: true });
const JOE = stranger({ name: 'Joe', weapons: [], innocent: true });

function fought(): Campaign {
  const seen = { year: 2, period: 0 };
  const contact = { members: [stranger(), MEDIC, JOE], standing: 'fought', seen, times: 1 } as const;
  const campaign = campaignWith({ contacts: [contact] });
  return entered(onTable(planned(campaign)), 'b1', 'c1');
}
function beaten(): Campaign {
  const campaign = fought();
  act(campaign, (now) => beat(now, { contact: 'c1' }));
  return campaign;
}
const looks = (member: number, item: ItemId, figure = 'f1') => ({ contact: 'c1', member, figure, item });

describe('a group that is beaten', () => {
  it('leaves its weapons and armour to the party, and its Innocents', () => {
    const campaign = fought();
    expect(act(campaign, (now) => beat(now, { contact: 'c1' })).title).toBe('Nils and theirs are beaten');
    expect(campaign.stock).toMatchObject([
      { kind: 'weapon', weapon: 'pistol', from: { where: 'person', name: 'Nils' } },
      { kind: 'body-armor', from: { where: 'person', name: 'Ola' } },
    ]);
    expect(campaign.contacts).toMatchObject([
      {
        whereabouts: 'gone',
        standing: 'fought',
        members: [
          { name: 'Nils', alive: false, weapons: [] },
          { name: 'Ola', alive: false },
        ],
      },
    ]);
    expect(campaign.figures.at(-1)).toMatchObject({ name: 'Joe', status: 'ready' });
    expect(underWay(campaign).innocents).toBe(1);
    expect(refusal(campaign, (now) => beat(now, { contact: 'c1' }))).toEqual({
      code: 'encounter',
      why: 'dealt-with',
    });
  });
});

describe('a table that the party has left', () => {
  const leaves = (campaign: Campaign) => {
    for (const who of ['f1', 'f2'])
      act(campaign, (now) => mark(now, { who, condition: 'off-table', byZombie: false }));
  };
  const left = (people: number, kept: boolean) => ({
    field: { zombies: false, enemies: people > 0 },
    left: { zombies: 0, people, kept },
  });
  const why = (campaign: Campaign) => {
    const refused = refusal(campaign, (now) => beat(now, { contact: 'c1' }));
    expect(campaign.stock).toEqual([]);
    return refused;
  };

  it('is no place for loot: not before the battle is reported', () => {
    const campaign = fought();
    leaves(campaign);
    expect(why(campaign)).toMatchObject({ why: 'left-the-table' });
    act(campaign, (now) => mark(now, { who: 'f1', condition: 'up', byZombie: false }));
    act(campaign, (now) => beat(now, { contact: 'c1' }));
  });

  it('nor after it, while enemies stand there', () => {
    expect(why(reported(fought(), {}, left(2, false)))).toMatchObject({ why: 'left-the-table' });
    expect(why(reported(fought(), {}, left(2, true)))).toMatchObject({ why: 'left-the-table' });
    act(reported(fought(), {}, left(0, true)), (now) => beat(now, { contact: 'c1' }));
  });

  it('nor is anybody there talked to by whoever has left it', () => {
    const campaign = entered(onTable(planned(campaignWith({ contacts: [{}] }))), 'b1', 'c1');
    leaves(campaign);
    expect(refusal(campaign, (now) => dealWith(now, { contact: 'c1', figures: ['f1'] }))).toMatchObject({
      why: 'out-of-action',
    });
  });
});

describe('a loser', () => {
  it('is searched as in the outskirts, wherever he fell', () => {
    const campaign = beaten();
    // Weapons 3 in phase 1; in the country it would be 2. A pistol turns up, besides the one in his hand.
    act(campaign, (now) => searchTheLoser(now, looks(0, 'weapons')), [3], [4, 4]);
    expect(campaign.stock.at(-1)).toMatchObject({
      kind: 'weapon',
      weapon: 'pistol',
      from: { where: 'person', name: 'Nils' },
    });
  });

  it('has his car keys found on him', () => {
    const campaign = beaten();
    act(campaign, (now) => searchTheLoser(now, looks(0, 'vehicles')), [1]);
    expect(campaign.stock.at(-1)).toMatchObject({ kind: 'vehicle' });
  });

  it('who was a Medic has medical supplies more often (ATZ-104)', () => {
    const campaign = beaten();
    act(campaign, (now) => searchTheLoser(now, looks(1, 'medical-supplies')), [2]);
    expect(campaign.stock.at(-1)).toMatchObject({
      kind: 'medical-supplies',
      from: { where: 'person', name: 'Ola' },
    });
    const other = beaten();
    act(other, (now) => searchTheLoser(now, looks(0, 'medical-supplies')), [2]);
    expect(other.stock.at(-1)).not.toMatchObject({ kind: 'medical-supplies' });
  });

  it('has one searcher, and no armour but what he wears', () => {
    const campaign = beaten();
    act(campaign, (now) => searchTheLoser(now, looks(0, 'weapons')), [6]);
    const why = (member: number, item: ItemId, figure?: string) =>
      refusal(campaign, (now) => searchTheLoser(now, looks(member, item, figure)));
    expect(why(0, 'vehicles', 'f2')).toEqual({ code: 'encounter', why: 'searched-by-another' });
    expect(why(0, 'body-armor')).toEqual({ code: 'encounter', why: 'not-allowed-here' });
    expect(why(2, 'weapons')).toEqual({ code: 'encounter', why: 'no-such-group' });
  });

  it('of an earlier Encounter is out of reach', () => {
    const campaign = onTable(
      planned(campaignWith({ contacts: [{ whereabouts: 'gone', standing: 'fought' }] })),
    );
    expect(refusal(campaign, (now) => searchTheLoser(now, looks(0, 'weapons')))).toEqual({
      code: 'encounter',
      why: 'no-such-group',
    });
  });

  it('is searched after the battle too, and proposed as long as anything may be found', () => {
    const campaign = beaten();
    const proposed = () =>
      proposals(seen(campaign), [])
        .filter(({ act: does }) => does === 'search-loser')
        .map(({ subject }) => subject);
    expect(proposed()).toEqual(['c1']);
    const after = reported(campaign);
    act(after, (now) => searchTheLoser(now, looks(0, 'weapons')), [3], [4, 4]);
    expect(after.stock.at(-1)).toMatchObject({ kind: 'weapon', from: { where: 'person', name: 'Nils' } });
  });

  it('waits while others of the same place are in the way', () => {
    const campaign = fought();
    act(campaign, (now) => beat(now, { contact: 'c1' }));
    const [first] = campaign.contacts;
    if (first === undefined) throw new Error('nobody was met');
    const another = { ...first, id: contactId(2), members: [stranger()], whereabouts: 'about' } as const;
    campaign.contacts = [...campaign.contacts, another];
    entered(campaign, 'b1', 'c2');
    expect(refusal(campaign, (now) => searchTheLoser(now, looks(0, 'weapons')))).toEqual({
      code: 'encounter',
      why: 'enemies-left',
    });
  });
});
