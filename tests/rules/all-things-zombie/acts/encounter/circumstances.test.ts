import { describe, expect, it } from 'vitest';
import { encounterAt } from '../../../../../src/rules/all-things-zombie/acts/encounter/act.ts';
import { CHECK, takeCheck } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/check.ts';
import {
  CHECKS,
  type Check,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/checks.ts';
import { factsOf } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/facts.ts';
import { fighterNamed } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import {
  CIRCUMSTANCES,
  given,
  knownOf,
} from '../../../../../src/rules/all-things-zombie/data/circumstances.ts';
import type { Stranger } from '../../../../../src/rules/all-things-zombie/meeting-and-greeting/contact.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { testText } from '../../../../../src/rules/all-things-zombie/text/results.ts';
import { act } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  onTable,
  planned,
  stranger,
  type Wanted,
} from '../../../../support/rules/encounter.ts';

const table = (wanted: Wanted = {}) => onTable(planned(campaignWith(wanted)));
const meeting = (member: Partial<Stranger>) => {
  const contact = {
    members: [stranger(member)],
    standing: 'fought',
    seen: { year: 2, period: 0 },
    times: 1,
  } as const;
  return entered(table({ contacts: [contact] }), 'b1', 'c1');
};

function knownHere(campaign: Campaign, who: string) {
  const encounter = encounterAt(campaign, CHECK.stages);
  const found = typeof encounter === 'string' ? undefined : fighterNamed(campaign, encounter, who);
  if (typeof encounter === 'string' || found === undefined) throw new Error(`${who} isn’t here`);
  return knownOf(factsOf(campaign, encounter, found));
}

const comesTo = (campaign: Campaign, what: Check, faces: readonly number[], figure = 'f2') =>
  act(campaign, (now) => takeCheck(now, { figure, what }), [...faces]).events.map((event) =>
    event.type === 'figure-tested' || event.type === 'stranger-tested' ? testText(event.result) : event.type,
  );

describe('the table of circumstances', () => {
  it('has no row that no test asks for', () => {
    const asked = new Set(Object.values(CHECKS.of).flatMap((asks) => Object.keys(asks)));
    expect(Object.keys(CIRCUMSTANCES).filter((id) => !asked.has(id))).toEqual([]);
    expect([...asked].filter((id) => !Object.hasOwn(CIRCUMSTANCES, id))).toEqual([]);
  });

  it('calls no two by one name that one test asks for', () => {
    for (const asks of Object.values(CHECKS.of)) {
      const titles = Object.keys(asks).map((id) => CIRCUMSTANCES[id as keyof typeof CIRCUMSTANCES].title);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  it('gives of what is told what is asked for and is the case', () => {
    expect(given(CHECKS.of.overrun, { lmg: true, shaken: false, inCover: true })).toEqual({ lmg: true });
    expect(given(CHECKS.of['wanting-to-charge'], { leaderPassed: 0, inCover: undefined })).toEqual({
      leaderPassed: 0,
    });
  });
});

describe('what the campaign knows', () => {
  const armed = (weapons: Stranger['weapons']) => knownHere(meeting({ weapons }), 'c1/0');

  it('is what somebody has in hand', () => {
    expect(armed(['one-hand-bludgeon'])).toMatchObject({
      ranged: false,
      lmg: false,
      cannotFire: true,
      canFire: false,
    });
    expect(armed(['light-machine-gun'])).toMatchObject({ ranged: true, lmg: true });
    // Only the players see whether the gun reaches anybody.
    expect(armed(['light-machine-gun'])).not.toHaveProperty('cannotFire');
  });

  it('is who leads in the party, and not who leads those met', () => {
    const leads = table({ figures: { f2: { leadership: 'other' } } });
    expect([knownHere(leads, 'f2').leader, knownHere(table(), 'f2').leader]).toEqual([true, false]);
    expect(armed(['one-hand-bludgeon'])).not.toHaveProperty('leader');
  });

  it('stands, whatever is said', () => {
    expect(comesTo(table(), { check: 'overrun', lmg: true }, [1, 2])).toEqual(['Jumps aside']);
    const gunner = meeting({ weapons: ['light-machine-gun'] });
    expect(comesTo(gunner, { check: 'overrun' }, [1, 2], 'c1/0')).toEqual([
      'Stands and fires at the vehicle',
    ]);
    expect(comesTo(gunner, { check: 'overrun', lmg: false }, [1, 2], 'c1/0')).toEqual([
      'Stands and fires at the vehicle',
    ]);
  });
});
