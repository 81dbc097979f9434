/** In Sight on a board: of whom each sees by his place and the way he faces, once they weren’t in view before (ATZ-156). */
import { describe, expect, it } from 'vitest';
import { hide } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/hide.ts';
import { takeSight } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/sight.ts';
import type { ToldHere } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { proposalText } from '../../../../../src/rules/all-things-zombie/acts/encounter/proposal-words.ts';
import { beginTurn } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { playOf } from '../../../../../src/rules/all-things-zombie/acts/plays.ts';
import type { Answer, Spot } from '../../../../../src/rules/core/play.ts';
import { same } from '../../../../../src/rules/core/same.ts';
import { onBoard } from '../../../../support/rules/board.ts';
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
import { zombies } from '../../../../support/rules/zombies.ts';

const [NORTH, EAST, SOUTH, WEST] = [0, 8, 16, 24] as const;
/** Round the corner of the house b1, and west along its south wall. */
const ROUND = [
  { x: 60, y: 90 },
  { x: 50, y: 90 },
];

/** Gloria, whose side goes first, by the east wall of the house b1; Nils, south of it; Mo, who looks away; and a zombie. */
class Battle {
  readonly campaign;
  told: readonly ToldHere[] = [];

  constructor(withZombie = false, others: Parameters<typeof onBoard>[1] = {}) {
    const contacts = [{ standing: 'fought', members: [stranger(), stranger({ name: 'Mo' })] }] as const;
    this.campaign = entered(onTable(planned(campaignWith({ contacts }))), 'b1', 'c1');
    underWay(this.campaign).zombies = { made: 1, groups: withZombie ? [zombies({ count: 1 })] : [] };
    onBoard(this.campaign, {
      f1: [60, 140, SOUTH],
      f2: [400, 60, EAST],
      'c1/0': [15, 60, EAST],
      'c1/1': [15, 80, WEST],
      ...(withZombie && { z1: [15, 40, EAST] as const }),
      ...others,
    });
    const { places = [] } = underWay(this.campaign).board ?? {};
    this.told = [{ act: 0, events: [{ type: 'pieces-placed', places, how: 'hand' }] }];
    this.plays((now) => beginTurn(now, { sides: ['Party', 'Zombies', 'c1'] }), [3, 2, 1]);
  }

  plays(make: MakeAct, ...answers: readonly Answer[]): void {
    const { events } = act(this.campaign, make, ...answers);
    this.told = [...this.told, { act: this.told.length + 1, events }];
  }

  /** To the end of a way, past all who come into sight on it, for whom she halts. */
  goes(way: readonly Spot[]): void {
    const [spot, ...rest] = way;
    if (spot === undefined) return;
    const isThere = () =>
      same(underWay(this.campaign).board?.places.find(({ piece }) => piece === 'f1')?.at.spot, spot);
    while (!isThere())
      this.plays((now) =>
        playOf('encounter.move', { who: 'f1', others: [], how: 'normal', way: [spot] })(now),
      );
    this.goes(rest);
  }

  sights() {
    return proposals(this.campaign, this.told)
      .filter(({ rule }) => rule === 'atz.in-sight')
      .map((one) => `${one.due ? 'Due' : 'Next'}: ${proposalText(one)}`);
  }
}

describe('somebody who moves on a board', () => {
  it('has In Sight due of those who come into view, each by the way he faces', () => {
    const battle = new Battle();
    expect(battle.sights()).toEqual([]);
    // She looks south along her way, Mo stands beside her and looks west.
    battle.goes([{ x: 60, y: 75 }]);
    expect(battle.sights()).toEqual([
      'Due: In Sight: Gloria, who sees Nils',
      'Due: In Sight: Nils, who sees Gloria',
    ]);
  });

  it('turns to them by her way, and sees them both, who stand before her', () => {
    const battle = new Battle();
    battle.goes(ROUND);
    expect(battle.sights()).toEqual([
      'Due: In Sight: Gloria, who sees Nils and Mo',
      'Due: In Sight: Nils, who sees Gloria',
    ]);
  });

  it('comes into sight of zombies, too', () => {
    const battle = new Battle(true);
    battle.goes(ROUND);
    expect(battle.sights()[0]).toBe('Due: In Sight: Gloria, who sees Nils, Mo and zombies');
  });

  it('has In Sight due of a zombie that was in view, was out of it, and halts where it is seen again', () => {
    const battle = new Battle(true, {
      f1: [50, 90, WEST],
      'c1/0': [300, 460, NORTH],
      'c1/1': [320, 460, NORTH],
    });
    battle.goes([
      { x: 60, y: 90 },
      { x: 60, y: 140 },
      { x: 60, y: 135 },
    ]);
    expect(battle.sights()).toEqual([]);
    battle.plays((now) => playOf('encounter.zombies-act', { group: 'z1' })(now));
    expect(battle.sights()).toEqual(['Due: In Sight: Gloria, who sees zombies']);
  });

  it('tests nothing of those who were in view all the time, nor after the test', () => {
    const battle = new Battle();
    battle.goes(ROUND);
    battle.plays(
      (now) => takeSight(now, { looks: [{ who: 'f1' }, { who: 'c1/0' }], seen: ['c1/1'] }),
      [6, 6, 6],
      'doesNotFire',
      [6, 6],
    );
    expect(battle.sights()).toEqual([]);
    battle.goes([{ x: 45, y: 90 }]);
    expect(battle.sights()).toEqual([]);
  });
});

describe('In Sight told of a board', () => {
  it('counts whom each sees, and nobody who doesn’t look without a reason', () => {
    const battle = new Battle();
    battle.goes(ROUND);
    const looks = (...who: readonly string[]) => ({ looks: who.map((one) => ({ who: one })) });
    expect(refusal(battle.campaign, (now) => takeSight(now, looks('f1', 'c1/0', 'c1/1')))).toMatchObject({
      why: 'against-places',
    });
    battle.plays(
      (now) => takeSight(now, { ...looks('f1', 'c1/0'), seen: ['c1/1'] }),
      [1, 2, 6],
      'fires',
      [1, 2],
    );
    expect(fighter(battle.campaign, 'f1')?.toFire?.among).toEqual(['c1/0', 'c1/1']);
    expect(fighter(battle.campaign, 'c1/0')?.toFire?.among).toEqual(['f1']);
  });
});

describe('hiding on a board', () => {
  it('is for whom no enemy sees', () => {
    const battle = new Battle();
    const hides: MakeAct = (now) => hide(now, { who: 'f1', hidden: true });
    act(battle.campaign, hides);
    expect(fighter(battle.campaign, 'f1')?.hidden).toBe(true);
  });
});
