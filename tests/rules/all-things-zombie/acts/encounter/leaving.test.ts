/** Leaving the table on a board: a move over its edge, or a correction with a reason; at an own table the players see it. */
import { describe, expect, it } from 'vitest';
import { placePiece } from '../../../../../src/rules/all-things-zombie/acts/encounter/board/place.ts';
import { move } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import { beginTurn, mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { figureId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { onBoard, placeOf } from '../../../../support/rules/board.ts';
import { act, type MakeAct, refusal } from '../../../../support/rules/campaign.ts';
import { campaignWith, fighter, onTable, planned } from '../../../../support/rules/encounter.ts';

/** Gloria and Ann, active, in the south of the table, away from the house b1. */
function battle(y: number, dice: readonly [number, number] = [3, 1]): Campaign {
  const campaign = onTable(planned(campaignWith()));
  act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [...dice]);
  return onBoard(campaign, { f1: [200, y, 16], f2: [230, y, 16] });
}

const leaves = (y: number, more: object = {}): MakeAct => {
  const to = { x: 200, y };
  return (now) => move(now, { who: 'f1', others: [], how: 'normal', to, leaves: true, ...more });
};
const off: MakeAct = (now) => mark(now, { who: 'f1', condition: 'off-table' });
const is = (campaign: Campaign, who = 'f1') => fighter(campaign, who)?.condition;

describe('whoever leaves the table on a board', () => {
  it('goes over the edge at the end of a move that leads to it', () => {
    const campaign = battle(60);
    act(campaign, leaves(5));
    expect(is(campaign)).toBe('off-table');
    expect(fighter(campaign, 'f1')?.moved).toMatchObject({ how: 'normal', inches: 6 });
    expect(is(campaign, 'f2')).not.toBe('off-table');
  });

  it('stays where the move ends before the edge', () => {
    const campaign = battle(120);
    expect(refusal(campaign, leaves(5))).toMatchObject({ why: 'too-far' });
    expect(is(campaign)).not.toBe('off-table');
  });

  it('isn’t gone by a way that ends on the table', () => {
    const campaign = battle(60);
    expect(refusal(campaign, leaves(20))).toMatchObject({ why: 'not-at-edge' });
    expect(placeOf(campaign, 'f1').spot).toEqual({ x: 200, y: 60 });
  });

  it('is marked as gone at the edge alone, unless there is a reason', () => {
    expect(refusal(battle(60), off)).toMatchObject({ why: 'not-at-edge' });
    const near = battle(60);
    act(near, (now) => move(now, { who: 'f1', others: [], how: 'normal', to: { x: 200, y: 5 } }));
    act(near, off);
    expect(is(near)).toBe('off-table');
    const far = battle(60);
    const { events } = act(far, (now) =>
      mark(now, { who: 'f1', condition: 'off-table', anyway: 'Fell in the cellar' }),
    );
    expect(events[0]).toMatchObject({ type: 'done-anyway', untimely: 'not-at-edge' });
    expect(is(far)).toBe('off-table');
  });

  it('goes in his own time', () => {
    const campaign = battle(5, [6, 1]);
    expect(refusal(campaign, off)).toMatchObject({ why: 'not-active' });
  });

  it('doesn’t go through the wall of a house at the edge', () => {
    const campaign = battle(60);
    const to = { spot: { x: 20, y: 120 }, facing: 0, level: { building: 'b1', floor: 0 } };
    act(campaign, (now) => placePiece(now, { piece: figureId(1), ...to }));
    expect(refusal(campaign, off)).toMatchObject({ why: 'not-at-edge' });
  });

  it('is believed at an own table', () => {
    const campaign = onTable(planned(campaignWith()));
    act(campaign, off);
    expect(is(campaign)).toBe('off-table');
  });
});
