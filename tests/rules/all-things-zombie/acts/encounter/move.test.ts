import { describe, expect, it } from 'vitest';
import type { InputOf } from '../../../../../src/rules/all-things-zombie/acts/act.ts';
import { reportProposal } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/report-proposal.ts';
import { cover } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/covering.ts';
import { fireAt } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/fire-at.ts';
import { lift } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/carrying.ts';
import { type MOVE, move } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import { enter } from '../../../../../src/rules/all-things-zombie/acts/encounter/people/explore.ts';
import { beginTurn, mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Condition } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import type { Answer } from '../../../../../src/rules/core/play.ts';
import { act, figureIn, type MakeAct, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  fighter,
  onTable,
  planned,
  stranger,
  turn,
  underWay,
  type Wanted,
} from '../../../../support/rules/encounter.ts';

/** Gloria, Rep 5, with a machine pistol, and Ann, Rep 3; Nils in the house. */
const table = (wanted: Wanted = {}) =>
  entered(
    onTable(planned(campaignWith({ ...wanted, contacts: [{ members: [stranger()] }] })), {
      buildings: ['house', 'church'],
      vehicles: ['sedan'],
    }),
    'b1',
    'c1',
  );

type Moving = Partial<InputOf<typeof MOVE>>;
const moves = (campaign: Campaign, who: string, how: Moving = {}, ...answers: readonly Answer[]) =>
  act(campaign, (now) => move(now, { who, others: [], how: 'normal', ...how }), ...answers).title;

const marked = (campaign: Campaign, who: string, condition: Condition) =>
  act(campaign, (now) => mark(now, { who, condition, byZombie: false }));

const firesAt = (campaign: Campaign, who: string, target: string, ...answers: readonly Answer[]) =>
  act(
    campaign,
    (now) =>
      fireAt(now, {
        who,
        weapon: 'w1',
        aims: [{ target, shots: 3, ...(target === null && { far: false }) }],
        from: null,
        anyway: 'a friend or not',
      }),
    ...answers,
  ).title;

