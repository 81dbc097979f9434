/** Figures left behind, figures that search and figures that are safe, once the battle is over (ATZ-171, section: What From Where). */
import { describe, expect, it } from 'vitest';
import { endEncounter } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/end.ts';
import { correctReport } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/report.ts';
import { reportProposal } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/report-proposal.ts';
import { dueFor, settle } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/settle.ts';
import { askMercy } from '../../../../../src/rules/all-things-zombie/acts/encounter/casualty.ts';
import {
  search,
  searchAll,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/people/search.ts';
import { mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { apply } from '../../../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Answer } from '../../../../../src/rules/core/play.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { act, figureIn, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  idOf,
  onTable,
  planned,
  reported,
  SAFE,
  underWay,
} from '../../../../support/rules/encounter.ts';

const SHOT = { killed: true, by: 'people', byRep: 3, broughtOff: false } as const;
const LYING = { outOfTheFight: true, by: 'people', byRep: 3, broughtOff: false } as const;

/** Zombies and people on the table at the end, and whether the party stayed on it. */
const ends = (zombies: number, people: number, kept: boolean) => ({
  field: { zombies: zombies > 0, enemies: people > 0 },
  left: { zombies, people, kept },
});
const battle = (...[happened, rest]: [Parameters<typeof reported>[1], Parameters<typeof reported>[2]]) =>
  reported(onTable(planned(campaignWith())), happened, rest);

describe('who lies on the table when the battle is over', () => {
  it.each([
    ['a field the party kept among zombies', ends(3, 0, true)],
    ['a field the party kept before people', ends(0, 2, true)],
    ['a table on which nobody else is', ends(0, 0, false)],
  ])('is brought off %s', (_, rest) => {
    const campaign = battle({ f1: SHOT, f2: LYING }, rest);
    expect(dueFor(campaign, 'f1')).toEqual(['larger-than-life', 'recovery']);
    expect(dueFor(campaign, 'f2')).toEqual(['recovery']);
    expect(underWay(campaign).records).toMatchObject([{ broughtOff: true }, { broughtOff: true }]);
  });

  it('is left behind where the party has gone and others are there', () => {
    expect(dueFor(battle({ f2: LYING }, ends(1, 0, false)), 'f2')).toEqual(['left-behind', 'dies']);
    const star = battle({ f1: SHOT }, ends(0, 2, false));
    expect(dueFor(star, 'f1')).toEqual(['larger-than-life', 'left-behind', 'recovery']);
  });

  it('stays a captive on a field that was kept, and a correction holds to it as well', () => {
    const campaign = battle({ f2: { ...LYING, captured: true } }, ends(0, 2, true));
    expect(underWay(campaign).records[1]).toMatchObject({ captured: true, broughtOff: false });
    const to = { ...SAFE, ...LYING, figure: idOf(campaign, 'f2') };
    act(campaign, (now) => correctReport(now, { to, why: 'he was never taken' }));
    expect(underWay(campaign).records[1]).toMatchObject({ captured: false, broughtOff: true });
  });
});

describe('a Grunt left behind among human enemies', () => {
  const left = (rest = ends(0, 2, false)) => battle({ f2: LYING }, rest);
  const settles = (campaign: Campaign, ...answers: readonly Answer[]) =>
    act(campaign, (now) => settle(now, { figure: 'f2', step: 'left-behind' }), ...answers);

  it('is at their mercy first (ATZ-177): killed', () => {
    const campaign = left();
    expect(settles(campaign, [4, 4]).title).toBe('Ann, left on the table and lost');
    expect(dueFor(campaign, 'f2')).toEqual(['dies']);
    expect(underWay(campaign).records[1]).toMatchObject({ killed: true, by: 'people', byRep: 3 });
  });

  it('taken captive, with his arms in the prison', () => {
    const campaign = left();
    settles(campaign, [3, 3], [3]);
    expect(figureIn(campaign, 'f2')).toMatchObject({ status: 'captive', heldIn: 'rural' });
    expect(figureIn(campaign, 'f2').weapons).not.toEqual([]);
  });

  it('left alone without arms, and home, unless zombies are there as well', () => {
    const campaign = left();
    settles(campaign, [3, 3], [4]);
    expect(figureIn(campaign, 'f2')).toMatchObject({ status: 'ready', weapons: [] });
    expect(dueFor(campaign, 'f2')).toEqual(['recovery']);
    const eaten = left(ends(1, 2, false));
    settles(eaten, [3, 3], [4]);
    expect(dueFor(eaten, 'f2')).toEqual(['dies']);
  });

  it('asks for the Rep of the enemy where nobody knows it', () => {
    const campaign = battle({ f2: { ...LYING, by: null, byRep: null } }, ends(0, 2, false));
    settles(campaign, '5', [6, 6]);
    expect(underWay(campaign).records[1]).toMatchObject({ killed: true, byRep: 5 });
  });
});

describe('somebody who never comes out of it', () => {
  it('leaves arms and armour to the party (ATZ-178)', () => {
    const campaign = campaignWith({ figures: { f2: { protected: true } } });
    reported(onTable(planned(campaign)), { f2: { sanity: 'collapsed', outOfTheFight: true } });
    act(campaign, (now) => settle(now, { figure: 'f2', step: 'recovery' }), [1, 1]);
    const { weapons } = figureIn(campaign, 'f2');
    expect(weapons).not.toEqual([]);
    act(campaign, (now) => settle(now, { figure: 'f2', step: 'crazy-about-my-job' }), [6, 6]);
    expect(figureIn(campaign, 'f2').status).toBe('left');
    act(campaign, (now) => endEncounter(now, { successful: true, leftWithHumansBehind: false }));
    expect(figureIn(campaign, 'f2')).toMatchObject({ weapons: [], protected: false });
    const home = campaign.stock.map(({ kind, weapon }) => weapon ?? kind);
    expect(home).toEqual([...weapons.map(({ weapon }) => weapon), 'body-armor']);
  });
});

describe('searching after the battle', () => {
  const searchOf = (rest: ReturnType<typeof ends>) =>
    reported(entered(onTable(planned(campaignWith())), 'b1'), {}, rest);

  it('is for a party that kept the table, with no enemies on it', () => {
    for (const rest of [ends(0, 0, false), ends(2, 0, true)])
      act(searchOf(rest), (now) => search(now, { spot: 'b1', figure: 'f1', item: 'surplus-ammo' }), [6]);
    for (const rest of [ends(2, 0, false), ends(0, 1, false), ends(0, 1, true)])
      expect(refusal(searchOf(rest), (now) => searchAll(now, { spot: null }))).toEqual({
        code: 'encounter',
        why: 'left-the-table',
      });
  });
});

describe('an Innocent (section: How Do You Win)', () => {
  const rescuedIs = (change: (campaign: Campaign) => void) => {
    const campaign = planned(campaignWith(), { area: 'urban' });
    apply(campaign, { type: 'innocent-rescued', figure: idOf(campaign, 'f3') });
    reported(campaign);
    change(campaign);
    const { events } = act(campaign, (now) =>
      endEncounter(now, { successful: true, leftWithHumansBehind: false }),
    );
    return events.find(({ type }) => type === 'points-scored');
  };

  it('counts as rescued once it has left the table alive and free', () => {
    expect(rescuedIs(() => undefined)).toMatchObject({ innocents: 1, points: 75 });
    for (const status of ['dead', 'turned', 'captive'] as const)
      expect(
        rescuedIs((campaign) => {
          figureIn(campaign, 'f3').status = status;
        }),
      ).toMatchObject({ innocents: 0, points: 0 });
  });
});

describe('a captive', () => {
  const taken = (more: object = {}) =>
    reported(planned(campaignWith({ stock: [{}, { kind: 'cure' }] })), {
      f2: { outOfTheFight: true, by: 'people', byRep: 3, captured: true, broughtOff: false, ...more },
    });

  it('recovers as everybody who was out of the fight, without the party’s medicine', () => {
    const campaign = taken();
    expect(dueFor(campaign, 'f2')).toEqual(['recovery']);
    // Rep 3: with a third die, a 1, it would come back with less Rep.
    act(campaign, (now) => settle(now, { figure: 'f2', step: 'recovery' }), [6, 6]);
    expect(figureIn(campaign, 'f2').status).toBe('dead');
  });

  it('is given no dose of the Cure', () => {
    const campaign = taken({ mauled: true });
    act(campaign, (now) => settle(now, { figure: 'f2', step: 'recovery' }), [1, 1]);
    act(campaign, (now) => settle(now, { figure: 'f2', step: 'infection' }), [1]);
    expect(figureIn(campaign, 'f2').status).toBe('turned');
    expect(campaign.stock).toHaveLength(2);
  });

  it('taken as he lay was out of the fight, by the marks of the turns', () => {
    const campaign = onTable(planned(campaignWith()));
    const proposed = () => reportProposal(seen(campaign), seen(underWay(campaign))).records[1];
    act(campaign, (now) => mark(now, { who: 'f2', condition: 'captured', byZombie: false }));
    expect(proposed()).toMatchObject({ captured: true, outOfTheFight: false });
    act(campaign, (now) => mark(now, { who: 'f2', condition: 'up', byZombie: false }));
    act(campaign, (now) => mark(now, { who: 'f2', condition: 'out-of-the-fight', byZombie: false }));
    act(campaign, (now) => mark(now, { who: 'f2', condition: 'captured', byZombie: false }));
    expect(proposed()).toMatchObject({ captured: true, outOfTheFight: true });
  });
});

describe('an enemy’s mercy', () => {
  const shown = (...faces: readonly (readonly number[])[]) => {
    const campaign = onTable(planned(campaignWith({ figures: { f2: { protected: true } } })));
    act(campaign, (now) => mark(now, { who: 'f2', condition: 'out-of-the-fight', byZombie: false }));
    act(campaign, (now) => askMercy(now, { figure: 'f2', rep: 4 }), ...faces);
    return figureIn(campaign, 'f2').protected;
  };

  it('takes body armour with all else; a captive’s waits in the prison (ATZ-82)', () => {
    expect(shown([1, 1], [5])).toBe(false);
    expect(shown([5, 5])).toBe(false);
    expect(shown([1, 5], [4])).toBe(true);
  });
});
