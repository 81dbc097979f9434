import { describe, expect, it } from 'vitest';
import { placeZombies } from '../../../../../src/rules/all-things-zombie/acts/encounter/set-up/set-up.ts';
import {
  partyAt,
  placedOn,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/placed.ts';
import { apply } from '../../../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Escape } from '../../../../../src/rules/all-things-zombie/state/encounter.ts';
import type { SeenCampaign } from '../../../../../src/rules/all-things-zombie/state/seen.ts';
import { distanceToPolygon } from '../../../../../src/rules/core/geometry/distance.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { onBoard } from '../../../../support/rules/board.ts';
import { act, refusal } from '../../../../support/rules/campaign.ts';
import { campaignWith, holding, planned, tableWith, underWay } from '../../../../support/rules/encounter.ts';
import { ENCOUNTER_EVENTS } from '../../../../support/rules/encounter-events.ts';

const { escape: READIED } = ENCOUNTER_EVENTS['escape-readied'];

/** A table with nothing on it, its entry in the south. */
function bare(campaign: Campaign): Campaign {
  apply(campaign, { type: 'table-set', table: { ...tableWith('rural', {}), buildings: [] } });
  return campaign;
}

function breakout(prison: Escape['prison']): Campaign {
  const campaign = bare(planned(holding(), { kind: 'escape', role: 'captor' }));
  apply(campaign, { type: 'escape-readied', escape: { ...READIED, prison, getaway: 14 } });
  return campaign;
}

function caught(role: 'runner' | 'chaser'): Campaign {
  const campaign = campaignWith();
  campaign.before = {
    kind: 'raid',
    role: role === 'runner' ? 'raider' : 'defender',
    area: 'rural',
    successful: true,
    leftWithHumansBehind: true,
  };
  planned(campaign, { kind: 'pursuit', role });
  const band = { lowestRep: 3, vehicles: false } as const;
  apply(campaign, {
    type: 'pursuit-begun',
    pursuit: { lead: 0, runners: band, chasers: band, end: 'caught', side: 'e' },
  });
  return bare(campaign);
}

const placed = (campaign: Campaign) => placedOn(seen(underWay(campaign)));
const party = (campaign: Campaign) => partyAt(seen(underWay(campaign)));
const CENTRE = { x: 240, y: 240 };

describe('at the start', () => {
  it('stands nobody but at the entry edge in a raid, and nobody before there is a table', () => {
    const raid = planned(campaignWith());
    expect([placed(raid), party(raid)]).toEqual([[], null]);
    expect([placed(bare(raid)), party(raid)]).toEqual([[], { spot: { x: 240, y: 85 }, facing: 'n' }]);
  });

  it('stands the prison in the centre or at an edge, the vehicles as far off as was rolled', () => {
    const centre = breakout('centre');
    expect(placed(centre)).toEqual([{ what: 'prison', spot: CENTRE, getaway: 140 }]);
    expect(party(centre)).toEqual({ spot: CENTRE, facing: 'n' });
    const edge = breakout('edge');
    expect(placed(edge)).toEqual([{ what: 'prison', spot: { x: 240, y: 0 }, getaway: 140 }]);
    expect(party(edge)).toEqual({ spot: { x: 240, y: 85 }, facing: 'n' });
  });

  it('stand caught Runners in the centre, and Chasers 24 inches off on the side they chose', () => {
    const expected = [
      { what: 'runners', spot: CENTRE, getaway: null },
      { what: 'chasers', spot: { x: 480, y: 240 }, getaway: null },
    ];
    expect(placed(caught('runner'))).toEqual(expected);
    expect(party(caught('runner'))).toEqual({ spot: CENTRE, facing: 'e' });
    expect(party(caught('chaser'))).toEqual({ spot: { x: 480, y: 240 }, facing: 'w' });
  });

  it('is where the player says that it ended its first move, and the first zombies come on around it (ATZ-118)', () => {
    const campaign = bare(planned(campaignWith()));
    const from = (now: SeenCampaign) => placeZombies(now, { partyAt: { x: 200, y: 200 } });
    // A 1 rolled and the activity of 1: two zombies, in front and at the rear of figures that face north.
    act(campaign, from, [1], [2], [5]);
    const encounter = underWay(campaign);
    expect(encounter.partyAt).toEqual({ x: 200, y: 200 });
    expect(encounter.arrivals.map(({ spot }) => spot)).toEqual([
      { x: 200, y: 320 },
      { x: 200, y: 80 },
    ]);
    const off = bare(planned(campaignWith()));
    const beyond = (now: SeenCampaign) => placeZombies(now, { partyAt: { x: 200, y: 481 } });
    expect(refusal(off, beyond)).toMatchObject({ why: 'off-the-table' });
  });

  it('are the first zombies placed from there', () => {
    const campaign = breakout('centre');
    // A 1 rolled and the activity of 1: two zombies, in front and at the rear.
    act(campaign, placeZombies, [1], [2], [5]);
    expect(underWay(campaign).arrivals.map(({ spot }) => spot)).toEqual([
      { x: 240, y: 360 },
      { x: 240, y: 120 },
    ]);
  });
});

describe('a party that is raided', () => {
  const raided = () => {
    const campaign = planned(campaignWith(), { role: 'defender' });
    apply(campaign, { type: 'table-set', table: tableWith('rural', { buildings: ['house', 'house'] }) });
    return campaign;
  };

  it('starts within 4″ of a building near the centre, and looks at the raiders, who come on at the entry edge (ATZ-175)', () => {
    const campaign = raided();
    const { spot, facing } = party(campaign) ?? { spot: { x: 0, y: 0 }, facing: null };
    const buildings = underWay(campaign).table?.buildings ?? [];
    expect(buildings.some(({ outline }) => distanceToPolygon(spot, outline) <= 40)).toBe(true);
    expect(facing).toBe('s');
    expect(placed(campaign)).toEqual([
      { what: 'defenders', spot, getaway: null },
      { what: 'raiders', spot: { x: 240, y: 0 }, getaway: null },
    ]);
  });

  it('stands in the middle of a table without buildings', () => {
    expect(party(bare(planned(campaignWith(), { role: 'defender' })))?.spot).toEqual({ x: 240, y: 240 });
  });
});

it('is the middle of its figures on a board, from which the first zombies come on', () => {
  const campaign = bare(planned(campaignWith()));
  const usual = party(campaign)?.spot;
  onBoard(campaign, { f1: [100, 200, 0], f2: [120, 231, 0] });
  expect(party(campaign)?.spot).toEqual({ x: 110, y: 216 });
  expect(usual).not.toEqual({ x: 110, y: 216 });
});
