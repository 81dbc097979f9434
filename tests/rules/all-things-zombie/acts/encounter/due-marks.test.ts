/** Marks that rolls of the Encounter lead to, read back from what was told. */
import { describe, expect, it } from 'vitest';
import { takeCheck } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/check.ts';
import {
  dueMarks,
  type ToldHere,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import { beginTurn, mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Condition } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import type { Answer } from '../../../../../src/rules/core/play.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { act, type MakeAct } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  onTable,
  planned,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';

/** A battle with Nils (Rep 4, an enemy), with everything told in it. */
function battle(campaign: Campaign = fought()) {
  const told: ToldHere[] = [];
  const does = (make: MakeAct, ...answers: Answer[]) => {
    const { events } = act(campaign, make, ...answers);
    told.push({ act: told.length + 1, events });
  };
  return {
    underFire: (figure: string, ...dice: Answer[]) =>
      does((now) => takeCheck(now, { figure, what: { check: 'received-fire' } }), ...dice),
    marks: (who: string, condition: Condition) =>
      does((now) => mark(now, { who, condition, byZombie: false })),
    turn: () => does((now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [1, 2]),
    perhaps: () =>
      dueMarks(seen(campaign), underWay(campaign), told)
        .filter(({ perhaps }) => perhaps)
        .map(({ name }) => name),
    due: () =>
      dueMarks(seen(campaign), underWay(campaign), told).map(
        ({ act: of, name, condition }) => `${of} ${name} ${condition}`,
      ),
  };
}

function fought(): Campaign {
  const contact = { standing: 'fought', seen: { year: 2, period: 0 }, times: 1 } as const;
  return entered(onTable(planned(campaignWith({ contacts: [contact] }))), 'b1', 'c1');
}

describe('a mark', () => {
  it('is due from the roll until it is made, for the party and for people met', () => {
    const { underFire, marks, due } = battle();
    underFire('f2', [3, 6]);
    underFire('c1/0', [6, 6]);
    expect(due()).toEqual(['1 Ann ducked-back', '2 Nils ran-away']);
    marks('f2', 'ducked-back');
    expect(due()).toEqual(['2 Nils ran-away']);
    // Marked otherwise: the player has decided.
    marks('c1/0', 'dead');
    expect(due()).toEqual([]);
  });

  it('gives way to what was rolled later, but not to a roll that changes nothing', () => {
    const { underFire, due } = battle();
    underFire('f2', [3, 6]);
    underFire('f2', [1, 2]);
    expect(due()).toEqual(['1 Ann ducked-back']);
    underFire('f2', [6, 6]);
    expect(due()).toEqual(['3 Ann ran-away']);
  });

  it('is not due for whoever stands so already', () => {
    const { underFire, marks, due } = battle();
    marks('f2', 'ducked-back');
    underFire('f2', [3, 6]);
    expect(due()).toEqual([]);
  });

  it('of a Duck Back goes with its turn; those marked are up again, but for enemies, who take What Now', () => {
    const { underFire, marks, turn, due } = battle();
    underFire('f1', [6, 6, 1], 'ducksBack');
    marks('f2', 'ducked-back');
    marks('c1/0', 'ducked-back');
    expect(due()).toEqual(['1 Gloria ducked-back']);
    turn();
    expect(due()).toEqual(['4 Ann up']);
    marks('f2', 'up');
    expect(due()).toEqual([]);
  });

  it('of anything else outlasts the turn it was rolled in', () => {
    const { underFire, turn, due } = battle();
    underFire('f2', [6, 6]);
    underFire('f1', [6, 6, 1], 'ducksBack');
    turn();
    expect(due()).toEqual(['1 Ann ran-away']);
  });
});

/** Section: Attributes (Boss). */
describe('a Boss who runs', () => {
  const boss = (figures = {}) =>
    onTable(
      planned(campaignWith({ figures: { f1: { attributes: ['boss'], advantages: [] }, ...figures } }), {
        goes: ['f1', 'f2', 'f3', 'f4'],
      }),
    );

  it('has his side within 12″ run with him, one by one as the player sees who stands there', () => {
    const campaign = boss();
    const { underFire, marks, due, perhaps } = battle(campaign);
    marks('f4', 'knocked-down');
    underFire('f1', [6, 6, 6, 6]);
    expect(due()).toEqual(['2 Gloria ran-away', '2 Ann ran-away', '2 Ben ran-away']);
    // Nothing is reported of those who may have stood farther off.
    expect(perhaps()).toEqual(['Ann', 'Ben']);
    marks('f1', 'ran-away');
    marks('f2', 'ran-away');
    expect(due()).toEqual(['2 Ben ran-away']);
    marks('f3', 'up');
    expect(due()).toEqual([]);
  });

  it('does so by a check at the table as well, and nobody runs with anybody else', () => {
    const campaign = boss();
    const { marks, due } = battle(campaign);
    marks('f2', 'ran-away');
    expect(due()).toEqual([]);
    marks('f1', 'ran-away');
    expect(due()).toEqual(['2 Ben ran-away', '2 Cem ran-away']);
  });

  it('of people met takes his own group along, and nobody of the party', () => {
    const members = [stranger({ attributes: ['boss'] }), stranger({ name: 'Vera' })];
    const contact = { standing: 'fought', seen: { year: 2, period: 0 }, times: 1, members } as const;
    const campaign = entered(onTable(planned(campaignWith({ contacts: [contact] }))), 'b1', 'c1');
    const { marks, due } = battle(campaign);
    marks('c1/0', 'ran-away');
    expect(due()).toEqual(['1 Vera ran-away']);
  });
});
