import { describe, expect, it } from 'vitest';
import { mayCharge } from '../../renderer/games/all-things-zombie/play/combat/charging.ts';
import { tenthsOf } from '../../renderer/games/all-things-zombie/play/fields/inches.ts';
import { askedCheck, turned } from '../../renderer/games/all-things-zombie/play/state/asked-check.ts';
import { CHECK_NAMES } from '../../renderer/games/all-things-zombie/play/state/checks.ts';
import { marksOf } from '../../renderer/games/all-things-zombie/play/state/marks.ts';
import { toReload } from '../../renderer/games/all-things-zombie/play/state/reload.ts';
import {
  missingSides,
  sidesNow,
  sideTitle,
} from '../../renderer/games/all-things-zombie/play/state/sides.ts';
import { TICKS } from '../../src/contract/games/all-things-zombie/circumstances.ts';
import type {
  DueMarkView,
  FighterView,
} from '../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import type { GroupView } from '../../src/contract/games/all-things-zombie/encounter-view/people.ts';
import { schemaOf } from '../../src/contract/games/all-things-zombie/fields.ts';
import { CHECK } from '../../src/rules/all-things-zombie/acts/encounter/checks/check.ts';
import { figureId } from '../../src/rules/all-things-zombie/ids.ts';

const Check = schemaOf(CHECK.fields.what, 'what');

const ids = (name: (typeof CHECK_NAMES)[number]) => TICKS[name].map(({ id }) => id);

describe('a check from its ticks', () => {
  it.each(CHECK_NAMES)('%s is what the contract takes, with every tick set and with none', (name) => {
    expect(Check.safeParse(askedCheck('f1', name, ids(name)).what).error).toBeUndefined();
    expect(Check.safeParse(askedCheck('f1', name, []).what).error).toBeUndefined();
  });

  it('says nothing of ticks that bear on other checks', () => {
    expect(askedCheck('f1', 'overrun', ['lmg', 'inCover']).what).toEqual({ check: 'overrun', lmg: true });
  });

  it('sends the value of a circumstance that has several, one of them at most', () => {
    const [two, one] = TICKS['wanting-to-charge'].filter(({ name }) => name === 'leaderPassed').toReversed();
    if (two === undefined || one === undefined) throw new Error('no ticks for what the Leader passed');
    const set = turned('wanting-to-charge', turned('wanting-to-charge', ['inCover'], two), one);
    expect(askedCheck('f2', 'wanting-to-charge', set).what).toEqual({
      check: 'wanting-to-charge',
      inCover: true,
      leaderPassed: 1,
    });
    expect(turned('wanting-to-charge', set, one)).toEqual(['inCover']);
  });
});

describe('sides of a turn', () => {
  const group = (name: string, more: Partial<GroupView> = {}): GroupView => ({
    id: 'c1',
    spot: 'b1',
    floor: 0,
    role: null,
    standing: 'fought',
    whereabouts: 'about',
    open: false,
    mayBeBeaten: true,
    members: [
      {
        name,
        rep: 4,
        alive: true,
        captive: false,
        innocent: false,
        protected: false,
        attributes: [],
        weapons: [],
      },
    ],
    ...more,
  });

  const here = (condition: FighterView['condition'] = 'up') => [{ group: 'c1', condition } as const];

  it('are the party, the zombies and every group that fights or helps, as soon as there is one', () => {
    const groups = [group('Voss'), group('Boone', { id: 'c2', whereabouts: 'gone' })];
    const on = { groups, fighters: here() };
    expect(sidesNow({ ...on, turn: null }, null)).toEqual(['Party', 'Zombies', 'c1']);
    const dice = ['Party', 'Zombies', 'Dogs'].map((side) => ({ side, face: 1, group: null }));
    const turn = { number: 1, dice, order: [], sides: [], allDouble: true };
    expect(sidesNow({ ...on, turn }, null)).toEqual(['Party', 'Zombies', 'c1']);
    expect(sidesNow({ ...on, turn }, ['Party', 'Dogs'])).toEqual(['Party', 'c1']);
    expect(missingSides(['Party'])).toEqual(['Zombies']);
    expect(sideTitle('c1', { groups })).toBe('Voss');
  });

  it('leave out who parted, or is dead to the last', () => {
    const on = { turn: null, fighters: here() };
    expect(sidesNow({ ...on, groups: [group('Voss', { standing: 'parted' })] }, null)).not.toContain('c1');
    expect(sidesNow({ ...on, groups: [group('Voss')], fighters: here('dead') }, null)).not.toContain('c1');
  });
});

