import { describe, expect, it } from 'vitest';
import { giveClips } from '../../../../../src/rules/all-things-zombie/acts/arms.ts';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { fire } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/shooting.ts';
import { placeZombies } from '../../../../../src/rules/all-things-zombie/acts/encounter/set-up/set-up.ts';
import { fighterNamed } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import {
  beginTurn,
  countKills,
  mark,
  type VICTIMS,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { hearMarker } from '../../../../../src/rules/all-things-zombie/acts/encounter/zombies/noise.ts';
import { heldWeaponId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { subjectsOf } from '../../../../../src/rules/all-things-zombie/state/campaign-events.ts';
import type { Condition } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import { act, refusal } from '../../../../support/rules/campaign.ts';
import { campaignWith, entered, onTable, planned, underWay } from '../../../../support/rules/encounter.ts';

const SIDES = { sides: ['Party', 'Zombies'] };
const raid = () => onTable(planned(campaignWith()));
const withNils = () =>
  entered(onTable(planned(campaignWith({ contacts: [{ standing: 'fought' }] }))), 'b1', 'c1');
const marks = (campaign: Campaign, who: string, condition: Condition, byZombie = false) =>
  act(campaign, (now) => mark(now, { who, condition, byZombie }));
const shoots = (campaign: Campaign, shots: number) =>
  act(campaign, (now) => fire(now, { who: 'f1', weapon: 'w1', shots, ones: 0, from: null }));
const fighter = (campaign: Campaign, who: string) => fighterNamed(campaign, underWay(campaign), who)?.fighter;

describe('a turn', () => {
  it('begins with a die for each side, and says who may go', () => {
    const campaign = withNils();
    const { title, events } = act(campaign, (now) => beginTurn(now, SIDES), [2, 1]);
    expect(title).toBe('Turn 1: the party, Rep 2 and up, then all zombies');
    const dice = [
      { side: 'Party', face: 2 },
      { side: 'Zombies', face: 1 },
    ];
    expect(events).toEqual([{ type: 'turn-begun', turn: { number: 1, dice } }]);
    expect(act(campaign, (now) => beginTurn(now, SIDES), [1, 1]).title).toBe('Turn 2: doubles, nobody moves');
    const three = { sides: ['Party', 'Zombies', 'c1'] };
    expect(act(campaign, (now) => beginTurn(now, three), [4, 6, 4]).title).toBe('Turn 3: zombies stay');
    // Nobody of the party is Rep 6, and Nils is Rep 4.
    expect(act(campaign, (now) => beginTurn(now, three), [6, 4, 5]).title).toBe(
      'Turn 4: the party stays, then Nils stays, then all zombies',
    );
  });

  it.each([[['Party', 'You']], [['Party', 'Nils']], [['Party', 'c2']], [['Zombies', 'c1']]])(
    'has no side that isn’t there, and none without the party: %s',
    (sides) => {
      const refused = refusal(withNils(), (now) => beginTurn(now, { sides }));
      expect(refused).toEqual({ code: 'encounter', why: 'no-such-side' });
    },
  );

  it('waits for the zombies about, on a table of the player’s own, too (ATZ-107)', () => {
    const campaign = planned(campaignWith());
    const refused = refusal(campaign, (now) => beginTurn(now, SIDES));
    expect(refused).toEqual({ code: 'encounter', why: 'zombies-first' });
    act(campaign, (now) => mark(now, { who: 'f1', condition: 'up', byZombie: false }));
    const due = proposals(campaign, []).map(({ act: what }) => what);
    expect(due).toContain('place-zombies');
    expect(due).not.toContain('set-table');
    act(campaign, placeZombies, [5], ...Array.from({ length: 6 }, () => [4]));
    act(campaign, (now) => beginTurn(now, SIDES), [3, 5]);
    expect(underWay(campaign).stage).toBe('on-the-table');
  });

  it('counts shots anew, and leaves markers of the last one lying', () => {
    const campaign = raid();
    shoots(campaign, 3);
    shoots(campaign, 2);
    expect(fighter(campaign, 'f1')?.shots).toBe(5);
    act(campaign, (now) => beginTurn(now, SIDES), [3, 5]);
    expect(fighter(campaign, 'f1')?.shots).toBe(0);
    expect(underWay(campaign).markers.map(({ shots }) => shots)).toEqual([3, 2]);
  });
});

describe('a marker of shots', () => {
  it('is rolled for at the end of the turn, from where it lies', () => {
    // The worked game: twice three shots in the country, two 6s among the second three, both to the right rear.
    const campaign = raid();
    const from = { spot: { x: 240, y: 240 }, facing: 'n' } as const;
    for (const _ of [1, 2])
      act(campaign, (now) => fire(now, { who: 'f1', weapon: 'w1', shots: 3, ones: 0, from }));
    const quiet = act(campaign, (now) => hearMarker(now, { marker: 0 }), [1, 2, 4]);
    // Several markers wait: whose it was is told.
    expect(quiet.title).toBe('No zombies hear the shots of Gloria');
    expect(underWay(campaign).markers).toHaveLength(1);
    const { events } = act(campaign, (now) => hearMarker(now, { marker: 0 }), [5, 6, 6], [6], [6]);
    const arrival = { location: 'right-rear', spot: { x: 325, y: 155 }, inDoorway: false };
    expect(events[0]).toEqual({ type: 'shots-fired', shots: 3, marker: 0, arrivals: [arrival, arrival] });
    expect(underWay(campaign)).toMatchObject({ markers: [], shots: 6, drawn: 2 });
  });

  it('goes alone, whichever is rolled for first', () => {
    const campaign = raid();
    for (const shots of [3, 2, 3]) shoots(campaign, shots);
    act(campaign, (now) => hearMarker(now, { marker: 1 }), [1, 1]);
    expect(underWay(campaign).markers.map(({ shots }) => shots)).toEqual([3, 3]);
  });
});

describe('how somebody stands', () => {
  it('is as he came until it is marked', () => {
    expect(fighter(raid(), 'f2')).toMatchObject({ condition: 'up', wounds: 0, fought: false, mauled: false });
    expect(fighter(raid(), 'f3')).toBeUndefined();
  });

  it('remembers who was knocked down or out by a zombie in melee, and nothing lighter', () => {
    const mauled = (condition: Condition, byZombie: boolean) => {
      const campaign = raid();
      expect(marks(campaign, 'f2', condition, byZombie).title).toMatch(/^Ann /);
      return fighter(campaign, 'f2')?.mauled;
    };
    for (const condition of ['knocked-down', 'out-of-the-fight'] as const) {
      expect(mauled(condition, true)).toBe(true);
      expect(mauled(condition, false)).toBe(false);
    }
    for (const condition of ['ducked-back', 'up', 'ran-away', 'carried'] as const)
      expect(mauled(condition, true)).toBe(false);
  });

  it('keeps that, and the fight it was in, when somebody gets up', () => {
    const campaign = raid();
    marks(campaign, 'f1', 'knocked-down', true);
    marks(campaign, 'f1', 'up');
    expect(fighter(campaign, 'f1')).toMatchObject({ mauled: true, fought: true, rejoined: false, wounds: 0 });
    marks(campaign, 'f2', 'knocked-down', false);
    expect(fighter(campaign, 'f2')?.fought).toBe(false);
  });

  it('counts how often somebody was Out of the Fight, and whether he is back', () => {
    const campaign = raid();
    for (const [condition, wounds, rejoined] of [
      ['out-of-the-fight', 1, false],
      // Marked again, with another reason: it is still the same wound.
      ['out-of-the-fight', 1, false],
      ['up', 1, true],
      ['ducked-back', 1, true],
      ['out-of-the-fight', 2, false],
      ['carried', 2, false],
    ] as const) {
      marks(campaign, 'f2', condition);
      expect([condition, fighter(campaign, 'f2')]).toMatchObject([
        condition,
        { condition, wounds, rejoined },
      ]);
    }
  });

  it('stands in the figure’s history, but not its shots and kills', () => {
    const campaign = raid();
    const subjects = [
      marks(campaign, 'f2', 'ran-away'),
      shoots(campaign, 2),
      act(campaign, (now) => countKills(now, { who: 'f1', of: 'zombies', by: 1 })),
    ].flatMap(({ events }) => events.flatMap((event) => subjectsOf(event)));
    expect(subjects).toEqual(['f2']);
  });

  it('is kept for those met as well, in nobody’s history', () => {
    const campaign = entered(onTable(planned(campaignWith({ contacts: [{}] }))), 'b1', 'c1');
    const { title, events } = marks(campaign, 'c1/0', 'dead', true);
    expect(title).toBe('Nils is dead');
    expect(events.flatMap((event) => subjectsOf(event))).toEqual([]);
    expect(fighter(campaign, 'c1/0')?.condition).toBe('dead');
    expect(fighter(campaign, 'c1/1')).toBeUndefined();
  });
});

describe('kills', () => {
  const counting = (campaign: Campaign) => (of: (typeof VICTIMS)[number], by: number) =>
    act(campaign, (now) => countKills(now, { who: 'f2', of, by })).title;

  it('are counted on, and told in all', () => {
    const campaign = raid();
    const count = counting(campaign);
    expect(count('zombies', 1)).toBe('Ann has killed 1 zombie');
    expect(count('zombies', 2)).toBe('Ann has killed 3 zombies');
    expect(count('people', 1)).toBe('Ann has killed 3 zombies and 1 person');
    expect(fighter(campaign, 'f2')).toMatchObject({ zombiesKilled: 3, peopleKilled: 1, fought: true });
  });

  it('are taken back one by one, down to none', () => {
    const campaign = raid();
    const count = counting(campaign);
    count('zombies', 2);
    expect(count('zombies', -1)).toBe('Ann has killed 1 zombie');
    expect(count('zombies', -1)).toBe('Ann has killed nobody');
    expect(fighter(campaign, 'f2')).toMatchObject({ zombiesKilled: 0, peopleKilled: 0 });
    expect(refusal(campaign, (now) => countKills(now, { who: 'f2', of: 'zombies', by: -1 }))).toMatchObject({
      why: 'counts-below-zero',
    });
  });
});

describe('clips that change hands', () => {
  it('are those that are left', () => {
    // Ann (w2) and Ben (w3) have rifles.
    const campaign = onTable(planned(campaignWith(), { goes: ['f2', 'f3'] }));
    underWay(campaign).spent.push({ weapon: heldWeaponId(2), loaded: true, used: 2, ones: 0 });
    const gives = { figure: 'f2', weapon: 'w2', to: 'f3', into: 'w3' };
    act(campaign, (now) => giveClips(now, { ...gives, clips: 1 }));
    expect(() => act(campaign, (now) => giveClips(now, { ...gives, clips: 1 }))).toThrow('too-few-clips');
    const clips = (who: string) => fighterNamed(campaign, underWay(campaign), who)?.ammo[0]?.clips;
    expect([clips('f2'), clips('f3')]).toEqual([0, 4]);
  });
});
