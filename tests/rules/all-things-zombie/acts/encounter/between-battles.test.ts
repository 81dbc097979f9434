/** What was wrong between the rules and the campaign, by the numbers of rules-between-battles.md. */
import { describe, expect, it } from 'vitest';
import { askMercy } from '../../../../../src/rules/all-things-zombie/acts/encounter/casualty.ts';
import { muster } from '../../../../../src/rules/all-things-zombie/acts/encounter/muster.ts';
import { reportBattle } from '../../../../../src/rules/all-things-zombie/acts/encounter/report.ts';
import { reportProposal } from '../../../../../src/rules/all-things-zombie/acts/encounter/report-proposal.ts';
import { dueFor } from '../../../../../src/rules/all-things-zombie/acts/encounter/settle.ts';
import { mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Condition } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import { act } from '../../../../support/rules/campaign.ts';
import { campaignWith, onTable, planned, underWay } from '../../../../support/rules/encounter.ts';

const marks = (campaign: Campaign, who: string, ...conditions: Condition[]) => {
  for (const condition of conditions) act(campaign, (now) => mark(now, { who, condition, byZombie: false }));
};
const proposed = (campaign: Campaign) => reportProposal(campaign, underWay(campaign));
const reports = (campaign: Campaign) => {
  const { records, field } = proposed(campaign);
  act(campaign, (now) => reportBattle(now, { records, field, shots: 0 }));
};
const raiders = (campaign: Campaign) =>
  act(campaign, (now) => muster(now, { role: 'raider', count: 1 }), [1], '5C', 'American', 'Dale Yancey');
const raid = () => onTable(planned(campaignWith()));

describe('rules-between-battles MAJOR 2: a Star killed by raiders', () => {
  it('is the victim of people, of the Rep it was rolled against, and lives through it', () => {
    const campaign = onTable(planned(campaignWith(), { role: 'defender' }));
    raiders(campaign);
    marks(campaign, 'f1', 'out-of-the-fight', 'dead');
    expect(proposed(campaign).records[0]).toMatchObject({ killed: true, by: 'people' });
    const asked = onTable(planned(campaignWith(), { role: 'defender' }));
    raiders(asked);
    marks(asked, 'f2', 'out-of-the-fight');
    act(asked, (now) => askMercy(now, { figure: 'f2', rep: 2 }), [6, 6]);
    marks(asked, 'f2', 'dead');
    expect(proposed(asked).records[1]).toMatchObject({ by: 'people', byRep: 2 });
  });
});

describe('rules-between-battles MAJOR 3: at their mercy', () => {
  it('a Star who is Larger Than Life is captured by lower Rep, and keeps the weapons (ATZ-95)', () => {
    const campaign = raid();
    const arms = campaign.figures[0]?.weapons;
    marks(campaign, 'f1', 'out-of-the-fight');
    const { events } = act(campaign, (now) => askMercy(now, { figure: 'f1', rep: 4 }), [6, 6]);
    expect(events).toMatchObject([
      { result: { of: 'mercy', word: 'captured' } },
      { type: 'fighter-changed' },
    ]);
    expect(campaign.figures[0]?.weapons).toEqual(arms);
  });

  it('is killed by equal Rep, and anybody else by any', () => {
    for (const [figure, rep] of [
      ['f1', 5],
      ['f2', 2],
    ] as const) {
      const campaign = raid();
      marks(campaign, figure, 'out-of-the-fight');
      const { events } = act(campaign, (now) => askMercy(now, { figure, rep }), [6, 6]);
      expect(events[0]).toMatchObject({ result: { of: 'mercy', word: 'killed' } });
    }
  });
});

describe('rules-between-battles MAJOR 4: who ran away, or collapsed, and is up again', () => {
  it('has run: recovery is rolled and the points are lost (ATZ-55)', () => {
    const campaign = raid();
    marks(campaign, 'f2', 'ran-away', 'up');
    expect(proposed(campaign).records[1]).toMatchObject({ ranAway: true });
    reports(campaign);
    expect(dueFor(campaign, 'f2')).toContain('recovery');
  });

  it('has run, whatever came of it afterwards', () => {
    for (const then of ['huddled', 'collapsed', 'out-of-the-fight', 'dead'] as const) {
      const campaign = raid();
      marks(campaign, 'f2', 'ran-away', then);
      expect(proposed(campaign).records[1]).toMatchObject({ ranAway: true });
    }
  });

  it('has collapsed: straight to Crazy About My Job', () => {
    const campaign = raid();
    marks(campaign, 'f2', 'collapsed', 'up');
    expect(proposed(campaign).records[1]).toMatchObject({ sanity: 'collapsed', rejoined: true });
    reports(campaign);
    expect(dueFor(campaign, 'f2')).toContain('crazy-about-my-job');
  });
});
