import { describe, expect, it } from 'vitest';
import type { InputOf } from '../../../../../src/rules/all-things-zombie/acts/act.ts';
import { zombiesAbout } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/report-proposal.ts';
import { takeCheck } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/check.ts';
import type { ToldHere } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import {
  type FIRE_AT,
  fireAt,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/fire-at.ts';
import { breakOff } from '../../../../../src/rules/all-things-zombie/acts/encounter/melee/break-off.ts';
import { type FIGHT, fight } from '../../../../../src/rules/all-things-zombie/acts/encounter/melee/fight.ts';
import { finishOff } from '../../../../../src/rules/all-things-zombie/acts/encounter/melee/finish-off.ts';
import { enter } from '../../../../../src/rules/all-things-zombie/acts/encounter/people/explore.ts';
import { proposalText } from '../../../../../src/rules/all-things-zombie/acts/encounter/proposal-words.ts';
import { placeZombies } from '../../../../../src/rules/all-things-zombie/acts/encounter/set-up/set-up.ts';
import { sideWords } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/side-words.ts';
import { sidesInTurn } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/sides.ts';
import {
  beginTurn,
  countKills,
  mark,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { hearShots } from '../../../../../src/rules/all-things-zombie/acts/encounter/zombies/noise.ts';
import {
  type ZOMBIES_ACT,
  zombiesAct,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/zombies/zombies-act.ts';
import { zombiesBurn } from '../../../../../src/rules/all-things-zombie/acts/encounter/zombies/zombies-burn.ts';
import { setZombies } from '../../../../../src/rules/all-things-zombie/acts/encounter/zombies/zombies-set.ts';
import { apply } from '../../../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Zombies, ZombiesDoing } from '../../../../../src/rules/all-things-zombie/state/zombies.ts';
import { ZOMBIE_SIDE } from '../../../../../src/rules/all-things-zombie/turn/activation.ts';
import type { Answer } from '../../../../../src/rules/core/play.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { act, type MakeAct, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  fighter,
  idOf,
  onTable,
  planned,
  underWay,
} from '../../../../support/rules/encounter.ts';
import { withVehicle } from '../../../../support/rules/vehicles.ts';
import { withZombies, zombies } from '../../../../support/rules/zombies.ts';

/** Gloria, Rep 5, a machine pistol; Ann, Rep 3, a Brawler with a rifle. */
const table = () => onTable(planned(campaignWith(), { goes: ['f1', 'f2'] }));
const ann = idOf(table(), 'f2');
const gloria = idOf(table(), 'f1');
const charging = (at = ann, unseen = false): ZombiesDoing => ({ by: 'charging', at, unseen });
const fighting = (whom = ann): ZombiesDoing => ({ by: 'melee', with: whom });

const groups = (campaign: Campaign) => underWay(campaign).zombies?.groups ?? [];

const with1 = (one: Partial<Zombies> = {}, die = 3) => withZombies(table(), [zombies(one)], die);

/** The party has had its turn. */
const theirTurn = (campaign: Campaign): Campaign => {
  apply(campaign, { type: 'side-acts', side: ZOMBIE_SIDE });
  return campaign;
};

const goes = (campaign: Campaign, input: Partial<InputOf<typeof ZOMBIES_ACT>>, ...answers: Answer[]) =>
  act(
    campaign,
    (now) => zombiesAct(now, { group: 'z1', drawnBy: 'nothing', reach: [], ...input }),
    ...answers,
  );
type Aim = Partial<InputOf<typeof FIRE_AT>['aims'][number]>;
const fires = (campaign: Campaign, aims: readonly Aim[], ...answers: Answer[]) =>
  act(
    campaign,
    (now) =>
      fireAt(now, {
        who: 'f1',
        weapon: 'w1',
        aims: aims.map((aim) => ({ target: null, zombies: 'z1', shots: 2, far: false, ...aim })),
        from: null,
        anyway: 'as often as it takes',
      }),
    ...answers,
  );
const fights = (campaign: Campaign, input: Partial<InputOf<typeof FIGHT>>, ...answers: Answer[]) =>
  act(
    campaign,
    (now) =>
      fight(now, {
        who: 'f2',
        hands: [],
        against: [{ target: null, zombies: 'z1' }],
        from: null,
        ...input,
      }),
    ...answers,
  );
const due = (campaign: Campaign, told: readonly ToldHere[] = []) =>
  proposals(seen(campaign), told).filter((one) => one.due);
const dueOf = (campaign: Campaign) => due(campaign).map(({ act: what, subject }) => `${what} ${subject}`);

describe('zombies come in groups', () => {
  it('at the start and drawn by shots, one for each place', () => {
    const campaign = table();
    underWay(campaign).zombiesAtStart = null;
    // A rural ZAL of 1, and a die of 2: two to the front, one to the left of them.
    act(campaign, placeZombies, [2], [2], [2], [1]);
    expect(groups(campaign)).toMatchObject([
      { id: 'z1', count: 2, whence: 'start', location: 'front', doing: { by: 'roaming' } },
      { id: 'z2', count: 1, whence: 'start', location: 'left-front' },
    ]);
    // 12″ before the party, which is 8.5″ in from the edge.
    act(campaign, (now) => hearShots(now, { shots: 1, from: null }), [6], [2]);
    expect(groups(campaign).at(-1)).toMatchObject({
      id: 'z3',
      whence: 'noise',
      location: 'front',
      spot: { x: 240, y: 205 },
    });
    expect(zombiesAbout(underWay(campaign))).toBe(4);
  });

  it('inside, where they charge at once, which is due before anything else', () => {
    const campaign = table();
    underWay(campaign).zombiesAtStart = 0;
    // Zombies alone are met; one of them, 6 + 1 against 1 + 4.
    act(
      campaign,
      (now) => enter(now, { spot: 'b1', floor: 0, figures: ['f2'] }),
      [2, 2],
      [6, 6],
      [6],
      [6],
      [1],
    );
    expect(groups(campaign)).toMatchObject([
      { count: 1, whence: 'inside', inside: { spot: 'b1', floor: 0 }, doing: charging(ann, true) },
    ]);
    expect(dueOf(campaign)).toContain('check f2/surprise');
  });

  it('in a battle begun before they were kept: those there are one group', () => {
    const campaign = table();
    underWay(campaign).zombiesAtStart = 3;
    act(campaign, (now) => hearShots(now, { shots: 1, from: null }), [6], [2]);
    expect(groups(campaign)).toMatchObject([
      { count: 3, whence: 'told' },
      { count: 1, whence: 'noise' },
    ]);
  });
});

describe('fire at a group', () => {
  it('takes from it whom it kills', () => {
    const campaign = with1({ count: 3 });
    fires(campaign, [{}], [6, 6], [1, 5]);
    expect(groups(campaign)).toMatchObject([{ id: 'z1', count: 2 }]);
    expect(fighter(campaign, 'f1')).toMatchObject({ zombiesKilled: 1 });
  });

  it('splits off one that has been hit and goes on, whose hits add up (ATZ-102)', () => {
    const campaign = with1({ count: 2, hits: 2 });
    // Impact 1: no die of 1, so that it doesn’t notice.
    fires(campaign, [{}], [6, 1], [4]);
    expect(groups(campaign)).toMatchObject([
      { id: 'z1', count: 1, hits: 2 },
      { id: 'z2', count: 1, hits: 3 },
    ]);
    // The fourth hit of a Rep of 4 kills without a die.
    fires(campaign, [{ zombies: 'z2' }], [6, 1]);
    expect(groups(campaign)).toMatchObject([{ id: 'z1', count: 1 }]);
  });

  it('puts one on the ground, out of reach of whom it charged; lying flat it is harder to hit', () => {
    const campaign = with1({ count: 1, doing: charging() });
    const rifle = { who: 'f2', weapon: 'w2', from: null, anyway: 'as often as it takes' } as const;
    act(
      campaign,
      (now) => fireAt(now, { ...rifle, aims: [{ target: null, zombies: 'z1', shots: 1, far: false }] }),
      [6],
      [6],
    );
    expect(groups(campaign)).toMatchObject([{ count: 1, down: true, hits: 1, doing: { by: 'roaming' } }]);
    // Rep 4 and a 4 hit in the open alone.
    const { title } = act(
      campaign,
      (now) => fireAt(now, { ...rifle, aims: [{ target: null, zombies: 'z1', shots: 1, far: false }] }),
      [4],
    );
    expect(title).toContain('missed');
  });

  it('at those that charge the shooter is fighting, without its being said', () => {
    const campaign = with1({ doing: charging(gloria) });
    fires(campaign, [{ far: undefined }], [2, 1]);
    expect(fighter(campaign, 'f1')).toMatchObject({ fought: true });
    const others = with1({ doing: charging(ann) });
    fires(others, [{}], [2, 1]);
    expect(fighter(others, 'f1')).toMatchObject({ fought: false });
  });
});

describe('melee with a group', () => {
  it('takes those killed from it, keeps those knocked down in contact, and is over for the turn', () => {
    const campaign = with1({ count: 3, doing: fighting() });
    const three = Array.from({ length: 3 }, () => ({ target: null, zombies: 'z1' }));
    // Three dice of a Brawler, Rep 3 − 2 against three. One zombie draws on its own die; two are beaten, one of them dead.
    fights(campaign, { against: three }, [1, 6, 6], [4, 5, 5], [1], [6]);
    expect(groups(campaign)).toMatchObject([
      { count: 1, doing: { by: 'melee', with: ann, fought: 2 } },
      { count: 1, down: true, doing: { by: 'melee', with: ann, fought: 2 } },
    ]);
    expect(dueOf(campaign)).not.toContain('fight f2');
    underWay(campaign).turn = { number: 3, dice: [{ side: 'Zombies', face: 6 }] };
    expect(due(campaign).map((one) => proposalText(one))).toContain('Melee goes on: Ann against a zombie');
  });

  it('is due against all in contact as soon as one more has come, those who have fought in this turn among them', () => {
    const before = zombies({ id: 'z2', count: 2, doing: { ...fighting(), fought: 2 } as ZombiesDoing });
    const campaign = withZombies(table(), [zombies({ count: 1, doing: fighting() }), before]);
    expect(due(campaign).map((one) => proposalText(one))).toContain(
      'Melee goes on: Ann against three zombies',
    );
  });

  it('is fought with the dice the Surprise Check has left, the first round alone', () => {
    const campaign = with1({ count: 1, doing: { ...fighting(), caught: 'oneDie' } as ZombiesDoing });
    // The worked game: one die, a 6; the zombie’s 1 passes. Not dead on a 4, and knocked down on the next die.
    fights(campaign, {}, [6], [1], [4], [2]);
    expect(fighter(campaign, 'f2')).toMatchObject({
      condition: 'knocked-down',
      mauled: true,
      byZombie: true,
    });
    expect(groups(campaign)[0]?.doing).not.toHaveProperty('caught');
  });

  it('is left by whoever breaks off', () => {
    const campaign = with1({ doing: fighting() });
    act(campaign, (now) => breakOff(now, { who: 'f2', among: [] }), [2, 2]);
    expect(groups(campaign)).toMatchObject([{ doing: { by: 'roaming' } }]);
  });

  it('ends for one on the ground by whoever stands over it', () => {
    const campaign = with1({ count: 2, down: true });
    act(campaign, (now) =>
      finishOff(now, { who: 'f1', target: null, zombies: 'z1', how: 'kill', weapon: null, from: null }),
    );
    expect(groups(campaign)).toMatchObject([{ count: 1, down: true }]);
  });
});

describe('zombies act', () => {
  it('group by group: all move, or some at somebody, who has to test', () => {
    const campaign = theirTurn(with1({ count: 3, location: 'rear' }));
    expect(dueOf(campaign)).toContain('zombies-act z1');
    const { title } = goes(campaign, { reach: [{ who: 'f2', zombies: 2, unseen: true }] });
    expect(title).toBe('Two zombies: Ann is charged');
    expect(groups(campaign)).toMatchObject([
      { id: 'z1', count: 1, doing: { by: 'roaming' }, acted: 2 },
      { id: 'z2', count: 2, doing: charging(ann, true) },
    ]);
    expect(dueOf(campaign)).toContain('check f2/surprise');
    expect(dueOf(campaign)).not.toContain('zombies-act z1');
  });

  it('join those that came on in the same place once both have moved', () => {
    const campaign = withZombies(table(), [
      zombies({ spot: { x: 10, y: 10 } }),
      zombies({ id: 'z2', count: 1, acted: 2 }),
    ]);
    goes(campaign, {});
    expect(groups(campaign)).toMatchObject([{ id: 'z2', count: 3 }]);
  });

  it('roam on where whoever they fought has got away', () => {
    const campaign = theirTurn(with1({ doing: fighting() }));
    act(campaign, (now) => mark(now, { who: 'f2', condition: 'ran-away', byZombie: false }));
    expect(dueOf(campaign)).toContain('zombies-act z1');
    goes(campaign, {});
    expect(groups(campaign)).toMatchObject([{ count: 2, doing: { by: 'roaming' }, acted: 2 }]);
    expect(dueOf(campaign)).not.toContain('zombies-act z1');
  });

  it('up from the ground first, and on doubles nothing else', () => {
    const fallen = with1({ down: true, doing: fighting() });
    expect(goes(fallen, {}).title).toBe('Two zombies get up (group A)');
    expect(groups(fallen)[0]).not.toHaveProperty('down');
    const doubles = with1({ down: true }, 5);
    expect(goes(doubles, {}).title).toBe('Two zombies get up (group A)');
    expect(groups(doubles)[0]).not.toHaveProperty('acted');
  });

  it('only from the next turn on where they have fallen in this one (ATZ-28)', () => {
    const shot = with1({ count: 1, doing: charging() });
    act(
      shot,
      (now) =>
        fireAt(now, {
          who: 'f2',
          weapon: 'w2',
          aims: [{ target: null, zombies: 'z1', shots: 1, far: false }],
          from: null,
        }),
      [6],
      [6],
    );
    expect(dueOf(theirTurn(shot))).not.toContain('zombies-act z1');
    const again: MakeAct = (now) => zombiesAct(now, { group: 'z1', drawnBy: 'nothing', reach: [] });
    expect(refusal(shot, again)).toEqual({ code: 'encounter', why: 'zombies-acted' });
    underWay(shot).turn = { number: 3, dice: [{ side: 'Zombies', face: 3 }] };
    act(shot, again);
    expect(groups(shot)[0]).not.toHaveProperty('down');
    // Struck down in melee, and so marked by the player: alike.
    const struck = with1({ count: 1, doing: fighting() });
    fights(struck, { against: [{ target: null, zombies: 'z1' }] }, [1, 6, 6], [6], [6]);
    expect(refusal(struck, again)).toEqual({ code: 'encounter', why: 'zombies-acted' });
    const marked = with1({ count: 1 });
    act(marked, (now) => setZombies(now, { group: 'z1', count: 1, down: true }));
    expect(refusal(marked, again)).toEqual({ code: 'encounter', why: 'zombies-acted' });
  });

  it('turn aside at an obstacle, by a die; whether they got up first is told, too', () => {
    expect(goes(with1(), { blocked: true }, [3]).title).toBe(
      // Each line of the log says which they were.
      'Two zombies turn left at what is in the way and move (group A, from the start, front)',
    );
    expect(goes(with1({ count: 1, down: true }), { blocked: true }, [4]).title).toBe(
      'A zombie gets up, turns right at what is in the way and moves (group A, from the start, front)',
    );
    const charged = { reach: [{ who: 'f2', zombies: 1 }] };
    expect(goes(with1({ count: 1, down: true }), charged).title).toBe('A zombie gets up: Ann is charged');
  });

  it('find out once who of them climbs', () => {
    const campaign = with1({ count: 3 });
    expect(goes(campaign, { climb: true }, [6, 2, 5]).title).toBe('1 of 3 zombies can climb (group A)');
    expect(groups(campaign)).toMatchObject([
      { count: 2, climbs: false },
      { count: 1, climbs: true },
    ]);
  });

  it('say in what is due where they go: to gunfire of this or the last turn, else to humans', () => {
    const campaign = theirTurn(with1());
    const shot = { type: 'shots-marked', marker: { who: 'f1', shots: 2, from: null } };
    const turn = { type: 'turn-begun', turn: { number: 1, dice: [] } };
    const whither = (...events: readonly object[]) =>
      due(campaign, [{ act: 1, events } as unknown as ToldHere])
        .filter(({ act: what }) => what === 'zombies-act')
        .map((one) => proposalText(one))[0];
    expect(whither(shot, turn)).toContain('towards the nearest gunfire');
    expect(whither(shot, turn, turn)).toContain('towards the nearest human within 12″');
  });

  it('are due in the order of the dice: not before the party, whose die is higher, has had its turn', () => {
    const campaign = withZombies(table(), [zombies(), zombies({ id: 'z2', location: 'rear' })]);
    act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [5, 3]);
    const all = () => proposals(seen(campaign), []).map(({ act: what, subject }) => `${what} ${subject}`);
    expect(dueOf(campaign).filter((one) => one.startsWith('zombies-act'))).toEqual([]);
    expect(all().slice(-3)).toEqual(['zombies-act z1', 'zombies-act z2', 'begin-turn null']);
    goes(campaign, {});
    expect(dueOf(campaign)).toContain('zombies-act z2');
  });

  it('may still act where the party has gone before them, and the strip says so', () => {
    const campaign = withZombies(table(), [zombies()]);
    act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [2, 4]);
    apply(campaign, { type: 'side-acts', side: 'Party' });
    const words = () =>
      sidesInTurn(seen(campaign), underWay(campaign))
        .filter(({ die }) => die.side === ZOMBIE_SIDE)
        .map(sideWords);
    expect(words()).toEqual(['all of them: their Rep is 4']);
    goes(campaign, {});
    expect(words()).toEqual(['have acted']);
  });

  it('are due at once where their die is the higher, or nobody else may go', () => {
    const campaign = with1();
    const dice = (party: number, theirs: number) => {
      act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [party, theirs]);
      return dueOf(campaign).includes('zombies-act z1');
    };
    expect([dice(2, 4), dice(6, 3), dice(5, 3)]).toEqual([true, true, false]);
  });

  it('are not asked for where their die keeps them', () => {
    expect(dueOf(with1({}, 6)).some((one) => one.startsWith('zombies-act'))).toBe(false);
  });
});

