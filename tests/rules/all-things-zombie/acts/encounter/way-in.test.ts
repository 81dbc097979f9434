/** Going in and up on a board: by a door within the move, and by the stairs (ATZ-151, ATZ-168). */
import { describe, expect, it } from 'vitest';
import { placePiece } from '../../../../../src/rules/all-things-zombie/acts/encounter/board/place.ts';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { move } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import { enter } from '../../../../../src/rules/all-things-zombie/acts/encounter/people/explore.ts';
import { proposalText } from '../../../../../src/rules/all-things-zombie/acts/encounter/proposal-words.ts';
import { beginTurn } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { refusalText } from '../../../../../src/rules/all-things-zombie/acts/refusals.ts';
import { apart } from '../../../../../src/rules/all-things-zombie/board/place.ts';
import type { Stop } from '../../../../../src/rules/all-things-zombie/board/way.ts';
import { figureId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import { apply } from '../../../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { onBoard, placeOf } from '../../../../support/rules/board.ts';
import { act, type MakeAct, refusal } from '../../../../support/rules/campaign.ts';
import { campaignWith, fighter, onTable, planned, underWay } from '../../../../support/rules/encounter.ts';

const [NORTH, SOUTH] = [0, 16] as const;
const NOBODY = [
  [6, 6],
  [6, 6],
] as const;
const next: MakeAct = (now) => beginTurn(now, { sides: ['Party', 'Zombies'] });
const enters =
  (figures: readonly string[], floor = 0, more: { spot?: string; anyway?: string } = {}): MakeAct =>
  (now) =>
    enter(now, { spot: 'b1', floor, figures: [...figures], ...more });
const goes =
  (who: string, to: Stop): MakeAct =>
  (now) =>
    move(now, { who, others: [], how: 'normal', to });

/** Gloria and Ann, active, before a house five inches wide from 0, 100; its one door is in the middle of the south wall, its stairs in the far corner. */
function battle(places: Readonly<Record<string, readonly [number, number, number]>>, storeys = 1): Campaign {
  const campaign = onTable(planned(campaignWith()), { buildings: ['house'], storeys, vehicles: [] });
  act(campaign, next, [3, 1]);
  return onBoard(campaign, places);
}
const ground = { building: 'b1', floor: 0 };
const upstairs = { building: 'b1', floor: 1 };

describe('whoever enters a building on the board', () => {
  it('stands inside at the door, having gone the way with an inch for the door', () => {
    const campaign = battle({ f1: [25, 40, NORTH] });
    const { events } = act(campaign, enters(['f1']), ...NOBODY);
    const { way } = events.find(({ type }) => type === 'pieces-placed') as { way?: readonly Stop[] };
    expect(way?.[0]).toEqual({ x: 25, y: 40 });
    expect(way?.at(-1)).toMatchObject({ x: 25, y: 105, level: ground });
    expect(placeOf(campaign, 'f1')).toEqual({ spot: { x: 25, y: 105 }, facing: NORTH, level: ground });
    // Six and a half inches, and one.
    expect(fighter(campaign, 'f1')).toMatchObject({ inside: 'b1', moved: { how: 'normal', inches: 8 } });
  });

  it('has to have a door within what the move has left', () => {
    const campaign = battle({ f1: [25, 30, NORTH] });
    const why = refusal(campaign, enters(['f1']));
    expect(why).toEqual({ code: 'beyond-door', name: 'Gloria', tenths: 85, left: 8 });
    expect(refusalText(why)).toBe(
      'The way in is 8.5″, and Gloria has 8″ left; come nearer first, or give the reason.',
    );
    act(campaign, goes('f1', { x: 25, y: 60 }));
    // Three inches have been gone.
    expect(refusal(campaign, enters(['f1']))).toMatchObject({ tenths: 55, left: 5 });
    act(campaign, next, [3, 1]);
    act(campaign, enters(['f1']), ...NOBODY);
    expect(fighter(campaign, 'f1')?.moved).toEqual({ how: 'normal', inches: 6, left: 2 });
  });

  it('gets round to it, and not through the wall', () => {
    expect(refusal(battle({ f1: [25, 156, SOUTH] }), enters(['f1']))).toMatchObject({ code: 'beyond-door' });
  });

  it('may go in all the same for a reason, and stands inside then', () => {
    const campaign = battle({ f1: [25, 300, SOUTH] });
    const { events } = act(campaign, enters(['f1'], 0, { anyway: 'A hole' }), ...NOBODY);
    expect(events[0]).toMatchObject({ type: 'done-anyway', untimely: 'beyond-door' });
    expect(placeOf(campaign, 'f1').level).toEqual(ground);
  });

  it('is named, and once', () => {
    const campaign = battle({ f1: [25, 60, NORTH] });
    expect(refusal(campaign, enters([]))).toMatchObject({ why: 'nobody-goes' });
    expect(refusal(campaign, enters(['f1', 'f1']))).toMatchObject({ why: 'named-twice' });
  });

  it('leaves room for whoever comes with him', () => {
    const campaign = battle({ f1: [20, 60, NORTH], f2: [32, 60, NORTH] });
    act(campaign, enters(['f1', 'f2']), ...NOBODY);
    const [gloria, ann] = [placeOf(campaign, 'f1'), placeOf(campaign, 'f2')];
    expect([gloria.level, ann.level]).toEqual([ground, ground]);
    expect((gloria.spot.x - ann.spot.x) ** 2 + (gloria.spot.y - ann.spot.y) ** 2).toBeGreaterThanOrEqual(100);
    expect(apart(gloria, ann)).toBeLessThan(20);
  });

  it('stays where a move has led inside', () => {
    const campaign = battle({ f1: [25, 60, NORTH] });
    act(campaign, goes('f1', { x: 25, y: 115, level: ground }));
    act(campaign, next, [3, 1]);
    act(campaign, enters(['f1']), ...NOBODY);
    expect(placeOf(campaign, 'f1').spot).toEqual({ x: 25, y: 115 });
    expect(fighter(campaign, 'f1')?.moved).toBeUndefined();
  });

  it('comes up to a vehicle that stands about', () => {
    const at = (y: number) =>
      onBoard(onTable(planned(campaignWith()), { buildings: [], vehicles: ['sedan'] }), {
        f1: [25, y, NORTH],
      });
    // Its side is at 100.
    expect(refusal(at(10), enters(['f1'], 0, { spot: 'v1' }))).toMatchObject({ code: 'beyond-door' });
    act(at(20), enters(['f1'], 0, { spot: 'v1' }), ...NOBODY);
  });
});

describe('stairs', () => {
  const FOOT = { x: 44, y: 144 };
  const inside = (x: number, y: number, floor = 0): Campaign => {
    const campaign = battle({}, 3);
    const to = { spot: { x, y }, facing: 0, level: { building: 'b1', floor } };
    act(campaign, (now) => placePiece(now, { piece: figureId(1), ...to }));
    return campaign;
  };

  it('lead whoever enters a floor from the one below, and end at them', () => {
    const campaign = inside(25, 110);
    act(campaign, enters(['f1'], 1), ...NOBODY);
    expect(placeOf(campaign, 'f1')).toMatchObject({ spot: FOOT, level: upstairs });
    // From 25, 110: 3.9 inches, and none for the stairs themselves.
    expect(fighter(campaign, 'f1')?.moved).toEqual({ how: 'normal', inches: 4, left: 4 });
    expect(refusal(campaign, enters(['f1'], 2))).toMatchObject({ why: 'climbed-already' });
  });

  it('are gone up and down in a move, one level in a turn', () => {
    const campaign = inside(25, 110);
    act(campaign, goes('f1', { x: 40, y: 140, level: upstairs }));
    expect(placeOf(campaign, 'f1')).toMatchObject({ spot: { x: 40, y: 140 }, level: upstairs });
    expect(refusal(campaign, goes('f1', { x: 40, y: 140, level: ground }))).toMatchObject({
      why: 'climbed-already',
    });
    // Nobody knows who is up there before it is tested.
    act(campaign, enters(['f1'], 1), ...NOBODY);
    act(campaign, next, [3, 1]);
    act(campaign, goes('f1', { x: 25, y: 110, level: ground }));
    expect(placeOf(campaign, 'f1').level).toEqual(ground);
    expect(fighter(campaign, 'f1')?.inside).toBe('b1');
  });

  it('have led off the floor that was known, which can be entered again', () => {
    const campaign = inside(25, 110);
    expect(refusal(campaign, enters(['f1']))).toMatchObject({ why: 'been-there' });
    act(campaign, goes('f1', { x: 40, y: 140, level: upstairs }));
    act(campaign, next, [3, 1]);
    act(campaign, enters(['f1']), ...NOBODY);
    expect(placeOf(campaign, 'f1').level).toEqual(ground);
  });

  it('don’t keep the floor of a piece that is put on another', () => {
    const campaign = inside(25, 110);
    const to = { spot: { x: 25, y: 110 }, facing: 0, level: upstairs };
    act(campaign, (now) => placePiece(now, { piece: figureId(1), ...to }));
    expect(fighter(campaign, 'f1')?.floor).toBe(1);
    expect(refusal(campaign, enters(['f1'], 1))).toMatchObject({ why: 'been-there' });
    act(campaign, enters(['f1']), ...NOBODY);
  });

  it('have whoever went in and up in one move asked for that floor, which takes the test', () => {
    const campaign = battle({ f1: [25, 90, NORTH] }, 3);
    act(campaign, goes('f1', { ...FOOT, level: upstairs }));
    const [asked] = proposals(campaign, []).filter((one) => one.act === 'enter');
    expect(asked && proposalText(asked)).toBe('Gloria enters house 1, first floor: who is in there?');
    act(campaign, enters(['f1'], 1), ...NOBODY);
    expect(proposals(campaign, []).filter((one) => one.act === 'enter')).toEqual([]);
  });

  it('lead out of the house from the floor above it', () => {
    const campaign = inside(44, 144, 1);
    expect(refusal(campaign, goes('f1', { x: 25, y: 70, level: null }))).toMatchObject({ why: 'too-far' });
    act(campaign, goes('f1', { x: 25, y: 94, level: null }));
    expect(placeOf(campaign, 'f1').level).toBeNull();
    expect(fighter(campaign, 'f1')?.inside).toBeNull();
  });

  it('are nowhere but in their corner', () => {
    const steps = (floor: number, way: readonly Stop[]) =>
      refusal(inside(25, 110, floor), (now) =>
        move(now, { who: 'f1', others: [], how: 'normal', way: [...way] }),
      );
    expect(steps(0, [{ x: 25, y: 110, level: upstairs }])).toMatchObject({ why: 'way-blocked' });
    expect(steps(2, [{ x: 25, y: 110, level: { building: 'b1', floor: 3 } }])).toMatchObject({
      why: 'way-blocked',
    });
  });

  it('lead up to the roof and down from it, where nobody is asked who is in there', () => {
    const roof = { building: 'b1', floor: 3 };
    const campaign = inside(25, 110, 2);
    act(campaign, goes('f1', { x: 40, y: 140, level: roof }));
    // Halted there by what comes into sight.
    expect(placeOf(campaign, 'f1')).toMatchObject({ spot: FOOT, level: roof });
    expect(refusal(campaign, goes('f1', { ...FOOT, level: { ...roof, floor: 4 } }))).toMatchObject({
      why: 'no-way',
    });
    expect(proposals(campaign, []).filter((one) => one.act === 'enter')).toEqual([]);
    act(campaign, next, [3, 1]);
    act(campaign, goes('f1', { x: 25, y: 110, level: { ...roof, floor: 2 } }));
    expect(placeOf(campaign, 'f1').level).toEqual({ ...roof, floor: 2 });
  });

  it('are a ladder to the roof in a building of one storey', () => {
    const campaign = battle({}, 1);
    const roof = { building: 'b1', floor: 1 };
    const to = { spot: { x: 25, y: 110 }, facing: 0, level: roof };
    act(campaign, (now) => placePiece(now, { piece: figureId(1), ...to }));
    act(campaign, goes('f1', { ...FOOT, level: ground }));
    expect(placeOf(campaign, 'f1').level).toEqual(ground);
  });
});

describe('whoever moves in or out, and doesn’t say by which way', () => {
  const into =
    (who: string, inside: string | null): MakeAct =>
    (now) =>
      move(now, { who, others: [], how: 'normal', inside });

  it('goes by the nearest door, as far as the move leads', () => {
    const campaign = battle({ f1: [25, 40, NORTH], f2: [120, 300, NORTH] });
    act(campaign, into('f1', 'b1'));
    expect(placeOf(campaign, 'f1')).toMatchObject({ spot: { x: 25, y: 105 }, level: ground });
    expect(refusal(campaign, into('f2', 'b1'))).toMatchObject({ why: 'too-far' });
    expect(placeOf(campaign, 'f2')).toMatchObject({ spot: { x: 120, y: 300 }, level: null });
  });

  it('comes out by it', () => {
    const campaign = battle({ f1: [25, 90, NORTH] });
    act(campaign, into('f1', 'b1'));
    act(campaign, next, [3, 1]);
    act(campaign, into('f1', null));
    expect(placeOf(campaign, 'f1')).toMatchObject({ spot: { x: 25, y: 95 }, level: null });
    expect(fighter(campaign, 'f1')).toMatchObject({ inside: null });
  });
});

describe('a window', () => {
  /** In the middle of the east wall of the house b1, at 50, 125. */
  const withWindow = (places: Readonly<Record<string, readonly [number, number, number]>>): Campaign => {
    const campaign = onTable(planned(campaignWith()));
    const { table } = underWay(campaign);
    const [house] = table?.buildings ?? [];
    if (table === null || house === undefined) throw new Error('no house stands');
    const buildings = [{ ...house, windows: [{ wall: 1, at: 25, width: 8 }] }];
    apply(campaign, { type: 'table-set', table: { ...table, buildings } });
    act(campaign, next, [3, 1]);
    return onBoard(campaign, places);
  };
  const climbs =
    (inside: string | null, more: { others?: string[] } = {}): MakeAct =>
    (now) =>
      move(now, { who: 'f1', others: [], how: 'normal', inside, through: 'window', ...more });

  it('leads in by the shortest way, and ends the move behind it', () => {
    const campaign = withWindow({ f1: [80, 125, 24] });
    const { events } = act(campaign, climbs('b1'));
    const { way } = events.find(({ type }) => type === 'pieces-placed') as { way?: readonly Stop[] };
    expect(way?.at(-1)).toMatchObject({ x: 45, y: 125, level: ground });
    expect(placeOf(campaign, 'f1')).toMatchObject({ spot: { x: 45, y: 125 }, level: ground });
    expect(fighter(campaign, 'f1')).toMatchObject({ inside: 'b1', moved: { how: 'normal', inches: 4 } });
    expect(fighter(campaign, 'f1')?.moved).not.toHaveProperty('left');
    expect(fighter(campaign, 'f1')?.done?.entered).toBeUndefined();
  });

  it('leads out as well', () => {
    // No zombie is seen through it.
    const campaign = withWindow({ f1: [80, 125, 24], z1: [20, 300, 0], z2: [35, 300, 0] });
    const to = { spot: { x: 25, y: 125 }, facing: 8, level: ground };
    act(campaign, (now) => placePiece(now, { piece: figureId(1), ...to }));
    act(campaign, climbs(null));
    expect(placeOf(campaign, 'f1')).toMatchObject({ spot: { x: 55, y: 125 }, level: null });
    expect(fighter(campaign, 'f1')?.inside).toBeNull();
  });

  it('is too far, or isn’t there', () => {
    expect(refusal(withWindow({ f1: [150, 125, 24] }), climbs('b1'))).toMatchObject({ why: 'too-far' });
    expect(refusal(battle({ f1: [80, 125, 24] }), climbs('b1'))).toMatchObject({ why: 'no-way' });
    // Several are measured one by one.
    const both = withWindow({ f1: [400, 400, 24], f2: [420, 400, 24] });
    expect(refusal(both, climbs('b1', { others: ['f2'] }))).toMatchObject({ why: 'way-wanted' });
  });
});
