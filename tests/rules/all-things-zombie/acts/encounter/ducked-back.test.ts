/** Section: Spiraling Out of Control. Who has Ducked Back: kept down by whom, up to do what, and seen as it pops up. */
import { describe, expect, it } from 'vitest';
import { takeCheck } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/check.ts';
import type { ToldHere } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { fireAt } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/fire-at.ts';
import { move } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import { proposalText } from '../../../../../src/rules/all-things-zombie/acts/encounter/proposal-words.ts';
import { beginTurn, mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { figureId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Condition, FighterId } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import type { Answer } from '../../../../../src/rules/core/play.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { act, type MakeAct, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  onTable,
  planned,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';
import { zombies } from '../../../../support/rules/zombies.ts';

const SIDES = ['Party', 'Zombies', 'c1'];
const fires =
  (who: string, target: string, more: object = {}): MakeAct =>
  (now) =>
    fireAt(now, {
      who,
      weapon: who === 'f1' ? 'w1' : 'w0',
      aims: [{ target, shots: who === 'f1' ? 2 : 1 }],
      from: null,
      ...more,
    });
const moves: MakeAct = (now) => move(now, { who: 'c1/0', others: [], how: 'normal' });
const marks =
  (who: string, condition: Condition): MakeAct =>
  (now) =>
    mark(now, { who, condition, byZombie: false });
const checks =
  (figure: string, check: 'received-fire' | 'what-now' | 'in-sight'): MakeAct =>
  (now) =>
    takeCheck(now, { figure, what: { check } });

/** A battle that keeps what is told on the way, for what is due. */
class Battle {
  readonly campaign: Campaign;
  private told: ToldHere[] = [];

  constructor() {
    const members = [stranger({ protected: true, weapons: ['pistol'] })];
    const contact = { standing: 'fought', seen: { year: 2, period: 0 }, members } as const;
    this.campaign = entered(onTable(planned(campaignWith({ contacts: [contact] }))), 'b1', 'c1');
  }

  plays(make: MakeAct, ...answers: readonly Answer[]): string {
    const { title, events } = act(this.campaign, make, ...answers);
    this.told = [...this.told, { act: this.told.length + 1, events }];
    return title;
  }

  why(make: MakeAct) {
    const refused = refusal(this.campaign, make);
    return refused.code === 'encounter' ? refused.why : refused.code;
  }

  due(): readonly string[] {
    return proposals(seen(this.campaign), this.told)
      .filter(({ act: what }) => what === 'check' || what === 'sight' || what === 'fire-at')
      .map((one) => proposalText(one));
  }
}

/** Gloria’s machine pistol has missed Nils, who has a pistol; he Ducks Back, and is next to act. */
function nilsDown(activation = [3, 6, 2]): Battle {
  const battle = new Battle();
  battle.plays((now) => beginTurn(now, { sides: SIDES }), [4, 2, 1]);
  battle.plays(fires('f1', 'c1/0'), [2, 2]);
  battle.plays(checks('c1/0', 'received-fire'), [1, 6]);
  battle.plays(marks('c1/0', 'ducked-back'));
  underWay(battle.campaign).markers = [];
  battle.plays((now) => beginTurn(now, { sides: SIDES }), activation);
  return battle;
}

describe('who has Ducked Back', () => {
  it('is outgunned by the weapon that keeps it down, which What Now knows', () => {
    const battle = nilsDown();
    expect(battle.due()).toEqual(['Nils Ducked Back: What Now?']);
    // Trixie's case in the book’s example: one die passed, and outgunned; armour alone would have him up.
    expect(battle.plays(checks('c1/0', 'what-now'), [1, 6])).toBe('Nils: stays down');
    // Nobody is kept down by somebody who is down.
    const freed = nilsDown();
    freed.plays(marks('f1', 'knocked-down'));
    expect(freed.plays(checks('c1/0', 'what-now'), [1, 6])).toContain('pops up');
  });

  it('is kept down by twice as many, which those on the table say, unless the player says otherwise (ATZ-134)', () => {
    const alone = (more: { readonly outnumbered?: boolean } = {}) => {
      const battle = nilsDown();
      // Nobody outguns Nils any more, and Ann alone stands against him.
      battle.plays(marks('f1', 'knocked-down'));
      return (count: number) => {
        if (count > 0) underWay(battle.campaign).zombies = { made: 1, groups: [zombies({ count })] };
        return battle.plays(
          (now) => takeCheck(now, { figure: 'c1/0', what: { check: 'what-now', ...more } }),
          [1, 6],
        );
      };
    };
    // A single die passed, in armour.
    expect(alone()(0)).toContain('pops up');
    expect(alone()(1)).toBe('Nils: stays down');
    expect(alone({ outnumbered: false })(1)).toContain('pops up');
  });

  it('is kept down so, too, where it was marked and has not tested before the turn was over', () => {
    const battle = new Battle();
    battle.plays((now) => beginTurn(now, { sides: SIDES }), [4, 2, 1]);
    battle.plays(fires('f1', 'c1/0'), [2, 2]);
    battle.plays(marks('c1/0', 'ducked-back'));
    underWay(battle.campaign).markers = [];
    battle.plays((now) => beginTurn(now, { sides: SIDES }), [3, 6, 2]);
    expect(battle.plays(checks('c1/0', 'what-now'), [1, 6])).toBe('Nils: stays down');
  });

  it('is out of sight for whoever had it duck, for the rest of the turn, unless it lies flat', () => {
    const battle = new Battle();
    battle.plays((now) => beginTurn(now, { sides: SIDES }), [4, 2, 1]);
    battle.plays(fires('f1', 'c1/0'), [2, 2]);
    battle.plays(checks('c1/0', 'received-fire'), [6, 6]);
    battle.plays(marks('c1/0', 'ducked-back'));
    const { fighters } = underWay(battle.campaign);
    const [nils] = fighters.filter(({ who }) => who === 'c1/0');
    expect(nils?.done?.duckedFrom).toBe('f1');
    // Another weapon's fire of the same activation, for somebody who hasn't fired yet.
    const again = structuredClone(battle.campaign);
    underWay(again).fighters = underWay(again).fighters.map(({ done: _, ...one }) =>
      one.who === 'c1/0' ? { ...one, done: { duckedFrom: figureId(1) } } : one,
    );
    expect(refusal(again, fires('f1', 'c1/0'))).toMatchObject({ why: 'ducked-from-it' });
    underWay(again).fighters = underWay(again).fighters.map((one) =>
      one.who === 'c1/0' ? { ...one, prone: true } : one,
    );
    act(again, fires('f1', 'c1/0'), [2, 2]);
  });

  it('fires at anybody else in that turn, and not at whoever had it duck; flat in the open at nobody (ATZ-31)', () => {
    const battle = new Battle();
    battle.plays((now) => beginTurn(now, { sides: SIDES }), [4, 2, 3]);
    battle.plays(fires('f1', 'c1/0'), [2, 2]);
    battle.plays(checks('c1/0', 'received-fire'), [6, 6]);
    battle.plays(marks('c1/0', 'ducked-back'));
    const what = { check: 'what-now' } as const;
    battle.plays((now) => takeCheck(now, { figure: 'c1/0', what }), [1, 1]);
    expect(battle.why(fires('c1/0', 'f1'))).toBe('hides-from-it');
    const other = structuredClone(battle.campaign);
    act(other, fires('c1/0', 'f2'), [2]);
    battle.plays((now) => move(now, { who: 'c1/0', others: [], how: 'stay', prone: true }));
    expect(battle.why(fires('c1/0', 'f2'))).toBe('lies-flat');
    battle.plays(fires('c1/0', 'f2', { anyway: 'It was behind the wall' }), [2]);
  });

  it('asks What Now once in an activation, but for a reason', () => {
    const battle = nilsDown();
    battle.plays(checks('c1/0', 'what-now'), [6, 6]);
    expect(battle.why(checks('c1/0', 'what-now'))).toBe('asked-already');
    const again = { figure: 'c1/0', what: { check: 'what-now' }, anyway: 'Miscounted' } as const;
    battle.plays((now) => takeCheck(now, again), [1, 1]);
  });

  it('stays so into the next turn, also for whoever stays and fires, until it pops up or the shooter has moved', () => {
    const battle = nilsDown([4, 2, 1]);
    expect(battle.why(fires('f1', 'c1/0'))).toBe('ducked-from-it');
    const charging = { check: 'wanting-to-charge', inCover: true } as const;
    battle.plays((now) => takeCheck(now, { figure: 'f1', what: charging }), [5, 6, 6], 'staysAndFires');
    expect(battle.why(fires('f1', 'c1/0'))).toBe('ducked-from-it');
    battle.plays(marks('c1/0', 'up'));
    battle.plays(fires('f1', 'c1/0'), [2, 2]);
    const flanked = nilsDown([4, 2, 1]);
    flanked.plays((now) => move(now, { who: 'f1', others: [], how: 'normal' }));
    flanked.plays(fires('f1', 'c1/0'), [2, 2]);
  });

  it('may be fired at through its cover by Pursue by Fire all the same', () => {
    const battle = new Battle();
    battle.plays((now) => beginTurn(now, { sides: SIDES }), [4, 2, 1]);
    battle.plays(fires('f1', 'c1/0'), [2, 2]);
    battle.plays(checks('c1/0', 'received-fire'), [6, 6]);
    battle.plays(marks('c1/0', 'ducked-back'));
    underWay(battle.campaign).fighters = underWay(battle.campaign).fighters.map((one) =>
      one.who === 'f1' ? { ...one, toFire: { at: 'c1/0' as FighterId, asAtCover: true } } : one,
    );
    battle.plays(fires('f1', 'c1/0'), [2, 2]);
  });

  it('asks What Now first, and then does no more than it says, but for a reason', () => {
    const battle = nilsDown();
    expect(battle.why(fires('c1/0', 'f1'))).toBe('what-now-first');
    battle.plays(checks('c1/0', 'what-now'), [5, 6]);
    expect(battle.due()).toEqual([]);
    expect(battle.why(fires('c1/0', 'f1'))).toBe('stays-down');
    expect(battle.why(moves)).toBe('stays-down');
    battle.plays(fires('c1/0', 'f1', { anyway: 'as it was played' }), [2]);
  });

  it('pops up to shoot or to move, not both', () => {
    const shoots = nilsDown([2, 6, 3]);
    shoots.plays(checks('c1/0', 'what-now'), [1, 1]);
    shoots.plays(marks('c1/0', 'up'));
    shoots.plays(fires('c1/0', 'f1'), [2]);
    expect(shoots.why(moves)).toBe('not-both');
    const runs = nilsDown([2, 6, 3]);
    runs.plays(checks('c1/0', 'what-now'), [1, 1]);
    runs.plays(marks('c1/0', 'up'));
    runs.plays(moves);
    expect(runs.why(fires('c1/0', 'f1'))).toBe('not-both');
    // Fire in answer is no part of that (ATZ-123).
    runs.plays(checks('c1/0', 'in-sight'), [1, 1]);
    runs.plays(fires('c1/0', 'f1'), [2]);
  });

  it('is seen as it pops up: both test In Sight, and the one that stands fires first', () => {
    const battle = nilsDown();
    battle.plays(checks('c1/0', 'what-now'), [1, 1]);
    expect(battle.due()).toEqual([]);
    battle.plays(marks('c1/0', 'up'));
    expect(battle.due()).toEqual([
      'In Sight: Gloria and Nils, of whom one has popped up',
      'In Sight: Nils and Gloria, of whom one has popped up',
    ]);
    battle.plays(checks('c1/0', 'in-sight'), [1, 2]);
    battle.plays(checks('f1', 'in-sight'), [1, 2, 6], 'fires');
    expect(battle.due()).toEqual(['Gloria fires at Nils', 'Nils fires at Gloria']);
    // A figure that pops up moves: with one die passed he doesn’t fire.
    const slower = nilsDown();
    slower.plays(checks('c1/0', 'what-now'), [1, 1]);
    slower.plays(marks('c1/0', 'up'));
    expect(slower.plays(checks('c1/0', 'in-sight'), [1, 6])).toContain('doesn’t fire');
    // Nobody is asked once the turn is over.
    slower.plays((now) => beginTurn(now, { sides: SIDES }), [3, 6, 2]);
    expect(slower.due()).toEqual([]);
  });
});