describe('whoever is charged', () => {
  const charges = (campaign: Campaign, check: 'surprise' | 'being-charged', ...answers: Answer[]) =>
    act(campaign, (now) => takeCheck(now, { figure: 'f2', what: { check } }), ...answers);

  it('fires at them first, then fights: both are due, at those that charge', () => {
    const campaign = with1({ doing: charging() });
    const { events } = charges(campaign, 'being-charged', [2, 3]);
    expect(groups(campaign)).toMatchObject([{ doing: { by: 'melee', with: ann, fires: true } }]);
    const after = due(campaign, [{ act: 1, events }]).map(({ act: what, subject }) => `${what} ${subject}`);
    expect(after).toContain('fire-at f2 at z1');
    expect(after).toContain('fight f2');
  });

  it('fires at nobody else once those that charge are down or gone', () => {
    const campaign = withZombies(table(), [zombies({ doing: charging() }), zombies({ id: 'z2' })]);
    const { events } = charges(campaign, 'being-charged', [2, 3]);
    const fire = () =>
      due(campaign, [{ act: 1, events }]).filter(({ act: what }) => what === 'fire-at').length;
    expect(fire()).toBe(1);
    act(campaign, (now) => setZombies(now, { group: 'z1', count: 0 }));
    expect(fire()).toBe(0);
  });

  it('is caught unawares, and fights with a die less', () => {
    const campaign = with1({ doing: charging(ann, true) });
    charges(campaign, 'surprise', [2, 6]);
    expect(groups(campaign)).toMatchObject([{ doing: { by: 'melee', with: ann, caught: 'oneDie' } }]);
  });

  it('runs, and they have nobody', () => {
    const campaign = with1({ doing: charging() });
    charges(campaign, 'being-charged', [5, 6]);
    expect(groups(campaign)).toMatchObject([{ doing: { by: 'roaming' } }]);
  });

  it('reaches those in a vehicle that stands or goes 2″ at most, who are in cover, and nobody in a faster one', () => {
    const riding = (speed: number, doing: ZombiesDoing = { by: 'roaming' }) =>
      withZombies(withVehicle(table(), { engine: true, speed }), [zombies({ doing })]);
    const slow = riding(2);
    goes(slow, { reach: [{ who: 'f2', zombies: 2 }] });
    expect(groups(slow)[0]?.doing).toMatchObject({ by: 'charging', at: ann, vehicle: true });
    const reach = [{ who: 'f2', zombies: 2 }];
    const fast = (now: Parameters<MakeAct>[0]) => zombiesAct(now, { group: 'z1', drawnBy: 'nothing', reach });
    expect(refusal(riding(3), fast)).toMatchObject({ why: 'vehicle-too-fast' });
    // Zombies in contact are left behind.
    const dueIn = (speed: number) =>
      dueOf(riding(speed, fighting())).filter((what) => what.startsWith('fight'));
    expect(dueIn(2)).toEqual(['fight f2']);
    expect(dueIn(3)).toEqual([]);
    // Nor does anybody inside get at them, though he is active.
    const both = [0, 1].map(() => ({ target: null, zombies: 'z1' }));
    const blow = (now: Parameters<MakeAct>[0]) =>
      fight(now, { who: 'f2', hands: [], against: both, from: null });
    expect(refusal(riding(3, fighting()), blow)).toMatchObject({ why: 'vehicle-too-fast' });
    expect(act(riding(2, fighting()), blow, [6, 6, 6], [6, 6]).title).toContain('a draw');
  });

  it('inside a building or a vehicle counts as in cover, without its being said', () => {
    // Nobody in cover runs on no die passed.
    const inside = with1({ doing: charging(), whence: 'inside', inside: { spot: 'b1', floor: 0 } });
    charges(inside, 'being-charged', [5, 6]);
    expect(groups(inside)).toMatchObject([{ doing: { by: 'melee' } }]);
    const vehicle = with1({ doing: { by: 'charging', at: ann, unseen: false, vehicle: true } });
    charges(vehicle, 'being-charged', [5, 6]);
    expect(groups(vehicle)).toMatchObject([{ doing: { by: 'melee' } }]);
  });

  it('by a burning zombie rolls a die less', () => {
    const campaign = with1({ doing: charging(), burning: true });
    charges(campaign, 'being-charged', [2]);
    expect(groups(campaign)).toMatchObject([{ doing: { by: 'melee' } }]);
  });
});

