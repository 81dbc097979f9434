/** Doors and storeys within one activation (ATZ-151). */
import { describe, expect, it } from 'vitest';
import type { InputOf } from '../../../../../src/rules/all-things-zombie/acts/act.ts';
import { type MOVE, move } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import { enter } from '../../../../../src/rules/all-things-zombie/acts/encounter/people/explore.ts';
import { beginTurn } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { act, type MakeAct, refusal } from '../../../../support/rules/campaign.ts';
import { campaignWith, onTable, planned, underWay } from '../../../../support/rules/encounter.ts';

const NOBODY = [
  [6, 6],
  [6, 6],
] as const;
const next: MakeAct = (now) => beginTurn(now, { sides: ['Party', 'Zombies'] });

/** The four of them before a house, a shop and a car; their side goes first. */
function battle() {
  const campaign = onTable(planned(campaignWith(), { goes: ['f1', 'f2', 'f3', 'f4'] }), {
    buildings: ['house', 'retail-store'],
    storeys: 3,
    vehicles: ['sedan'],
  });
  act(campaign, next, [3, 1]);
  return campaign;
}
const enters =
  (figures: readonly string[], spot = 'b1', floor = 0, anyway?: string): MakeAct =>
  (now) =>
    enter(now, { spot, floor, figures: [...figures], ...(anyway && { anyway }) });
const moves =
  (who: string, how: Partial<InputOf<typeof MOVE>>): MakeAct =>
  (now) =>
    move(now, { who, others: [], how: 'normal', ...how });

describe('a single door lets in', () => {
  it('two in an activation, by whatever acts they come', () => {
    const campaign = battle();
    act(campaign, enters(['f1', 'f2']), ...NOBODY);
    expect(refusal(campaign, enters(['f3']))).toMatchObject({ why: 'doors-too-narrow' });
    expect(refusal(campaign, moves('f3', { inside: 'b1' }))).toMatchObject({ why: 'doors-too-narrow' });
    act(campaign, moves('f3', { inside: 'b1', through: 'window' }));
    act(campaign, next, [3, 1]);
    act(campaign, enters(['f4']));
  });

  it('nobody after two who have moved in', () => {
    const campaign = battle();
    act(campaign, moves('f1', { inside: 'b1', others: ['f2'] }));
    expect(refusal(campaign, enters(['f3']))).toMatchObject({ why: 'doors-too-narrow' });
  });
});

describe('a figure goes', () => {
  it('into one place in an activation, and makes no fast move after it', () => {
    const campaign = battle();
    act(campaign, enters(['f1']), ...NOBODY);
    expect(refusal(campaign, enters(['f1'], 'b2'))).toMatchObject({ why: 'entered-already' });
    expect(refusal(campaign, moves('f1', { inside: 'v1' }))).toMatchObject({ why: 'entered-already' });
    expect(refusal(campaign, moves('f1', { how: 'fast', inside: null }))).toMatchObject({
      why: 'moved-already',
    });
    act(campaign, enters(['f1'], 'b2', 0, 'The doors touch'), ...NOBODY);
    act(campaign, next, [3, 1]);
    act(campaign, enters(['f1'], 'v1'), ...NOBODY);
  });

  it('up or down one level in a turn', () => {
    const campaign = battle();
    expect(refusal(campaign, enters(['f1'], 'b1', 2))).toMatchObject({ why: 'climbed-already' });
    act(campaign, enters(['f1']), ...NOBODY);
    act(campaign, enters(['f1'], 'b1', 1), ...NOBODY);
    expect(refusal(campaign, enters(['f1'], 'b1', 2))).toMatchObject({ why: 'climbed-already' });
    act(campaign, next, [3, 1]);
    act(campaign, enters(['f1'], 'b1', 2), ...NOBODY);
    expect(underWay(campaign).visits.map(({ floor }) => floor)).toEqual([0, 1, 2]);
  });
});
