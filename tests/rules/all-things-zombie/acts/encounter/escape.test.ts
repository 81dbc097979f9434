import { describe, expect, it } from 'vitest';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { move } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import {
  following,
  planEncounter,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/planning/plan.ts';
import {
  readyEscape,
  rollAlert,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/set-up/escape.ts';
import { heldByParty } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/met.ts';
import { beginTurn } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { act, figureIn, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  holding,
  onTable,
  planned,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';

const HELD = { figures: { f2: { status: 'captive', heldIn: 'rural' } } } as const;

/** Ann (Rep 3) and Ben (Rep 4) are held in the country; Gloria comes for them. */
function freeing(): Campaign {
  const held = { status: 'captive', heldIn: 'rural' } as const;
  const campaign = campaignWith({ figures: { f2: held, f3: held } });
  return planned(campaign, { kind: 'escape', role: 'captive', goes: ['f2', 'f3', 'f1'] });
}

describe('an escape', () => {
  it('has as many rescuers and captors as the dice say, from the best captive’s Rep', () => {
    const campaign = freeing();
    // Both dice pass 4: twice as many rescuers as captives. 3: half again as many captors as these six.
    const { title } = act(
      campaign,
      (now) => readyEscape(now, { prison: 'edge' }),
      [4, 1],
      [1, 2],
      [1, 2, 3, 4],
    );
    expect(title).toBe('9 captors');
    expect(underWay(campaign).escape).toMatchObject({
      prison: 'edge',
      getaway: 10,
      turns: 0,
      alerted: false,
      forces: { friends: 6, captors: 9, found: { row: 'atz.how-many/3-4' } },
    });
  });

  it('gives the captives their own weapons back, one clip in each (ATZ-82)', () => {
    const campaign = freeing();
    const [rifle] = figureIn(campaign, 'f3').weapons;
    if (rifle) rifle.loaded = false;
    act(campaign, (now) => readyEscape(now, { prison: 'centre' }), [4, 5], [3, 4], [1, 1, 1, 1]);
    expect(figureIn(campaign, 'f2').weapons).toMatchObject([{ weapon: 'rifle', clips: 0, loaded: true }]);
    expect(figureIn(campaign, 'f3').weapons).toMatchObject([{ weapon: 'rifle', clips: 0, loaded: true }]);
    // The rescuers have all of their clips.
    expect(figureIn(campaign, 'f1').weapons).toMatchObject([{ clips: 3 }]);
  });

  it('of those the party has captured goes by their number and the best of their Reps', () => {
    const captive = { ...stranger({ rep: 4 }), captive: true } as const;
    const free = stranger({ rep: 6 });
    const members = [captive, { ...captive, rep: 3 as const }, free];
    const campaign = planned(campaignWith({ contacts: [{ members }] }), { kind: 'escape', role: 'captor' });
    expect(heldByParty(seen(campaign)).map(({ rep }) => rep)).toEqual([4, 3]);
    // One die passes the 4: as many rescuers as captives. A 6: as many captors as these four.
    act(campaign, (now) => readyEscape(now, { prison: 'centre' }), [4, 6], [3, 3], [6, 6, 6, 6]);
    expect(underWay(campaign).escape?.forces).toMatchObject({ friends: 4, captors: 4 });
    expect(figureIn(campaign, 'f2').weapons).toMatchObject([{ clips: 3 }]);
  });

  it('with the party as captors is none while it holds nobody', () => {
    const none = campaignWith({ contacts: [{ members: [stranger({ rep: 6 })] }] });
    expect(following(seen(none)).some(({ role }) => role === 'captor')).toBe(false);
    expect(following(seen(holding())).some(({ role }) => role === 'captor')).toBe(true);
    const what = { kind: 'escape', role: 'captor', objective: null, area: 'rural', goes: ['f1'] } as const;
    expect(refusal(none, (now) => planEncounter(now, what))).toMatchObject({ why: 'no-captives' });
  });

  it('leaves at home whoever came along beyond the rescuers the dice let come', () => {
    const alone = freeing();
    // Nobody comes: Gloria stays without being asked.
    act(alone, (now) => readyEscape(now, { prison: 'edge' }), [5, 5], [3, 4], [1, 1, 1, 1]);
    expect(underWay(alone)).toMatchObject({ party: ['f2', 'f3'], reps: [3, 4], combinedRep: 7 });
    // She was to lead: now the highest Rep of those who go does (ATZ-176).
    expect(alone.figures.filter(({ leadership }) => leadership === 'overall').map(({ id }) => id)).toEqual([
      'f3',
    ]);
    const campaign = planned(campaignWith(HELD), {
      kind: 'escape',
      role: 'captive',
      goes: ['f2', 'f1', 'f3', 'f4'],
    });
    // A single rescuer for the one captive, of the three who would go.
    const stays = act(
      campaign,
      (now) => readyEscape(now, { prison: 'edge' }),
      [3, 4],
      [3, 4],
      [1, 1, 1, 1],
      'f3',
      'f4',
    );
    expect(stays.events.filter(({ type }) => type === 'left-at-home')).toHaveLength(2);
    expect(underWay(campaign)).toMatchObject({ party: ['f2', 'f1'], combinedRep: 8 });
  });

  it('takes as many of the party for captors as the dice say', () => {
    const campaign = planned(holding([2]), { kind: 'escape', role: 'captor', goes: ['f1', 'f2', 'f3'] });
    const ready = { prison: 'centre' } as const;
    // Nobody comes to help, and the forces are equal: one captor.
    act(campaign, (now) => readyEscape(now, ready), [3, 3], [3, 4], [6, 6, 6, 6], 'f1', 'f3');
    expect(underWay(campaign)).toMatchObject({ party: ['f2'], escape: { forces: { captors: 1 } } });
  });

  it('rolls for the alarm once the captives’ side has acted, or can’t in this turn (ATZ-98)', () => {
    const campaign = onTable(freeing());
    act(campaign, (now) => readyEscape(now, { prison: 'edge' }), [5, 5], [3, 4], [1, 1, 1, 1]);
    const turn = (...dice: readonly number[]) =>
      act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), dice);
    const isDue = () => proposals(seen(campaign), []).some(({ act: what }) => what === 'alert');
    turn(4, 2);
    expect(isDue()).toBe(false);
    expect(refusal(campaign, rollAlert)).toMatchObject({ why: 'alarm-too-early' });
    act(campaign, (now) => move(now, { who: 'f3', others: [], how: 'normal' }));
    expect(isDue()).toBe(true);
    act(campaign, rollAlert, [6]);
    // The captives are of too low a Rep to go.
    turn(6, 2);
    expect(isDue()).toBe(true);
    act(campaign, rollAlert, [6]);
    turn(3, 3);
    expect(isDue()).toBe(true);
  });

  it('rolls for it once any side has acted where the party holds them', () => {
    const captive = { ...stranger({ rep: 4 }), captive: true } as const;
    const campaign = onTable(
      planned(campaignWith({ contacts: [{ members: [captive] }] }), { kind: 'escape', role: 'captor' }),
    );
    act(campaign, (now) => readyEscape(now, { prison: 'centre' }), [6, 6], [3, 3], [1, 1, 1, 1], 'f2');
    act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [4, 2]);
    expect(refusal(campaign, rollAlert)).toMatchObject({ why: 'alarm-too-early' });
    act(campaign, (now) => move(now, { who: 'f1', others: [], how: 'normal' }));
    act(campaign, rollAlert, [6]);
  });

  it('raises the alarm on one more each turn (ATZ-98)', () => {
    const campaign = freeing();
    act(campaign, (now) => readyEscape(now, { prison: 'edge' }), [5, 5], [3, 4], [1, 1, 1, 1]);
    expect(refusal(campaign, rollAlert)).toMatchObject({ why: 'no-turn-yet' });
    const isDue = () => proposals(seen(campaign), []).some(({ act: what }) => what === 'alert');
    const turn = (number: number) =>
      Object.assign(underWay(campaign), { stage: 'on-the-table', turn: { number, dice: [] } });
    turn(1);
    expect(isDue()).toBe(true);
    expect(act(campaign, rollAlert, [4]).title).toBe('Nobody has noticed');
    expect(isDue()).toBe(false);
    expect(refusal(campaign, rollAlert)).toMatchObject({ why: 'alarm-rolled' });
    turn(2);
    expect(act(campaign, rollAlert, [4]).title).toBe('The alarm is raised');
    expect(underWay(campaign).escape).toMatchObject({ turns: 2, alerted: true });
    expect(refusal(campaign, rollAlert)).toEqual({ code: 'encounter', why: 'already-alerted' });
  });
});
