/** A figure that joins in mid-battle takes part at once. */
import { describe, expect, it } from 'vitest';
import { reportProposal } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/report-proposal.ts';
import { takeCheck } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/check.ts';
import {
  asMarked,
  dueMarks,
  type ToldHere,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import { fireAt } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/fire-at.ts';
import { beat } from '../../../../../src/rules/all-things-zombie/acts/encounter/people/losers.ts';
import { act } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  onTable,
  planned,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';

describe('an Innocent whose captors are beaten', () => {
  const freed = () => {
    const contact = {
      standing: 'fought',
      seen: { year: 2, period: 0 },
      members: [stranger(), stranger({ name: 'Jo', rep: 3, innocent: true, weapons: ['pistol'] })],
    } as const;
    const campaign = entered(onTable(planned(campaignWith({ contacts: [contact] }))), 'b1', 'c1');
    act(campaign, (now) => beat(now, { contact: 'c1' }));
    return campaign;
  };

  it('is one of the party there, and fires', () => {
    const campaign = freed();
    expect(underWay(campaign)).toMatchObject({ party: ['f1', 'f2', 'f5'], reps: [5, 3, 3], combinedRep: 8 });
    const weapon = campaign.figures.at(-1)?.weapons[0]?.id ?? '';
    const aims = [{ target: null, shots: 1, far: false }];
    act(campaign, (now) => fireAt(now, { who: 'f5', weapon, aims, from: null }), [1]);
  });

  it('stands in the report', () => {
    const campaign = freed();
    const { records } = reportProposal(campaign, underWay(campaign));
    expect(records.map(({ figure }) => figure)).toEqual(['f1', 'f2', 'f5']);
  });
});

describe('what waits to be marked when the battle is over', () => {
  it('counts as marked in the report', () => {
    const campaign = onTable(planned(campaignWith()));
    const { events } = act(
      campaign,
      (now) => takeCheck(now, { figure: 'f2', what: { check: 'see-zombie-death' } }),
      [6, 1],
      [6, 1],
    );
    const told: ToldHere[] = [{ act: 1, events }];
    const encounter = underWay(campaign);
    const marks = dueMarks(campaign, encounter, told);
    expect(marks).toMatchObject([{ who: 'f2', condition: 'huddled' }]);
    expect(reportProposal(campaign, encounter).records[1]).toMatchObject({ sanity: null });
    const { records } = reportProposal(campaign, asMarked(campaign, encounter, marks));
    expect(records[1]).toMatchObject({ figure: 'f2', sanity: 'huddled' });
  });
});
