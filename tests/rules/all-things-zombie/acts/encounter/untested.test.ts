/** A move into a building proposes that who is in there be tested. */
import { expect, it } from 'vitest';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { move } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import { enter } from '../../../../../src/rules/all-things-zombie/acts/encounter/people/explore.ts';
import { proposalText } from '../../../../../src/rules/all-things-zombie/acts/encounter/proposal-words.ts';
import { beginTurn } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { act } from '../../../../support/rules/campaign.ts';
import { campaignWith, onTable, planned } from '../../../../support/rules/encounter.ts';

const untested = (campaign: Campaign) =>
  proposals(campaign, [])
    .filter((one) => one.act === 'enter')
    .map((one) => ({ subject: one.subject, due: one.due, text: proposalText(one) }));

function goesIn(campaign: Campaign, inside: string): void {
  act(campaign, (now) =>
    move(now, { who: 'f1', others: ['f2'], how: 'normal', inside, anyway: 'For the test' }),
  );
}

it('is due once somebody has moved into a place where nobody has been, until they have tested', () => {
  const campaign = onTable(planned(campaignWith()));
  act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [2, 1]);
  expect(untested(campaign)).toEqual([]);
  goesIn(campaign, 'b1');
  const [one] = untested(campaign);
  expect(one).toMatchObject({ subject: 'b1', due: true });
  expect(one?.text).toMatch(/^Gloria and Ann enter .* 1.*: who is in there\?$/);
  act(campaign, (now) => enter(now, { spot: 'b1', floor: 0, figures: ['f1', 'f2'] }), [6, 6], [6, 6]);
  expect(untested(campaign)).toEqual([]);
});

it('names those who are in there as the player has them called', () => {
  const campaign = onTable(planned(campaignWith({ figures: { f2: { shortName: 'Nan' } } })));
  act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [2, 1]);
  goesIn(campaign, 'b1');
  expect(untested(campaign)[0]?.text).toMatch(/^Gloria and Nan enter /);
});

it('waits while the turn doesn’t let those in there act', () => {
  const campaign = onTable(planned(campaignWith()));
  act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [2, 1]);
  goesIn(campaign, 'b1');
  act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [6, 1]);
  expect(untested(campaign)).toEqual([]);
});
