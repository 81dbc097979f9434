/** What was wrong between the rules and the campaign, by the numbers of rules-between-battles.md. */
import { describe, expect, it } from 'vitest';
import { askMercy, examine } from '../../../../../src/rules/all-things-zombie/acts/encounter/casualty.ts';
import { enter } from '../../../../../src/rules/all-things-zombie/acts/encounter/explore.ts';
import { searchTheLoser } from '../../../../../src/rules/all-things-zombie/acts/encounter/losers.ts';
import { muster } from '../../../../../src/rules/all-things-zombie/acts/encounter/muster.ts';
import { reportBattle } from '../../../../../src/rules/all-things-zombie/acts/encounter/report.ts';
import { reportProposal } from '../../../../../src/rules/all-things-zombie/acts/encounter/report-proposal.ts';
import { search } from '../../../../../src/rules/all-things-zombie/acts/encounter/search.ts';
import { dueFor, settle } from '../../../../../src/rules/all-things-zombie/acts/encounter/settle.ts';
import { carry } from '../../../../../src/rules/all-things-zombie/acts/encounter/stock.ts';
import { mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Condition } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import { titleText } from '../../../../../src/rules/all-things-zombie/text/titles.ts';
import { act, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  onTable,
  planned,
  reported,
  underWay,
} from '../../../../support/rules/encounter.ts';

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

describe('rules-between-battles m10: whoever is down, dead or away', () => {
  const looks = { spot: 'b1', figure: 'f1', item: 'weapons' } as const;
  const no = { code: 'encounter', why: 'out-of-action' };

  it.each(['dead', 'out-of-the-fight', 'ran-away'] as const)(
    'looks for nothing and after nobody, being %s',
    (condition) => {
      const campaign = entered(onTable(planned(campaignWith()), { buildings: ['house', 'house'] }), 'b1');
      marks(campaign, 'f1', condition);
      marks(campaign, 'f2', 'out-of-the-fight');
      expect(refusal(campaign, (now) => search(now, looks))).toEqual(no);
      const over = { casualty: 'f2', by: 'f1', wounds: 0 };
      expect(refusal(campaign, (now) => examine(now, over))).toEqual(no);
      const into = { floor: 0, figures: ['f1'] };
      expect(refusal(campaign, (now) => enter(now, { ...into, spot: 'b2' }))).toEqual(no);
    },
  );

  it('looks for nothing after the battle either, as reported', () => {
    const campaign = entered(raid(), 'b1');
    reported(campaign, { f1: { killed: true, by: 'zombies', broughtOff: false } });
    expect(refusal(campaign, (now) => search(now, looks))).toEqual(no);
    expect(act(campaign, (now) => search(now, { ...looks, figure: 'f2' }), [6]).title).toContain('Ann');
    const beaten = { contact: 'c1', member: 0, figure: 'f1', item: 'weapons' } as const;
    const met = onTable(
      planned(campaignWith({ contacts: [{ standing: 'fought', whereabouts: 'gone' }] }), {}),
    );
    marks(entered(met, 'b1', 'c1'), 'f1', 'dead');
    expect(refusal(met, (now) => searchTheLoser(now, beaten))).toEqual(no);
  });

  it('is brought back by the Doc only from the ground', () => {
    const examined = { casualty: 'f2', by: 'f1', wounds: 0 };
    expect(refusal(raid(), (now) => examine(now, examined))).toMatchObject({ why: 'on-his-feet' });
  });
});

describe('rules-between-battles m13: a Knifeman of higher Rep', () => {
  it('has a knife, however he came to be one (ATZ-93)', () => {
    const campaign = campaignWith({ figures: { f1: { rap: 7 } } });
    reported(onTable(planned(campaign)), { f1: { fought: true } });
    act(campaign, (now) => settle(now, { figure: 'f1', step: 'rap' }));
    act(campaign, (now) => settle(now, { figure: 'f1', step: 'rep-up' }), 'knifeman');
    expect(campaign.figures[0]?.weapons.at(-1)).toMatchObject({ weapon: 'thrown' });
  });
});

