/** Zombies on a board: each goes by what it sees and hears from where it stands, and ends where that leads it (ATZ-160, ATZ-161). */
import { describe, expect, it } from 'vitest';
import type { InputOf } from '../../../../../src/rules/all-things-zombie/acts/act.ts';
import type { ActInput } from '../../../../../src/rules/all-things-zombie/acts/acts.ts';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { proposalText } from '../../../../../src/rules/all-things-zombie/acts/encounter/proposal-words.ts';
import type { ZOMBIES_ACT } from '../../../../../src/rules/all-things-zombie/acts/encounter/zombies/zombies-act.ts';
import { type PlayedId, playOf } from '../../../../../src/rules/all-things-zombie/acts/plays.ts';
import { contactsOf } from '../../../../../src/rules/all-things-zombie/board/contact.ts';
import { groundOn } from '../../../../../src/rules/all-things-zombie/board/ground.ts';
import { apart, bearing, HALF_BASE } from '../../../../../src/rules/all-things-zombie/board/place.ts';
import { hasRoom } from '../../../../../src/rules/all-things-zombie/board/room.ts';
import { figureId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import { apply } from '../../../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Zombies } from '../../../../../src/rules/all-things-zombie/state/zombies.ts';
import type { Answer } from '../../../../../src/rules/core/play.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { onBoard, placeOf } from '../../../../support/rules/board.ts';
import { act, refusal } from '../../../../support/rules/campaign.ts';
import { campaignWith, onTable, planned, underWay } from '../../../../support/rules/encounter.ts';
import { marked, withVehicle } from '../../../../support/rules/vehicles.ts';
import { withZombies, zombies } from '../../../../support/rules/zombies.ts';

const [NORTH, EAST, SOUTH, WEST] = [0, 8, 16, 24] as const;
type At = readonly [number, number, number];
type Places = Readonly<Record<string, At>>;

const table = () => onTable(planned(campaignWith()));

/** Gloria (f1), Ann (f2) and as many zombies as have a place; the house b1 stands from 0,10 to 5,15. */
function battle(places: Places, campaign = table()): Campaign {
  const ids = Object.keys(places).filter((piece): piece is Zombies['id'] => piece.startsWith('z'));
  return onBoard(
    withZombies(
      campaign,
      ids.map((id) => zombies({ id, count: 1 })),
    ),
    places,
  );
}

function does<A extends PlayedId>(campaign: Campaign, id: A, input: ActInput<A>, ...answers: Answer[]) {
  return act(campaign, (now) => playOf(id, input)(now), ...answers);
}

const goes = (
  campaign: Campaign,
  group: string,
  told: Partial<InputOf<typeof ZOMBIES_ACT>> = {},
  ...answers: Answer[]
) => does(campaign, 'encounter.zombies-act', { group, ...told }, ...answers);

const doingOf = (campaign: Campaign, id: string) =>
  underWay(campaign).zombies?.groups.find((one) => one.id === id)?.doing;

const due = (campaign: Campaign) =>
  proposals(seen(campaign), []).flatMap((one) => (one.act === 'zombies-act' ? [proposalText(one)] : []));

const FAR_OFF = { f1: [300, 300, NORTH], f2: [320, 300, NORTH] } as const;

describe('a zombie that is active on a board', () => {
  it('charges whom it sees and reaches, and stands in contact with him', () => {
    const campaign = battle({ ...FAR_OFF, z1: [300, 360, NORTH] });
    const { title, events } = goes(campaign, 'z1');
    expect(title).toBe('A zombie: Gloria is charged');
    expect(doingOf(campaign, 'z1')).toEqual({ by: 'charging', at: 'f1', unseen: false });
    expect(placeOf(campaign, 'z1')).toEqual({ spot: { x: 300, y: 310 }, facing: 16, level: null });
    const way = [
      { x: 300, y: 360 },
      { x: 300, y: 310 },
    ];
    expect(events.find(({ type }) => type === 'pieces-placed')).toMatchObject({ how: 'way', way });
  });

  it('comes unseen at flank and rear, as where it stands in contact has it', () => {
    for (const [at, side] of [
      [[360, 300, NORTH], 'flank'],
      [[300, 240, NORTH], 'rear'],
    ] as const) {
      const campaign = battle({ f1: [300, 300, NORTH], f2: [20, 20, NORTH], z1: at });
      goes(campaign, 'z1');
      expect(bearing(placeOf(campaign, 'f1'), placeOf(campaign, 'z1').spot)).toBe(side);
      expect(doingOf(campaign, 'z1')).toEqual({ by: 'charging', at: 'f1', unseen: true });
    }
  });

  it('has a die decide between those equally near', () => {
    const places = { f1: [300, 300, NORTH], f2: [300, 380, NORTH], z1: [300, 340, EAST] } as const;
    for (const [face, who] of [
      [3, 'f1'],
      [4, 'f2'],
    ] as const) {
      const campaign = battle(places);
      goes(campaign, 'z1', {}, [face]);
      expect(doingOf(campaign, 'z1')).toMatchObject({ by: 'charging', at: who });
    }
  });

  it('goes for shots of this turn and the last, and no longer', () => {
    const campaign = battle({ f1: [100, 300, NORTH], f2: [80, 300, NORTH], z1: [300, 300, NORTH] });
    const from = { spot: { x: 100, y: 300 }, facing: 'n' } as const;
    expect(due(campaign)).toEqual(['Zombie A goes straight on, north, to 30″, 36″']);
    apply(campaign, { type: 'shots-marked', marker: { who: figureId(1), shots: 1, from } });
    expect(due(campaign)).toEqual(['Zombie A goes for the shots at 10″, 30″, 20″, to 24″, 30″']);
    does(campaign, 'encounter.hear-marker', { marker: 0 }, [1]);
    const nextTurn = () => does(campaign, 'encounter.begin-turn', { sides: ['Party', 'Zombies'] }, [3, 4]);
    nextTurn();
    expect(due(campaign)).toEqual(['Zombie A goes for the shots at 10″, 30″, 20″, to 24″, 30″']);
    goes(campaign, 'z1');
    expect(placeOf(campaign, 'z1').spot).toEqual({ x: 240, y: 300 });
    nextTurn();
    expect(due(campaign)).toEqual(['Zombie A goes straight on, west, to 18″, 30″']);
  });

  it('goes for shots that were told without a marker', () => {
    const campaign = battle({ ...FAR_OFF, z1: [100, 300, NORTH] });
    const from = { spot: { x: 100, y: 400 }, facing: 'n' } as const;
    does(campaign, 'encounter.hear-shots', { shots: 1, from }, [1]);
    expect(due(campaign)).toEqual(['Zombie A goes for the shots at 10″, 40″, 10″, to 10″, 36″']);
  });

  it('is turned along a wall by a die, and once only', () => {
    const campaign = battle({ ...FAR_OFF, z1: [80, 125, WEST] });
    expect(due(campaign)).toEqual([
      'Zombie A goes straight on, west, to 5.4″, 12.5″; it runs into building 1, and a die turns it',
    ]);
    const { title } = goes(campaign, 'z1', {}, [1]);
    expect(title).toContain('left');
    expect(placeOf(campaign, 'z1')).toMatchObject({ spot: { x: 51, y: 96 }, facing: WEST });
  });

  it('is as told, where the player says more', () => {
    const at = { ...FAR_OFF, z1: [300, 360, NORTH] } as const;
    const nobody = battle(at);
    goes(nobody, 'z1', { drawnBy: 'nothing', reach: [] });
    expect(doingOf(nobody, 'z1')).toEqual({ by: 'roaming' });
    expect(placeOf(nobody, 'z1').spot).toEqual({ x: 300, y: 420 });
    const ann = battle(at);
    goes(ann, 'z1', { reach: [{ who: 'f2', zombies: 1, unseen: true }] });
    expect(doingOf(ann, 'z1')).toEqual({ by: 'charging', at: 'f2', unseen: true });
    expect(apart(placeOf(ann, 'z1'), placeOf(ann, 'f2'))).toBe(0);
    const led = battle(at);
    goes(led, 'z1', { to: { x: 320, y: 310 } });
    expect(placeOf(led, 'z1')).toMatchObject({ spot: { x: 320, y: 310 }, facing: 16 });
    expect(doingOf(led, 'z1')).toMatchObject({ by: 'charging', at: 'f2' });
  });

  it('is refused a spot beyond its move, on a base or in a wall', () => {
    const campaign = battle({ ...FAR_OFF, z1: [100, 125, NORTH], z2: [120, 125, NORTH] });
    for (const [to, why] of [
      [{ x: 100, y: 200 }, 'too-far'],
      [{ x: 120, y: 125 }, 'spot-taken'],
      [{ x: 52, y: 125 }, 'no-way'],
    ] as const)
      expect(
        refusal(campaign, (now) => playOf('encounter.zombies-act', { group: 'z1', to })(now)),
      ).toMatchObject({ why });
  });

  it('reaches whoever sits in a vehicle that stands, at its side', () => {
    const campaign = battle({ m1: [300, 300, NORTH], z1: [300, 350, NORTH] }, withVehicle(table()));
    // Of the two in it a die decides.
    goes(campaign, 'z1', {}, [6]);
    expect(doingOf(campaign, 'z1')).toEqual({ by: 'charging', at: 'f2', unseen: false, vehicle: true });
    expect(placeOf(campaign, 'z1').spot.y).toBeLessThan(320);
  });

  it('runs into somebody hidden whom it does not see', () => {
    const campaign = battle({ ...FAR_OFF, z1: [300, 350, 16] });
    marked(campaign, figureId(1), { hidden: true });
    marked(campaign, figureId(2), { hidden: true });
    expect(due(campaign)).toEqual(['Zombie A goes straight on, south, and runs into Gloria, to 30″, 31″']);
    goes(campaign, 'z1');
    expect(doingOf(campaign, 'z1')).toMatchObject({ by: 'charging', at: 'f1' });
  });
});

describe('a crowd on a board', () => {
  const GLORIA = { f1: [300, 300, NORTH], f2: [20, 20, NORTH] } as const;
  const touch = (campaign: Campaign, id: string) =>
    apart(placeOf(campaign, id), placeOf(campaign, 'f1')) === 0;

  it('stands round one figure, six where they come from all sides', () => {
    const sides: readonly At[] = [
      ...([
        [300, 340, 0],
        [300, 260, 0],
        [335, 320, 0],
      ] as const),
      ...([
        [335, 280, 0],
        [265, 320, 0],
        [265, 280, 0],
      ] as const),
    ];
    const zs = Object.fromEntries(sides.map((at, nth) => [`z${nth + 1}`, at]));
    const campaign = battle({ ...GLORIA, ...zs });
    for (const id of Object.keys(zs)) goes(campaign, id);
    expect(Object.keys(zs).filter((id) => touch(campaign, id))).toHaveLength(6);
  });

  it('finds as much room as there is, and the others stop behind', () => {
    const ring = Array.from(
      { length: 9 },
      (_, nth) => [`z${nth + 1}`, [260 + nth * 10, 322, NORTH]] as const,
    );
    const campaign = battle({ ...GLORIA, ...Object.fromEntries(ring) });
    for (const [id] of ring) goes(campaign, id);
    const at = (id: string) => placeOf(campaign, id);
    const charging = ring.filter(([id]) => doingOf(campaign, id)?.by === 'charging').map(([id]) => id);
    expect(ring.map(([id]) => id).filter((id) => touch(campaign, id))).toEqual(charging);
    expect(charging.length).toBeGreaterThan(3);
    expect(charging.length).toBeLessThan(7);
    const { table: here } = underWay(campaign);
    const taken = [...ring.map(([id]) => id), 'f1'].map((id) => ({ at: at(id), reach: HALF_BASE }));
    const free = contactsOf({ at: at('f1'), reach: HALF_BASE }, at('f1').spot).filter(
      (spot) => here && hasRoom(groundOn(here), taken, { spot, facing: 0, level: null }),
    );
    expect(free).toEqual([]);
    const pieces = underWay(campaign).board?.places ?? [];
    const overlapping = pieces.flatMap((one, nth) =>
      pieces
        .slice(nth + 1)
        .filter(({ at: { spot } }) => (spot.x - one.at.spot.x) ** 2 + (spot.y - one.at.spot.y) ** 2 < 100)
        .map(({ piece }) => [one.piece, piece]),
    );
    expect(overlapping).toEqual([]);
  });
});

describe('zombies that come on a board', () => {
  it('stand 12″ from the shots that drew them, middle to middle', () => {
    const campaign = battle({ f1: [240, 240, NORTH], f2: [20, 20, NORTH], z1: [20, 300, NORTH] });
    const from = { spot: { x: 240, y: 240 }, facing: 'n' } as const;
    // A rural area: a 6 brings one, a 2 to the front.
    does(campaign, 'encounter.hear-shots', { shots: 1, from }, [6], [2]);
    expect(placeOf(campaign, 'z2').spot).toEqual({ x: 240, y: 360 });
  });

  it('stand where the player says, or in contact with whom they are said to be at', () => {
    const campaign = battle({ ...FAR_OFF, z1: [20, 300, NORTH] });
    does(campaign, 'encounter.zombies-set', { group: null, count: 2, spot: { x: 400, y: 200 } });
    expect(placeOf(campaign, 'z2').spot).toEqual({ x: 400, y: 200 });
    expect(apart(placeOf(campaign, 'z2'), placeOf(campaign, 'z3'))).toBe(0);
    does(campaign, 'encounter.zombies-set', { group: null, count: 1, doing: 'charging', whom: 'f1' });
    expect(apart(placeOf(campaign, 'z4'), placeOf(campaign, 'f1'))).toBe(0);
    const spot = { x: 481, y: 1 };
    expect(
      refusal(campaign, (now) => playOf('encounter.zombies-set', { group: null, count: 1, spot })(now)),
    ).toMatchObject({ why: 'off-the-table' });
  });
});

it('without a board says neither whom zombies reach nor what draws them', () => {
  const campaign = withZombies(table(), [zombies()]);
  expect(refusal(campaign, (now) => playOf('encounter.zombies-act', { group: 'z1' })(now))).toMatchObject({
    why: 'no-board',
  });
});

describe('a zombie that comes into sight in the middle of its move', () => {
  /** Along the north wall of the house, south-east of which Gloria looks at its corner. */
  const round = () => battle({ f1: [60, 60, NORTH], f2: [300, 300, NORTH], z1: [20, 160, EAST] });
  const to = { x: 75, y: 160 };

  it('halts at the first tenth of an inch at which she sees it, and In Sight is due of her before it goes on', () => {
    const campaign = round();
    const { title } = goes(campaign, 'z1', { to });
    expect(title).toBe('A zombie moves, and halts in sight of Gloria (group A, from the start, front)');
    expect(placeOf(campaign, 'z1').spot).toEqual({ x: 49, y: 160 });
    const [group] = underWay(campaign).zombies?.groups ?? [];
    expect(group).toMatchObject({ halted: { turn: 2, left: 31 }, doing: { by: 'roaming' } });
    expect(group?.acted).toBeUndefined();
  });

  it('goes on as far as the rest of its move leads, and then has acted', () => {
    const campaign = round();
    goes(campaign, 'z1', { to });
    expect(() => goes(campaign, 'z1', { to: { x: 81, y: 160 } })).toThrow('too-far');
    goes(campaign, 'z1', { to });
    expect(placeOf(campaign, 'z1').spot).toEqual(to);
    const [group] = underWay(campaign).zombies?.groups ?? [];
    expect(group).toMatchObject({ acted: 2 });
    expect(group?.halted).toBeUndefined();
    expect(() => goes(campaign, 'z1', { to })).toThrow('zombies-acted');
  });

  it('goes on to the side to which a die has turned it in that move, and rolls no other', () => {
    // Before the north wall of the house.
    const atWall = (halted: Zombies['halted']) =>
      onBoard(withZombies(table(), [zombies({ id: 'z1', count: 1, ...(halted && { halted }) })]), {
        f1: [60, 60, NORTH],
        f2: [300, 300, NORTH],
        z1: [25, 156, SOUTH],
      });
    const campaign = atWall({ turn: 2, left: 30, turned: 'left' });
    goes(campaign, 'z1');
    expect(placeOf(campaign, 'z1').spot.x).toBeGreaterThan(25);
    const other = atWall({ turn: 2, left: 30, turned: 'right' });
    goes(other, 'z1');
    expect(placeOf(other, 'z1').spot.x).toBeLessThan(25);
    expect(() => goes(atWall({ turn: 2, left: 30 }), 'z1')).toThrow();
  });

  it('has the whole of a move again in the next turn', () => {
    const campaign = round();
    goes(campaign, 'z1', { to });
    underWay(campaign).turn = { number: 3, dice: underWay(campaign).turn?.dice ?? [] };
    goes(campaign, 'z1', { to: { x: 107, y: 160 } });
    expect(placeOf(campaign, 'z1').spot).toEqual({ x: 107, y: 160 });
  });

  it('halts for nobody who lies, fights hand to hand, or has seen it from the start', () => {
    const campaign = round();
    marked(campaign, figureId(1), { condition: 'knocked-down' });
    goes(campaign, 'z1', { to });
    expect(placeOf(campaign, 'z1').spot).toEqual(to);
    const seenFirst = battle({ f1: [60, 60, NORTH], f2: [300, 300, NORTH], z1: [52, 160, EAST] });
    goes(seenFirst, 'z1', { to });
    expect(placeOf(seenFirst, 'z1').spot).toEqual(to);
  });
});

describe('all zombies on a board', () => {
  const all = (campaign: Campaign, ...answers: Answer[]) =>
    does(campaign, 'encounter.zombies-act', {}, ...answers);

  it('act by one act as they do one by one', () => {
    const battled = () =>
      battle({ ...FAR_OFF, z1: [300, 360, NORTH], z2: [100, 300, EAST], z3: [100, 400, EAST] });
    const [together, apartly] = [battled(), battled()];
    const { title, events } = all(together);
    expect(title).toBe('Three zombies act; charged: Gloria');
    const each = ['z1', 'z2', 'z3'].flatMap((id) => goes(apartly, id).events);
    expect(events).toEqual(each);
    expect(due(together)).toEqual([]);
  });

  it('stop where one of them halts in sight, and the others go on from there', () => {
    const campaign = battle({
      ...{ f1: [60, 60, NORTH], f2: [300, 300, NORTH] },
      ...{ z1: [20, 160, EAST], z2: [400, 400, NORTH] },
    });
    const { title } = all(campaign);
    expect(title).toBe('A zombie acts; the last halts in sight of Gloria');
    expect(placeOf(campaign, 'z2').spot).toEqual({ x: 400, y: 400 });
    // The first one runs into the house.
    expect(all(campaign, [1]).title).toBe('Two zombies act');
    expect(placeOf(campaign, 'z2').spot).toEqual({ x: 400, y: 460 });
  });

  it('do so on a board alone, as its places say, and while one of them may', () => {
    const why = (campaign: Campaign, told: Partial<InputOf<typeof ZOMBIES_ACT>> = {}) =>
      refusal(campaign, (now) => playOf('encounter.zombies-act', told)(now));
    expect(why(withZombies(table(), [zombies()]))).toMatchObject({ why: 'no-board' });
    const campaign = battle({ ...FAR_OFF, z1: [100, 300, EAST] });
    expect(why(campaign, { drawnBy: 'nothing' })).toMatchObject({ why: 'which-zombies' });
    all(campaign);
    expect(why(campaign)).toMatchObject({ why: 'zombies-acted' });
    // Their die keeps them where they are.
    does(campaign, 'encounter.begin-turn', { sides: ['Party', 'Zombies'] }, [1, 6]);
    expect(why(campaign)).toMatchObject({ why: 'zombies-stay' });
  });
});
