import { describe, expect, it } from 'vitest';
import { exchange, type Gunman } from '../../../../src/rules/all-things-zombie/shooting/exchange.ts';
import { type MayFire, orderOfFire } from '../../../../src/rules/all-things-zombie/shooting/first-fire.ts';
import { outguns } from '../../../../src/rules/all-things-zombie/shooting/outgunned.ts';
import type { Answer } from '../../../../src/rules/core/play.ts';
import { ASKING, played } from '../reaction/support.ts';

describe('outgunned', () => {
  it.each([
    [['machine-pistol'], ['pistol'], true],
    [['pistol'], ['rifle'], false],
    [['light-machine-gun'], ['assault-rifle'], true],
    [['pistol'], [], true],
    [['pistol', 'submachine-gun'], ['assault-rifle'], false],
    [['pistol', 'submachine-gun'], ['rifle', 'one-hand-edged'], true],
  ] as const)('%j against %j: %s', (firing, target, is) => {
    expect(outguns(firing, target)).toBe(is);
  });
});

const one = (
  id: string,
  rolled: 0 | 1 | 2,
  moved: boolean,
  more: Partial<MayFire<string>> = {},
): MayFire<string> => ({
  id,
  rolled,
  moved,
  result: rolled === 2 || (rolled === 1 && !moved) ? 'fires' : 'doesNotFire',
  ...more,
});

describe('who fires first', () => {
  it('is who passed more dice, then who stood still', () => {
    const all = [
      one('a', 1, false),
      one('b', 2, true),
      one('c', 2, false),
      one('d', 1, true),
      one('e', 2, false),
    ];
    expect(orderOfFire(all)).toEqual([['c', 'e'], ['b'], ['a']]);
  });

  it('is the hidden by their dice, exposed or not', () => {
    const hidden = one('h', 0, false, { result: 'firesAndIsExposed' });
    expect(orderOfFire([hidden, one('m', 1, true)])).toEqual([['h']]);
    expect(orderOfFire([one('h', 2, false, { result: 'holdsOrFires' }), one('m', 2, true)])).toEqual([
      ['h'],
      ['m'],
    ]);
  });

  it('is nobody where nobody passed, unless those there first choose to', () => {
    expect(orderOfFire([one('in', 0, true), one('on', 0, true)])).toEqual([]);
    expect(orderOfFire([one('in', 0, true), one('there', 0, false, { thereFirst: true })])).toEqual([
      ['there'],
    ]);
    expect(orderOfFire([one('in', 1, true), one('there', 0, false, { thereFirst: true })])).toEqual([]);
  });
});

const gunman = (more: Partial<Gunman> = {}): Gunman => ({
  asking: ASKING,
  checker: { rep: 4 },
  weapon: 'pistol',
  shots: 1,
  loaded: true,
  ones: 0,
  shooter: { rep: 4 },
  target: { kind: 'human', rep: 4 },
  under: {},
  ...more,
});
const fought = (a: Partial<Gunman>, b: Partial<Gunman>, ...answers: readonly Answer[]) =>
  played(exchange(gunman(a), gunman(b)), ...answers);

describe('fire that answers fire', () => {
  it('goes back and forth until somebody is down', () => {
    // A miss, both dice passed, a miss back, both passed, a hit that knocks down.
    const { fire, ends, both } = fought({}, {}, [1], [4, 4], [2], [1, 4], [6], [5], [3]);
    expect(fire.map(({ by, reaction }) => [by, reaction?.act ?? null])).toEqual([
      [0, 'finishesMoveAndFires'],
      [1, 'finishesMoveAndFires'],
      [0, null],
    ]);
    expect(ends).toBe('down');
    expect(both[1].target).toMatchObject({ hits: 1 });
  });

  it('ends as somebody ducks, with a shot after him where two dice let it', () => {
    const after = fought({}, {}, [1], [4, 5], [1, 2], [6], [6], [1]);
    expect(after.fire.map(({ pursued }) => pursued)).toEqual(['fires', null]);
    expect(after.ends).toBe('down');
    // As at cover: a 9 misses.
    expect(fought({}, {}, [1], [4, 5], [1, 5], [5]).ends).toBe('ducksBack');
    expect(fought({}, {}, [1], [5, 5], [5, 5])).toMatchObject({
      ends: 'runsAway',
      fire: [{ pursued: 'doesNotFire' }],
    });
  });

  it('has nobody outgunned fire back', () => {
    const { fire, ends } = fought(
      { weapon: 'machine-pistol', shots: 2 },
      {},
      [2, 2],
      [4, 4],
      'ducksBack',
      [5, 5],
    );
    expect([fire[0]?.reaction?.result, ends]).toEqual(['duckBackOrFinishMove', 'ducksBack']);
  });

  it('has nobody fire whose clip is empty, and ends there', () => {
    const dry = { weapon: 'machine-pistol', shots: 2 } as const;
    const { ends, both } = fought(dry, dry, [1, 1], [4, 4], [2, 2], [4, 4], 'finishesMove');
    expect(ends).toBe('goes-on');
    expect(both.map(({ loaded }) => loaded)).toEqual([false, true]);
    expect(fought({ loaded: false }, {})).toMatchObject({ fire: [], ends: 'dry' });
  });

  it('leaves a charger to his charge', () => {
    expect(fought({}, { under: { charging: true } }, [1], [4, 4]).ends).toBe('goes-on');
  });

  it('makes a hero who needs no more dice', () => {
    const { both, ends } = fought({}, {}, [1], [1, 1], [1], [5, 5], [5, 5]);
    expect([both[1].checker.hero, ends]).toEqual([true, 'runsAway']);
  });
});
