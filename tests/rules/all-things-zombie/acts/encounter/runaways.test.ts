/** Figures that run away: targets until they are off the table, and neither move otherwise nor fire (section: Involuntary Movement; ATZ-153). */
import { describe, expect, it } from 'vitest';
import { takeCheck } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/check.ts';
import { inBattle } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/battle-proposals.ts';
import {
  dueMarks,
  type ToldHere,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import { fireAt } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/fire-at.ts';
import { finishOff } from '../../../../../src/rules/all-things-zombie/acts/encounter/melee/finish-off.ts';
import { move } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import { proposalText } from '../../../../../src/rules/all-things-zombie/acts/encounter/proposal-words.ts';
import { fighterNamed } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { beginTurn, mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { doingNow } from '../../../../../src/rules/all-things-zombie/acts/encounter/zombies/zombies.ts';
import { zombiesAct } from '../../../../../src/rules/all-things-zombie/acts/encounter/zombies/zombies-act.ts';
import { figureId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import { contactId } from '../../../../../src/rules/all-things-zombie/meeting-and-greeting/contact.ts';
import {
  type Condition,
  type Fighter,
  strangerId,
} from '../../../../../src/rules/all-things-zombie/state/turn.ts';
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
import { marked } from '../../../../support/rules/vehicles.ts';
import { withZombies, zombies } from '../../../../support/rules/zombies.ts';

const f1 = figureId(1);
const nils = strangerId(contactId(1), 0);
const members = [stranger({ weapons: ['machine-pistol'] }), stranger({ name: 'Olga' })];

/** Gloria, Rep 5, and Ann, against Nils and Olga; Gloria’s side goes first where a turn has begun. */
function battle({ turn = true } = {}) {
  const contacts = [{ standing: 'fought', seen: { year: 2, period: 0 }, times: 1, members } as const];
  const campaign = entered(onTable(planned(campaignWith({ contacts }))), 'b1', 'c1');
  withZombies(campaign, [zombies({ count: 2 })]);
  const told: ToldHere[] = [];
  const does = (make: MakeAct, ...answers: Answer[]) => {
    const { events, title } = act(campaign, make, ...answers);
    told.push({ act: told.length + 1, events });
    return title;
  };
  if (turn) does((now) => beginTurn(now, { sides: ['Party', 'Zombies', 'c1'] }), [4, 3, 1]);
  const aims = [{ target: nils, shots: 2 }];
  return {
    campaign,
    does,
    refused: (make: MakeAct) => refusal(campaign, make),
    is: (who: Fighter['who'], change: Partial<Fighter>) => marked(campaign, who, change),
    marks: (who: string, condition: Condition) =>
      does((now) => mark(now, { who, condition, byZombie: false })),
    checks: (
      figure: string,
      check: 'received-fire' | 'being-charged' | 'in-sight' | 'pursue-by-fire',
      ...dice: Answer[]
    ) => does((now) => takeCheck(now, { figure, what: { check } }), ...dice),
    fires: (...dice: Answer[]) =>
      does((now) => fireAt(now, { who: 'f1', weapon: 'w1', aims, from: null }), ...dice),
    fighter: (who: string) => fighterNamed(seen(campaign), underWay(campaign), who)?.fighter,
    due: () => inBattle(seen(campaign), underWay(campaign), told).map((one) => proposalText(one)),
    toMark: () => dueMarks(seen(campaign), underWay(campaign), told),
  };
}

const PURSUES = 'Pursue by Fire: Gloria after Nils';

describe('after somebody who flees', () => {
  it('Pursue by Fire is due of who fired, before the flight is marked and after it', () => {
    const { fires, checks, marks, due } = battle();
    fires([1, 2]);
    checks(nils, 'received-fire', [6, 6]);
    expect(due()).toContain(PURSUES);
    marks(nils, 'ran-away');
    expect(due()).toContain(PURSUES);
    checks(f1, 'pursue-by-fire', [1, 2]);
    expect(due()).not.toContain(PURSUES);
    expect(due()).toContain('Gloria fires at Nils');
    fires([1, 2]);
    expect(due()).not.toContain('Gloria fires at Nils');
  });

  it('it is due of who charges, and of who came into sight', () => {
    for (const [cause, check] of [
      [{ chargedBy: { by: f1 } }, 'being-charged'],
      [{ underFire: { by: f1, weapon: 'machine-pistol' } }, 'received-fire'],
    ] as const) {
      const { is, checks, due } = battle();
      is(nils, cause);
      checks(nils, check, [6, 6]);
      expect(due(), check).toContain(PURSUES);
    }
    const { is, checks, due } = battle();
    is(f1, { inSight: { of: nils } });
    checks(f1, 'in-sight', [6, 6, 6], 'runsAway');
    expect(due()).toContain('Pursue by Fire: Nils after Gloria');
  });

  it('it isn’t due of who is in contact with another, nor in the next turn', () => {
    const { is, does, checks, due, campaign } = battle();
    is(nils, { chargedBy: { by: f1 } });
    checks(nils, 'being-charged', [6, 6]);
    const olga = strangerId(contactId(1), 1);
    marked(campaign, f1, { inMelee: [olga] });
    marked(campaign, olga, { inMelee: [f1] });
    expect(due()).not.toContain(PURSUES);
    marked(campaign, f1, { inMelee: [] });
    expect(due()).toContain(PURSUES);
    does((now) => beginTurn(now, { sides: ['Party', 'Zombies', 'c1'] }), [4, 3, 1]);
    expect(due()).not.toContain(PURSUES);
  });
});

describe('who has run away', () => {
  const ran = () => {
    const all = battle();
    all.marks(nils, 'ran-away');
    return all;
  };

  it('can be shot at until it has left the table', () => {
    const hit = ran();
    hit.fires([6, 6], [1, 1]);
    expect(hit.fighter(nils)?.condition).toBe('dead');
    const { marks, refused } = ran();
    marks(nils, 'off-table');
    const aims = [{ target: nils, shots: 2 }];
    expect(refused((now) => fireAt(now, { who: 'f1', weapon: 'w1', aims, from: null }))).toMatchObject({
      why: 'target-gone',
    });
  });

  it('takes no check for a shot that misses, and neither fires nor walks', () => {
    const { fires, fighter, refused } = ran();
    fires([1, 2]);
    expect(fighter(nils)?.underFire).toBeUndefined();
    const aims = [{ target: f1, shots: 2 }];
    expect(refused((now) => fireAt(now, { who: nils, weapon: 'w0', aims, from: null }))).toMatchObject({
      why: 'out-of-action',
    });
    expect(refused((now) => move(now, { who: nils, others: [], how: 'normal' }))).toMatchObject({
      why: 'out-of-action',
    });
  });

  it('runs on in its own activation, as fast as it goes', () => {
    const { does, due, fighter, marks } = ran();
    does((now) => beginTurn(now, { sides: ['Party', 'Zombies', 'c1'] }), [3, 1, 4]);
    const running = expect.stringMatching(/^Nils runs on, fast/);
    expect(due()).toContainEqual(running);
    does((now) => move(now, { who: nils, others: [], how: 'fast', inside: 'b1' }), [1, 2]);
    expect(fighter(nils)).toMatchObject({ condition: 'ran-away', inside: 'b1', moved: { how: 'fast' } });
    expect(due()).not.toContainEqual(running);
    marks(nils, 'off-table');
    expect(fighter(nils)).toMatchObject({ condition: 'off-table', ranAway: true });
  });

  it('is no target any more in a building that it has reached, but for those who are in there', () => {
    const { does, is, due, fires, fighter, refused } = ran();
    is(f1, { pursues: [nils] });
    expect(due()).toContain(PURSUES);
    does((now) => beginTurn(now, { sides: ['Party', 'Zombies', 'c1'] }), [3, 1, 4]);
    does((now) => move(now, { who: nils, others: [], how: 'fast', inside: 'b1' }), [1, 2]);
    is(f1, { pursues: [nils], toFire: { at: nils } });
    expect(due()).not.toContain(PURSUES);
    const aims = [{ target: nils, shots: 2 }];
    const shoots: MakeAct = (now) => fireAt(now, { who: 'f1', weapon: 'w1', aims, from: null });
    expect(refused(shoots)).toMatchObject({ why: 'took-refuge' });
    is(f1, { pursues: [nils], inside: 'b1', toFire: { at: nils } });
    expect(due()).toContain(PURSUES);
    fires([6, 6], [1, 1]);
    expect(fighter(nils)?.condition).toBe('dead');
  });

  it('is no target of the fire that Pursue by Fire allows, once in there', () => {
    const { does, checks, fires, due, marks } = battle();
    fires([1, 2]);
    checks(nils, 'received-fire', [6, 6]);
    marks(nils, 'ran-away');
    checks(f1, 'pursue-by-fire', [1, 2]);
    expect(due()).toContain('Gloria fires at Nils');
    const anyway = 'it was his turn, and I forgot';
    does((now) => move(now, { who: nils, others: [], how: 'fast', inside: 'b1', anyway }), [1, 2]);
    expect(due()).not.toContain('Gloria fires at Nils');
  });

  it('surrenders to people who catch it, and isn’t killed where it stands', () => {
    const { does, fighter, refused } = ran();
    const finishes = (how: 'kill' | 'capture') => (now: Parameters<typeof finishOff>[0]) =>
      finishOff(now, { who: 'f1', target: nils, how, weapon: null, from: null });
    expect(refused(finishes('kill'))).toMatchObject({ why: 'not-down' });
    does(finishes('capture'));
    expect(fighter(nils)?.condition).toBe('captured');
  });

  it('is Out of the Fight where zombies reach it and it has no way out, which the player says', () => {
    const { does, toMark, marks, campaign, due } = battle();
    marks(f1, 'ran-away');
    does((now) => zombiesAct(now, { group: 'z1', drawnBy: 'human', reach: [{ who: f1, zombies: 2 }] }));
    expect(due()).not.toContainEqual(expect.stringMatching(/^Being Charged/));
    expect(toMark()).toMatchObject([
      { who: f1, condition: 'out-of-the-fight', byZombie: true, perhaps: true },
    ]);
    does((now) => mark(now, { who: f1, condition: 'out-of-the-fight', byZombie: true }));
    expect(toMark()).toEqual([]);
    const { zombies: about } = underWay(campaign);
    expect(about?.groups).toMatchObject([{ doing: { by: 'feasting', on: f1 } }]);
  });
});

describe('who huddles', () => {
  it('is eaten where zombies reach it, and takes no check for them (section: Sanity Table)', () => {
    const { does, marks, campaign, due } = battle();
    marks(f1, 'huddled');
    does((now) => zombiesAct(now, { group: 'z1', drawnBy: 'human', reach: [{ who: f1, zombies: 2 }] }));
    expect(due()).not.toContainEqual(expect.stringMatching(/^(Being Charged|Melee)/));
    const [group] = underWay(campaign).zombies?.groups ?? [];
    expect(group && doingNow(seen(campaign), underWay(campaign), group)).toMatchObject({
      by: 'feasting',
      on: f1,
    });
  });
});
