/** Reaction checks of people met: by their own Rep and attributes, and told of them. */
import { describe, expect, it } from 'vitest';
import { takeCheck } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/check.ts';
import type { Check } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/checks.ts';
import { inBattle } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/battle-proposals.ts';
import { rollForSense } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/sense.ts';
import { beginTurn, mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import type { Stranger } from '../../../../../src/rules/all-things-zombie/meeting-and-greeting/contact.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { testText } from '../../../../../src/rules/all-things-zombie/text/results.ts';
import type { Answer } from '../../../../../src/rules/core/play.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { act, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  onTable,
  planned,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';

function met(...members: Partial<Stranger>[]): Campaign {
  const contact = {
    members: members.map(stranger),
    standing: 'fought',
    seen: { year: 2, period: 0 },
    times: 1,
  } as const;
  return entered(onTable(planned(campaignWith({ contacts: [contact] }))), 'b1', 'c1');
}

const checks = (campaign: Campaign, what: Check, more: { figure?: string }, ...dice: Answer[]) =>
  act(campaign, (now) => takeCheck(now, { figure: 'c1/0', what, ...more }), ...dice);

const FIRE = { check: 'received-fire' } as const satisfies Check;

/** Counts how often each result comes, of all ways so many dice can fall. */
function counted(dice: number, leads: boolean, members: Partial<Stranger> = {}): Record<string, number> {
  const results: Record<string, number> = {};
  for (let fallen = 0; fallen < 6 ** dice; fallen += 1) {
    const faces = Array.from({ length: dice }, (_, at) => 1 + (Math.floor(fallen / 6 ** at) % 6));
    const { events } = checks(met(members), { ...FIRE, leader: leads }, {}, faces);
    const [event] = events;
    if (event?.type !== 'stranger-tested') throw new Error('nothing was told of the stranger');
    const result = testText(event.result);
    results[result] = (results[result] ?? 0) + 1;
  }
  return results;
}

describe('a check of somebody met', () => {
  it('is held against his own Rep: at 4, two dice fall 16, 16 and 4 of 36 ways', () => {
    expect(Object.values(counted(2, false)).toSorted((a, b) => b - a)).toEqual([16, 16, 4]);
    expect(counted(2, false)).toMatchObject({ 'Ducks Back': 16, 'Runs away': 4 });
  });

  it('takes a third die for the Leader of his side, and for the Stone cold', () => {
    // All three fail 8 times of 216; one passes 3 × 4 × 2 × 2 times.
    const three = { 'Ducks Back': 48, 'Runs away': 8 };
    expect(counted(3, true)).toMatchObject(three);
    expect(counted(3, false, { attributes: ['stone-cold'] })).toMatchObject(three);
  });

  it('is told of him, and makes a hero of him alone', () => {
    const campaign = met({ name: 'Pris Kettle', rep: 3 });
    const { title, events } = checks(campaign, FIRE, {}, [1, 1]);
    expect(title).toMatch(/^Pris Kettle: /);
    expect(events).toEqual([
      {
        type: 'stranger-tested',
        who: 'c1/0',
        name: 'Pris Kettle',
        rule: 'atz.received-fire',
        faces: [1, 1],
        target: 3,
        result: expect.objectContaining({ of: 'reaction' }),
        hero: true,
      },
    ]);
    expect(underWay(campaign).heroes).toEqual(['c1/0']);
    // A hero rolls nothing any more.
    expect(checks(campaign, FIRE, {}).events).toMatchObject([{ faces: [] }]);
  });

  it('may be a first zombie death, which nobody keeps count of', () => {
    const campaign = met({});
    const death: Check = { check: 'see-zombie-death' };
    expect(checks(campaign, death, {}, [1, 2]).events).toMatchObject([{ result: { word: 'carriesOn' } }]);
    expect(checks(campaign, death, {}, [3, 2]).events).toHaveLength(1);
  });

  it('is taken too by those of another side, whom no building holds', () => {
    const campaign = onTable(planned(campaignWith({ contacts: [{ standing: 'fought' }] })));
    const [captors] = campaign.contacts;
    if (captors === undefined) throw new Error('there are no captors');
    underWay(campaign).others = [{ role: 'captor', group: captors.id }];
    expect(checks(campaign, FIRE, {}, [5, 6]).title).toBe('Nils: runs away');
  });

  it('is taken by nobody who is dead, gone or was never met', () => {
    const not = (campaign: Campaign, figure: string) =>
      expect(refusal(campaign, (now) => takeCheck(now, { figure, what: FIRE }))).toEqual({
        code: 'encounter',
        why: 'not-here',
      });
    not(met({}), 'c1/1');
    not(met({}), 'c2/0');
    const gone = met({});
    gone.contacts = gone.contacts.map((contact) => ({ ...contact, whereabouts: 'gone' }));
    not(gone, 'c1/0');
  });
});

describe('what is proposed for people met', () => {
  const proposed = (campaign: Campaign) =>
    inBattle(seen(campaign), underWay(campaign), []).map(({ act: does, subject }) => `${does} ${subject}`);

  it('is What Now for enemies who ducked back, and for Grunts where the player has it so', () => {
    const campaign = met({});
    expect(proposed(campaign)).not.toContain('check c1/0/what-now');
    for (const who of ['c1/0', 'f1', 'f2']) {
      act(campaign, (now) => mark(now, { who, condition: 'ducked-back', byZombie: false }));
    }
    expect(proposed(campaign)).toContain('check c1/0/what-now');
    expect(proposed(campaign)).not.toContain('check f2/what-now');
    campaign.houseRules = { ...campaign.houseRules, whatNowForGrunts: true };
    expect(proposed(campaign)).toContain('check f2/what-now');
    // A Star does as the player says (ATZ-87).
    expect(proposed(campaign)).not.toContain('check f1/what-now');
  });

  it('is sense for the Dumbass among them, once a turn and before the first in none', () => {
    const campaign = met({ name: 'Joe', attributes: ['dumbass'] });
    expect(proposed(campaign)).not.toContain('sense c1/0');
    act(campaign, (now) => beginTurn(now, { sides: ['Party', 'c1'] }), [3, 4]);
    expect(proposed(campaign)).toContain('sense c1/0');
    const { title, events } = act(campaign, (now) => rollForSense(now, { figure: 'c1/0' }), [1]);
    expect(title).toBe('Joe does nothing');
    expect(events).toMatchObject([{ type: 'stranger-tested', rule: 'atz.dumbass' }, {}]);
    expect(proposed(campaign)).not.toContain('sense c1/0');
  });
});
