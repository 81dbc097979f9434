/** Section: Turn Sequence and Activation. What is due waits for the side whose turn it is. */
import { describe, expect, it } from 'vitest';
import { fireAt } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire-at.ts';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/proposals.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { proposalText } from '../../../../../src/rules/all-things-zombie/text/proposals.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { act } from '../../../../support/rules/campaign.ts';
import { campaignWith, onTable, planned, underWay } from '../../../../support/rules/encounter.ts';
import { withZombies, zombies } from '../../../../support/rules/zombies.ts';

const proposed = (campaign: Campaign, of: string) =>
  proposals(seen(campaign), []).filter(({ act: what }) => what === of);

describe('zombies', () => {
  it('are not yet due once one of them has been shot down in the party’s turn (r9n 3)', () => {
    const campaign = withZombies(onTable(planned(campaignWith())), [zombies({ count: 3 })]);
    expect(proposed(campaign, 'zombies-act')).toMatchObject([{ subject: 'z1', due: false }]);
    // A 6 hits, and one more is above the Rep of Ann: knocked down.
    const shoots = { who: 'f2', weapon: 'w2', aims: [{ target: null, zombies: 'z1', shots: 1 }], from: null };
    act(campaign, (now) => fireAt(now, shoots), [6], [6]);
    expect(underWay(campaign).zombies?.groups).toMatchObject([{ count: 2 }, { count: 1, down: true }]);
    expect(proposed(campaign, 'zombies-act')).toMatchObject([{ subject: 'z1', due: false }]);
  });

  it('only get up on doubles, and so it is said (r9n 5, ATZ-126)', () => {
    const fallen = zombies({ count: 1, down: true });
    const said = (die: number) =>
      proposed(withZombies(onTable(planned(campaignWith())), [fallen], die), 'zombies-act').map(proposalText);
    // The party’s die shows a 5.
    expect(said(5)).toEqual([expect.stringMatching(/: up from the ground, no further$/)]);
    expect(said(3)).toEqual([expect.stringContaining('towards the nearest human')]);
  });
});