describe('zombies feast', () => {
  /** Ann was knocked down by them. */
  const fallen = (doing: ZombiesDoing = fighting()) => {
    const campaign = with1({ doing });
    act(campaign, (now) => mark(now, { who: 'f2', condition: 'knocked-down', byZombie: true }));
    return campaign;
  };

  it('on whoever they have put down, who is dead at their next activation (ATZ-51)', () => {
    const campaign = theirTurn(fallen());
    expect(due(campaign).map((one) => proposalText(one))).toContain(
      'Two zombies, group A, from the start, front: they feast on Ann, who dies',
    );
    expect(goes(campaign, {}, [5]).title).toBe('Zombies feast on Ann');
    expect(fighter(campaign, 'f2')).toMatchObject({ condition: 'dead', byZombie: true });
    // A 5 is three turns: two more, in which they do nothing else.
    expect(groups(campaign)).toMatchObject([{ doing: { by: 'feasting', on: ann, turns: 2 } }]);
    const next = (turn: number) => {
      underWay(campaign).turn = { number: turn, dice: [{ side: 'Zombies', face: 2 }] };
      goes(campaign, {});
    };
    next(3);
    expect(groups(campaign)).toMatchObject([{ doing: { by: 'feasting', turns: 1 } }]);
    next(4);
    expect(groups(campaign)).toMatchObject([{ doing: { by: 'roaming' } }]);
  });

  it('not on somebody who is up again, or was carried away', () => {
    const up = fallen();
    act(up, (now) => mark(now, { who: 'f2', condition: 'up', byZombie: false, anyway: 'miscounted' }));
    expect(dueOf(up)).toContain('fight f2');
    const carried = fallen({ by: 'feasting', on: ann, turns: null });
    act(carried, (now) => mark(now, { who: 'f2', condition: 'carried', byZombie: false }));
    goes(carried, {});
    expect(fighter(carried, 'f2')).toMatchObject({ condition: 'carried' });
  });
});

