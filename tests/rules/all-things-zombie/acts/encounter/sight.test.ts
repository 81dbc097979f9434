/** “In Sight” Check: all who come into sight of one another test at once, and fire in the order of their dice (ATZ-114, 124, 125). */
import { describe, expect, it } from 'vitest';
import { takeCheck } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/check.ts';
import { hide } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/hide.ts';
import { takeSight } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/sight.ts';
import type { ToldHere } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { fireAt } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/fire-at.ts';
import { move } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import { proposalText } from '../../../../../src/rules/all-things-zombie/acts/encounter/proposal-words.ts';
import { beginTurn, mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { zombiesAct } from '../../../../../src/rules/all-things-zombie/acts/encounter/zombies/zombies-act.ts';
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

const IN_SIGHT = 'atz.in-sight';

/** Gloria (Rep 5, three dice) and Ann (Rep 3); Nils and Mo (Rep 4), whom it has come to blows with; the party goes first. */
class Table {
  readonly campaign;
  told: ToldHere[] = [];

  constructor() {
    const contacts = [{ standing: 'fought', members: [stranger(), stranger({ name: 'Mo' })] }] as const;
    this.campaign = entered(onTable(planned(campaignWith({ contacts }))), 'b1', 'c1');
    const inside = null;
    for (const who of ['c1/0', 'c1/1'])
      this.does((now) => move(now, { who, others: [], how: 'normal', inside }));
    this.turn();
  }

  turn(): void {
    this.does((now) => beginTurn(now, { sides: ['Party', 'Zombies', 'c1'] }), [3, 2, 1]);
  }

  does(make: MakeAct, ...answers: readonly Answer[]): string {
    const { title, events } = act(this.campaign, make, ...answers);
    this.told = [...this.told, { act: this.told.length + 1, events }];
    return title;
  }

  /** Places of the zombies on the table. */
  zombies(...groups: readonly ReturnType<typeof zombies>[]): void {
    underWay(this.campaign).zombies = { made: groups.length, groups };
  }

  due(): readonly string[] {
    return proposals(this.campaign, this.told)
      .filter(({ act: does }) => does === 'fire-at')
      .map((one) => proposalText(one));
  }

  sights(): readonly string[] {
    return proposals(this.campaign, this.told)
      .filter(({ rule }) => rule === IN_SIGHT)
      .map((one) => proposalText(one));
  }
}

const looks = (...who: readonly string[]) => who.map((one) => ({ who: one }));
const fires =
  (who: string, target: string): MakeAct =>
  (now) =>
    fireAt(now, {
      who,
      weapon: who === 'f1' ? 'w1' : 'w0',
      aims: [{ target, shots: who === 'f1' ? 2 : 1 }],
      from: null,
    });

describe('two who come into each other’s sight', () => {
  it('fire at each other, first who stood still with as many dice', () => {
    const table = new Table();
    const moving = [{ who: 'f1', moving: true }, { who: 'c1/0' }];
    const title = table.does((now) => takeSight(now, { looks: moving }), [1, 1, 6], 'fires', [2, 2]);
    expect(title).toBe('In Sight: fire from Nils, then Gloria');
    expect(table.due()).toEqual(['Nils fires at Gloria', 'Gloria fires at Nils']);
    expect(refusal(table.campaign, fires('f1', 'c1/0'))).toMatchObject({ why: 'others-fire-first' });
    table.does(fires('c1/0', 'f1'), [1]);
    expect(table.due()).toEqual(['Gloria fires at Nils']);
    table.does(fires('f1', 'c1/0'), [1, 2]);
  });

  it('fire first with more dice, whoever moved', () => {
    const table = new Table();
    const moving = [{ who: 'f1', moving: true }, { who: 'c1/0' }];
    table.does((now) => takeSight(now, { looks: moving }), [1, 1, 6], 'fires', [2, 6]);
    expect(table.due()).toEqual(['Gloria fires at Nils', 'Nils fires at Gloria']);
  });

  it('don’t fire on one die having moved, nor on none', () => {
    const table = new Table();
    const moving = [{ who: 'f1', moving: true }, { who: 'c1/0' }];
    expect(table.does((now) => takeSight(now, { looks: moving }), [1, 6, 6], 'doesNotFire', [6, 6])).toBe(
      'In Sight: nobody fires',
    );
    expect(table.due()).toEqual([]);
  });

  it('wait for none of another In Sight of the same activation', () => {
    const table = new Table();
    const pair =
      (mover: string, stands: string): MakeAct =>
      (now) =>
        takeSight(now, { looks: [{ who: mover, moving: true }, { who: stands }] });
    table.does(pair('f1', 'c1/0'), [1, 1, 6], 'fires', [2, 2]);
    table.does(pair('f2', 'c1/1'), [1, 1], [2, 2]);
    table.does(fires('c1/0', 'f1'), [1]);
    // Mo is the first of the other, and hasn’t fired yet.
    table.does(fires('f1', 'c1/0'), [1, 2]);
  });

  it('wait for nobody who is down, or whose enemy is', () => {
    const table = new Table();
    const moving = [{ who: 'f1', moving: true }, { who: 'c1/0' }];
    table.does((now) => takeSight(now, { looks: moving }), [1, 1, 6], 'fires', [2, 2]);
    table.does((now) => mark(now, { who: 'c1/0', condition: 'knocked-down', byZombie: false }));
    expect(table.due()).toEqual([]);
  });
});

describe('several at one moment', () => {
  it('test once each, in one order, and choose among those they see', () => {
    const table = new Table();
    table.zombies(zombies());
    const all = [{ who: 'f1', moving: true }, { who: 'c1/0' }, { who: 'c1/1' }];
    const title = table.does(
      (now) => takeSight(now, { looks: all, zombies: ['z1'] }),
      [1, 1, 6],
      'fires',
      [2, 2],
      [6, 2],
    );
    expect(title).toBe('In Sight: fire from Nils, then Gloria, then Mo');
    expect(table.due()).toEqual([
      'Nils fires at Gloria or the zombies in sight',
      'Gloria fires at Nils, Mo or the zombies in sight',
      'Mo fires at Gloria or the zombies in sight',
    ]);
  });

  it('see nobody who is hidden, who tests alone, and may wait', () => {
    const table = new Table();
    table.does((now) => hide(now, { who: 'f1', hidden: true }));
    const both: MakeAct = (now) => takeSight(now, { looks: looks('f1', 'c1/0') });
    expect(refusal(table.campaign, both)).toMatchObject({ why: 'nobody-seen' });
    table.does((now) => takeSight(now, { looks: looks('f1'), seen: ['c1/0'] }), [1, 1, 6], 'holdsOrFires');
    expect(table.due()).toEqual(['Gloria may hold fire, or fire at Nils at any time in their move']);
    expect(proposals(table.campaign, table.told).find(({ act: does }) => does === 'fire-at')?.due).toBe(
      false,
    );
    // In the move of Nils, who has gone on.
    table.does((now) => move(now, { who: 'c1/0', others: [], how: 'normal', anyway: 'For the test' }));
    table.does(fires('f1', 'c1/0'), [1, 2]);
  });

  it('are given away by passing no die, and are seen then', () => {
    const table = new Table();
    table.does((now) => hide(now, { who: 'f1', hidden: true }));
    table.does(
      (now) => takeSight(now, { looks: looks('f1'), seen: ['c1/0'] }),
      [6, 6, 6],
      'firesAndIsExposed',
    );
    expect(table.due()).toEqual(['Gloria fires at Nils']);
    expect(table.sights()).toContain('In Sight: Nils, if Gloria now comes into sight');
  });
});

describe('zombies that come into sight', () => {
  const goes =
    (inside?: string | null): MakeAct =>
    (now) =>
      move(now, {
        who: 'f1',
        others: ['f2'],
        how: 'normal',
        ...(inside !== undefined && { inside }),
        anyway: 'For the test',
      });
  const away: MakeAct = (now) => mark(now, { who: 'c1/0', condition: 'off-table', byZombie: false });

  function street(): Table {
    const table = new Table();
    table.does(away);
    table.does((now) => mark(now, { who: 'c1/1', condition: 'off-table', byZombie: false }));
    table.zombies(zombies(), zombies({ id: 'z2', count: 1, inside: { spot: 'b1', floor: 0 } }));
    return table;
  }

  it('have those who moved tested, who fire at them', () => {
    const table = street();
    table.does(goes());
    expect(table.sights()).toEqual([
      'In Sight: Gloria, if zombies now come into sight',
      'In Sight: Ann, if zombies now come into sight',
    ]);
    const title = table.does(
      (now) => takeSight(now, { looks: looks('f1', 'f2'), zombies: ['z1'] }),
      [1, 1, 6],
      'fires',
      [1, 6],
    );
    expect(title).toBe('In Sight: fire from Gloria');
    const [due] = proposals(table.campaign, table.told).filter(({ act: does }) => does === 'fire-at');
    expect(due).toMatchObject({ subject: 'f1 at z1', due: true });
    expect(table.sights()).toEqual([]);
  });

  it('have nobody tested again, until he has been indoors', () => {
    const table = street();
    table.does(goes());
    table.does(
      (now) => takeSight(now, { looks: looks('f1', 'f2'), zombies: ['z1'] }),
      [6, 6, 6],
      'doesNotFire',
      [6, 6],
    );
    table.turn();
    table.does(goes());
    expect(table.sights()).toEqual([]);
    table.does(goes('b1'));
    expect(table.sights()).toEqual([]);
    table.turn();
    table.does(goes(null));
    expect(table.sights()).toHaveLength(2);
  });

  it('come into sight by their own move, too, and not as noise brings them on', () => {
    const table = street();
    const drawn = zombies({ id: 'z3', count: 1, whence: 'noise', came: { turn: 1, spot: null } });
    table.zombies(drawn);
    table.does(goes());
    expect(table.sights()).toEqual([]);
    table.turn();
    expect(table.sights()).toEqual([]);
    table.does((now) => zombiesAct(now, { group: 'z3', drawnBy: 'nothing', reach: [] }));
    expect(table.sights()).toHaveLength(2);
  });
});

it('one check by hand has no order, and still lets fire', () => {
  const table = new Table();
  table.does((now) => takeCheck(now, { figure: 'c1/0', what: { check: 'in-sight' } }), [2, 2]);
  expect(table.due()).toEqual(['Nils fires']);
  expect(seen(table.campaign).encounter?.fighters.find(({ who }) => who === 'c1/0')?.toFire).toEqual({
    at: null,
  });
});
