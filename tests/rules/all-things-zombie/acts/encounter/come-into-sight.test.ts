/** Out of doors only the players see who comes into whose sight: In Sight is proposed there, and never due. */
import { describe, expect, it } from 'vitest';
import { takeCheck } from '../../../../../src/rules/all-things-zombie/acts/encounter/check.ts';
import type { ToldHere } from '../../../../../src/rules/all-things-zombie/acts/encounter/due-marks.ts';
import { move } from '../../../../../src/rules/all-things-zombie/acts/encounter/move.ts';
import { proposalText } from '../../../../../src/rules/all-things-zombie/acts/encounter/proposal-words.ts';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/proposals.ts';
import { beginTurn, mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn.ts';
import type { Answer } from '../../../../../src/rules/core/play.ts';
import { act, type MakeAct } from '../../../../support/rules/campaign.ts';
import { campaignWith, entered, onTable, planned, stranger } from '../../../../support/rules/encounter.ts';

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
      .map(proposalText);
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

  it('is proposed as somebody comes out of a building, and not as he goes in', () => {
    const battle = new Battle();
    battle.plays(goes('f1', 'b1'));
    expect(battle.sights()).toEqual([]);
    battle.turn();
    battle.plays(goes('f1', null));
    expect(battle.sights()).toContain(NILS_SEEN);
  });
});
