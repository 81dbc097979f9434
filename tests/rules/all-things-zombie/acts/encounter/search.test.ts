import { describe, expect, it } from 'vitest';
import { move } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import {
  search,
  searchAll,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/people/search.ts';
import { beginTurn, mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { figureId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Zombies } from '../../../../../src/rules/all-things-zombie/state/zombies.ts';
import type { BuildingId, ItemId } from '../../../../../src/rules/all-things-zombie/types.ts';
import { act, figureIn, type MakeAct, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  inTheHouse,
  onTable,
  planned,
  reported,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';

function inside(building: BuildingId, figures = {}): Campaign {
  const campaign = planned(campaignWith({ figures }), { area: 'urban' });
  return entered(onTable(campaign, { buildings: [building] }), 'b1');
}
function why(campaign: Campaign, make: MakeAct): string {
  const refused = refusal(campaign, make);
  return refused.code === 'encounter' ? refused.why : refused.code;
}
const looks = (item: ItemId) => ({ spot: 'b1', figure: 'f1', item });

describe('a search', () => {
  it('finds on the loot number with the building’s modifier or less, and only then', () => {
    const campaign = inside('house');
    // Urban weapons in phase 1: 4, and 1 more in a house.
    expect(act(campaign, (now) => search(now, looks('weapons')), [6]).title).toBe(
      'Gloria looks for a weapon in house 1 and finds nothing',
    );
    expect(campaign.stock).toEqual([]);
    expect(
      act(campaign, (now) => search(now, { ...looks('weapons'), figure: 'f2' }), [5], [1, 2]).title,
    ).toBe('Ann finds a weapon in house 1');
    expect(campaign.stock).toEqual([
      {
        id: 'i1',
        kind: 'weapon',
        weapon: 'chain-saw',
        fitsMachineGun: false,
        carrier: null,
        found: { year: 2, period: 0 },
        from: { where: 'building', building: 'house' },
      },
    ]);
    expect(underWay(campaign).searches).toEqual([
      { spot: 'b1', figure: 'f1', item: 'weapons', found: false },
      { spot: 'b1', figure: 'f2', item: 'weapons', found: true },
    ]);
  });

  it('asks which shotgun it is (ATZ-91)', () => {
    const campaign = inside('military-base');
    act(campaign, (now) => search(now, looks('weapons')), [1], [3, 4], 'double-barrel-shotgun');
    expect(campaign.stock).toMatchObject([{ weapon: 'double-barrel-shotgun' }]);
  });

  it('finds clips that fit a light machine gun at police stations and bases alone (ATZ-68)', () => {
    const station = inside('police-station');
    act(station, (now) => search(now, looks('surplus-ammo')), [1]);
    expect(station.stock).toMatchObject([
      { kind: 'surplus-clip', fitsMachineGun: true, from: { where: 'building', building: 'police-station' } },
    ]);
    const house = inside('house');
    act(house, (now) => search(now, looks('surplus-ammo')), [1]);
    expect(house.stock).toMatchObject([{ kind: 'surplus-clip', fitsMachineGun: false }]);
  });

  it('finds vehicles and body armour', () => {
    const campaign = inside('police-station');
    act(campaign, (now) => search(now, looks('vehicles')), [2]);
    act(campaign, (now) => search(now, looks('body-armor')), [2]);
    expect(campaign.stock.map(({ kind }) => kind)).toEqual(['vehicle', 'body-armor']);
  });

  it('goes into trailers as into buildings without modifiers (ATZ-100)', () => {
    const campaign = planned(campaignWith());
    entered(onTable(campaign, { vehicles: ['sedan', 'rv'] }), 'v2');
    act(campaign, (now) => search(now, { ...looks('surplus-ammo'), spot: 'v2' }), [1]);
    expect(campaign.stock).toMatchObject([{ kind: 'surplus-clip', from: { where: 'trailer' } }]);
  });

  it('is open after the report, too, to whoever came through it', () => {
    const campaign = inside('house');
    underWay(campaign).stage = 'after';
    act(campaign, (now) => search(now, looks('surplus-ammo')), [6]);
    expect(underWay(campaign).searches).toHaveLength(1);
  });
});

describe('enemies in the place that is searched (ATZ-122)', () => {
  const looking = (campaign: Campaign) => why(campaign, (now) => search(now, looks('weapons')));
  const looksThere = (campaign: Campaign) => {
    act(campaign, (now) => search(now, looks('weapons')), [6]);
    expect(underWay(campaign).searches).toHaveLength(1);
  };
  const among = (zombies: Partial<Zombies>) => {
    const campaign = inside('house');
    underWay(campaign).zombies = { made: 1, groups: [inTheHouse(zombies)] };
    return campaign;
  };

  it('are zombies too, where they were met and at whoever is inside', () => {
    expect(looking(among({}))).toBe('enemies-left');
    const charged = among({ inside: null, doing: { by: 'charging', at: figureId(1), unseen: false } });
    act(charged, (now) => mark(now, { who: 'f1', condition: 'up', byZombie: false }));
    underWay(charged).fighters = underWay(charged).fighters.map((one) => ({ ...one, inside: 'b1' }));
    expect(looking(charged)).toBe('enemies-left');
  });

  it('are people who were fought for as long as one of them is neither dead nor down', () => {
    const contacts = [{ standing: 'fought' as const, members: [stranger(), stranger({ name: 'Mo' })] }];
    const campaign = planned(campaignWith({ contacts }), { area: 'urban' });
    entered(onTable(campaign, { buildings: ['house'] }), 'b1', 'c1');
    const falls = (who: string, condition: 'dead' | 'out-of-the-fight') =>
      act(campaign, (now) => mark(now, { who, condition, byZombie: false }));
    falls('c1/0', 'dead');
    expect(looking(campaign)).toBe('enemies-left');
    falls('c1/1', 'out-of-the-fight');
    looksThere(campaign);
  });

  it('are none outside of it, once they are dead, or once the report has left none', () => {
    looksThere(among({ inside: null }));
    looksThere(among({ count: 0 }));
    const after = among({});
    underWay(after).stage = 'after';
    underWay(after).field = { zombies: true, enemies: false };
    underWay(after).left = { zombies: 2, people: 0, kept: true };
    expect(looking(after)).toBe('enemies-left');
    underWay(after).left = { zombies: 0, people: 0, kept: false };
    underWay(after).field = { zombies: false, enemies: false };
    looksThere(after);
  });

  it('and the dead, the taken and those who lie there search nothing', () => {
    for (const condition of ['dead', 'captured', 'out-of-the-fight', 'ran-away'] as const) {
      const campaign = inside('house');
      act(campaign, (now) => mark(now, { who: 'f1', condition, byZombie: false }));
      expect(looking(campaign), condition).toBe('out-of-action');
    }
    const after = reported(inside('house'), { f1: { killed: true, by: 'zombies' } });
    expect(looking(after)).toBe('out-of-action');
  });
});

describe('searching all that’s left', () => {
  it('is a die for everyone and everything that may still be found there, until it is', () => {
    const campaign = inside('house');
    act(campaign, (now) => search(now, looks('weapons')), [6]);
    // A weapon by Ann, surplus ammunition by neither, a vehicle by Gloria; there are no medical supplies in a house.
    const everything = act(campaign, (now) => searchAll(now, { spot: 'b1' }), [1], [1, 2], [6], [6], [1]);
    expect(everything.title).toBe('Ann and Gloria search and find two things');
    expect(campaign.stock.map(({ kind }) => kind).toSorted()).toEqual(['vehicle', 'weapon']);
    const other = inside('house');
    const one = act(other, (now) => searchAll(now, { spot: 'b1', figures: ['f1'] }), [1], [1, 2], [6], [6]);
    expect(one.title).toBe('Gloria searches and finds a weapon');
    expect(why(campaign, (now) => searchAll(now, { spot: 'b1' }))).toBe('nothing-left');
  });

  it('is made by nobody who sits in a vehicle elsewhere', () => {
    const campaign = inside('house');
    act(campaign, (now) => mark(now, { who: 'f2', condition: 'up', byZombie: false }));
    const battle = underWay(campaign);
    battle.fighters = battle.fighters.map((one) => (one.who === 'f2' ? { ...one, inside: 'v1' } : one));
    // Weapons, surplus ammunition and a vehicle, by Gloria alone.
    act(campaign, (now) => searchAll(now, { spot: 'b1' }), [6], [6], [6]);
    expect(battle.searches.map(({ figure }) => figure)).toEqual(['f1', 'f1', 'f1']);
  });

  it('takes the turn of those who search, for all there is in that place (ATZ-122)', () => {
    const campaign = inside('house');
    act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [5, 6]);
    // Ann, Rep 3, goes with Gloria, her Leader; here Gloria alone is named.
    act(campaign, (now) => searchAll(now, { spot: 'b1', figures: ['f1'] }), [6], [6], [6]);
    expect(underWay(campaign).searches.map(({ figure }) => figure)).toEqual(['f1', 'f1', 'f1']);
    const moves =
      (who: string): MakeAct =>
      (now) =>
        move(now, { who, others: [], how: 'normal' });
    expect(why(campaign, moves('f1'))).toBe('searches');
    // Ann has moved, and a whole turn is left to nobody who has.
    act(campaign, moves('f2'));
    expect(why(campaign, (now) => search(now, { ...looks('weapons'), figure: 'f2' }))).toBe('not-stationary');
    expect(why(campaign, (now) => searchAll(now, { spot: 'b1', figures: ['f2'] }))).toBe('not-stationary');
    act(campaign, (now) => search(now, { ...looks('weapons'), figure: 'f2', anyway: 'on the way' }), [6]);
    // A new turn, on doubles: nobody searches.
    act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [4, 4]);
    expect(why(campaign, (now) => searchAll(now, { spot: null }))).toBe('doubles');
    // Once the battle is over, nothing holds anybody back.
    underWay(campaign).stage = 'after';
    act(campaign, (now) => searchAll(now, { spot: null }), [6], [6]);
  });

  it('goes on in the same place in the same turn, and nowhere else', () => {
    const campaign = planned(campaignWith(), { area: 'urban' });
    entered(entered(onTable(campaign, { buildings: ['house', 'house'] }), 'b1'), 'b2');
    act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [5, 6]);
    act(campaign, (now) => search(now, looks('weapons')), [6]);
    act(campaign, (now) => search(now, looks('surplus-ammo')), [6]);
    expect(why(campaign, (now) => search(now, { ...looks('weapons'), spot: 'b2' }))).toBe('searches');
  });

  it('is for the rest of the party once somebody has died', () => {
    const campaign = inside('house');
    act(campaign, (now) => mark(now, { who: 'f2', condition: 'dead', byZombie: false }));
    reported(campaign, { f2: { killed: true } });
    figureIn(campaign, 'f2').status = 'dead';
    const { title } = act(campaign, (now) => searchAll(now, { spot: null }), [6], [6], [6]);
    expect(title).toContain('finds nothing');
  });

  it('says that nothing was found', () => {
    const campaign = inside('house');
    const nothing = act(campaign, (now) => searchAll(now, { spot: null }), [6], [6], [6], [6], [6], [6]);
    expect(nothing.title).toBe('The party searches all that’s left and finds nothing');
    expect(underWay(campaign).searches.every(({ found }) => !found)).toBe(true);
  });
});

describe('medical supplies', () => {
  const MEDIC = { f1: { attributes: ['medic' as const] } };

  it('found by a Medic in an urban hospital may be the Cure: a dose for each point of a die', () => {
    const campaign = inside('hospital', MEDIC);
    const { title } = act(campaign, (now) => search(now, looks('medical-supplies')), [4], [6, 6, 6], [3]);
    expect(title).toBe('Gloria finds the Cure in hospital 1');
    expect(campaign.stock.map(({ id, kind }) => [id, kind])).toEqual([
      ['i1', 'cure'],
      ['i2', 'cure'],
      ['i3', 'cure'],
    ]);
  });

  it('are medical supplies on anything but three sixes', () => {
    const campaign = inside('hospital', MEDIC);
    act(campaign, (now) => search(now, looks('medical-supplies')), [4], [6, 6, 5]);
    expect(campaign.stock.map(({ kind }) => kind)).toEqual(['medical-supplies']);
  });

  it('are nothing else for anybody but a Medic', () => {
    const campaign = inside('hospital');
    act(campaign, (now) => search(now, looks('medical-supplies')), [4]);
    expect(campaign.stock.map(({ kind }) => kind)).toEqual(['medical-supplies']);
  });
});
