/** Consequences of a battle for the campaign: deaths, captures, pursuit, Escapes and supplies. */
import { describe, expect, it } from 'vitest';
import { endEncounter } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/end.ts';
import { reportBattle } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/report.ts';
import { reportProposal } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/report-proposal.ts';
import { dueFor, settle } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/settle.ts';
import { askMercy, examine } from '../../../../../src/rules/all-things-zombie/acts/encounter/casualty.ts';
import { enter } from '../../../../../src/rules/all-things-zombie/acts/encounter/people/explore.ts';
import { searchTheLoser } from '../../../../../src/rules/all-things-zombie/acts/encounter/people/losers.ts';
import { search } from '../../../../../src/rules/all-things-zombie/acts/encounter/people/search.ts';
import { huntersAfter } from '../../../../../src/rules/all-things-zombie/acts/encounter/planning/hunters.ts';
import { following } from '../../../../../src/rules/all-things-zombie/acts/encounter/planning/plan.ts';
import { beginPursuit } from '../../../../../src/rules/all-things-zombie/acts/encounter/planning/pursuit.ts';
import { carry } from '../../../../../src/rules/all-things-zombie/acts/encounter/planning/stock.ts';
import { muster } from '../../../../../src/rules/all-things-zombie/acts/encounter/set-up/muster.ts';
import {
  isOfCapture,
  setTable,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/set-up/table.ts';
import { heldByParty } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/met.ts';
import { mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { titleText } from '../../../../../src/rules/all-things-zombie/acts/title.ts';
import {
  firstMove,
  openCentre,
} from '../../../../../src/rules/all-things-zombie/meeting-and-greeting/first-move.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Condition } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import { rectangle } from '../../../../../src/rules/core/geometry/polygon.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { act, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  onTable,
  planned,
  reported,
  stranger,
  tableWith,
  underWay,
} from '../../../../support/rules/encounter.ts';

const at = (x: number, y: number) => ({ x, y });
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

describe('a Star killed by raiders', () => {
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

describe('at their mercy', () => {
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

describe('who ran away, or collapsed, and is up again', () => {
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

describe('who comes after the party', () => {
  const members = [stranger(), stranger({ name: 'Vera', rep: 2 }), stranger({ name: 'Odo', rep: 5 })];
  /** Gloria and Ann got away from three they fought. */
  function gotAway(standing: 'fought' | 'parted', left = true): Campaign {
    const campaign = entered(
      onTable(planned(campaignWith({ contacts: [{ members, standing, seen: { year: 2, period: 0 } }] }))),
      'b1',
      'c1',
    );
    reported(campaign);
    for (const id of ['f1', 'f2'])
      for (const step of dueFor(campaign, id)) act(campaign, (now) => settle(now, { figure: id, step }));
    act(campaign, (now) => endEncounter(now, { successful: false, leftWithHumansBehind: left }));
    return campaign;
  }
  const HUNTED = { kind: 'pursuit', role: 'runner', area: 'rural', forced: true };
  const chased = { kind: 'pursuit', role: 'runner', objective: null } as const;

  it('are those it fought, where they outnumber those who left; it can’t decline (ATZ-115)', () => {
    expect(following(seen(gotAway('fought')))).toEqual([HUNTED]);
    expect(following(seen(gotAway('parted')))).not.toContainEqual(HUNTED);
    expect(following(seen(gotAway('fought', false)))).not.toContainEqual(HUNTED);
    const two = members.slice(0, 2);
    const few = campaignWith({ contacts: [{ members: two, standing: 'fought' }] });
    const ending = { leftWithHumansBehind: true, back: [] };
    const met = underWay(entered(onTable(planned(few)), 'b1', 'c1'));
    expect(huntersAfter(seen(few), seen(met), ending)).toBeUndefined();
  });

  it('counts those left as they were reported, and comes before an Escape that is due (ATZ-121)', () => {
    const campaign = gotAway('fought');
    Object.assign(campaign.figures[3] ?? {}, { status: 'captive', heldIn: 'rural' });
    expect(following(seen(campaign))).toEqual([HUNTED]);
    const counted = entered(onTable(planned(campaignWith())), 'b1');
    Object.assign(underWay(counted), { left: { zombies: 0, people: 9, kept: false } });
    const ending = { leftWithHumansBehind: true, back: [] };
    expect(huntersAfter(seen(counted), seen(underWay(counted)), ending)).toEqual({
      people: 9,
      groups: [],
      runners: ['f1', 'f2'],
    });
  });

  it('run by their own lowest Rep, and stand on the table as the same people', () => {
    const campaign = planned(gotAway('fought'), chased);
    const band = { lowestRep: 4, vehicles: false } as const;
    act(campaign, (now) => beginPursuit(now, { runners: band, chasers: band }), [1, 1]);
    expect(underWay(campaign).pursuits[0]?.chasers?.lowestRep).toBe(2);
    Object.assign(underWay(campaign).pursuits[0] ?? {}, { end: 'caught', side: 'e', lead: 0 });
    expect(act(campaign, (now) => muster(now, { role: 'chaser', count: null })).title).toBe('Find 3 Chasers');
    expect(underWay(campaign).others).toEqual([{ role: 'chaser', group: 'c1' }]);
    expect(campaign.contacts).toHaveLength(1);
  });
});

describe('the first move', () => {
  const outline = (west: number, south: number, east: number, north: number) =>
    rectangle({ west, south, east, north });
  const bare = { ...tableWith('rural', {}), buildings: [] };
  const street = { name: 'Mill Lane', outline: outline(100, 0, 160, 480), line: [at(130, 0), at(130, 480)] };

  it('is along the road that comes in at the entry edge, else over open ground (ATZ-118)', () => {
    expect(firstMove(bare).spot).toEqual(at(240, 85));
    expect(firstMove({ ...bare, streets: [street] }).spot).toEqual(at(130, 85));
  });

  it('ends in no building and on no rocks', () => {
    const rocks = { id: 't1', kind: 'rocks', outline: outline(200, 40, 300, 140) } as const;
    const [house] = tableWith('rural', {}).buildings;
    if (house === undefined) throw new Error('there is a house');
    const built = { ...house, outline: outline(100, 60, 199, 120) };
    expect(firstMove({ ...bare, terrain: [rocks] }).spot).toEqual(at(190, 85));
    expect(firstMove({ ...bare, terrain: [rocks], buildings: [built] }).spot).toEqual(at(310, 85));
    expect(openCentre({ ...bare, buildings: [{ ...house, outline: outline(200, 200, 260, 300) }] })).toEqual(
      at(270, 240),
    );
  });
});

describe('an Escape', () => {
  it('is played on the table where the captives were taken, while it is known (ATZ-116)', () => {
    const campaign = onTable(planned(campaignWith()));
    const { table } = underWay(campaign);
    reported(campaign, { f2: { captured: true, broughtOff: false } });
    for (const id of ['f1', 'f2'])
      for (const step of dueFor(campaign, id)) act(campaign, (now) => settle(now, { figure: id, step }));
    act(campaign, (now) => endEncounter(now, { successful: false, leftWithHumansBehind: false }));
    planned(campaign, { kind: 'escape', role: 'captive', objective: null, goes: ['f2', 'f1'] });
    expect(act(campaign, (now) => setTable(now, {})).title).toBe('Set up Hollin Parade');
    expect(underWay(campaign).table).toEqual(table);
    expect(isOfCapture(seen(campaign), underWay(campaign))).toBe(true);
    Object.assign(underWay(campaign), { table: { ...table, name: 'Elsewhere' } });
    expect(isOfCapture(seen(campaign), underWay(campaign))).toBe(false);
  });
});

describe('captives of the party', () => {
  it.each([
    [true, 1],
    [false, 0],
  ])('are held on or get away as an Escape ends: kept is %s', (successful, held) => {
    const members = [{ ...stranger(), captive: true as const }];
    const campaign = planned(campaignWith({ contacts: [{ members }] }), { kind: 'escape', role: 'captor' });
    reported(onTable(campaign), {});
    act(campaign, (now) => endEncounter(now, { successful, leftWithHumansBehind: false }));
    expect(heldByParty(seen(campaign))).toHaveLength(held);
  });
});

describe('whoever is down, dead or away', () => {
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

describe('a Knifeman of higher Rep', () => {
  it('has a knife, however he came to be one (ATZ-93)', () => {
    const campaign = campaignWith({ figures: { f1: { rap: 7 } } });
    reported(onTable(planned(campaign)), { f1: { fought: true } });
    act(campaign, (now) => settle(now, { figure: 'f1', step: 'rap' }));
    act(campaign, (now) => settle(now, { figure: 'f1', step: 'rep-up' }), 'knifeman');
    expect(campaign.figures[0]?.weapons.at(-1)).toMatchObject({ weapon: 'thrown' });
  });
});

describe('a crossbow that is found', () => {
  it.each(['crossbow', 'pistol-crossbow'] as const)('may be a %s', (kind) => {
    const campaign = entered(onTable(planned(campaignWith(), { area: 'urban' })), 'b1');
    act(campaign, (now) => search(now, { spot: 'b1', figure: 'f1', item: 'weapons' }), [1], [1, 3], kind);
    expect(campaign.stock).toMatchObject([{ kind: 'weapon', weapon: kind }]);
  });
});

describe('survivors in a small building', () => {
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

describe('titles', () => {
  it('say what is carried, and one thing is one thing', () => {
    const campaign = campaignWith({ stock: [{ kind: 'weapon', weapon: 'ba-pistol' }] });
    const title = (to: string | null) => act(campaign, (now) => carry(now, { item: 'i1', to })).title;
    expect(title('f2')).toBe('Give the BA pistol to Ann');
    expect(title(null)).toBe('Lay the BA pistol in the stockpile');
    const found = { name: 'Ann', item: 'vehicles', found: true } as const;
    expect(titleText({ key: 'search', values: found })).toBe('Ann finds a vehicle');
    expect(titleText({ key: 'enter', values: { place: 'rv' } })).toBe('Enter RV');
    const store = {
      place: 'retail-store',
      spot: 'b4',
      shop: { name: 'gallagher', trade: 'appliances' },
    } as const;
    const names = ['Pris Hallam', 'Gloria Mbeki-Tranter', 'Tam Whitlock'];
    expect(titleText({ key: 'enter', values: { ...store, floor: 1, names } })).toBe(
      'Pris, Gloria and Tam enter retail store 4, Gallagher Appliances, first floor',
    );
    const [star = ''] = names;
    expect(titleText({ key: 'enter', values: { place: 'rv', spot: 'v1', floor: 0, names: [star] } })).toBe(
      'Pris Hallam enters RV v1',
    );
    expect(titleText({ key: 'search', values: { ...found, spot: 'v2' } })).toBe(
      'Ann finds a vehicle in vehicle 2',
    );
    const { place, spot, shop } = store;
    expect(titleText({ key: 'search', values: { ...found, place, spot, shop } })).toBe(
      'Ann finds a vehicle in retail store 4, Gallagher Appliances',
    );
    expect(titleText({ key: 'place-zombies', values: { zombies: 0 } })).toBe('No zombies about');
  });
});

describe('medical supplies', () => {
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

describe('a floor that is entered again (ATZ-110)', () => {
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
    expect(goesIn(campaign, 'f2').title).toBe('Ann enters house 1');
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
