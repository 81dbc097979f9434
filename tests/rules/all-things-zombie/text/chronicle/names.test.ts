import { describe, expect, it } from 'vitest';
import { NAMES } from '../../../../../src/rules/all-things-zombie/data/text/names.ts';
import {
  ownShortNames,
  shortNames,
} from '../../../../../src/rules/all-things-zombie/text/chronicle/names.ts';

const alone = (name: string) => shortNames([name])(name);

describe('a short name', () => {
  it.each([
    ['Corporal Ann Vale', 'Ann'],
    ['Lt. Tom Reed', 'Tom'],
    ['Private First Class Lou Marsh', 'Lou'],
    ['Staff Sgt. Lou Marsh', 'Lou'],
    ['Lance Corporal Ida Copley', 'Ida'],
    ['Lance Copley', 'Lance'],
    ['Dr Ngozi Adeyemi', 'Ngozi'],
    ['Oberleutnant Gudrun Hagedorn', 'Gudrun'],
    ['Sierżant Wanda Sroka', 'Wanda'],
    ['Сержант Олена Ткачук', 'Олена'],
    ['Señora Luz Galindo', 'Luz'],
    ['Tom Reed Jr.', 'Tom'],
    ['Vale, Ann', 'Ann'],
    ['Tom “Tex” Reed', 'Tex'],
  ])('is a given name, and no rank or title: %s is called %s', (name, short) => {
    expect(alone(name)).toBe(short);
  });

  it.each(['Private Marsh', 'Doc Wong', 'Big Tom Reed', 'Old Tom', 'Van Helsing', 'de la Cruz', 'Ma Barker'])(
    'is the whole name where no part of it is one: %s',
    (name) => {
      expect(alone(name)).toBe(name);
    },
  );

  it('keeps each people’s own order, whatever its family’s name is besides', () => {
    expect(alone('Ma Jeong-nam')).toBe('Jeong-nam');
    expect(alone('Quách Thanh Sơn')).toBe('Sơn');
    expect(alone('Pan Wanli')).toBe('Wanli');
    expect(alone('Pan Kowalski')).toBe('Pan Kowalski');
  });

  it('is a part of each name of our own table that its people call one another by', () => {
    const wrong = NAMES.flatMap(({ given, family, order, called }) =>
      given.flatMap((one) =>
        family.flatMap((last) => {
          const name = order(one, last);
          const short = called === 'last' ? (one.split(' ').at(-1) ?? one) : one;
          return alone(name) === short ? [] : [`${name} is called ${alone(name)}`];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('is the one of its own, unless two have the same', () => {
    const own = ownShortNames([
      { name: 'Corporal Ann Vale', shortName: 'Tom' },
      { name: 'Old Desmond', shortName: 'Des' },
      { name: 'Wren Ostrander', shortName: 'Sarge' },
      { name: 'Lou Marsh', shortName: 'Sarge' },
      { name: 'Ida Copley', shortName: null },
    ]);
    const names = ['Corporal Ann Vale', 'Old Desmond', 'Wren Ostrander', 'Lou Marsh', 'Ida Copley'];
    expect(names.map(shortNames(names, own))).toEqual(['Tom', 'Des', 'Wren Ostrander', 'Lou Marsh', 'Ida']);
    // A short name may be another’s first name.
    const both = ['Corporal Ann Vale', 'Tom Reed'];
    expect(both.map(shortNames(both, own))).toEqual(both);
  });

  it('is nobody’s where two would be called the same', () => {
    const short = shortNames(['Corporal Ann Vale', 'Ann Reed', 'Tom Reed']);
    expect(['Corporal Ann Vale', 'Ann Reed', 'Tom Reed'].map(short)).toEqual([
      'Corporal Ann Vale',
      'Ann Reed',
      'Tom',
    ]);
  });
});
