import { describe, expect, it } from 'vitest';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { setConditions } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/conditions.ts';
import { fireAt } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/fire-at.ts';
import { burn } from '../../../../../src/rules/all-things-zombie/acts/encounter/fires/burn.ts';
import {
  lightFire,
  putOutFire,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/fires/fires.ts';
import { spreadFire } from '../../../../../src/rules/all-things-zombie/acts/encounter/fires/spread-fire.ts';
import { proposalText } from '../../../../../src/rules/all-things-zombie/acts/encounter/proposal-words.ts';
import { mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { act, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  fighter,
  onTable,
  planned,
  turn,
  underWay,
} from '../../../../support/rules/encounter.ts';
import { withZombies, zombies } from '../../../../support/rules/zombies.ts';

/** Gloria, Rep 5, with a machine pistol, and Ann, Rep 3. */
const table = () => onTable(planned(campaignWith()));

const spreads = (campaign: Campaign) => act(campaign, (now) => spreadFire(now, {})).title;

const dueFire = (campaign: Campaign) =>
  proposals(campaign, [])
    .filter(({ rule }) => rule === 'atz.fire-spreads')
    .map((one) => proposalText(one));

describe('a fire', () => {
  it('grows 3″ downwind at the end of each turn, until it is put out', () => {
    const campaign = table();
    expect(act(campaign, (now) => lightFire(now, { where: 'the pumps' })).title).toBe('Fire: the pumps');
    expect(dueFire(campaign)).toEqual([]);
    for (const grown of [3, 6]) {
      turn(campaign, 2, 1);
      expect(dueFire(campaign)).toEqual(['At the end of the turn, the fire: it grows 3″ towards the north']);
      expect(spreads(campaign)).toBe('The fire spreads');
      expect(underWay(campaign).fires?.burning).toMatchObject([{ where: 'the pumps', grown }]);
      expect(dueFire(campaign)).toEqual([]);
      expect(refusal(campaign, (now) => spreadFire(now, {}))).toMatchObject({ why: 'nothing-burns' });
    }
    act(campaign, (now) => lightFire(now, { where: 'a car' }));
    expect(act(campaign, (now) => putOutFire(now, { fire: 1 })).title).toBe('The fire is out: the pumps');
    expect(underWay(campaign).fires).toMatchObject({ lit: 2, burning: [{ id: 2, where: 'a car' }] });
  });

  it('reaches a person with Impact 5: a die for Obviously Dead, then one for damage (ATZ-20)', () => {
    const dead = table();
    expect(act(dead, (now) => burn(now, { who: 'f1', how: 'spread' }), [5]).title).toBe(
      'Gloria: reached by the fire: dead',
    );
    expect(fighter(dead, 'f1')).toMatchObject({ condition: 'dead', downedBy: { rep: null, by: null } });
    expect(fighter(dead, 'f1')?.alight).toBeUndefined();
    const out = table();
    // Rep 5 less 5: nobody is only knocked down.
    act(out, (now) => burn(now, { who: 'f1', how: 'spread' }), [6], [1]);
    expect(fighter(out, 'f1')).toMatchObject({ condition: 'out-of-the-fight' });
    expect(fighter(out, 'f1')?.alight).toBeUndefined();
  });

  it('that somebody is doused with has Impact 1, and leaves her alight', () => {
    const campaign = table();
    expect(act(campaign, (now) => burn(now, { who: 'f1', how: 'doused' }), [2], [4]).title).toBe(
      'Gloria: doused with fire: Knocked Down, and alight',
    );
    expect(fighter(campaign, 'f1')).toMatchObject({ condition: 'knocked-down', alight: 0 });
  });

  it('leaves people on fire Out of the Fight at the end of the next turn', () => {
    const campaign = table();
    turn(campaign, 2, 1);
    act(campaign, (now) => burn(now, { who: 'f1', how: 'doused' }), [2], [4]);
    act(campaign, (now) => mark(now, { who: 'f1', condition: 'up', byZombie: false, anyway: 'miscounted' }));
    expect(fighter(campaign, 'f1')?.alight).toBe(1);
    expect(dueFire(campaign)).toEqual([]);
    turn(campaign, 2, 1);
    expect(dueFire(campaign)).toEqual(['At the end of the turn, the fire: Gloria Out of the Fight']);
    expect(spreads(campaign)).toBe('Gloria Out of the Fight by fire');
    expect(fighter(campaign, 'f1')).toMatchObject({ condition: 'out-of-the-fight', wounds: 1 });
    expect(fighter(campaign, 'f1')?.alight).toBeUndefined();
    expect(dueFire(campaign)).toEqual([]);
  });

  it('counts for whoever doused them, zombies and people', () => {
    const campaign = withZombies(table(), [zombies({ count: 2 })]);
    const douses = (die: number) =>
      act(campaign, (now) => burn(now, { who: null, zombies: 'z1', how: 'doused', by: 'f1' }), [die]).title;
    expect(douses(2)).toBe('A zombie: doused with fire: alight');
    expect(underWay(campaign).zombies?.groups).toMatchObject([{ count: 1 }, { count: 1, burning: true }]);
    expect(douses(1)).toBe('A zombie: doused with fire: dead');
    expect(underWay(campaign).zombies?.groups).toMatchObject([{ count: 1, burning: true }]);
    act(campaign, (now) => burn(now, { who: 'f2', how: 'doused', by: 'f1' }), [1]);
    expect(fighter(campaign, 'f1')).toMatchObject({ zombiesKilled: 1, peopleKilled: 1 });
    expect(fighter(campaign, 'f2')).toMatchObject({ condition: 'dead', downedBy: { rep: 5, by: 'f1' } });
  });

  it('reaches nobody who is dead, or isn’t there', () => {
    const campaign = table();
    act(campaign, (now) => mark(now, { who: 'f2', condition: 'dead', byZombie: false }));
    const why = (who: string | null) => refusal(campaign, (now) => burn(now, { who, how: 'spread' }));
    expect(why('f2')).toMatchObject({ why: 'target-dead' });
    expect(why('f9')).toMatchObject({ why: 'not-here' });
    expect(why(null)).toMatchObject({ why: 'no-such-zombies' });
  });
});

describe('night and weather', () => {
  const firesFrom = (campaign: Campaign, inches: number, seen: object = {}) =>
    refusal(campaign, (now) =>
      fireAt(now, {
        who: 'f1',
        weapon: 'w1',
        aims: [{ target: null, shots: 2, inches, ...seen }],
        from: null,
      }),
    );
  const HIDDEN = { why: 'out-of-sight' };

  it('end the view, where somebody has measured how far it is', () => {
    const campaign = table();
    act(campaign, (now) => setConditions(now, { night: false, weather: true }));
    expect(() => firesFrom(campaign, 12)).toThrow();
    expect(firesFrom(campaign, 13)).toMatchObject({ why: 'out-of-range' });
    expect(act(campaign, (now) => setConditions(now, { night: true, weather: true })).title).toBe(
      'Night, and foul weather',
    );
    expect(firesFrom(campaign, 7)).toMatchObject(HIDDEN);
    // In the light night doesn’t count, and fog does.
    expect(() => firesFrom(campaign, 12, { lit: true })).toThrow();
    act(campaign, (now) => setConditions(now, { night: true, weather: false }));
    expect(firesFrom(campaign, 7, { woods: true })).toMatchObject(HIDDEN);
  });

  it('leave a zombie farther off than 6″ a far one', () => {
    const campaign = table();
    // Rep 5 against its die, and not Impact 1.
    const { title } = act(
      campaign,
      (now) =>
        fireAt(now, {
          who: 'f1',
          weapon: 'w1',
          aims: [{ target: null, shots: 2, inches: 7 }],
          from: null,
        }),
      [3, 1],
      [5],
    );
    expect(title).toContain('a zombie dead');
  });
});
