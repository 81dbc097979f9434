/** Section: Pick Up the Gun or Buddy. The weapon of somebody who is down, taken up in the battle by another. */
import { describe, expect, it } from 'vitest';
import { endEncounter } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/end.ts';
import { settle } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/settle.ts';
import { fire, reload } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/shooting.ts';
import { pickUp } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/pick-up.ts';
import { mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Condition } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import { act, figureIn, refusal } from '../../../../support/rules/campaign.ts';
import {
  ammo,
  campaignWith,
  entered,
  onTable,
  planned,
  reported,
  stranger,
  turn,
} from '../../../../support/rules/encounter.ts';

/** Gloria, Rep 5, and Ann, Rep 3, with a rifle; Nils has fought them with a pistol and a rifle. */
function battle(): Campaign {
  const nils = stranger({ weapons: ['pistol', 'rifle'] });
  const campaign = campaignWith({ contacts: [{ members: [nils], standing: 'fought' }] });
  return entered(onTable(planned(campaign)), 'b1', 'c1');
}
const falls = (campaign: Campaign, who: string, condition: Condition = 'out-of-the-fight') =>
  act(campaign, (now) => mark(now, { who, condition, byZombie: false }));
const picks = (campaign: Campaign, from: string, weapon: string, who = 'f1') =>
  act(campaign, (now) => pickUp(now, { who, from, weapon })).title;

const fires = (campaign: Campaign, who: string, weapon: string, ones = 0) =>
  act(campaign, (now) => fire(now, { who, weapon, shots: 1, ones, from: null })).title;

const held = (campaign: Campaign, who: string) => figureIn(campaign, who).weapons.map(({ id }) => id);
const why = (campaign: Campaign, from: string, weapon: string, who = 'f1') =>
  refusal(campaign, (now) => pickUp(now, { who, from, weapon }));
const is = (reason: string) => ({ code: 'encounter', why: reason });

describe('the weapon of a friend who is down', () => {
  it('passes to whoever picks it up, as it was left, and can be fired', () => {
    const campaign = battle();
    fires(campaign, 'f2', 'w2', 1);
    falls(campaign, 'f2');
    expect(picks(campaign, 'f2', 'w2')).toBe('Gloria picks up the rifle of Ann');
    expect(held(campaign, 'f1')).toEqual(['w1', 'w2']);
    expect(held(campaign, 'f2')).toEqual([]);
    expect(ammo(campaign, 'f1')).toContainEqual({ weapon: 'w2', loaded: true, clips: 3, begun: true });
    expect(fires(campaign, 'f1', 'w2')).toBe('Gloria fires once');
  });

  it('is told as picked up, and not as given', () => {
    const campaign = battle();
    falls(campaign, 'f2');
    const { events } = act(campaign, (now) => pickUp(now, { who: 'f1', from: 'f2', weapon: 'w2' }));
    expect(events).toContainEqual(expect.objectContaining({ type: 'weapon-given', pickedUp: true }));
  });

  it('goes back to who is alive when the Encounter ends', () => {
    const campaign = battle();
    falls(campaign, 'f2');
    picks(campaign, 'f2', 'w2');
    reported(campaign);
    act(campaign, (now) => endEncounter(now, { successful: true, leftWithHumansBehind: false }));
    expect([held(campaign, 'f1'), held(campaign, 'f2')]).toEqual([['w1'], ['w2']]);
  });

  it('goes back to a captive whom the escape sets free', () => {
    const campaign = campaignWith({ figures: { f2: { status: 'captive', heldIn: 'rural' } } });
    planned(campaign, { kind: 'escape', role: 'captive', goes: ['f2', 'f1'] });
    falls(campaign, 'f2');
    picks(campaign, 'f2', 'w2');
    reported(campaign);
    act(campaign, (now) => endEncounter(now, { successful: true, leftWithHumansBehind: false }));
    expect(held(campaign, 'f2')).toEqual(['w2']);
  });

  it('comes home to the stockpile from one who is dead, whoever brought the body off (ATZ-119)', () => {
    const campaign = battle();
    falls(campaign, 'f2', 'dead');
    picks(campaign, 'f2', 'w2');
    reported(campaign, { f2: { killed: true, by: 'zombies', broughtOff: false } });
    act(campaign, (now) => settle(now, { figure: 'f2', step: 'dies' }));
    act(campaign, (now) => endEncounter(now, { successful: true, leftWithHumansBehind: false }));
    expect(held(campaign, 'f1')).toEqual(['w1']);
    expect(campaign.stock).toContainEqual(
      expect.objectContaining({ weapon: 'rifle', from: { where: 'person', name: 'Ann' } }),
    );
  });
});

