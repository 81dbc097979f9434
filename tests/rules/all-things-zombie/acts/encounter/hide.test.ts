/** In Sight or Hidden: who may hide, and what ends it. */
import { describe, expect, it } from 'vitest';
import { takeCheck } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/check.ts';
import { hide } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/hide.ts';
import { move } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import { beginTurn, mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { apply } from '../../../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { act, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  onTable,
  planned,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';

/** Gloria, and Nils, whom it has come to blows with, in the first turn; the party goes first. */
function battle(): Campaign {
  const contacts = [{ standing: 'fought', members: [stranger()] }] as const;
  const campaign = entered(onTable(planned(campaignWith({ contacts }))), 'b1', 'c1');
  turn(campaign);
  return campaign;
}

const turn = (campaign: Campaign) =>
  act(campaign, (now) => beginTurn(now, { sides: ['Party', 'c1'] }), [2, 1]);
const hides = (campaign: Campaign, hidden = true) => act(campaign, (now) => hide(now, { who: 'f1', hidden }));
const moves = (campaign: Campaign, how: 'normal' | 'stay' = 'normal') =>
  act(campaign, (now) => move(now, { who: 'f1', others: [], how, prone: true }));
const gloria = (campaign: Campaign) => underWay(campaign).fighters.find(({ who }) => who === 'f1');
const isHidden = (campaign: Campaign) => gloria(campaign)?.hidden === true;

describe('whoever keeps still in cover, and has not been seen', () => {
  it('is hidden by the player’s word, turn after turn, until the player says otherwise', () => {
    const campaign = battle();
    expect(hides(campaign).title).toBe('Gloria hides');
    turn(campaign);
    expect(isHidden(campaign)).toBe(true);
    expect(hides(campaign, false).title).toBe('Gloria is hidden no more');
    expect(isHidden(campaign)).toBe(false);
  });

  it('tests In Sight as one who is hidden, without being asked', () => {
    const campaign = battle();
    const sees = (now: Parameters<typeof takeCheck>[0]) =>
      takeCheck(now, { figure: 'f1', what: { check: 'in-sight' } });
    hides(campaign);
    expect(act(campaign, sees, [1, 1, 6], 'holdsOrFires').title).toBe('Gloria: holds fire, or fires at will');
    hides(campaign, false);
    expect(act(campaign, sees, [1, 1, 6], 'fires').title).toBe('Gloria: fires');
  });

  it('hides in any activation, and on doubles', () => {
    const campaign = battle();
    act(campaign, (now) => beginTurn(now, { sides: ['Party', 'c1'] }), [3, 3]);
    hides(campaign);
    expect(isHidden(campaign)).toBe(true);
  });
});

describe('hiding ends', () => {
  it('with a move, and not with lying down where it is', () => {
    const campaign = battle();
    hides(campaign);
    moves(campaign, 'stay');
    expect(gloria(campaign)).toMatchObject({ prone: true, hidden: true });
    moves(campaign);
    expect(isHidden(campaign)).toBe(false);
  });

  it.each(['ducked-back', 'knocked-down', 'dead'] as const)('for good once it is %s', (condition) => {
    const campaign = battle();
    hides(campaign);
    act(campaign, (now) => mark(now, { who: 'f1', condition, byZombie: false }));
    act(campaign, (now) => mark(now, { who: 'f1', condition: 'up', byZombie: false, anyway: 'miscounted' }));
    expect(isHidden(campaign)).toBe(false);
  });

  it('as it comes to blows', () => {
    const campaign = battle();
    hides(campaign);
    const hidden = gloria(campaign);
    if (hidden === undefined) throw new Error('Gloria is not there');
    apply(campaign, { type: 'fighter-changed', to: { ...hidden, inMelee: [null] }, of: 'shots', fired: 0 });
    expect(isHidden(campaign)).toBe(false);
  });
});

describe('nobody hides', () => {
  it('who has moved this turn, but for a reason', () => {
    const campaign = battle();
    moves(campaign);
    const input = { who: 'f1', hidden: true };
    expect(refusal(campaign, (now) => hide(now, input))).toEqual({
      code: 'encounter',
      why: 'moved-this-turn',
    });
    act(campaign, (now) => hide(now, { ...input, anyway: 'Went an inch behind the wall' }));
    expect(isHidden(campaign)).toBe(true);
    const next = battle();
    moves(next);
    turn(next);
    hides(next);
    expect(isHidden(next)).toBe(true);
  });

  it('who has ducked back, or is down', () => {
    const campaign = battle();
    for (const condition of ['ducked-back', 'knocked-down'] as const) {
      act(campaign, (now) => mark(now, { who: 'f1', condition, byZombie: false }));
      expect(refusal(campaign, (now) => hide(now, { who: 'f1', hidden: true }))).toEqual({
        code: 'encounter',
        why: 'out-of-action',
      });
    }
  });
});
