import { describe, expect, it } from 'vitest';
import { hearShots } from '../../../../../src/rules/all-things-zombie/acts/encounter/noise.ts';
import { act } from '../../../../support/rules/campaign.ts';
import { campaignWith, onTable, planned, underWay } from '../../../../support/rules/encounter.ts';

describe('shots', () => {
  it('bring a zombie on 6 in the country, each to a place of its own', () => {
    const campaign = onTable(planned(campaignWith()));
    const from = { spot: { x: 240, y: 300 }, facing: 'n' } as const;
    const { title, events } = act(campaign, (now) => hearShots(now, { shots: 3, from }), [6, 5, 6], [2], [1]);
    expect(title).toBe('2 zombies hear the shots');
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
