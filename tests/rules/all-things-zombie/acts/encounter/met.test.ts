import { describe, expect, it } from 'vitest';
import { endEncounter } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/end.ts';
import {
  type BattleReport,
  reportBattle,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/after/report.ts';
import { reportProposal } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/report-proposal.ts';
import { finishOff } from '../../../../../src/rules/all-things-zombie/acts/encounter/melee/finish-off.ts';
import { beat } from '../../../../../src/rules/all-things-zombie/acts/encounter/people/losers.ts';
import { mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { figureId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import {
  contactId,
  mayReturn,
  speakerOf,
} from '../../../../../src/rules/all-things-zombie/meeting-and-greeting/contact.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { type Condition, strangerId } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import { reportOf } from '../../../../../src/rules/all-things-zombie/text/chronicle/report.ts';
import { act, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  onTable,
  planned,
  SAFE,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';

/** Gloria and Ann in a house with Trịnh, Emrys and Ma, whom it came to blows with. */
function amongEnemies(): Campaign {
  const members = ['Trịnh', 'Emrys', 'Ma'].map((name) => stranger({ name, rep: 4, weapons: ['pistol'] }));
  const campaign = campaignWith({
    contacts: [{ members, standing: 'fought', seen: { year: 2, period: 0 } }],
  });
  return entered(onTable(planned(campaign)), 'b1', 'c1');
}
const marks = (campaign: Campaign, who: string, condition: Condition) =>
  act(campaign, (now) => mark(now, { who, condition, byZombie: false }));
const finishes = (campaign: Campaign, target: string, how: 'kill' | 'capture') => {
  marks(campaign, target, 'knocked-down');
  return act(campaign, (now) => finishOff(now, { who: 'f1', target, how, weapon: null, from: null }));
};
const reports = (campaign: Campaign, more: Partial<BattleReport> = {}) => {
  const { records, field } = reportProposal(campaign, underWay(campaign));
  return act(campaign, (now) => reportBattle(now, { records, field, shots: 0, ...more }));
};
const group = (campaign: Campaign) => campaign.contacts[0] ?? expect.fail();

describe('people met, once the battle is reported', () => {
  it('are dead or captive on record, as they were on Play', () => {
    const campaign = amongEnemies();
    finishes(campaign, 'c1/0', 'kill');
    finishes(campaign, 'c1/1', 'capture');
    const { events } = reports(campaign);
    const met = [
      { who: 'c1/0', name: 'Trịnh', fate: 'killed', by: 'f1' },
      { who: 'c1/1', name: 'Emrys', fate: 'captured', by: 'f1' },
      { who: 'c1/2', name: 'Ma', fate: 'free', by: null },
    ];
    expect(underWay(campaign).met).toEqual(met);
    expect(events).toMatchObject([
      { type: 'battle-reported', met },
      { type: 'group-changed', contact: 'c1' },
    ]);
    expect(group(campaign).members).toMatchObject([
      { name: 'Trịnh', alive: false },
      { name: 'Emrys', alive: true, captive: true },
      { name: 'Ma', alive: true },
    ]);
    expect(speakerOf(group(campaign).members)?.name).toBe('Ma');
  });

  it('are told of in the Chronicle by name, with whose doing it was', () => {
    const campaign = amongEnemies();
    const told = [
      ...finishes(campaign, 'c1/0', 'kill').events,
      ...finishes(campaign, 'c1/1', 'capture').events,
      ...marks(campaign, 'c1/2', 'ran-away').events,
      ...reports(campaign).events,
    ];
    const plan = { type: 'encounter-planned', encounter: underWay(campaign) } as const;
    const nameOf = (id: string) => campaign.figures.find((one) => one.id === id)?.name ?? id;
    const prose = reportOf([plan, ...told], { nameOf, division: 'seasons' }).join(' ');
    expect(prose).toMatch(
      /Gloria killed Trịnh\.|Gloria left Trịnh dead|Trịnh [\w ]+ Gloria|Gloria who killed Trịnh/,
    );
    expect(prose).toMatch(/captive[^.]*Emrys|Emrys[^.]*(?:captive|alive)/);
    expect(prose).toMatch(/Ma (?:ran|broke and ran|fled|run)/);
  });

  it('may be reported otherwise than they were marked, and nobody else may be', () => {
    const campaign = amongEnemies();
    marks(campaign, 'c1/0', 'dead');
    const { records, field } = reportProposal(campaign, underWay(campaign));
    const said = { who: strangerId(contactId(9), 0), fate: 'killed', by: null } as const;
    expect(
      refusal(campaign, (now) => reportBattle(now, { records, field, shots: 0, met: [said] })),
    ).toMatchObject({
      why: 'reported-of-others',
    });
    reports(campaign, {
      met: [
        { who: strangerId(contactId(1), 0), fate: 'ran-away', by: null },
        { who: strangerId(contactId(1), 1), fate: 'killed', by: figureId(2) },
      ],
    });
    expect(group(campaign).members).toMatchObject([{ alive: true }, { alive: false }, { alive: true }]);
  });

  it('of whom nobody is free are not met again', () => {
    const campaign = amongEnemies();
    for (const who of ['c1/0', 'c1/1']) marks(campaign, who, 'dead');
    finishes(campaign, 'c1/2', 'capture');
    reports(campaign, { records: ['f1', 'f2'].map((figure) => ({ ...SAFE, figure })) as never });
    expect(mayReturn(campaign.contacts, group(campaign).area)).toEqual([]);
    act(campaign, (now) => endEncounter(now, { successful: true, leftWithHumansBehind: false }));
    expect(group(campaign).whereabouts).toBe('gone');
  });

  it('are no enemies left once they are dead, down, taken or away', () => {
    const left = (...conditions: Condition[]) => {
      const campaign = amongEnemies();
      for (const [at, condition] of conditions.entries()) marks(campaign, `c1/${at}`, condition);
      return reportProposal(campaign, underWay(campaign)).field.enemies;
    };
    expect(left('dead', 'captured')).toBe(true);
    expect(left('dead', 'captured', 'ran-away')).toBe(false);
    expect(left('out-of-the-fight', 'off-table', 'dead')).toBe(false);
  });
});

describe('they are beaten', () => {
  it('with the captives kept, and those who ran away with what they have', () => {
    const campaign = amongEnemies();
    finishes(campaign, 'c1/1', 'capture');
    marks(campaign, 'c1/2', 'ran-away');
    act(campaign, (now) => beat(now, { contact: 'c1' }));
    expect(group(campaign).members).toMatchObject([
      { name: 'Trịnh', alive: false, weapons: [] },
      { name: 'Emrys', alive: true, captive: true, weapons: [] },
      { name: 'Ma', alive: true, weapons: ['pistol'] },
    ]);
    expect(campaign.stock.filter(({ kind }) => kind === 'weapon')).toHaveLength(2);
  });
});