describe('zombies on fire', () => {
  it('burn out on a 6 at the end of each turn, once a turn', () => {
    const campaign = with1({ count: 3, burning: true });
    expect(dueOf(campaign)).toContain('zombies-burn z1');
    act(campaign, (now) => zombiesBurn(now, { group: 'z1' }), [6, 1, 6]);
    expect(groups(campaign)).toMatchObject([{ count: 1, burnt: 2 }]);
    expect(dueOf(campaign)).not.toContain('zombies-burn z1');
  });
});

describe('the player’s word', () => {
  it('counts them anew, puts them on the table and takes them off', () => {
    const campaign = table();
    act(campaign, (now) => setZombies(now, { group: null, count: 4 }));
    act(campaign, (now) => setZombies(now, { group: 'z1', count: 3, down: true, burning: true }));
    expect(groups(campaign)).toMatchObject([{ count: 3, down: true, burning: true, whence: 'told' }]);
    act(campaign, (now) =>
      setZombies(now, { group: 'z1', count: 3, doing: 'melee', whom: 'f2', down: false }),
    );
    expect(groups(campaign)[0]).toMatchObject({ doing: fighting() });
    expect(groups(campaign)[0]).not.toHaveProperty('down');
    act(campaign, (now) => setZombies(now, { group: 'z1', count: 0 }));
    expect(groups(campaign)).toEqual([]);
  });

  it('that some were killed takes them from those about, and back again', () => {
    const campaign = with1({ count: 3 });
    act(campaign, (now) => countKills(now, { who: 'f1', of: 'zombies', by: 2 }));
    expect(zombiesAbout(underWay(campaign))).toBe(1);
    act(campaign, (now) => countKills(now, { who: 'f1', of: 'zombies', by: -1 }));
    expect(zombiesAbout(underWay(campaign))).toBe(2);
  });
});

describe('whoever wants to charge', () => {
  it('tests first; then melee is due, until it has been fought', () => {
    // Of two groups only the players see which one it has reached.
    const campaign = withZombies(table(), [zombies(), zombies({ id: 'z2' })]);
    const check = act(
      campaign,
      (now) => takeCheck(now, { figure: 'f2', what: { check: 'wanting-to-charge' } }),
      [2, 3, 6],
    );
    const told = [{ act: 1, events: check.events }];
    const melees = () => due(campaign, told).filter((one) => one.act === 'fight');
    expect(melees().map((one) => proposalText(one))).toEqual(['Ann charges: melee with those reached']);
    const { events } = fights(campaign, { against: [{ target: null, zombies: 'z1' }] }, [6, 6, 6], [6]);
    told.push({ act: 2, events });
    expect(melees()).toEqual([]);
  });

  it('and stays where it is fights nobody', () => {
    const campaign = with1();
    const { events } = act(
      campaign,
      (now) => takeCheck(now, { figure: 'f2', what: { check: 'wanting-to-charge' } }),
      [6, 6, 6],
    );
    expect(due(campaign, [{ act: 1, events }]).map(({ act: what }) => what)).not.toContain('fight');
  });
});