describe('rules-between-battles m15: a crossbow that is found', () => {
  it.each(['crossbow', 'pistol-crossbow'] as const)('may be a %s', (kind) => {
    const campaign = entered(onTable(planned(campaignWith(), { area: 'urban' })), 'b1');
    act(campaign, (now) => search(now, { spot: 'b1', figure: 'f1', item: 'weapons' }), [1], [1, 3], kind);
    expect(campaign.stock).toMatchObject([{ kind: 'weapon', weapon: kind }]);
  });
});

describe('rules-between-battles m18: survivors in a small building', () => {
  it('stand within its walls, whatever the dice say', () => {
    const campaign = raid();
    // The house is 5″ by 5″, with its door in the south.
    act(
      campaign,
      (now) => enter(now, { spot: 'b1', floor: 0, figures: ['f1'] }),
      [6, 6],
      [1, 6],
      [3, 4],
      [1],
      '5C',
      'American',
      'Dale Yancey',
      [6, 5],
    );
    expect(underWay(campaign).visits[0]?.places).toEqual([{ inward: 4, fromLeft: 4 }]);
  });
});

describe('rules-between-battles m20: titles', () => {
  it('say what is carried, and one thing is one thing', () => {
    const campaign = campaignWith({ stock: [{ kind: 'weapon', weapon: 'ba-pistol' }] });
    const title = (to: string | null) => act(campaign, (now) => carry(now, { item: 'i1', to })).title;
    expect(title('f2')).toBe('Ann carries the BA pistol');
    expect(title(null)).toBe('Lay the BA pistol in the stockpile');
    const found = { name: 'Ann', item: 'vehicles', found: true } as const;
    expect(titleText({ key: 'search', values: found })).toBe('Ann finds a vehicle');
    expect(titleText({ key: 'enter', values: { place: 'rv' } })).toBe('Enter RV');
    expect(titleText({ key: 'place-zombies', values: { zombies: 0 } })).toBe('No zombies about');
  });
});

describe('rules-between-battles m16: medical supplies', () => {
  const recovers = (houseRules: object) => {
    const campaign = reported(onTable(planned(campaignWith({ stock: [{}, {}], houseRules }))), {
      f1: { outOfTheFight: true },
      f2: { ranAway: true },
    });
    act(campaign, (now) => settle(now, { figure: 'f1', step: 'recovery' }), [1, 1, 6]);
    act(campaign, (now) => settle(now, { figure: 'f2', step: 'recovery' }), [1, 1]);
    return campaign.stock.map(({ id }) => id);
  };

  it('serve for good by the book, and once each by a house rule (ATZ-117)', () => {
    expect(recovers({})).toEqual(['i1', 'i2']);
    expect(recovers({ medicalUsedUp: true })).toEqual(['i2']);
  });
});

describe('rules-between-battles ATZ-110: a floor that is entered again', () => {
  const NOBODY = [
    [6, 6],
    [6, 6],
  ] as const;
  const goesIn = (campaign: Campaign, figure: string, ...dice: readonly (readonly number[])[]) =>
    act(campaign, (now) => enter(now, { spot: 'b1', floor: 0, figures: [figure] }), ...dice);
  const leaves = (campaign: Campaign) => {
    for (const fighter of underWay(campaign).fighters) delete (fighter as { inside?: string }).inside;
  };

  it('is tested each time, but for those who join their own people', () => {
    const campaign = raid();
    goesIn(campaign, 'f1', ...NOBODY);
    expect(goesIn(campaign, 'f2').title).toBe('Enter house');
    leaves(campaign);
    goesIn(campaign, 'f2', ...NOBODY);
    expect(underWay(campaign).visits).toHaveLength(2);
  });

  it('is tested once an Encounter by a house rule', () => {
    const campaign = onTable(planned(campaignWith({ houseRules: { floorsTestedOnce: true } })));
    goesIn(campaign, 'f1', ...NOBODY);
    leaves(campaign);
    goesIn(campaign, 'f2');
    expect(underWay(campaign).visits).toHaveLength(1);
    expect(underWay(campaign).fighters.find(({ who }) => who === 'f2')?.inside).toBe('b1');
  });
});
