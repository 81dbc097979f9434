import { describe, expect, it } from 'vitest';
import { fireAt } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/fire-at.ts';
import { move } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import {
  hearMarker,
  hearShots,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/zombies/noise.ts';
import { zombiesAct } from '../../../../../src/rules/all-things-zombie/acts/encounter/zombies/zombies-act.ts';
import type { FighterId } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import { factsOf } from '../../../../../src/rules/all-things-zombie/text/chronicle/facts.ts';
import { noiseOf } from '../../../../../src/rules/all-things-zombie/text/chronicle/headline.ts';
import { act, type MakeAct } from '../../../../support/rules/campaign.ts';
import { campaignWith, onTable, planned, underWay } from '../../../../support/rules/encounter.ts';

describe('shots', () => {
  it('bring a zombie on 6 in the country, each to a place of its own', () => {
    const campaign = onTable(planned(campaignWith()));
    const from = { spot: { x: 240, y: 300 }, facing: 'n' } as const;
    const { title, events } = act(campaign, (now) => hearShots(now, { shots: 3, from }), [6, 5, 6], [2], [1]);
    expect(title).toBe('Two zombies hear the shots');
    expect(events.find(({ type }) => type === 'shots-fired')).toEqual({
      type: 'shots-fired',
      shots: 3,
      marker: null,
      arrivals: [
        { location: 'front', spot: { x: 240, y: 420 }, inDoorway: false },
        { location: 'left-front', spot: { x: 155, y: 385 }, inDoorway: false },
      ],
    });
    expect(underWay(campaign).shots).toBe(3);
  });

  it('are held at the door of a building on the way', () => {
    const campaign = onTable(planned(campaignWith()));
    const from = { spot: { x: 25, y: 80 }, facing: 'n' } as const;
    const { events } = act(campaign, (now) => hearShots(now, { shots: 1, from }), [6], [2]);
    expect(events.find(({ type }) => type === 'shots-fired')).toMatchObject({
      arrivals: [{ spot: { x: 25, y: 100 }, inDoorway: true }],
    });
  });

  it('are heard where the party is, or in the building the shooter is in, if nothing is said', () => {
    const campaign = onTable(planned(campaignWith()));
    underWay(campaign).partyAt = { x: 240, y: 300 };
    const fires =
      (group?: string): MakeAct =>
      (now) =>
        fireAt(now, {
          who: 'f1',
          weapon: 'w1',
          aims: [{ target: null, shots: 2, far: false, ...(group !== undefined && { zombies: group }) }],
          from: null,
        });
    const hears: MakeAct = (now) => hearMarker(now, { marker: 0 });
    act(campaign, fires(), [2, 2]);
    expect(underWay(campaign).markers).toMatchObject([{ from: { spot: { x: 240, y: 300 } } }]);
    act(campaign, hears, [6, 1], [2]);
    act(campaign, (now) => move(now, { who: 'f1', others: [], how: 'normal', inside: 'b1' }));
    act(campaign, fires('z2'), [2, 2]);
    // The middle of the house.
    expect(underWay(campaign).markers).toMatchObject([{ from: { spot: { x: 25, y: 125 } } }]);
    act(campaign, hears, [6, 1], [2]);
    const here = (underWay(campaign).zombies?.groups ?? []).filter(({ whence }) => whence === 'noise');
    expect(here.map(({ spot }) => spot)).not.toContain(null);
    // The zombies came to two places, and are no one group once both have moved.
    for (const { id } of here)
      act(campaign, (now) => zombiesAct(now, { group: id, drawnBy: 'gunfire', reach: [] }));
    const drawn = (underWay(campaign).zombies?.groups ?? []).filter(({ whence }) => whence === 'noise');
    expect(drawn.map(({ location, count, spot }) => [location, count, spot])).toEqual([
      ['front', 1, null],
      ['front', 1, null],
    ]);
  });

  it('told without who fired them are heard where the party is, once that is known', () => {
    const campaign = onTable(planned(campaignWith()));
    underWay(campaign).partyAt = { x: 240, y: 300 };
    const { events } = act(campaign, (now) => hearShots(now, { shots: 1, from: null }), [6], [2]);
    expect(events.find(({ type }) => type === 'shots-fired')).toMatchObject({
      arrivals: [{ location: 'front', spot: { x: 240, y: 420 }, inDoorway: false }],
    });
  });

  it('fired from nowhere in particular say the direction alone', () => {
    const campaign = planned(campaignWith());
    const { events } = act(campaign, (now) => hearShots(now, { shots: 1, from: null }), [6], [4]);
    expect(events.find(({ type }) => type === 'shots-fired')).toMatchObject({
      arrivals: [{ location: 'left-rear', spot: null, inDoorway: false }],
    });
    expect(act(campaign, (now) => hearShots(now, { shots: 0, from: null })).title).toBe(
      'No zombies hear the shots',
    );
  });
});

describe('zombies drawn', () => {
  it('are as many in the Chronicle as on Play, whether shots or a motor drew them', () => {
    const campaign = onTable(planned(campaignWith()));
    const from = { spot: { x: 240, y: 300 }, facing: 'n' } as const;
    const told = act(campaign, (now) => hearShots(now, { shots: 2, from }), [6, 5], [2]).events;
    expect(noiseOf(factsOf(told))).toBe('2 shots, 1 zombie drawn');
    underWay(campaign).markers.push({ who: 'f1' as FighterId, shots: 6, of: 'chain-saw', from });
    const heard = act(campaign, (now) => hearMarker(now, { marker: 0 }), [6, 6, 1, 1, 1, 1], [1], [4]).events;
    const { shots, drawn } = underWay(campaign);
    expect([shots, drawn]).toEqual([2, 3]);
    expect(noiseOf(factsOf([...told, ...heard]))).toBe('2 shots, 3 zombies drawn');
    expect(noiseOf(factsOf(heard))).toBe('2 zombies drawn');
    expect(noiseOf(factsOf([]))).toBeUndefined();
  });
});
