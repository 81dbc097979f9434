/** Section: Points. Two forces bought by points for one battle, which nothing comes after. */
import { describe, expect, it } from 'vitest';
import { botsPlaying } from '../../../../src/backend/games/all-things-zombie/soak.ts';
import { endOneOff } from '../../../../src/rules/all-things-zombie/acts/encounter/after/end-one-off.ts';
import { dueFor } from '../../../../src/rules/all-things-zombie/acts/encounter/after/settle.ts';
import { proposals } from '../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { fireAt } from '../../../../src/rules/all-things-zombie/acts/encounter/fire/fire-at.ts';
import { sell, spentBy } from '../../../../src/rules/all-things-zombie/acts/encounter/planning/forces.ts';
import { fighterNamed } from '../../../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { mayGo } from '../../../../src/rules/all-things-zombie/acts/encounter/turn/activation.ts';
import { beginTurn, mark } from '../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import type { Campaign } from '../../../../src/rules/all-things-zombie/state/campaign.ts';
import { linesOf } from '../../../../src/rules/all-things-zombie/text/chronicle/lines.ts';
import { reportOf as written } from '../../../../src/rules/all-things-zombie/text/chronicle/report.ts';
import { diceBox } from '../../../../src/rules/core/dice.ts';
import { seen } from '../../../../src/rules/core/seen.ts';
import { act } from '../../../support/rules/campaign.ts';
import { idOf, onTable, reported, underWay } from '../../../support/rules/encounter.ts';
import { bought, fought, oneOff, told, withForces } from '../../../support/rules/one-off.ts';

const REPORT = [
  'The battle was fought out in the country, with 100 points a side. One side was Ann Salter and Ben Ruiz. The other side was Nils Arden and Ottilie Park.',
  'Ann left Ottilie dead. Nobody came to any harm.',
  'Your force wins. Your force lost nobody; the other force lost one of its two figures, 33 points.',
];
const LINES = [
  'Your force: Ann Salter, 53 points',
  'Your force: Ben Ruiz, 23 points',
  'The other force: Nils Arden, 23 points',
  'The other force: Ottilie Park, 33 points',
  'Your force wins. Your force lost nobody; the other force lost one of its two figures, 33 points',
];

const left = (campaign: Campaign, force: 'own' | 'other') => {
  const encounter = underWay(campaign);
  return (encounter.oneOff?.points ?? 0) - spentBy(encounter, force);
};
const others = ({ contacts }: Campaign) => contacts[0]?.members.map(({ name }) => name);

