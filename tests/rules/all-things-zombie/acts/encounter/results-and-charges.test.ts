/** Results and charges, people and places: what the table decides by itself, as the book has it. */
import { describe, expect, it } from 'vitest';
import { reportProposal } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/report-proposal.ts';
import { settle } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/settle.ts';
import { askMercy, examine } from '../../../../../src/rules/all-things-zombie/acts/encounter/casualty.ts';
import { aroundOf } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/around.ts';
import { takeCheck } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/check.ts';
import { factsOf } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/facts.ts';
import { dueMarks } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { fireAt } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/fire-at.ts';
import { enter } from '../../../../../src/rules/all-things-zombie/acts/encounter/people/explore.ts';
import { search } from '../../../../../src/rules/all-things-zombie/acts/encounter/people/search.ts';
import {
  beginPursuit,
  splitRunners,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/planning/pursuit.ts';
import { proposalText } from '../../../../../src/rules/all-things-zombie/acts/encounter/proposal-words.ts';
import { fighterNamed } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { keepTogether } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/groups.ts';
import { beginTurn, mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { knownOf, settledBy } from '../../../../../src/rules/all-things-zombie/data/circumstances.ts';
import { figureId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import type { Campaign, Figure } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { act, figureIn, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  inTheHouse,
  onTable,
  planned,
  reported,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';
import { withZombies } from '../../../../support/rules/zombies.ts';

/** Gloria, Rep 5, the overall Leader, and Ann, Rep 3. */
const table = (figures = {}) => onTable(planned(campaignWith({ figures })));
const proposed = (campaign: Campaign) => proposals(seen(campaign), []).map((one) => proposalText(one));
const fighter = (campaign: Campaign, who: string) => {
  const found = fighterNamed(campaign, underWay(campaign), who);
  if (found === undefined) throw new Error(`${who} is not there`);
  return found;
};

describe('Crazy About My Job', () => {
  it('is rolled against the Rep there was before Recovery lowered it', () => {
    const campaign = reported(onTable(planned(campaignWith({ figures: { f2: { rep: 4 } } }))), {
      f2: { outOfTheFight: true, sanity: 'collapsed' },
    });
    act(campaign, (now) => settle(now, { figure: 'f2', step: 'recovery' }), [1, 6]);
    expect(figureIn(campaign, 'f2').rep).toBe(3);
    // Two fours: against 3 she would never come out of it; the shock is Rep 2, and passed.
    act(campaign, (now) => settle(now, { figure: 'f2', step: 'crazy-about-my-job' }), [4, 4], [1, 2]);
    expect(figureIn(campaign, 'f2')).toMatchObject({ rep: 3, status: 'ready' });
  });

  it('waits for somebody who looks after who has collapsed, and who may', () => {
    const campaign = table();
    act(campaign, (now) => mark(now, { who: 'f2', condition: 'collapsed', byZombie: false }));
    expect(proposed(campaign)).toContain('A figure looks after Ann for a whole turn');
    act(campaign, (now) => examine(now, { casualty: 'f2', by: 'f1', wounds: 0 }), [1, 1]);
    act(campaign, (now) => mark(now, { who: 'f2', condition: 'up', byZombie: false }));
    expect(reportProposal(campaign, underWay(campaign)).records[1]).toMatchObject({ sanity: 'collapsed' });
  });
});

describe('at their mercy', () => {
  it('a Star who is Larger Than Life is taken by a lower Rep, weapons and all', () => {
    const campaign = table();
    const weapons = figureIn(campaign, 'f1').weapons.length;
    act(campaign, (now) => mark(now, { who: 'f1', condition: 'out-of-the-fight', byZombie: false }));
    const { events } = act(campaign, (now) => askMercy(now, { figure: 'f1', rep: 4 }), [6, 6]);
    expect(events).toContainEqual(expect.objectContaining({ result: { of: 'mercy', word: 'captured' } }));
    expect(figureIn(campaign, 'f1').weapons).toHaveLength(weapons);
    expect(weapons).toBeGreaterThan(0);
  });
});

describe('zombies in a building', () => {
  it('charge, and whom they charge tests at once, in cover', () => {
    const campaign = table({ f2: { attributes: [] } });
    // A single zombie, 1 + 1 against 6 + 3: Ann has seen it come.
    act(
      campaign,
      (now) => enter(now, { spot: 'b1', floor: 0, figures: ['f2'] }),
      ...[[2, 2], [6, 6], [6], [1], [6]],
    );
    const due = proposals(seen(campaign), []).filter((one) => one.due);
    expect(due.map((one) => proposalText(one))).toContain('Being Charged: Ann, by zombies');
    // No die passed: in cover she fights, where outside she would run.
    const { title } = act(
      campaign,
      (now) => takeCheck(now, { figure: 'f2', what: { check: 'being-charged' } }),
      [6, 6],
    );
    expect(title).toBe('Ann: fights hand to hand');
  });
});

describe('a Boss who runs', () => {
  it('takes along those within 12″, who are proposed one by one', () => {
    const campaign = table({ f1: { attributes: ['boss'] } });
    const { events } = act(campaign, (now) =>
      mark(now, { who: 'f1', condition: 'ran-away', byZombie: false }),
    );
    const due = dueMarks(seen(campaign), underWay(campaign), [{ act: 1, events }]);
    expect(due).toMatchObject([
      { name: 'Ann', condition: 'ran-away', because: { within: 12 }, perhaps: true },
    ]);
  });
});

describe('a shot', () => {
  const fires = (charging: boolean) => {
    const campaign = table();
    const from = null;
    act(
      campaign,
      (now) =>
        fireAt(now, {
          who: 'f1',
          weapon: 'w1',
          aims: [{ target: null, shots: 2, far: false, charging }],
          from,
        }),
      [2, 2],
    );
    return fighter(campaign, 'f1').fighter.fought;
  };

  it('is fighting at zombies that charge, not at others', () => {
    expect([fires(true), fires(false)]).toEqual([true, false]);
  });
});

describe('circumstances that are known', () => {
  it('are armour, a machine gun, the army, where one was met, and cover indoors', () => {
    const members = [stranger({ protected: true, weapons: ['light-machine-gun'], army: true }), stranger()];
    const campaign = entered(onTable(planned(campaignWith({ contacts: [{ members }] }))), 'b1', 'c1');
    const known = (who: string) => knownOf(factsOf(campaign, underWay(campaign), fighter(campaign, who)));
    expect(known('c1/0')).toMatchObject({ protected: true, lmg: true, military: true });
    expect(known('c1/1')).toMatchObject({ protected: false, lmg: false });
    expect(known('c1/1').military).toBeUndefined();
  });

  it('are settled by those on the table: nothing is asked of a kind that nobody there is', () => {
    const plain: Partial<Figure> = { attributes: [] };
    const party = { f1: plain, f2: plain };
    const settled = (
      figures: Readonly<Record<string, Partial<Figure>>>,
      members: ReturnType<typeof stranger>[] = [],
    ) => {
      const contacts = [{ members }];
      const campaign = entered(onTable(planned(campaignWith({ figures, contacts }))), 'b1', 'c1');
      figureIn(campaign, 'f1').leadership = figures.f1?.leadership ?? 'none';
      return settledBy(aroundOf(campaign, underWay(campaign), fighter(campaign, 'f2')));
    };
    const nobody = { bossNearby: false, terrifying: false, psycho: false, friendStoneCold: false };
    expect(settled(party)).toMatchObject({ ...nobody, leaderNearby: false, outnumbered: false });
    const feared = settled(party, [stranger({ attributes: ['terrifying'] }), stranger()]);
    expect(feared).toMatchObject({ bossNearby: false, psycho: false });
    // Two against two, and nobody has come to blows.
    expect([feared.terrifying, feared.outnumbered]).toEqual([undefined, false]);
    // A Boss among the enemies helps nobody of the party, one beside him does.
    expect(settled(party, [stranger({ attributes: ['boss'] })])).toMatchObject(nobody);
    const led = settled({ ...party, f1: { attributes: ['boss', 'stone-cold'], leadership: 'overall' } });
    expect([led.bossNearby, led.friendStoneCold, led.leaderNearby]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are the dice its Leader passed in this turn', () => {
    const campaign = table({ f1: { attributes: [] }, f2: { attributes: [] } });
    act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [5, 1]);
    const charge = (figure: string, ...dice: number[][]) =>
      act(
        campaign,
        (now) => takeCheck(now, { figure, what: { check: 'wanting-to-charge', inCover: true } }),
        ...dice,
      ).title;
    // A single die of three passed: Gloria stays and fires, as a Star may.
    act(
      campaign,
      (now) => takeCheck(now, { figure: 'f1', what: { check: 'wanting-to-charge', inCover: true } }),
      [5, 6, 6],
      'staysAndFires',
    );
    // Three dice in her Leader's group; all of them pass, and no more count than the Leader's.
    expect(charge('f2', [1, 2, 3])).toBe('Ann: stays and fires');
  });

  it('are a Leader’s three dice for those of his group, tested or not (ATZ-60)', () => {
    const campaign = table({ f1: { attributes: [] }, f2: { attributes: [] } });
    act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [5, 1]);
    const asked = () => ({
      ...settledBy(aroundOf(campaign, underWay(campaign), fighter(campaign, 'f2'))),
      ...knownOf(factsOf(campaign, underWay(campaign), fighter(campaign, 'f2'))),
    });
    expect(asked()).toMatchObject({ withLeader: true, leaderPassed: false });
    const charges = (figure: string, ...dice: (number[] | string)[]) =>
      act(
        campaign,
        (now) =>
          takeCheck(now, { figure, what: { check: 'wanting-to-charge' }, anyway: 'once in each group' }),
        ...dice,
      ).title;
    expect(charges('f2', [6, 1, 2])).toBe('Ann: charges');
    charges('f1', [6, 6, 1], 'charges');
    expect(asked()).toMatchObject({ withLeader: true, leaderPassed: 1 });
    // A figure that keeps apart from her Leader rolls two dice.
    act(campaign, (now) => keepTogether(now, { groups: [{ members: [figureId(2)], led: true }] }));
    expect(asked()).not.toHaveProperty('withLeader');
    expect(charges('f2', [1, 2])).toBe('Ann: charges');
  });

  it('is that who charges is Terrifying, or a Psycho, and that nobody else is', () => {
    const charged = (attributes: readonly ('terrifying' | 'psycho')[], ...dice: number[][]) => {
      const contact = {
        members: [stranger({ attributes: [...attributes] })],
        standing: 'fought',
        seen: { year: 2, period: 0 },
      } as const;
      const campaign = entered(
        onTable(planned(campaignWith({ figures: { f2: { attributes: [] } }, contacts: [contact] }))),
        'b1',
        'c1',
      );
      act(
        campaign,
        (now) =>
          takeCheck(now, {
            figure: 'c1/0',
            what: { check: 'wanting-to-charge' },
            charging: { who: 'f2' },
          }),
        [1, 1],
      );
      return act(
        campaign,
        (now) => takeCheck(now, { figure: 'f2', what: { check: 'being-charged', terrifying: true } }),
        ...dice,
      ).title;
    };
    expect(charged(['terrifying'], [6])).toBe('Ann: runs away');
    expect(charged(['psycho'], [6])).toBe('Ann: runs away');
    expect(charged([], [6, 6])).toBe('Ann: runs away');
  });
});

describe('a search', () => {
  it('waits while zombies are in there', () => {
    const campaign = withZombies(entered(table(), 'b1'), [inTheHouse()]);
    expect(
      refusal(campaign, (now) => search(now, { spot: 'b1', figure: 'f1', item: 'weapons' })),
    ).toMatchObject({ why: 'enemies-left' });
  });
});

describe('whoever is Knocked Down', () => {
  it('gets up when next active, or on doubles', () => {
    const campaign = table();
    const told: { act: number; events: ReturnType<typeof act>['events'] }[] = [];
    const does = (...[make, ...dice]: [Parameters<typeof act>[1], ...number[][]]) => {
      const { events } = act(campaign, make, ...dice);
      told.push({ act: told.length + 1, events });
    };
    const up = () =>
      proposals(seen(campaign), told)
        .map((one) => proposalText(one))
        .includes('Ann gets up');
    does((now) => mark(now, { who: 'f2', condition: 'knocked-down', byZombie: false }));
    does((now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [6, 1]);
    expect(up()).toBe(false);
    does((now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [4, 4]);
    expect(up()).toBe(true);
    does((now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [5, 1]);
    expect(up()).toBe(true);
  });
});

describe('a floor', () => {
  it('is tested each time somebody enters it from elsewhere, by ATZ-110, but once by a house rule', () => {
    const again = (houseRules: { floorsTestedOnce?: true }) => {
      const campaign = onTable(planned(campaignWith({ houseRules })));
      act(campaign, (now) => enter(now, { spot: 'b1', floor: 0, figures: ['f1'] }), [6, 6], [6, 6]);
      act(campaign, (now) => mark(now, { who: 'f1', condition: 'off-table', byZombie: false }));
      const enters = (...dice: number[][]) =>
        act(campaign, (now) => enter(now, { spot: 'b1', floor: 0, figures: ['f2'] }), ...dice);
      return enters;
    };
    again({})([6, 6], [6, 6]);
    again({ floorsTestedOnce: true })();
  });
});

describe('Runners who split up', () => {
  it('are followed by nobody below the lowest Rep of those who hunt them', () => {
    const members = [stranger({ rep: 5 }), stranger({ rep: 4 }), stranger({ rep: 5 })];
    const campaign = campaignWith({ contacts: [{ members, standing: 'fought' }] });
    campaign.before = {
      ...{ kind: 'raid', role: 'raider', area: 'rural', successful: true, leftWithHumansBehind: true },
      hunters: { people: 3, groups: campaign.contacts.map(({ id }) => id) },
    };
    planned(campaign, { kind: 'pursuit', role: 'runner' });
    const band = (lowestRep: 1 | 3 | 5) => ({ lowestRep, vehicles: false });
    act(campaign, (now) => beginPursuit(now, { runners: band(3), chasers: band(1) }), [3, 3]);
    const into = (...chasers: (ReturnType<typeof band> | null)[]) =>
      chasers.map((one) => ({ runners: band(3), chasers: one }));
    act(campaign, (now) => splitRunners(now, { band: 0, into: into(band(1), band(5)) }));
    expect(underWay(campaign).pursuits.map(({ chasers }) => chasers?.lowestRep)).toEqual([4, 5]);
    // All of them after one band.
    act(campaign, (now) => splitRunners(now, { band: 1, into: into(band(5), null) }));
    expect(underWay(campaign).pursuits.map(({ chasers }) => chasers?.lowestRep)).toEqual([4, 4, undefined]);
  });
});
