/** Charges on a board: a way up to contact of a fast move at most, and where the charger stands then (ATZ-147, ATZ-155). */
import { describe, expect, it } from 'vitest';
import { placePiece } from '../../../../../src/rules/all-things-zombie/acts/encounter/board/place.ts';
import { takeCheck } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/check.ts';
import type { Check } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/checks.ts';
import { fireAt } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/fire-at.ts';
import { contactByPlaces } from '../../../../../src/rules/all-things-zombie/acts/encounter/places/contact-here.ts';
import { beginTurn } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { refusalText } from '../../../../../src/rules/all-things-zombie/acts/refusals.ts';
import { apart } from '../../../../../src/rules/all-things-zombie/board/place.ts';
import { contactId } from '../../../../../src/rules/all-things-zombie/meeting-and-greeting/contact.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { type Fighter, strangerId } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import { onBoard, placeOf, puts } from '../../../../support/rules/board.ts';
import { act, type MakeAct, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  fighter,
  onTable,
  planned,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';
import { withZombies, zombies } from '../../../../support/rules/zombies.ts';

const [NORTH, EAST, WEST] = [0, 8, 24] as const;
type At = readonly [number, number, number];

/** Gloria, Rep 5, Ann, Rep 3, and Nils, Rep 4, whom they fight; the party acts. The house b1 stands at 0 to 50, 100 to 150, its door in the south. */
function battle(places: Readonly<Record<string, At>>): Campaign {
  const contacts = [{ standing: 'fought', members: [stranger()] }] as const;
  const campaign = entered(onTable(planned(campaignWith({ contacts }))), 'b1', 'c1');
  act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies', 'c1'] }), [3, 1, 2]);
  return onBoard(campaign, places);
}

const checks =
  (figure: string, what: Check, more: object = {}): MakeAct =>
  (now) =>
    takeCheck(now, { figure, what, ...more });
const charges = (more: object = {}) =>
  checks('f1', { check: 'wanting-to-charge' }, { charging: { who: 'c1/0' }, ...more });
const isCharged = (campaign: Campaign) => act(campaign, charges(), [1, 2, 6], 'charges');

function lineOf(campaign: Campaign, who: string): Fighter {
  const found = fighter(campaign, who);
  if (found === undefined) throw new Error(`${who} isn’t there`);
  return found;
}

describe('the way of a charge', () => {
  it('is sixteen inches long at most, from base to base', () => {
    const at = (far: number) => battle({ f1: [60, 60, EAST], 'c1/0': [60 + far, 60, WEST] });
    isCharged(at(170));
    const why = refusal(at(171), charges());
    expect(why).toEqual({ code: 'beyond-charge', to: 'Nils', tenths: 161, most: 16 });
    expect(refusalText(why)).toBe(
      'It is 16.1″ to Nils, and a charge goes 16″; choose somebody nearer, or give the reason.',
    );
  });

  it('leads round a house, however near they stand on its two sides', () => {
    // Nine inches apart through its walls, with the table’s edge in the west.
    const campaign = battle({ f1: [5, 90, NORTH], 'c1/0': [5, 190, WEST] });
    const why = refusal(campaign, charges());
    expect(why).toMatchObject({ code: 'beyond-charge' });
    expect(why.code === 'beyond-charge' && why.tenths).toBeGreaterThan(160);
  });

  it('may be said to be shorter, with a reason; then he is put beside them', () => {
    const campaign = battle({ f1: [60, 60, EAST], 'c1/0': [300, 60, WEST] });
    const { events } = act(campaign, charges({ anyway: 'A ramp' }), [1, 2, 6], 'charges');
    expect(events[0]).toMatchObject({ type: 'done-anyway', untimely: 'beyond-charge' });
    const came = act(campaign, checks('c1/0', { check: 'being-charged' }), [1, 6]);
    expect(came.events).toContainEqual(expect.objectContaining({ type: 'pieces-placed', how: 'known' }));
    expect(apart(placeOf(campaign, 'f1'), placeOf(campaign, 'c1/0'))).toBe(0);
  });
});

describe('a charger on the board', () => {
  it('stands in contact once whoever is charged stays, and the log tells his way', () => {
    const campaign = battle({ f1: [25, 90, NORTH], 'c1/0': [75, 160, WEST] });
    isCharged(campaign);
    expect(placeOf(campaign, 'f1').spot).toEqual({ x: 25, y: 90 });
    const { events } = act(campaign, checks('c1/0', { check: 'being-charged' }), [1, 6]);
    const { way } = events.find((event) => event.type === 'pieces-placed') ?? {};
    // Past the corner of the house.
    expect(way?.length).toBeGreaterThan(2);
    expect(way?.[0]).toEqual({ x: 25, y: 90 });
    const [gloria, nils] = [placeOf(campaign, 'f1'), placeOf(campaign, 'c1/0')];
    expect(way?.at(-1)).toEqual(gloria.spot);
    expect(apart(gloria, nils)).toBe(0);
    expect(fighter(campaign, 'f1')?.inMelee).toEqual(['c1/0']);
  });

  it('stays where he was if they run', () => {
    const campaign = battle({ f1: [200, 60, EAST], 'c1/0': [260, 60, WEST] });
    isCharged(campaign);
    act(campaign, checks('c1/0', { check: 'being-charged' }), [6, 6]);
    expect(placeOf(campaign, 'f1').spot).toEqual({ x: 200, y: 60 });
  });

  it('stands an inch short of them where their fire stops him', () => {
    const campaign = battle({ f1: [200, 60, EAST], 'c1/0': [260, 60, WEST] });
    isCharged(campaign);
    act(campaign, checks('c1/0', { check: 'being-charged' }), [1, 2]);
    expect(placeOf(campaign, 'f1').spot).toEqual({ x: 250, y: 60 });
    const aims = [{ target: 'f1', shots: 1 }];
    act(campaign, (now) => fireAt(now, { who: 'c1/0', weapon: 'w0', aims, from: null }), [1]);
    act(campaign, checks('f1', { check: 'received-fire', outgunned: false }), [1, 6, 6], 'stopsAndFires');
    expect(placeOf(campaign, 'f1').spot).toEqual({ x: 240, y: 60 });
    expect(fighter(campaign, 'f1')?.inMelee).toBeUndefined();
  });

  it('goes through a door, and is inside then', () => {
    const campaign = battle({ f1: [50, 100, NORTH] });
    const nils = placeOf(campaign, 'c1/0');
    expect(nils.level).toEqual({ building: 'b1', floor: 0 });
    isCharged(campaign);
    act(campaign, checks('c1/0', { check: 'surprise' }, { anyway: 'His back' }), [1, 6]);
    expect(placeOf(campaign, 'f1').level).toEqual({ building: 'b1', floor: 0 });
    expect(fighter(campaign, 'f1')?.inside).toBe('b1');
  });

  it('touches whoever stands in a doorway from its other side', () => {
    const campaign = battle({ f1: [25, 60, NORTH] });
    const doorway = { spot: { x: 25, y: 105 }, facing: NORTH, level: { building: 'b1', floor: 0 } };
    act(campaign, (now) => placePiece(now, { piece: strangerId(contactId(1), 0), ...doorway }));
    isCharged(campaign);
    act(campaign, checks('c1/0', { check: 'surprise' }), [1, 6]);
    expect(placeOf(campaign, 'f1')).toMatchObject({ spot: { x: 25, y: 95 }, level: null });
    expect(contactByPlaces(underWay(campaign), { fighter: lineOf(campaign, 'f1') }, 'c1/0')?.is).toBe(true);
    // Beside the door the wall is between them.
    puts(campaign, 'f1', [35, 95, NORTH]);
    act(campaign, (now) =>
      placePiece(now, { piece: strangerId(contactId(1), 0), ...doorway, spot: { x: 35, y: 105 } }),
    );
    expect(contactByPlaces(underWay(campaign), { fighter: lineOf(campaign, 'f1') }, 'c1/0')?.is).toBe(false);
  });

  it('reaches a zombie at once, which takes no check', () => {
    const campaign = onTable(planned(campaignWith()));
    onBoard(withZombies(campaign, [zombies()]), { f1: [200, 60, EAST], z1: [260, 60, WEST] });
    act(campaign, checks('f1', { check: 'wanting-to-charge' }, { zombies: 'z1' }), [1, 2, 6], 'charges');
    expect(placeOf(campaign, 'f1').spot).toEqual({ x: 250, y: 60 });
    expect(underWay(campaign).zombies?.groups[0]?.doing).toMatchObject({ with: 'f1' });
  });
});
