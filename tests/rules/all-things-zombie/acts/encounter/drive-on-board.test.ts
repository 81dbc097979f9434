/** Vehicles on a board: their way, whom they go over, what stops them, and where they are carried out of control (ATZ-155, ATZ-164). */
import { describe, expect, it } from 'vitest';
import type { InputOf } from '../../../../../src/rules/all-things-zombie/acts/act.ts';
import type { DRIVE } from '../../../../../src/rules/all-things-zombie/acts/encounter/vehicles/drive.ts';
import { playOf } from '../../../../../src/rules/all-things-zombie/acts/plays.ts';
import { contactId } from '../../../../../src/rules/all-things-zombie/meeting-and-greeting/contact.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { strangerId } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import type { Answer } from '../../../../../src/rules/core/play.ts';
import { onBoard, placeOf } from '../../../../support/rules/board.ts';
import { act, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  fighter,
  onTable,
  planned,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';
import { withVehicle } from '../../../../support/rules/vehicles.ts';
import { withZombies, zombies } from '../../../../support/rules/zombies.ts';

const NILS = strangerId(contactId(1), 0);
const [NORTH, EAST, WEST] = [0, 8, 24] as const;
type At = readonly [number, number, number];
type Go = Partial<Extract<InputOf<typeof DRIVE>['what'], { does: 'go' }>>;

/** Gloria, Rep 5, at the wheel of a sedan that does 12″, Ann, Rep 3, beside her; Nils with a machine gun; the house b1 stands from 0,10 to 5,15. */
function riding(places: Readonly<Record<string, At>>, speed = 12): Campaign {
  const contacts = [{ members: [stranger({ weapons: ['light-machine-gun'] })] }];
  const campaign = entered(onTable(planned(campaignWith({ contacts }))), 'b1', 'c1');
  withVehicle(withZombies(campaign, [zombies({ count: 1 })]), { engine: true, speed });
  return onBoard(campaign, { z1: [440, 440, NORTH], 'c1/0': [20, 440, NORTH], ...places });
}

const driving = (what: Go) =>
  ({ vehicle: 'm1', driver: 'f1', what: { does: 'go', speed: 12, ...what } }) as const;
const drives = (campaign: Campaign, what: Go, ...answers: readonly Answer[]) =>
  act(campaign, (now) => playOf('encounter.drive', driving(what))(now), ...answers);
const refused = (campaign: Campaign, what: Go) =>
  refusal(campaign, (now) => playOf('encounter.drive', driving(what))(now));
const at = (campaign: Campaign) => placeOf(campaign, 'm1').spot;

describe('a vehicle on the board', () => {
  it('goes its inches straight on, and the log tells its way', () => {
    const campaign = riding({ m1: [200, 60, EAST] });
    const { events } = drives(campaign, {});
    expect(at(campaign)).toEqual({ x: 320, y: 60 });
    const way = [
      { x: 200, y: 60 },
      { x: 320, y: 60 },
    ];
    expect(events).toContainEqual(expect.objectContaining({ type: 'pieces-placed', how: 'way', way }));
  });

  it('turns where its way does, each turn at a quarter of its speed', () => {
    const campaign = riding({ m1: [200, 60, EAST] }, 10);
    drives(campaign, {
      speed: 10,
      way: [
        { x: 230, y: 60 },
        { x: 230, y: 200 },
      ],
    });
    // Seven and a half inches are counted as seven: three east, four north.
    expect(placeOf(campaign, 'm1')).toMatchObject({ spot: { x: 230, y: 100 }, facing: NORTH });
    expect(underWay(campaign).working?.[0]?.speed).toBe(7);
  });

  it('isn’t steered into something solid, and stops at what lies straight ahead', () => {
    // The wall of the house at 100, and half the width of a sedan.
    const campaign = riding({ m1: [25, 30, NORTH] });
    expect(refused(campaign, { way: [{ x: 25, y: 140 }] })).toMatchObject({ why: 'way-blocked' });
    drives(campaign, {});
    expect(at(campaign)).toEqual({ x: 25, y: 91 });
  });

  it('leaves the table where its inches lead to the edge, or for a reason', () => {
    const campaign = riding({ m1: [240, 240, EAST] });
    expect(refused(campaign, { leaves: true })).toMatchObject({ why: 'against-places' });
    expect(refused(campaign, { leaves: true, way: [{ x: 340, y: 250 }] })).toMatchObject({
      why: 'against-places',
    });
    const near = riding({ m1: [400, 240, EAST], z1: [450, 240, WEST] });
    const { title } = drives(near, { leaves: true, way: [{ x: 475, y: 240 }] }, [4], [1], [3]);
    expect(title).toContain('runs into them, leaves the table: a zombie');
    expect(fighter(near, 'f1')?.condition).toBe('off-table');
    const drive = { ...driving({ leaves: true }), anyway: 'The table is bigger' };
    act(campaign, (now) => playOf('encounter.drive', drive)(now));
    expect(fighter(campaign, 'f1')?.condition).toBe('off-table');
  });

  it('turns no oftener than it can, and stays put where no way is told', () => {
    const campaign = riding({ m1: [200, 60, EAST] });
    const way = [
      { x: 260, y: 60 },
      { x: 260, y: 200 },
      { x: 400, y: 200 },
    ];
    // Its inches end before the second turn.
    expect(refused(campaign, { way })).toMatchObject({ why: 'too-many-turns' });
    drives(campaign, { turns: 1 });
    expect(placeOf(campaign, 'm1').spot).toEqual({ x: 200, y: 60 });
    drives(riding({ m1: [200, 60, EAST] }, 10), { speed: 10, turns: 1, way: way.slice(0, 2) });
  });

  it('is told its way on a board alone', () => {
    const campaign = riding({ m1: [200, 60, EAST] });
    act(campaign, (now) => playOf('encounter.board', { up: false })(now));
    expect(refused(campaign, { way: [{ x: 260, y: 60 }] })).toMatchObject({ why: 'no-board' });
  });

  it('has whoever gets out stand beside it, wherever it has gone', () => {
    const campaign = riding({ m1: [200, 60, EAST] });
    drives(campaign, {});
    act(campaign, (now) =>
      playOf('encounter.move', { who: 'f2', others: [], how: 'normal', inside: null, through: 'door' })(now),
    );
    const { x, y } = placeOf(campaign, 'f2').spot;
    expect(Math.hypot(x - 320, y - 60)).toBeGreaterThanOrEqual(14);
    expect(Math.hypot(x - 320, y - 60)).toBeLessThan(22);
  });
});

describe('whoever is in the way of a vehicle', () => {
  it('is found by places: a zombie on its way flies aside and lies there', () => {
    const campaign = riding({ m1: [200, 60, EAST], z1: [260, 62, WEST] });
    const { title } = drives(campaign, {}, [4], [1], [3]);
    expect(title).toContain('runs into them: a zombie Knocked Down (thrown 3″ to the left)');
    expect(placeOf(campaign, 'z1').spot).toEqual({ x: 260, y: 92 });
    expect(underWay(campaign).zombies?.groups[0]?.down).toBe(true);
  });

  it('is passed by where it stands beside the way', () => {
    const campaign = riding({ m1: [200, 60, EAST], z1: [260, 75, WEST] });
    expect(drives(campaign, {}).title).not.toContain('runs into');
  });

  it('is told otherwise than by its places for a reason only', () => {
    const by = riding({ m1: [200, 60, EAST] });
    const over = [{ target: null, zombies: 'z1' }] as const;
    expect(refused(by, { over })).toMatchObject({ why: 'against-places' });
    const at = riding({ m1: [200, 60, EAST], z1: [260, 62, WEST] });
    expect(refused(at, { over: [] })).toMatchObject({ why: 'against-places' });
    const drive = { ...driving({ over: [] }), anyway: 'It jumped aside' };
    const { title } = act(at, (now) => playOf('encounter.drive', drive)(now));
    expect(title).not.toContain('runs into');
    const again = riding({ m1: [200, 60, EAST], z1: [260, 62, WEST] });
    expect(drives(again, { over }, [4], [1], [3]).title).toContain('runs into them');
  });

  it('tests for Overrun', () => {
    const campaign = riding({ m1: [200, 60, EAST], 'c1/0': [260, 60, WEST] });
    const { events } = drives(campaign, {}, [6, 6], [1], [6]);
    expect(events).toContainEqual(expect.objectContaining({ rule: 'atz.overrun', who: NILS }));
  });
});
describe('a vehicle out of control', () => {
  const turning = {
    way: [
      { x: 260, y: 60 },
      { x: 260, y: 200 },
    ],
  };

  it('slides two inches away from its turn, and goes on', () => {
    const campaign = riding({ m1: [200, 60, EAST] });
    // Nine inches after the turn: six east, three north, and two south of that.
    drives(campaign, turning, [1, 1]);
    expect(at(campaign)).toEqual({ x: 260, y: 70 });
  });

  it('veers six inches, into the edge of the table, where it stands', () => {
    const campaign = riding({ m1: [200, 60, EAST] });
    const { title } = drives(campaign, turning, [1, 6], [1], [1]);
    expect(title).toContain('veers 6″ out of the turn');
    expect(at(campaign)).toEqual({ x: 260, y: 9 });
    expect(underWay(campaign).working?.[0]?.speed).toBe(0);
  });

  it('hits nothing where there is room', () => {
    const campaign = riding({ m1: [200, 160, EAST] });
    drives(
      campaign,
      {
        way: [
          { x: 260, y: 160 },
          { x: 260, y: 300 },
        ],
      },
      [1, 6],
    );
    expect(at(campaign)).toEqual({ x: 260, y: 130 });
    expect(fighter(campaign, 'f1')?.condition).toBe('up');
  });
});

describe('fire at a vehicle on the board', () => {
  const fires = (campaign: Campaign) =>
    refusal(campaign, (now) =>
      playOf('encounter.fire-at-vehicle', { who: NILS, weapon: 'w0', vehicle: 'm1', shots: 2, from: null })(
        now,
      ),
    );

  it('needs it in sight', () => {
    // The house b1 is in between.
    expect(fires(riding({ m1: [25, 60, EAST], 'c1/0': [25, 200, NORTH] }))).toMatchObject({
      why: 'against-places',
    });
    // He turns to it.
    const campaign = riding({ m1: [100, 60, EAST], 'c1/0': [100, 200, NORTH] });
    act(
      campaign,
      (now) =>
        playOf('encounter.fire-at-vehicle', { who: NILS, weapon: 'w0', vehicle: 'm1', shots: 2, from: null })(
          now,
        ),
      [1, 1],
    );
    expect(placeOf(campaign, 'c1/0').facing).toBe(16);
  });
});
