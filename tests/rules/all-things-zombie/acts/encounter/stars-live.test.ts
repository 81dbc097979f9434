/** A Star who is Larger Than Life is killed on the table by nobody of lower Rep (section: Larger Than Life). */
import { describe, expect, it } from 'vitest';
import { reportBattle } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/report.ts';
import { reportProposal } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/report-proposal.ts';
import { dueFor } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/settle.ts';
import { examine } from '../../../../../src/rules/all-things-zombie/acts/encounter/casualty.ts';
import { fireAt } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/fire-at.ts';
import { burn } from '../../../../../src/rules/all-things-zombie/acts/encounter/fires/burn.ts';
import { fight } from '../../../../../src/rules/all-things-zombie/acts/encounter/melee/fight.ts';
import { mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { fireAtVehicle } from '../../../../../src/rules/all-things-zombie/acts/encounter/vehicles/fire-at-vehicle.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Rep } from '../../../../../src/rules/all-things-zombie/types.ts';
import { act, figureIn, type MakeAct } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  onTable,
  planned,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';
import { withVehicle } from '../../../../support/rules/vehicles.ts';

/** Gloria, Rep 5, before Nils of that Rep, who has a pistol. */
function facing(rep: Rep): Campaign {
  const contacts = [{ members: [stranger({ rep })], standing: 'fought' as const }];
  const figures = { f1: { attributes: [], rap: 3 } };
  return entered(onTable(planned(campaignWith({ figures, contacts }))), 'b1', 'c1');
}
/** Both hit in the open, and the first is Obviously Dead. */
const shot: MakeAct = (now) =>
  fireAt(now, { who: 'c1/0', weapon: 'w0', aims: [{ target: 'f1', shots: 2 }], from: null });
const gloria = (campaign: Campaign) => underWay(campaign).fighters.find(({ who }) => who === 'f1')?.condition;
const examined = (campaign: Campaign, ...dice: number[]) =>
  act(campaign, (now) => examine(now, { casualty: 'f1', by: 'f2', wounds: 0 }), dice).title;

describe('a Star who is Larger Than Life', () => {
  it('is Out of the Fight where somebody of lower Rep would have killed it, and killed by others', () => {
    const lower = facing(4);
    expect(act(lower, shot, [6, 6], [1, 6]).title).toContain('Out of the Fight');
    expect(gloria(lower)).toBe('out-of-the-fight');
    const equal = facing(5);
    act(equal, shot, [6, 6], [1, 6]);
    expect(gloria(equal)).toBe('dead');
  });

  it('outlives blows of people, not of zombies', () => {
    const lower = facing(4);
    const fights =
      (target: string | null): MakeAct =>
      (now) =>
        fight(now, { who: 'f1', hands: [], against: [{ target }], from: null });
    act(lower, fights('c1/0'), [6, 6], [1, 1], [1]);
    expect(gloria(lower)).toBe('out-of-the-fight');
    const zombie = facing(4);
    act(zombie, fights(null), [6, 6], [1], [1]);
    expect(gloria(zombie)).toBe('dead');
  });

  it('outlives a burning vehicle and fire itself, by people of lower Rep (ATZ-11)', () => {
    const stricken = (rep: Rep, make: MakeAct, ...dice: number[][]) => {
      const campaign = facing(rep);
      const nils = campaign.contacts[0]?.members[0];
      if (nils !== undefined) Object.assign(nils, { weapons: ['light-machine-gun'] });
      withVehicle(campaign, { engine: true });
      act(campaign, make, ...dice);
      return gloria(campaign);
    };
    const explodes: MakeAct = (now) =>
      fireAtVehicle(now, { who: 'c1/0', weapon: 'w0', vehicle: 'm1', shots: 2, from: null });
    expect(stricken(4, explodes, [6, 1], [1, 1])).toBe('out-of-the-fight');
    expect(stricken(5, explodes, [6, 1], [1, 1])).toBe('dead');
    const burns: MakeAct = (now) => burn(now, { who: 'f1', how: 'spread', by: 'c1/0' });
    expect(stricken(4, burns, [1])).toBe('out-of-the-fight');
    expect(stricken(5, burns, [1])).toBe('dead');
    // By nobody's hand.
    expect(stricken(4, (now) => burn(now, { who: 'f1', how: 'spread' }), [1])).toBe('dead');
  });

  it('pays with its points even where the Doc brings it back, and then recovers from nothing', () => {
    const campaign = facing(4);
    act(campaign, shot, [6, 6], [1, 6]);
    examined(campaign, 1, 1);
    act(campaign, (now) => mark(now, { who: 'f1', condition: 'up', byZombie: false }));
    const { records, field } = reportProposal(campaign, underWay(campaign));
    expect(records[0]).toMatchObject({ killed: true, rejoined: true, by: 'people', byRep: 4 });
    act(campaign, (now) => reportBattle(now, { records, field, shots: 0 }));
    expect(dueFor(campaign, 'f1')).toEqual(['larger-than-life', 'rap-lost']);
    expect(figureIn(campaign, 'f1').status).toBe('ready');
  });

  it('is badly wounded where the Doc would find it dead', () => {
    const campaign = facing(4);
    act(campaign, shot, [6, 6], [6, 6], [6, 6]);
    expect(gloria(campaign)).toBe('out-of-the-fight');
    expect(examined(campaign, 6, 6)).toMatch(/looks after Gloria: badly wounded, to be carried$/);
    const byNobody = facing(4);
    act(byNobody, (now) => mark(now, { who: 'f1', condition: 'out-of-the-fight', byZombie: true }));
    expect(examined(byNobody, 6, 6)).toBe('Ann looks after Gloria: dead');
  });
});