describe('the weapon of an enemy who is down', () => {
  it('is his no more, has a clip less (ATZ-108), and what he has left keeps its own ammunition', () => {
    const campaign = battle();
    fires(campaign, 'c1/0', 'w1', 1);
    falls(campaign, 'c1/0', 'dead');
    expect(picks(campaign, 'c1/0', 'w0')).toBe('Gloria picks up the pistol of Nils');
    expect(campaign.contacts[0]?.members[0]?.weapons).toEqual(['rifle']);
    expect(ammo(campaign, 'c1/0')).toEqual([{ weapon: 'w0', loaded: true, clips: 3, begun: true }]);
    const [, taken = ''] = held(campaign, 'f1');
    expect(ammo(campaign, 'f1')).toContainEqual({ weapon: taken, loaded: true, clips: 2 });
    expect(fires(campaign, 'f1', taken)).toBe('Gloria fires once');
  });

  it('is as he left it: fired empty, it is loaded first', () => {
    const campaign = battle();
    fires(campaign, 'c1/0', 'w1', 1);
    fires(campaign, 'c1/0', 'w1', 1);
    falls(campaign, 'c1/0');
    picks(campaign, 'c1/0', 'w1');
    const [, taken = ''] = held(campaign, 'f1');
    expect(ammo(campaign, 'f1')).toContainEqual({ weapon: taken, loaded: false, clips: 2 });
    act(campaign, (now) => reload(now, { who: 'f1', weapon: taken }));
    expect(ammo(campaign, 'f1')).toContainEqual({ weapon: taken, loaded: true, clips: 1 });
  });

  it('stays with who picked it up', () => {
    const campaign = battle();
    falls(campaign, 'c1/0', 'dead');
    picks(campaign, 'c1/0', 'w0');
    const before = held(campaign, 'f1');
    reported(campaign);
    act(campaign, (now) => endEncounter(now, { successful: true, leftWithHumansBehind: false }));
    expect(held(campaign, 'f1')).toEqual(before);
  });
});

describe('picking up', () => {
  it('takes the activation, or doubles (ATZ-126)', () => {
    const active = battle();
    turn(active, 5, 1);
    falls(active, 'f2');
    picks(active, 'f2', 'w2');
    falls(active, 'c1/0');
    expect(why(active, 'c1/0', 'w0')).toEqual(is('picks-up'));
    const both = battle();
    turn(both, 3, 3);
    falls(both, 'f2');
    expect(picks(both, 'f2', 'w2')).toBe('Gloria picks up the rifle of Ann');
    const waits = battle();
    turn(waits, 6, 1);
    falls(waits, 'f2');
    expect(why(waits, 'f2', 'w2')).toEqual(is('not-active'));
  });

  it('is refused where nobody lies there, he can’t, or the weapon isn’t there', () => {
    const campaign = battle();
    expect(why(campaign, 'f2', 'w2')).toEqual(is('holds-it-himself'));
    expect(why(campaign, 'f1', 'w1')).toEqual(is('at-himself'));
    expect(why(campaign, 'f9', 'w1')).toEqual(is('not-here'));
    falls(campaign, 'f2');
    expect(why(campaign, 'f2', 'w1')).toEqual(is('no-such-weapon'));
    expect(why(campaign, 'c1/0', 'w0', 'f2')).toEqual(is('out-of-action'));
  });
});
