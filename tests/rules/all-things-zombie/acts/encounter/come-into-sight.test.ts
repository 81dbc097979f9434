/** Out of doors only the players see who comes into whose sight: In Sight is proposed there, and never due. */
import { describe, expect, it } from 'vitest';
import { takeCheck } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/check.ts';
import { hide } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/hide.ts';
import type { ToldHere } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { fireAt } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/fire-at.ts';
import { move } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import { proposalText } from '../../../../../src/rules/all-things-zombie/acts/encounter/proposal-words.ts';
import { beginTurn, mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import type { Answer } from '../../../../../src/rules/core/play.ts';
import { act, type MakeAct } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  onTable,
  planned,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';

const SIDES = ['Party', 'Zombies', 'c1'];
const goes =
  (who: string, inside?: string | null): MakeAct =>
  (now) =>
    move(now, {
      who,
      others: [],
      how: 'normal',
      ...(inside !== undefined && { inside }),
      anyway: 'For the test',
    });
const NILS_SEEN = 'In Sight: Nils, if Gloria now comes into sight';

/** Gloria, and Nils and Mo, whom it has come to blows with, all out of doors in the first turn. */
class Battle {
  readonly campaign;
  told: readonly ToldHere[] = [];

  constructor(standing: 'fought' | 'cooperated' = 'fought') {
    const contacts = [{ standing, members: [stranger(), stranger({ name: 'Mo' })] }];
    this.campaign = entered(onTable(planned(campaignWith({ contacts }))), 'b1', 'c1');
    this.plays((now) => beginTurn(now, { sides: SIDES }), [2, 1, 3]);
    for (const who of ['c1/0', 'c1/1']) this.plays(goes(who, null));
    this.turn();
  }

  turn(): void {
    this.plays((now) => beginTurn(now, { sides: SIDES }), [2, 1, 3]);
  }

  plays(make: MakeAct, ...answers: readonly Answer[]): void {
    const { events } = act(this.campaign, make, ...answers);
    this.told = [...this.told, { act: this.told.length + 1, events }];
  }

  sights(): readonly string[] {
    return proposals(this.campaign, this.told)
      .filter(({ rule, due }) => rule === 'atz.in-sight' && !due)
      .map((one) => proposalText(one));
  }
}

describe('somebody moves out of doors where enemies are', () => {
  it('has In Sight proposed for both sides, as far as the players see it', () => {
    const battle = new Battle();
    expect(battle.sights()).toEqual([]);
    battle.plays(goes('f1'));
    expect(battle.sights()).toEqual([
      'In Sight: Gloria, if Nils or Mo now comes into sight',
      NILS_SEEN,
      'In Sight: Mo, if Gloria now comes into sight',
    ]);
  });

  it('is over for who has tested, and with the turn', () => {
    const battle = new Battle();
    battle.plays(goes('f1'));
    battle.plays(
      (now) => takeCheck(now, { figure: 'f1', what: { check: 'in-sight' } }),
      [6, 6, 6],
      'doesNotFire',
    );
    expect(battle.sights()).toEqual([NILS_SEEN, NILS_SEEN.replace('Nils', 'Mo')]);
    battle.turn();
    expect(battle.sights()).toEqual([]);
  });

  it('leaves out who is indoors or down, and anybody where it has not come to blows', () => {
    const battle = new Battle();
    battle.plays(goes('c1/1', 'b1'));
    battle.plays((now) => mark(now, { who: 'c1/0', condition: 'dead', byZombie: false }));
    battle.plays(goes('f1'));
    expect(battle.sights()).toEqual([]);
    const friends = new Battle('cooperated');
    friends.plays(goes('f1'));
    expect(friends.sights()).toEqual([]);
  });

  it('asks nobody whom a check has run away, marked yet or not', () => {
    const battle = new Battle();
    battle.plays((now) => mark(now, { who: 'f2', condition: 'off-table', byZombie: false }));
    battle.plays(goes('f1'));
    battle.plays(fires('c1/0'), [2, 2]);
    expect(battle.sights()).toEqual([
      'In Sight: Gloria, if Nils or Mo now comes into sight',
      ...SEEN_BY_BOTH,
    ]);
    battle.plays(tests('c1/0', 'received-fire'), [6, 6]);
    expect(battle.sights()).toEqual([
      'In Sight: Gloria, if Mo now comes into sight',
      ...SEEN_BY_BOTH.slice(1),
    ]);
  });

  it('is proposed as somebody comes out of a building, and not as he goes in', () => {
    const battle = new Battle();
    battle.plays(goes('f1', 'b1'));
    expect(battle.sights()).toEqual([]);
    battle.turn();
    battle.plays(goes('f1', null));
    expect(battle.sights()).toContain(NILS_SEEN);
  });
});

const hides: MakeAct = (now) => hide(now, { who: 'f1', hidden: true });
const fires =
  (target: string | null): MakeAct =>
  (now) =>
    fireAt(now, {
      who: 'f1',
      weapon: 'w1',
      aims: [{ target, shots: 2, ...(target === null && { far: false }) }],
      from: null,
      anyway: 'For the test',
    });
const tests =
  (figure: string, check: 'in-sight' | 'received-fire'): MakeAct =>
  (now) =>
    takeCheck(now, { figure, what: { check } });
const standing = ({ campaign }: Battle, who: string) =>
  underWay(campaign).fighters.find((fighter) => fighter.who === who);
const isHidden = (battle: Battle) => standing(battle, 'f1')?.hidden === true;
/** The same battle without Ann, whom Nils and Mo would see. */
function hidden(inside?: string): Battle {
  const battle = new Battle();
  battle.plays((now) => mark(now, { who: 'f2', condition: 'off-table', byZombie: false }));
  if (inside !== undefined) {
    battle.plays(goes('f1', inside));
    battle.turn();
  }
  battle.plays(hides);
  return battle;
}
const SEEN_BY_BOTH = [NILS_SEEN, NILS_SEEN.replace('Nils', 'Mo')];

describe('whoever is hidden (section: In Sight or Hidden)', () => {
  it('tests alone as an enemy comes into sight, from inside as well', () => {
    const battle = hidden('b1');
    battle.plays(goes('c1/0'));
    expect(battle.sights()).toEqual(['In Sight: Gloria, if Nils now comes into sight']);
  });

  it('is given away by passing no die, and enemies who can see it test', () => {
    const battle = hidden();
    battle.plays(goes('c1/0'));
    battle.plays(tests('f1', 'in-sight'), [6, 6, 6], 'firesAndIsExposed');
    expect(isHidden(battle)).toBe(false);
    expect(battle.sights()).toEqual(SEEN_BY_BOTH);
    battle.plays(tests('c1/0', 'in-sight'), [6, 6]);
    expect(battle.sights()).toEqual(SEEN_BY_BOTH.slice(1));
    battle.turn();
    expect(battle.sights()).toEqual([]);
  });

  it.each([
    { came: [[1, 6]], does: 'Ducks Back', stays: true, asked: [] },
    { came: [[1, 1], 'finishesMove'], does: 'goes on', stays: false, asked: SEEN_BY_BOTH },
    { came: [[6, 6]], does: 'runs away', stays: false, asked: SEEN_BY_BOTH.slice(1) },
  ])('fires and misses: whoever was missed $does', ({ came, stays, asked }) => {
    const battle = hidden();
    battle.plays(fires('c1/0'), [2, 2]);
    expect(isHidden(battle)).toBe(true);
    battle.plays(tests('c1/0', 'received-fire'), ...came);
    expect(isHidden(battle)).toBe(stays);
    expect(battle.sights()).toEqual(asked);
  });

  it('fires and misses a zombie, who never ducks', () => {
    const battle = hidden();
    battle.plays(fires(null), [2, 2]);
    expect(isHidden(battle)).toBe(false);
  });

  it('charges unseen, and is seen by then', () => {
    const battle = hidden();
    const charges: MakeAct = (now) =>
      takeCheck(now, {
        figure: 'f1',
        what: { check: 'wanting-to-charge' },
        charging: { who: 'c1/0' },
        anyway: 'For the test',
      });
    battle.plays(charges, [1, 1, 6], 'charges');
    expect(standing(battle, 'c1/0')?.chargedBy).toEqual({ by: 'f1', unseen: true });
    expect(isHidden(battle)).toBe(false);
  });

  it('tests alone, too, as whoever ducked back from it pops up', () => {
    const battle = hidden();
    battle.plays(fires('c1/0'), [2, 2]);
    battle.plays(tests('c1/0', 'received-fire'), [1, 6]);
    for (const condition of ['ducked-back', 'up'] as const)
      battle.plays((now) => mark(now, { who: 'c1/0', condition, byZombie: false }));
    expect(standing(battle, 'f1')?.inSight).toEqual({ of: 'c1/0' });
    expect(standing(battle, 'c1/0')?.inSight).toBeUndefined();
  });

  it('is seen by the player’s word, and enemies test', () => {
    const battle = hidden();
    battle.plays((now) => hide(now, { who: 'f1', hidden: false }));
    expect(battle.sights()).toEqual(SEEN_BY_BOTH);
  });
});
