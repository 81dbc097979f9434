/** The plan’s form, and things of the stockpile as the plan shows them. */
import { describe, expect, it } from 'vitest';
import {
  chosenBy,
  emptyPlan,
  planDeed,
  planLacks,
  readPlan,
} from '../../renderer/games/all-things-zombie/plan/plan-draft.ts';
import { alike, weaponWords } from '../../renderer/games/all-things-zombie/plan/things.ts';
import type { StockLine } from '../../src/contract/games/all-things-zombie/encounter-view/stock.ts';
import type { WeaponLine } from '../../src/contract/games/all-things-zombie/figures.ts';

const PERIOD = 'October, O+4';
const RAIDER = { kind: 'raid', role: 'raider', area: null, forced: false } as const;
const RUNNER = { kind: 'pursuit', role: 'runner', area: 'rural', forced: false } as const;
const CAPTIVE = { kind: 'escape', role: 'captive', area: 'outskirts', forced: true } as const;

const free = {
  possible: [RAIDER, RUNNER],
  able: ['f1', 'f2', 'f3'],
  leads: ['f2', 'f1', 'f3'],
  captives: [],
};
const held = {
  possible: [CAPTIVE],
  able: ['f1', 'f2', 'f3', 'f4'],
  leads: ['f2', 'f1', 'f3', 'f4'],
  captives: [
    { figure: 'f3', area: 'outskirts' },
    { figure: 'f4', area: 'urban' },
  ],
} as const;

const WITH_STAR = { starGone: null } as const;

const plan = emptyPlan(PERIOD, { captives: [] });
const chosen = (draft = plan, view: Parameters<typeof chosenBy>[1] = free) => {
  const found = chosenBy(draft, view);
  if (found === undefined) throw new Error('nothing is possible');
  return found;
};

describe('the plan’s form', () => {
  it('begins with a loot raid to which everybody goes, and waits for the place', () => {
    expect(chosen()).toMatchObject({ way: RAIDER, area: null, goes: ['f1', 'f2', 'f3'] });
    expect(planLacks(chosen(), WITH_STAR)).toBe('Choose where it takes place.');
    expect(planDeed(plan, chosen())).toBeUndefined();
    const starGone = { name: 'Pris Hallam', fate: 'was killed' };
    expect(planLacks(chosen(), { starGone })).toBe('The Star is gone: name or bring a new one first.');
  });

  it('leaves whoever is unticked at home, and takes a recruit made meanwhile', () => {
    const draft = { ...plan, area: 'urban', stays: ['f2'] } as const;
    const made = chosen({ ...draft, stays: ['f2'] }, { ...free, able: [...free.able, 'f9'] });
    expect(made.goes).toEqual(['f1', 'f3', 'f9']);
    expect(planDeed({ ...draft, stays: ['f2'] }, made)).toEqual({
      do: 'plan',
      kind: 'raid',
      role: 'raider',
      objective: 'loot',
      area: 'urban',
      goes: ['f1', 'f3', 'f9'],
    });
  });

  it('is led by who leads by default of those who go, or whom the player names', () => {
    const draft = { ...plan, area: 'urban' } as const;
    const leaderOf = (more: Partial<typeof plan>) => {
      const made = chosen({ ...draft, ...more });
      const deed = planDeed({ ...draft, ...more }, made);
      return [made.leader, deed?.do === 'plan' ? deed.leader : null];
    };
    expect(leaderOf({})).toEqual(['f2', undefined]);
    expect(leaderOf({ stays: ['f2'] })).toEqual(['f1', undefined]);
    expect(leaderOf({ leader: 'f3' })).toEqual(['f3', 'f3']);
    expect(leaderOf({ leader: 'f3', stays: ['f3'] })).toEqual(['f2', undefined]);
  });

  it('waits for somebody to go', () => {
    const none = chosen({ ...plan, area: 'urban', stays: [...free.able] });
    expect(planLacks(none, WITH_STAR)).toBe('Nobody goes yet; choose at least one figure.');
    expect(planDeed(plan, none)).toBeUndefined();
  });

  it('takes the place the rules tie it to, and has no objective but a raid’s', () => {
    const draft = { ...plan, kind: 'pursuit', role: 'runner', area: 'urban' } as const;
    expect(planDeed(draft, chosen(draft))).toMatchObject({ area: 'rural', objective: null });
  });

  it('falls back on what is possible where a captive forces the escape', () => {
    expect(chosen(plan, held)).toMatchObject({ way: CAPTIVE, area: 'outskirts', needed: ['f3'] });
  });

  it('keeps those held there in it, and those held elsewhere out of it', () => {
    expect(chosen({ ...plan, stays: ['f1', 'f3'] }, held)).toMatchObject({
      able: ['f1', 'f2', 'f3'],
      goes: ['f2', 'f3'],
    });
  });

  it('lets all but one of those held there stay, and says where they are held', () => {
    const both = {
      possible: [CAPTIVE, { ...CAPTIVE, area: 'urban' }],
      able: ['f1', 'f2', 'f3', 'f4'],
      leads: [],
      captives: [
        { figure: 'f3', area: 'outskirts' },
        { figure: 'f4', area: 'outskirts' },
        { figure: 'f2', area: 'urban' },
      ],
    } as const;
    expect(chosen(plan, both)).toMatchObject({
      places: ['outskirts', 'urban'],
      held: ['f3', 'f4'],
      needed: [],
      goes: ['f1', 'f3', 'f4'],
    });
    expect(chosen({ ...plan, stays: ['f3'] }, both)).toMatchObject({ needed: ['f4'], goes: ['f1', 'f4'] });
    expect(chosen({ ...plan, stays: ['f1', 'f3', 'f4'] }, both)).toMatchObject({ goes: ['f3'] });
    expect(chosen({ ...plan, area: 'urban' }, both)).toMatchObject({ area: 'urban', needed: ['f2'] });
  });

  it('is found again in its own period only, and if it can be read', () => {
    const kept = JSON.parse(JSON.stringify({ ...plan, area: 'rural' }));
    expect(readPlan(PERIOD, kept)).toEqual({ ...plan, area: 'rural' });
    expect(readPlan('November, O+4', kept)).toBeUndefined();
    expect(readPlan(PERIOD, { ...kept, area: 'the moon' })).toBeUndefined();
    expect(readPlan(PERIOD, 'something else')).toBeUndefined();
  });
});