describe('a move', () => {
  it('is remembered with its inches until the turn is over', () => {
    const campaign = table();
    expect(moves(campaign, 'f1')).toBe('Gloria: a move of up to 8″');
    expect(fighter(campaign, 'f1')?.moved).toEqual({ how: 'normal', inches: 8 });
    turn(campaign, 2, 1);
    expect(fighter(campaign, 'f1')?.moved).toBeUndefined();
  });

  it('fast goes by one set of dice for all, read against each Rep, three with a Leader among them', () => {
    const campaign = table();
    figureIn(campaign, 'f1').leadership = 'none';
    expect(moves(campaign, 'f1', { how: 'fast', others: ['f2'] }, [4, 5])).toBe(
      'Gloria: a fast move of up to 16″; Ann: a fast move of up to 8″',
    );
    expect(fighter(campaign, 'f2')?.moved).toEqual({ how: 'fast', inches: 8 });
    const led = table();
    expect(moves(led, 'f2', { how: 'fast', others: ['f1'] }, [6, 3, 2])).toBe(
      'Ann and one more: a fast move of up to 16″',
    );
    expect(fighter(led, 'f2')?.moved).toEqual({ how: 'fast', inches: 16 });
  });

  it('of the Clumsy ends in a fall on any 1, and it lies there until it moves', () => {
    const campaign = table({ figures: { f2: { attributes: ['clumsy'] } } });
    expect(moves(campaign, 'f2', { how: 'fast' }, [1, 6], [4])).toBe(
      'Ann: a fast move of up to 4″, stumbles and lies prone',
    );
    expect(fighter(campaign, 'f2')).toMatchObject({
      prone: true,
      moved: { how: 'fast', inches: 4, fell: true },
    });
    turn(campaign, 2, 1);
    expect(fighter(campaign, 'f2')?.prone).toBe(true);
    moves(campaign, 'f2');
    expect(fighter(campaign, 'f2')?.prone).toBeUndefined();
  });

  it('leads into a building and out of it, which the door makes an inch shorter', () => {
    const campaign = table();
    expect(moves(campaign, 'f1', { inside: 'b1', through: 'door' })).toBe(
      'Gloria: a move of up to 7″, inside',
    );
    expect(fighter(campaign, 'f1')?.inside).toBe('b1');
    moves(campaign, 'f1', { ground: 'slow' });
    expect(fighter(campaign, 'f1')).toMatchObject({ inside: 'b1', moved: { inches: 4 } });
    expect(moves(campaign, 'f1', { inside: null, through: 'window' })).toBe(
      'Gloria: a move of up to 8″, outside',
    );
    expect(fighter(campaign, 'f1')?.inside).toBeNull();
  });

  it('takes three to ford a river', () => {
    const campaign = table();
    const steps = [1, 2, 3].map(() => {
      moves(campaign, 'f1', { ground: 'ford' });
      return fighter(campaign, 'f1')?.forded;
    });
    expect(steps).toEqual(['edge', 'water', undefined]);
  });

  it('ends covering fire; who stays where it is and lies down goes on covering', () => {
    const campaign = table();
    act(campaign, (now) => cover(now, { who: 'f1', covering: true }));
    expect(moves(campaign, 'f1', { how: 'stay', prone: true })).toBe('Gloria: lies down');
    expect(fighter(campaign, 'f1')).toMatchObject({ covering: true, prone: true });
    expect(fighter(campaign, 'f1')?.moved).toBeUndefined();
    moves(campaign, 'f1');
    expect(fighter(campaign, 'f1')?.covering).toBeUndefined();
  });

  it('prone instead of a Duck Back leaves it ducked back', () => {
    const campaign = table();
    marked(campaign, 'f1', 'ducked-back');
    moves(campaign, 'f1', { how: 'stay', prone: true });
    expect(fighter(campaign, 'f1')).toMatchObject({ condition: 'ducked-back', prone: true });
  });
});

describe('in a turn', () => {
  const inTurn = (wanted: Wanted = {}) => {
    const campaign = table(wanted);
    turn(campaign, 2, 1);
    return campaign;
  };

  it('whoever has gone part of his move goes on with the rest of it, and no further', () => {
    const campaign = inTurn();
    expect(moves(campaign, 'f1', { inches: 3 })).toBe('Gloria: a move of 3″');
    expect(fighter(campaign, 'f1')?.moved).toEqual({ how: 'normal', inches: 3, left: 5 });
    expect(moves(campaign, 'f1', { inches: 1, ground: 'slow' })).toBe('Gloria: a move of 1″');
    expect(fighter(campaign, 'f1')?.moved).toEqual({ how: 'normal', inches: 4, left: 3 });
    expect(moves(campaign, 'f1', { inside: 'b1', through: 'door' })).toBe(
      'Gloria: a move of up to 2″, inside',
    );
    expect(fighter(campaign, 'f1')?.moved).toEqual({ how: 'normal', inches: 6 });
  });

  it('goes on with a fast move by the dice it was begun with', () => {
    const campaign = inTurn();
    moves(campaign, 'f2', { how: 'fast', inches: 5 }, [6, 1]);
    expect(fighter(campaign, 'f2')?.moved).toEqual({ how: 'fast', inches: 5, left: 7 });
    moves(campaign, 'f2', { how: 'fast' });
    expect(fighter(campaign, 'f2')?.moved).toEqual({ how: 'fast', inches: 12 });
  });

  it('lies down and so ends its move', () => {
    const campaign = inTurn();
    moves(campaign, 'f1', { inches: 3 });
    moves(campaign, 'f1', { how: 'stay', prone: true });
    expect(fighter(campaign, 'f1')?.moved).toEqual({ how: 'normal', inches: 3 });
  });

  it('of the Slow goes no further than the dice leave, whatever was said', () => {
    const campaign = inTurn({ figures: { f2: { attributes: ['slow'] } } });
    moves(campaign, 'f2', { inches: 8 }, [5]);
    expect(fighter(campaign, 'f2')?.moved).toEqual({ how: 'normal', inches: 5 });
  });

  it('is made once more only for a reason, which stands in the log', () => {
    const campaign = inTurn();
    moves(campaign, 'f1', { others: ['f2'] });
    const { events } = act(campaign, (now) =>
      move(now, { who: 'f1', others: ['f2'], how: 'normal', anyway: 'a gust took them' }),
    );
    expect(events.filter(({ type }) => type === 'done-anyway')).toHaveLength(2);
  });

  it('gets up and lies down on doubles and out of turn as the book lets it', () => {
    const campaign = table();
    moves(campaign, 'f1', { how: 'stay', prone: true });
    act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [2, 2]);
    expect(moves(campaign, 'f1', { how: 'stay' })).toBe('Gloria: stands up');
    expect(moves(campaign, 'f1', { how: 'stay' })).toBe('Gloria: stays in place');
    marked(campaign, 'f1', 'ducked-back');
    expect(moves(campaign, 'f1', { how: 'stay', prone: true })).toBe('Gloria: lies down');
  });
});

