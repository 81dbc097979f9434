import { describe, expect, it } from 'vitest';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { move } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import { beginTurn } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { act } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  onTable,
  planned,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';

const turn = (campaign: Campaign) =>
  act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies', 'c1'] }), [2, 1, 3]);
const goes = (campaign: Campaign, who: string, inside: string | null) =>
  act(campaign, (now) => move(now, { who, others: [], how: 'normal', inside, anyway: 'For the test' }));
/** In a house with Nils and Vera; the party outside. */
function table(standing: 'fought' | 'cooperated' = 'fought'): Campaign {
  const contacts = [{ standing, members: [stranger(), stranger({ name: 'Vera' })] }];
  const campaign = entered(
    onTable(planned(campaignWith({ contacts })), { buildings: ['house', 'church'] }),
    'b1',
    'c1',
  );
  turn(campaign);
  for (const who of ['c1/0', 'c1/1']) goes(campaign, who, 'b1');
  return campaign;
}
const seen = (campaign: Campaign) =>
  underWay(campaign).fighters.flatMap(({ who, inSight }) =>
    inSight === undefined ? [] : [[who, inSight.of, inSight.moving === true]],
  );

describe('who comes into a building where enemies stand: In Sight comes by itself', () => {
  it('has one check for all of both sides due, and is the one that moves', () => {
    const campaign = table();
    goes(campaign, 'f1', 'b1');
    expect(seen(campaign).toSorted()).toEqual([
      ['c1/0', 'f1', false],
      ['c1/1', 'f1', false],
      ['f1', 'c1/0', true],
    ]);
    const due = proposals(campaign, []).filter(({ rule }) => rule === 'atz.in-sight');
    expect(due.map(({ due: is, subject }) => [is, subject]).toSorted()).toEqual([
      [true, 'c1/0'],
      [true, 'c1/1'],
      [true, 'f1'],
    ]);
  });

  it('has none due where nobody has fought, nor out of doors', () => {
    const friends = table('cooperated');
    goes(friends, 'f1', 'b1');
    expect(seen(friends)).toEqual([]);
    const outside = table();
    goes(outside, 'f1', 'b2');
    goes(outside, 'c1/0', null);
    expect(seen(outside)).toEqual([]);
  });
});
