/** The party's place on the table follows it, as far as its moves say. */
import { describe, expect, it } from 'vitest';
import { partyPlaces } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/party-places.ts';
import { fighterNamed } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { apply } from '../../../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Fighter } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { campaignWith, planned, tableWith, underWay } from '../../../../support/rules/encounter.ts';

const PARTY = { x: 240, y: 240 };
/** The middle of the house b1, from 0 to 5″ east and 10 to 15″ north. */
const HOUSE = { x: 25, y: 125 };

function onTable(): Campaign {
  const campaign = planned(campaignWith());
  apply(campaign, { type: 'table-set', table: tableWith('rural', {}) });
  underWay(campaign).partyAt = PARTY;
  return campaign;
}
const places = (campaign: Campaign) => partyPlaces(seen(campaign), seen(underWay(campaign)));
const all = (campaign: Campaign) => underWay(campaign).party.length;

/** Changes how the first of the party stands. */
function stand(campaign: Campaign, change: Partial<Fighter>): void {
  const [first = ''] = underWay(campaign).party;
  const found = fighterNamed(seen(campaign), seen(underWay(campaign)), first);
  if (found === undefined) throw new Error('nobody of the party is there');
  apply(campaign, { type: 'fighter-changed', to: { ...found.fighter, ...change }, of: 'moved', fired: 0 });
}

describe('the party’s place', () => {
  it('is where the first move ended, of all', () => {
    const campaign = onTable();
    expect(places(campaign)).toEqual([{ spot: PARTY, inside: false, count: all(campaign) }]);
  });

  it('is the building somebody has gone into', () => {
    const campaign = onTable();
    stand(campaign, { inside: 'b1' });
    expect(places(campaign)).toContainEqual({ spot: HOUSE, inside: true, count: 1 });
    expect(places(campaign).find(({ inside }) => !inside)?.count ?? 0).toBe(all(campaign) - 1);
  });

  it('is unknown of who has come out, and of nobody who is gone', () => {
    const campaign = onTable();
    const rest = all(campaign) - 1;
    const others = rest === 0 ? [] : [{ spot: PARTY, inside: false, count: rest }];
    stand(campaign, { inside: null });
    expect(places(campaign)).toEqual(others);
    stand(campaign, { inside: 'b1', condition: 'dead' });
    expect(places(campaign)).toEqual(others);
  });

  it('is nowhere as long as nobody has said where it came on', () => {
    const campaign = onTable();
    delete underWay(campaign).partyAt;
    expect(places(campaign)).toEqual([]);
  });
});