describe('doors', () => {
  it('let so many in at once, and a window anybody', () => {
    const campaign = onTable(planned(campaignWith(), { goes: ['f1', 'f2', 'f3', 'f4'] }));
    const doors = underWay(campaign).table?.buildings[0]?.doors ?? [];
    const most = doors.reduce((sum, { leaves }) => sum + (leaves === 1 ? 2 : 3), 0);
    const others = ['f2', 'f3', 'f4'].slice(0, most);
    expect(others).toHaveLength(most);
    const into: MakeAct = (now) =>
      move(now, { who: 'f1', others, how: 'normal', inside: 'b1', through: 'door' });
    expect(refusal(campaign, into)).toEqual({ code: 'encounter', why: 'doors-too-narrow' });
    moves(campaign, 'f1', { others, inside: 'b1', through: 'window' });
  });
});

describe('what is known of a move', () => {
  it('is cover for whoever has gone into a building', () => {
    const campaign = table();
    // 9 in all: a hit in the open, a miss in cover.
    moves(campaign, 'c1/0', { inside: 'b1' });
    expect(firesAt(campaign, 'f1', 'c1/0', [4, 1, 2])).toContain('Nils missed');
    act(campaign, (now) => enter(now, { spot: 'b2', floor: 0, figures: ['f2'] }), [6, 6], [6, 6]);
    expect(fighter(campaign, 'f2')?.inside).toBe('b2');
    expect(firesAt(campaign, 'f1', 'f2', [4, 1, 2])).toContain('Ann missed');
    moves(campaign, 'f2', { inside: null });
    expect(firesAt(campaign, 'f1', 'f2', [4, 1, 2], [6], [1])).toContain('Ann Knocked Down');
  });

  const shotAfter = (before: (campaign: Campaign) => void, ...answers: readonly Answer[]) => {
    const campaign = table({ figures: { f1: { attributes: [] } } });
    before(campaign);
    return firesAt(campaign, 'f1', 'f2', [3, 1, 2], ...answers);
  };

  it('is that an 8 misses whoever moves fast or lies flat, and whoever has moved fast himself', () => {
    expect(shotAfter((now) => moves(now, 'f2', { how: 'fast' }, [6, 6]))).toContain('Ann missed');
    expect(shotAfter((now) => moves(now, 'f2', { how: 'stay', prone: true }))).toContain('Ann missed');
    expect(shotAfter((now) => moves(now, 'f1', { how: 'fast' }, [6, 6, 6]))).toContain('Ann missed');
    expect(shotAfter((now) => moves(now, 'f2'), [6], [1])).toContain('Ann Knocked Down');
  });
});