describe('a battle by itself', () => {
  it('begins with nobody on either side, and nobody to be recruited', () => {
    const campaign = oneOff({ points: 150, area: 'urban', phase: 1 });
    expect(campaign.recruiting).toBe(false);
    expect(campaign.figures).toEqual([]);
    expect(underWay(campaign)).toMatchObject({
      area: 'urban',
      phase: 1,
      stage: 'planned',
      party: [],
      oneOff: { points: 150, bought: [] },
      others: [{ role: 'defender', group: 'c1' }],
    });
    expect(others(campaign)).toEqual([]);
    expect(proposals(seen(campaign), []).map(({ act: what, subject }) => [what, subject])).toEqual([
      ['buy', 'own'],
      ['buy', 'other'],
    ]);
  });

  it('is bought figure by figure at the prices of the book, to the last point', () => {
    const campaign = oneOff({ points: 100 });
    // Rep 5: 25, overall Leader 25, SA rifle 6.
    bought(campaign, {
      force: 'own',
      name: 'Ann',
      rep: 5,
      leadership: 'overall',
      weapons: ['semi-automatic-rifle'],
    });
    expect(left(campaign, 'own')).toBe(44);
    // Rep 4: 20, another Leader 10, body armour 10, rifle 4.
    bought(campaign, {
      force: 'own',
      name: 'Ben',
      rep: 4,
      leadership: 'other',
      protected: true,
      weapons: ['rifle'],
    });
    expect(left(campaign, 'own')).toBe(0);
    expect(left(campaign, 'other')).toBe(100);
    bought(campaign, { force: 'other', name: 'Nils', rep: 3, weapons: [] });
    expect(left(campaign, 'other')).toBe(85);
    expect(underWay(campaign).party).toEqual(['f1', 'f2']);
    expect(underWay(campaign).reps).toEqual([5, 4]);
    expect(campaign.figures.map(({ name, leadership }) => [name, leadership])).toEqual([
      ['Ann', 'overall'],
      ['Ben', 'other'],
    ]);
    expect(others(campaign)).toEqual(['Nils']);
  });

  it('draws each figure an attribute, which costs nothing, nor does a Knifeman’s knife', () => {
    const campaign = oneOff();
    const { events } = bought(campaign, { force: 'own', name: 'Ann', weapons: [] }, '7H');
    expect(events.map(({ type }) => type)).toEqual([
      'card-drawn',
      'figure-joined',
      'took-part',
      'force-changed',
    ]);
    const [ann] = campaign.figures;
    expect(ann?.attributes).toEqual(['knifeman']);
    expect(ann?.weapons.map(({ weapon }) => weapon)).toEqual(['thrown']);
    expect(left(campaign, 'own')).toBe(80);
  });

  it('gives points back for whoever is taken out again, of either side', () => {
    const campaign = withForces();
    const [own, other] = [left(campaign, 'own'), left(campaign, 'other')];
    act(campaign, (now) => sell(now, { who: idOf(campaign, 'f1') }));
    expect(left(campaign, 'own')).toBe(own + 56);
    expect(campaign.figures.map(({ name }) => name)).toEqual(['Ben']);
    expect(underWay(campaign)).toMatchObject({ party: ['f2'], reps: [4] });
    act(campaign, (now) => sell(now, { who: 'c1/0' as never }));
    expect(left(campaign, 'other')).toBe(other + 49);
    expect(others(campaign)).toEqual(['Ottilie']);
    // Ottilie goes by her place in the group, with the price that was hers.
    expect(underWay(campaign).oneOff?.bought).toEqual([
      { who: 'f2', points: 23 },
      { who: 'c1/0', points: 33 },
    ]);
  });

  it.each([
    ['overall', true],
    ['none', false],
  ] as const)(
    'has the other force led by whom it bought to lead, and by nobody else: %s',
    (leadership, may) => {
      const campaign = oneOff({ points: 200 });
      bought(campaign, { force: 'own', name: 'Ann' });
      bought(campaign, { force: 'other', name: 'Nils', rep: 5, leadership });
      bought(campaign, { force: 'other', name: 'Ottilie' });
      onTable(campaign);
      act(campaign, (now) => beginTurn(now, { sides: ['Party', 'c1'] }), [1, 5]);
      const now = seen(campaign);
      const ottilie = fighterNamed(now, underWay(campaign), 'c1/1') ?? expect.fail('she is there');
      expect(mayGo(now, underWay(campaign), ottilie)).toEqual({ may, led: may ? 'Nils' : null });
    },
  );

  it('is fought as any Encounter is: the other force is there, to be fired at', () => {
    const campaign = onTable(withForces());
    act(campaign, (now) => beginTurn(now, { sides: ['Party', 'c1'] }), [3, 1]);
    const [rifle] = campaign.figures[0]?.weapons ?? [];
    const aims = [{ target: 'c1/0', shots: 1 }];
    const { title } = act(
      campaign,
      (now) => fireAt(now, { who: 'f1', weapon: rifle?.id ?? '', aims, from: null }),
      ...[[6], [1]],
    );
    expect(title).toMatch(/^Ann /);
    expect(underWay(campaign).fighters.find(({ who }) => who === 'c1/0')?.condition).not.toBe('up');
  });

  it('is over with the report: no steps, no next Encounter, but who has won and what each side lost', () => {
    const campaign = fought();
    for (const id of underWay(campaign).party) expect(dueFor(seen(campaign), id)).toEqual([]);
    expect(proposals(seen(campaign), []).map(({ act: what }) => what)).toEqual(['end-one-off']);
    const { title } = act(campaign, (now) => endOneOff(now, {}));
    expect(title).toBe('End the battle: your force wins');
    expect(underWay(campaign).oneOff?.result).toEqual({
      winner: 'own',
      own: { figures: 2, lost: 0, points: 0 },
      other: { figures: 2, lost: 1, points: 33 },
    });
    expect(underWay(campaign).stage).toBe('after');
    expect(campaign.calendar.now).toEqual({ year: 2, period: 0 });
    expect(campaign.points).toBe(0);
    expect(proposals(seen(campaign), [])).toEqual([]);
  });

  it('is drawn where both have lost as much, unless the players say otherwise', () => {
    const even = () => reported(onTable(withForces()));
    const drawn = even();
    expect(act(drawn, (now) => endOneOff(now, {})).title).toBe('End the battle: nobody wins');
    const judged = even();
    expect(act(judged, (now) => endOneOff(now, { wins: 'other' })).title).toBe(
      'End the battle: the other force wins',
    );
    expect(underWay(judged).oneOff?.result?.own).toEqual({ figures: 2, lost: 0, points: 0 });
  });

  it('counts as lost who was killed, taken, ran away, or was Out of the Fight at the end', () => {
    const endedWith = (
      changes: Parameters<typeof reported>[1],
      marks: readonly [string, 'out-of-the-fight'][] = [],
    ) => {
      const campaign = onTable(withForces());
      for (const [who, condition] of marks)
        act(campaign, (now) => mark(now, { who, condition, byZombie: false }));
      reported(campaign, changes);
      act(campaign, (now) => endOneOff(now, {}));
      return underWay(campaign).oneOff?.result;
    };
    expect(endedWith({ f1: { killed: true }, f2: { ranAway: true } })?.own).toEqual({
      figures: 2,
      lost: 2,
      points: 79,
    });
    expect(endedWith({ f1: { captured: true, broughtOff: false } })?.own.points).toBe(56);
    expect(endedWith({ f2: { outOfTheFight: true } })?.own.points).toBe(23);
    expect(endedWith({ f2: { outOfTheFight: true, rejoined: true } })?.own.points).toBe(0);
    expect(endedWith({}, [['c1/0', 'out-of-the-fight']])).toMatchObject({
      winner: 'own',
      other: { lost: 1, points: 49 },
    });
  });

  it('leaves the killed among the dead, and rolls for nobody else', () => {
    const campaign = reported(onTable(withForces()), { f1: { killed: true }, f2: { outOfTheFight: true } });
    const { events } = act(campaign, (now) => endOneOff(now, {}));
    expect(events.map(({ type }) => type)).toEqual(['status-changed', 'one-off-decided']);
    expect(campaign.figures.map(({ status }) => status)).toEqual(['dead', 'ready']);
  });

  it.each(['P2', 'P6', 'P9'])('is played by bots from the first figure bought to who has won: %s', (seed) => {
    const campaign = oneOff({ points: 120, area: 'urban' });
    const done: string[] = [];
    const forces = { own: 0, other: 0 };
    const rolled: (readonly (string | undefined)[])[] = [];
    const bots = botsPlaying(campaign, 1, diceBox(seed));
    let step = bots.next();
    for (; !step.done; step = bots.next()) {
      const { command, finished } = step.value;
      if (finished !== null) done.push(command);
      for (const { event } of finished?.told ?? []) {
        if (event.type === 'force-changed') forces[event.force] += event.in ? 1 : -1;
        if (event.type === 'turn-begun') rolled.push(event.turn.dice.map(({ side, group }) => group ?? side));
      }
    }
    const { encounter, calendar } = step.value;
    expect(done.filter((command) => command === 'encounter.buy').length).toBeGreaterThan(3);
    expect(done).toContain('encounter.fire-at');
    // Both forces roll for who goes, turn by turn (section: Turn Sequence and Activation).
    expect(rolled.length).toBeGreaterThan(0);
    for (const sides of rolled) expect(sides.slice(0, 3)).toEqual(['Party', 'Zombies', 'c1']);
    expect(done.slice(-2)).toEqual(['encounter.report', 'encounter.end-one-off']);
    // A person who comes along from a building is of nobody’s force.
    expect(encounter?.oneOff?.result).toMatchObject({
      own: { figures: forces.own },
      other: { figures: forces.other },
    });
    expect(encounter?.fighters.some(({ condition }) => condition !== 'up')).toBe(true);
    expect(calendar.now).toEqual({ year: 2, period: 0 });
  });

  it('has a report and lines in the Chronicle that know both forces and no campaign', () => {
    const { events } = told();
    const nameOf = (id: string) => ({ f1: 'Ann Salter', f2: 'Ben Ruiz' })[id] ?? 'somebody';
    expect(written(events, { nameOf, division: 'seasons' })).toEqual(REPORT);
    const lines = events.flatMap((event) =>
      event.type === 'force-changed' || event.type === 'one-off-decided'
        ? linesOf(event, { nameOf, division: 'seasons' }).map(({ text }) => text)
        : [],
    );
    expect(lines).toEqual(LINES);
  });
});