describe('things alike', () => {
  const thing = (id: string, more: Partial<StockLine> = {}): StockLine => ({
    id,
    kind: 'surplus-clip',
    title: 'Surplus clip',
    summary: '',
    weapon: null,
    carrier: null,
    found: PERIOD,
    from: 'House',
    fits: ['w1'],
    taken: false,
    loads: null,
    later: false,
    ...more,
  });

  it('stand on one line, whatever house they come from', () => {
    const lines = alike([thing('i1'), thing('i2', { from: 'School' }), thing('i3', { kind: 'cure' })]);
    expect(lines.map(({ line, n }) => [line.id, n])).toEqual([
      ['i1', 2],
      ['i3', 1],
    ]);
  });

  it('are told apart by who has them, what they fit, and for vehicles where they come from', () => {
    const clips = [thing('i1'), thing('i2', { carrier: 'f1' }), thing('i3', { fits: ['w1', 'w2'] })];
    expect(alike([...clips, thing('i4', { loads: 'w1', taken: true })])).toHaveLength(4);
    const car = (id: string, from: string) => thing(id, { kind: 'vehicle', from });
    expect(alike([car('i1', 'House'), car('i2', 'Mall'), car('i3', 'Mall')])).toHaveLength(2);
  });
});

it('several weapons of a kind are counted', () => {
  const weapon = (id: string, of: WeaponLine['weapon'], title: string): WeaponLine => ({
    ...{ id, weapon: of, title, range: 12, targets: 1, impact: 1, oRating: 1, corrected: false },
    ...{ clips: 3, loaded: true },
  });
  const first = weapon('w1', 'machine-pistol', 'Machine pistol');
  const second = weapon('w2', 'machine-pistol', 'Machine pistol');
  const rifle = weapon('w3', 'rifle', 'Rifle');
  const all = [first, second, rifle];
  expect(all.map((one) => weaponWords(one, all))).toEqual([
    'first machine pistol',
    'second machine pistol',
    'rifle',
  ]);
});