describe('the key that reloads', () => {
  const weapon = (id: string, loaded: boolean, clips: number) => ({
    id,
    ammo: { weapon: id, title: 'Pistol', kind: 'pistol', loaded, clips },
    ...{ barrels: null, thrown: false, motor: null },
  });
  const knife = { id: 'w9', ammo: null, barrels: null, thrown: false, motor: null };

  it('takes the weapons that are empty and have a clip left', () => {
    expect(toReload({ weapons: [knife, weapon('w1', true, 3), weapon('w2', false, 1)] })).toEqual(['w2']);
    expect(toReload({ weapons: [weapon('w1', false, 1), weapon('w2', false, 2)] })).toEqual(['w1', 'w2']);
  });

  it('takes those after them whose clip has shown a 1, while there is a full one for its place', () => {
    const begun = (id: string, clips: number, partUsed: number) => {
      const { ammo, ...rest } = weapon(id, true, clips);
      return { ...rest, ammo: { ...ammo, partUsed, begun: true as const } };
    };
    expect(toReload({ weapons: [begun('w1', 2, 1), weapon('w2', false, 1)] })).toEqual(['w2', 'w1']);
    expect(toReload({ weapons: [begun('w1', 2, 2)] })).toEqual([]);
  });

  it('takes barrels that have been fired, of which no clip is needed', () => {
    const barrels = (id: string, left: number) => ({ ...knife, id, barrels: { left, all: 2 } });
    expect(toReload({ weapons: [barrels('w1', 2), barrels('w2', 1), barrels('w3', 0)] })).toEqual([
      'w2',
      'w3',
    ]);
  });

  it('picks up what was thrown, and starts a chain saw that has stalled', () => {
    const saw = (motor: 'runs' | 'stalled' | 'empty') => ({ ...knife, id: motor, motor });
    const all = [knife, { ...knife, id: 'w2', thrown: true }, saw('runs'), saw('stalled'), saw('empty')];
    expect(toReload({ weapons: all })).toEqual(['w2', 'stalled']);
  });

  it('takes none where the last clip is spent, or nothing is empty', () => {
    expect(toReload({ weapons: [knife, weapon('w1', false, 0)] })).toEqual([]);
    expect(toReload({ weapons: [weapon('w1', true, 1)] })).toEqual([]);
  });
});

describe('marks to be made', () => {
  const mark = (act: number, figure: number): DueMarkView => ({
    act,
    who: figureId(figure),
    name: 'Ann',
    condition: 'ran-away',
    byZombie: false,
    because: 'runs away',
  });

  it('stand with the newest first, without those the player has done with', () => {
    const marks = [mark(3, 1), mark(7, 2), mark(5, 3)];
    const left = ({ act }: Pick<DueMarkView, 'act'>) => act === 5;
    const order = (all: readonly DueMarkView[]) => all.map(({ act }) => act);
    expect(order(marksOf({ encounter: { marks }, kept: { left: () => false } }))).toEqual([7, 5, 3]);
    expect(order(marksOf({ encounter: { marks }, kept: { left } }))).toEqual([7, 3]);
  });
});

describe('inches as typed', () => {
  it('lie on the table, however large it is', () => {
    expect([tenthsOf('71.9', 720), tenthsOf('72', 720), tenthsOf('72.1', 720)]).toEqual([
      719,
      720,
      undefined,
    ]);
  });

  it.each([
    ['12', 120],
    ['12.5', 125],
    ['7,3″', 73],
    ['0', 0],
    ['48', 480],
  ])('%s', (text, tenths) => expect(tenthsOf(text, 480)).toBe(tenths));

  it.each(['', ' ', '49', '-1', 'far'])('“%s” is no place on the table', (text) =>
    expect(tenthsOf(text, 480)).toBeUndefined(),
  );
});

describe('Wanting to Charge', () => {
  type Charger = Parameters<typeof mayCharge>[0];
  const charger = (change: Partial<Charger>) =>
    ({
      who: 'f1',
      active: true,
      hasFired: false,
      moved: null,
      melee: null,
      charges: null,
      ...change,
    }) as unknown as Charger;
  const group = (doing: string) =>
    [{ id: 'z1', doing, whom: 'f1' }] as unknown as Parameters<typeof mayCharge>[2];

  it('is for who is active, has neither moved nor fired, and is in contact with nobody', () => {
    expect(mayCharge(charger({}), 'c1/0', [])).toBe(true);
    expect(mayCharge(charger({ active: null }), 'c1/0', [])).toBe(true);
    expect(mayCharge(charger({ active: false }), 'c1/0', [])).toBe(false);
    expect(mayCharge(charger({ hasFired: true }), 'c1/0', [])).toBe(false);
    expect(mayCharge(charger({ moved: { how: 'normal', inches: 8 } }), 'c1/0', [])).toBe(false);
    const melee: Charger['melee'] = { beside: [], against: [], due: true, nextSide: null };
    expect(mayCharge(charger({ melee }), 'c1/0', [])).toBe(false);
    expect(mayCharge(charger({ melee }), 'z1', group('melee'))).toBe(false);
    expect(mayCharge(charger({}), 'zombie', group('roaming'))).toBe(true);
    expect(mayCharge(charger({}), 'z1', group('charging'))).toBe(false);
  });
});
