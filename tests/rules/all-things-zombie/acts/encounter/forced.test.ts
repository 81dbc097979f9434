/** Involuntary moves on a board, made in the act they come of: Duck Backs, Runaways and knock-backs (ATZ-153, ATZ-162 to 164). */
import { describe, expect, it } from 'vitest';
import type { ActInput } from '../../../../../src/rules/all-things-zombie/acts/acts.ts';
import type { ToldHere } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { proposalText } from '../../../../../src/rules/all-things-zombie/acts/encounter/proposal-words.ts';
import { fighterNamed } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { type PlayedId, playOf } from '../../../../../src/rules/all-things-zombie/acts/plays.ts';
import { figureId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import type { Condition } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import type { Answer } from '../../../../../src/rules/core/play.ts';
import { onBoard, placeOf } from '../../../../support/rules/board.ts';
import { act } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  onTable,
  planned,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';
import { zombies } from '../../../../support/rules/zombies.ts';

const [NORTH, EAST, SOUTH, WEST] = [0, 8, 16, 24] as const;

type At = readonly [number, number, number];

/** Gloria, whose side goes first, and Nils with a rifle, who stand east of the house b1; and a zombie, if it has a place. */
class Battle {
  readonly campaign;
  told: readonly ToldHere[] = [];

  constructor(gloria: At, nils: At, zombie?: At) {
    const members = [stranger({ weapons: ['assault-rifle'] })];
    const contacts = [{ standing: 'fought', members }] as const;
    const table = onTable(planned(campaignWith({ contacts }), { goes: ['f1'] }));
    this.campaign = entered(table, 'b1', 'c1');
    underWay(this.campaign).zombies = { made: 1, groups: zombie ? [zombies({ count: 1 })] : [] };
    const places = { f1: gloria, 'c1/0': nils, ...(zombie && { z1: zombie }) };
    onBoard(this.campaign, places);
    this.does('encounter.begin-turn', { sides: ['Party', 'Zombies', 'c1'] }, [3, 2, 1]);
  }

  does<A extends PlayedId>(id: A, input: ActInput<A>, ...answers: readonly Answer[]) {
    const { events, title } = act(this.campaign, (now) => playOf(id, input)(now), ...answers);
    this.told = [...this.told, { act: this.told.length + 1, events }];
    return { events, title };
  }

  /** Nils at Gloria. */
  fires(...dice: readonly Answer[]) {
    const [armed] = fighterNamed(this.campaign, underWay(this.campaign), 'c1/0')?.weapons ?? [];
    const shot = { who: 'c1/0', weapon: armed?.id ?? '', from: null, anyway: 'To try it' };
    return this.does('encounter.fire-at', { ...shot, aims: [{ target: 'f1', shots: 3 }] }, ...dice);
  }

  marks(who: string, condition: Condition) {
    return this.does('encounter.mark', { who, condition });
  }

  is(who: string) {
    return fighterNamed(this.campaign, underWay(this.campaign), who)?.fighter;
  }

  at(piece: string) {
    return placeOf(this.campaign, piece);
  }

  due() {
    return proposals(this.campaign, this.told).map((one) => proposalText(one));
  }
}

describe('a Duck Back', () => {
  /** Nils fires at Gloria, and misses; she has to duck. */
  function ducks(gloria: At): Battle {
    const battle = new Battle(gloria, [40, 40, NORTH]);
    battle.fires([2, 2, 2]);
    battle.does(
      'encounter.check',
      { figure: 'f1', what: { check: 'received-fire' } },
      [1, 6, 6],
      'ducksBack',
    );
    return battle;
  }

  it('leads round the corner, out of sight of who fired, whom it looks at', () => {
    const battle = ducks([62, 96, SOUTH]);
    expect(battle.at('f1').spot).toEqual({ x: 62, y: 96 });
    const { events } = battle.marks('f1', 'ducked-back');
    expect(battle.at('f1')).toEqual({ spot: { x: 54, y: 125 }, facing: 17, level: null });
    expect(events).toContainEqual(expect.objectContaining({ type: 'pieces-placed', how: 'way' }));
    expect(battle.is('f1')?.prone).toBeUndefined();
  });

  it('is over in the next turn without a word of In Sight, as long as they don’t see each other', () => {
    const battle = ducks([62, 96, SOUTH]);
    battle.marks('f1', 'ducked-back');
    battle.does('encounter.hear-marker', { marker: 0 }, [1, 1, 1]);
    battle.does('encounter.begin-turn', { sides: ['Party', 'Zombies', 'c1'] }, [3, 2, 1]);
    battle.marks('f1', 'up');
    expect(battle.is('f1')?.inSight).toBeUndefined();
  });

  it('is fired after where it has led, and at nobody else who is out of sight', () => {
    const battle = ducks([62, 96, SOUTH]);
    battle.marks('f1', 'ducked-back');
    battle.does('encounter.check', { figure: 'c1/0', what: { check: 'pursue-by-fire' } }, [1, 1]);
    expect(battle.due()).toContainEqual(expect.stringContaining('Nils fires at Gloria'));
    expect(battle.fires([2, 2, 2]).title).toContain('Nils');
    expect(() => battle.fires()).toThrow('not-seen');
  });

  it('is lying down where nothing within a fast move hides anybody', () => {
    const battle = ducks([300, 300, SOUTH]);
    battle.marks('f1', 'ducked-back');
    expect(battle.at('f1').spot).toEqual({ x: 300, y: 300 });
    expect(battle.is('f1')).toMatchObject({ condition: 'ducked-back', prone: true });
  });
});

it('whoever lies prone instead of ducking back is called upon for no fire in that turn (ATZ-31)', () => {
  const battle = new Battle([300, 300, SOUTH], [250, 300, EAST]);
  battle.fires([2, 2, 2]);
  const checks = (...answers: Answer[]) =>
    battle.does('encounter.check', { figure: 'f1', what: { check: 'received-fire' } }, ...answers);
  checks([1, 6, 6], 'ducksBack');
  battle.marks('f1', 'ducked-back');
  battle.fires([2, 2, 2]);
  checks([1, 1, 1], 'finishesMoveAndFires');
  expect(battle.is('f1')).toMatchObject({ prone: true, toFire: { at: 'c1/0' } });
  expect(battle.due()).not.toContainEqual(expect.stringContaining('Gloria fires'));
});

describe('a Runaway', () => {
  it('leads into the nearest house in sight, and is the move of that turn', () => {
    const battle = new Battle([25, 60, SOUTH], [25, 10, NORTH]);
    battle.marks('f1', 'ran-away');
    expect(battle.at('f1').level).toEqual({ building: 'b1', floor: 0 });
    expect(battle.is('f1')).toMatchObject({ inside: 'b1', moved: { how: 'fast' } });
    expect(battle.due()).not.toContain(expect.stringContaining('Gloria runs on'));
  });

  it('goes on in later activations, and ends over the edge', () => {
    const battle = new Battle([240, 300, SOUTH], [240, 200, NORTH]);
    battle.marks('f1', 'ran-away');
    expect(battle.at('f1').spot).toEqual({ x: 240, y: 460 });
    battle.does('encounter.begin-turn', { sides: ['Party', 'Zombies', 'c1'] }, [3, 2, 1]);
    expect(battle.due()).toContain(
      'Gloria runs on, fast: over the north edge; surrenders to people who catch up',
    );
    battle.does('encounter.move', { who: 'f1', others: [], how: 'fast' }, [1, 1, 1]);
    expect(battle.is('f1')?.condition).toBe('off-table');
  });

  it('goes no farther than its dice, and stops for nobody who comes into sight', () => {
    const battle = new Battle([240, 240, SOUTH], [240, 200, SOUTH]);
    battle.marks('f1', 'ran-away');
    battle.does('encounter.place', {
      ...{ piece: figureId(1), spot: { x: 240, y: 240 }, facing: SOUTH, level: null },
    });
    battle.does('encounter.begin-turn', { sides: ['Party', 'Zombies', 'c1'] }, [3, 2, 1]);
    battle.does('encounter.move', { who: 'f1', others: [], how: 'fast' }, [6, 6, 6]);
    expect(battle.at('f1').spot).toEqual({ x: 240, y: 320 });
  });
});

describe('a knock-back', () => {
  it('throws whoever is hit straight away from who hit, in the act that hit him', () => {
    const battle = new Battle([300, 300, WEST], [240, 300, EAST]);
    const { events, title } = battle.fires([6, 1, 1], [6], [6]);
    expect(title).toContain('″ back');
    expect(events.filter(({ type }) => type === 'pieces-placed')).toHaveLength(1);
    expect(battle.at('f1').spot).toEqual({ x: 320, y: 300 });
  });
});

it('an Encounter without a board is moved by nobody but the player', () => {
  const battle = new Battle([62, 96, SOUTH], [40, 40, NORTH]);
  battle.does('encounter.board', { up: false });
  const { events } = battle.marks('f1', 'ran-away');
  expect(events.map(({ type }) => type)).toEqual(['fighter-changed']);
  expect(underWay(battle.campaign).board).toBeUndefined();
});
