/** Acts that leave nothing, or little, of an activation: a charge (ATZ-147), breaking off (ATZ-146), picking up (ATZ-152), a fall. */
import { describe, expect, it } from 'vitest';
import type { InputOf } from '../../../../../src/rules/all-things-zombie/acts/act.ts';
import { takeCheck } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/check.ts';
import { hide } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/hide.ts';
import { cover } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/covering.ts';
import { fireAt } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/fire-at.ts';
import { breakOff } from '../../../../../src/rules/all-things-zombie/acts/encounter/melee/break-off.ts';
import { lift } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/carrying.ts';
import { type MOVE, move } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import { enter } from '../../../../../src/rules/all-things-zombie/acts/encounter/people/explore.ts';
import { fighterNamed } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { beginTurn, mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { figureId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import type { Figure } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Fighter } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { act, type MakeAct, refusal } from '../../../../support/rules/campaign.ts';
import { campaignWith, onTable, planned, underWay } from '../../../../support/rules/encounter.ts';
import { marked } from '../../../../support/rules/vehicles.ts';
import { withZombies, zombies } from '../../../../support/rules/zombies.ts';

const f1 = figureId(1);

/** Gloria, Rep 5, and Ann, whose side goes first. */
function battle(is: Partial<Fighter> = {}, figure: Partial<Figure> = {}) {
  const campaign = onTable(planned(campaignWith({ figures: { f1: { attributes: [], ...figure } } })));
  withZombies(campaign, [zombies({ doing: { by: 'melee', with: f1 } })]);
  act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [4, 3]);
  marked(campaign, f1, is);
  return {
    campaign,
    does: (make: MakeAct, ...dice: (number[] | string)[]) => act(campaign, make, ...dice),
    why: (make: MakeAct) => refusal(campaign, make),
    gloria: () => fighterNamed(seen(campaign), underWay(campaign), f1)?.fighter,
  };
}
const charges: MakeAct = (now) => takeCheck(now, { figure: 'f1', what: { check: 'wanting-to-charge' } });
const stepsBack: MakeAct = (now) => breakOff(now, { who: 'f1', among: [] });
const moves =
  (how: Partial<InputOf<typeof MOVE>> = {}): MakeAct =>
  (now) =>
    move(now, { who: 'f1', others: [], how: 'normal', ...how });
const fires: MakeAct = (now) =>
  fireAt(now, {
    who: 'f1',
    weapon: 'w1',
    aims: [{ target: null, zombies: 'z1', shots: 2, far: false }],
    from: null,
  });
/** In contact with nobody; which of them a charge reaches is left to the players. */
const about = [zombies(), zombies({ id: 'z2' })];
const covers: MakeAct = (now) => cover(now, { who: 'f1', covering: true });

describe('a charge', () => {
  it('is refused to who has moved or fired of its own accord', () => {
    const moved = battle();
    withZombies(moved.campaign, about);
    moved.does(moves());
    expect(moved.why(charges)).toMatchObject({ why: 'acted-before-charge' });
    const fired = battle();
    withZombies(fired.campaign, about);
    fired.does(fires, [1, 2]);
    expect(fired.why(charges)).toMatchObject({ why: 'acted-before-charge' });
  });

  it('is the whole action; a figure that stays where it is may fire from there', () => {
    const passed = battle();
    withZombies(passed.campaign, about);
    passed.does(charges, [1, 2, 6], 'charges');
    const hides: MakeAct = (now) => hide(now, { who: 'f1', hidden: true });
    const covers: MakeAct = (now) => cover(now, { who: 'f1', covering: true });
    const enters: MakeAct = (now) => enter(now, { spot: 'b1', floor: 0, figures: ['f1'] });
    for (const make of [moves(), moves({ how: 'fast' }), fires, hides, covers, enters])
      expect(passed.why(make)).toMatchObject({ why: 'charges' });
    const failed = battle();
    withZombies(failed.campaign, about);
    failed.does(charges, [6, 6, 6], 'stays');
    for (const make of [moves(), moves({ how: 'fast' })])
      expect(failed.why(make)).toMatchObject({ why: 'charges' });
    failed.does(fires, [1, 2]);
  });
});

describe('breaking off', () => {
  it('is an inch of a normal move, whose rest is still to go', () => {
    const { does, why, gloria } = battle();
    does(stepsBack, [6, 6, 6], 'doesNotFire');
    expect(gloria()).toMatchObject({ moved: { how: 'normal', inches: 1, left: 7 }, walked: 1 });
    expect(why(moves({ how: 'fast' }))).toMatchObject({ why: 'moved-already' });
    expect(why(charges)).toMatchObject({ why: 'acted-before-charge' });
    expect(why(covers)).toMatchObject({ why: 'has-moved' });
    expect(why(fires)).toMatchObject({ why: 'broke-off' });
    does(moves());
    expect(gloria()).toMatchObject({ moved: { how: 'normal', inches: 8 } });
    expect(why(moves())).toMatchObject({ why: 'moved-already' });
  });

  it('lets fire whom In Sight lets', () => {
    const { does } = battle();
    does(stepsBack, [1, 1, 1], 'fires');
    does(fires, [1, 2]);
  });

  it('leaves a Slow figure less to go, and an inch at least', () => {
    const { does, gloria } = battle({}, { attributes: ['slow'] });
    does(stepsBack, [5], [6, 6, 6], 'doesNotFire');
    expect(gloria()).toMatchObject({ moved: { inches: 1, left: 4 } });
  });

  it('comes before covering fire: nobody covers out of a melee', () => {
    const { why } = battle({ inMelee: [null] });
    expect(why(covers)).toMatchObject({ why: 'in-melee' });
  });
});

describe('picking somebody up', () => {
  const lifts: MakeAct = (now) => lift(now, { who: 'f1', whom: 'f2', carries: true });
  const down = () => {
    const all = battle();
    withZombies(all.campaign, about);
    all.does((now) => mark(now, { who: 'f2', condition: 'out-of-the-fight', byZombie: false }));
    return all;
  };

  it('takes all of an activation: no shot and no move after it', () => {
    const { does, why } = down();
    does(lifts);
    for (const make of [fires, moves()]) expect(why(make)).toMatchObject({ why: 'picks-up' });
  });

  it('is refused to who has fired', () => {
    const { does, why } = down();
    does(fires, [1, 2]);
    expect(why(lifts)).toMatchObject({ why: 'not-stationary' });
  });
});

describe('who was knocked down', () => {
  it('gets up in a later turn, when active', () => {
    const { campaign, does, why } = battle();
    const marks =
      (condition: 'knocked-down' | 'up'): MakeAct =>
      (now) =>
        mark(now, { who: 'f2', condition, byZombie: false });
    does(marks('knocked-down'));
    expect(why(marks('up'))).toMatchObject({ why: 'fell-this-turn' });
    act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [6, 1]);
    expect(why(marks('up'))).toMatchObject({ why: 'not-active' });
    act(campaign, (now) => mark(now, { who: 'f2', condition: 'up', byZombie: false, anyway: 'miscounted' }));
  });
});