describe('carrying', () => {
  const four = () => onTable(planned(campaignWith(), { goes: ['f1', 'f2', 'f3', 'f4'] }));
  const lifts = (campaign: Campaign, who: string, whom: string, carries = true) =>
    act(campaign, (now) => lift(now, { who, whom, carries })).title;

  it('takes the activation of whoever picks somebody up, and takes him along', () => {
    const campaign = four();
    marked(campaign, 'f2', 'out-of-the-fight');
    expect(lifts(campaign, 'f1', 'f2')).toBe('Gloria picks up Ann');
    expect(fighter(campaign, 'f1')?.moved).toEqual({ how: 'lifts', inches: 0 });
    turn(campaign, 2, 1);
    moves(campaign, 'f1', { inside: 'b1' });
    expect(fighter(campaign, 'f2')).toMatchObject({ condition: 'out-of-the-fight', inside: 'b1' });
    expect(lifts(campaign, 'f1', 'f2', false)).toBe('Gloria lays Ann down');
    turn(campaign, 2, 1);
    moves(campaign, 'f1', { inside: null });
    expect(fighter(campaign, 'f2')?.inside).toBe('b1');
  });

  it('by two may be done fast, if both go', () => {
    const campaign = four();
    marked(campaign, 'f2', 'out-of-the-fight');
    lifts(campaign, 'f1', 'f2');
    lifts(campaign, 'f3', 'f2');
    expect(moves(campaign, 'f1', { how: 'fast', others: ['f3'] }, [6, 6, 1])).toContain('up to 12″');
  });

  it('has the carrier fire as at a target in cover, until he lays him down or falls', () => {
    const campaign = table();
    marked(campaign, 'f2', 'dead');
    lifts(campaign, 'f1', 'f2');
    const zombie = (...answers: readonly Answer[]) =>
      act(
        campaign,
        (now) =>
          fireAt(now, {
            who: 'f1',
            weapon: 'w1',
            aims: [{ target: null, shots: 3, far: false }],
            from: null,
          }),
        ...answers,
      ).title;
    expect(zombie([4, 1, 2])).toContain('a zombie missed');
    lifts(campaign, 'f1', 'f2', false);
    expect(zombie([4, 2, 2], [1])).toContain('a zombie dead');
  });

  const leaves = (condition: Condition, whom = 'f2') => {
    const campaign = four();
    marked(campaign, whom, condition);
    lifts(campaign, 'f3', whom);
    marked(campaign, 'f3', 'off-table');
    const { records } = reportProposal(campaign, underWay(campaign));
    return { is: fighter(campaign, whom)?.condition, record: records.find(({ figure }) => figure === whom) };
  };

  it('off the table saves who would be left behind, body or casualty, and leaves nobody worse off', () => {
    const { is, record } = leaves('out-of-the-fight');
    expect(is).toBe('carried');
    expect(record).toMatchObject({ outOfTheFight: true, broughtOff: true });
    expect(leaves('collapsed')).toMatchObject({
      is: 'carried',
      record: { sanity: 'collapsed', broughtOff: true },
    });
    expect(leaves('knocked-down')).toMatchObject({
      is: 'off-table',
      record: { outOfTheFight: false, broughtOff: true },
    });
    expect(leaves('dead')).toMatchObject({ is: 'dead', record: { killed: true, broughtOff: true } });
    expect(leaves('captured')).toMatchObject({
      is: 'captured',
      record: { captured: true, broughtOff: false },
    });
  });

  it('is over for who has been laid down before', () => {
    const campaign = four();
    marked(campaign, 'f2', 'out-of-the-fight');
    lifts(campaign, 'f3', 'f2');
    lifts(campaign, 'f3', 'f2', false);
    marked(campaign, 'f3', 'off-table');
    expect(fighter(campaign, 'f2')?.condition).toBe('out-of-the-fight');
  });
});
