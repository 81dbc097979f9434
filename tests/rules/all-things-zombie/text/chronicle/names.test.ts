import { describe, expect, it } from 'vitest';
import { NAMES } from '../../../../../src/rules/all-things-zombie/data/text/names.ts';
import { figureId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import {
  marked,
  ownShortNames,
  shortNames,
  wholeNames,
  written,
} from '../../../../../src/rules/all-things-zombie/text/chronicle/names.ts';

const alone = (name: string) => shortNames([{ name }])({ name });

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
    ['Chief Petty Officer Tom Reed', 'Tom'],
    ['Squadron Leader Ann Vale', 'Ann'],
    ['The Rev. Tom Reed', 'Tom'],
    ['Corporal Lance Copley', 'Lance'],
    ['Hauptfeldwebel Ingrid Steinhoff', 'Ingrid'],
    ['Oberst a.D. Klaus von Wiesner', 'Klaus'],
    ['Sergent-chef Marcel Tessier', 'Marcel'],
    ['Cabo Primero Luz Galindo', 'Luz'],
    ['Capitão Valdir Furtado', 'Valdir'],
    ['Maresciallo Capo Rocco Vitiello', 'Rocco'],
    ['Starszy sierżant Wanda Sroka', 'Wanda'],
    ['Старший сержант Олена Ткачук', 'Олена'],
    ['Капітан Олена Ткачук', 'Олена'],
    ['Sheikh Khalil bin Walid', 'Khalil'],
    ['Subedar Major Ashok Dikshit', 'Ashok'],
    ['Weizero Almaz Abera', 'Almaz'],
    ['Alhaji Segun Alabi', 'Segun'],
    ['Kuya Renato Maglaya', 'Renato'],
    ['Park Ranger Tom Reed', 'Tom'],
    ['Ustaz Khalil Rizk', 'Khalil'],
    ['Ustazah Siti Rahmah', 'Siti'],
    ['Λοχίας Νίκος Παππάς', 'Νίκος'],
    ['ΛΟΧΑΓΌΣ Ελένη Παππά', 'Ελένη'],
    ['Lochagos Nikos Pappas', 'Nikos'],
    ['Κυρία Ελένη Παππά', 'Ελένη'],
    ['Căpitan Ion Rusu', 'Ion'],
    ['Plutonier-major Ana Rusu', 'Ana'],
    ['Locotenent-colonel Ana Rusu', 'Ana'],
    ['Doamna Ana Rusu', 'Ana'],
    ['Sorcha Ní Fhloinn', 'Sorcha'],
    ['Sub-Lieutenant Iris Rix', 'Iris'],
    ['Hptm. Otto Kretz', 'Otto'],
    ['Kapitein Joost Veldman', 'Joost'],
    ['Sersjant Kari Haugland', 'Kari'],
    ['Överste Sven Berglund', 'Sven'],
    ['Desátník Jan Hrubec', 'Jan'],
    ['Yüzbaşı Cemil Tunalı', 'Cemil'],
    ['Sra. Luz Galindo', 'Luz'],
    ['Vale, Cpl. Ann', 'Ann'],
    ['Tom Reed Jr.', 'Tom'],
    ['Vale, Ann', 'Ann'],
    ['Tom “Tex” Reed', 'Tex'],
  ])('is a given name, and no rank or title: %s is called %s', (name, short) => {
    expect(alone(name)).toBe(short);
  });

  it.each(
    [
      [
        'Private Marsh',
        'Doc Wong',
        'Major Tom',
        'Big Tom Reed',
        'Old Tom',
        'Van Helsing',
        'de la Cruz',
        'Ma Barker',
      ],
      [
        'J. R. Ewing',
        'J.R. Ewing',
        'J R Ewing',
        'A. Vale',
        'St. John Rivers',
        'Abu Bakr Hamdan',
        'Abd al-Rahman Rizk',
      ],
      [
        'Al-Hakim Rizk',
        'Feldwebel Lindhorst',
        'O’Brien',
        'Sergeant',
        'Wang Zhang',
        'Lochagos Pappas',
        'Domnul Rusu',
      ],
    ].flat(),
  )('is the whole name where no part of it is one: %s', (name) => {
    expect(alone(name)).toBe(name);
  });

  it.each([
    ['Kim Min-jun', 'Min-jun'],
    ['Sergeant Park Ji-woo', 'Ji-woo'],
    ['Kim Min', 'Min'],
    ['Kim Jong Un', 'Jong Un'],
    ['Park Jimin', 'Jimin'],
    ['Park Su', 'Su'],
    ['Lee Soo', 'Soo'],
    ['Choi Mi', 'Mi'],
    ['Lin Bo', 'Bo'],
    ['Corporal Lin Wei', 'Wei'],
    ['Li Na', 'Na'],
    ['Wang Bo', 'Bo'],
    ['Lin Carter', 'Lin'],
    ['Lin Wang', 'Lin'],
    ['Lee Bowen', 'Lee'],
    ['Kim Young', 'Kim'],
    ['Han Solo', 'Han'],
    ['Kim Reed', 'Kim'],
    ['Lee Marsh', 'Lee'],
    ['Wang Meilan', 'Meilan'],
    ['Corporal Liu Yongfu', 'Yongfu'],
    ['Meilan Wang', 'Meilan'],
    ['Nguyễn Văn Lộc', 'Lộc'],
    ['Dr. Trần Thị Thu', 'Thu'],
    ['Nagy János', 'János'],
    ['János Nagy', 'János'],
    ['Wang Xiao Ming', 'Xiao Ming'],
    ['Nagy Anna Mária', 'Anna Mária'],
    ['Tanaka Haruto', 'Haruto'],
    ['Haruto Tanaka', 'Haruto'],
    ['Captain Okubo Kenji', 'Kenji'],
    ['Kenji Okubo', 'Kenji'],
  ])(
    'stands where its people put it, behind the family’s name or before it: %s is called %s',
    (name, short) => {
      expect(alone(name)).toBe(short);
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
    const people = [
      { name: 'Corporal Ann Vale', shortName: 'Tom' },
      { name: 'Old Desmond', shortName: 'Des' },
      { name: 'Wren Ostrander', shortName: 'Sarge' },
      { name: 'Lou Marsh', shortName: 'Sarge' },
      { name: 'Ida Copley' },
    ];
    expect(people.map(shortNames(people))).toEqual(['Tom', 'Des', 'Wren Ostrander', 'Lou Marsh', 'Ida']);
    // A short name may be another’s first name.
    const both = [{ name: 'Corporal Ann Vale', shortName: 'Tom' }, { name: 'Tom Reed' }];
    expect(both.map(shortNames(both))).toEqual(['Corporal Ann Vale', 'Tom Reed']);
  });

  it('is nobody’s where two would be called the same', () => {
    const people = ['Corporal Ann Vale', 'Ann Reed', 'Tom Reed'].map((name) => ({ name }));
    expect(people.map(shortNames(people))).toEqual(['Corporal Ann Vale', 'Ann Reed', 'Tom']);
    const mixed = ['Captain Okubo Kenji', 'Kenji Aizawa', 'Kim Min-jun'].map((name) => ({ name }));
    expect(mixed.map(shortNames(mixed))).toEqual(['Captain Okubo Kenji', 'Kenji Aizawa', 'Min-jun']);
    const twins = [{ name: 'Ann Vale' }, { name: 'Ann Vale' }];
    expect(twins.map(shortNames(twins))).toEqual(['Ann Vale', 'Ann Vale']);
  });

  it('is each figure’s own where two have the same whole name', () => {
    const people = new Map([
      [figureId(2), { name: 'Ann Vale', shortName: 'Red' }],
      [figureId(3), { name: 'Ann Vale', shortName: 'Blue' }],
      [figureId(4), { name: 'Ann Vale', shortName: null }],
      [figureId(5), { name: 'Lou Marsh', shortName: 'Sarge' }],
    ]);
    const names = wholeNames(people);
    expect([...names.values()]).toEqual(['Ann Vale (Red)', 'Ann Vale (Blue)', 'Ann Vale', 'Lou Marsh']);
    const told = [...names].map(([id, name]) => marked(name, id)).join(', ');
    expect(written([told, told], ownShortNames(people))[1]).toBe('Red, Blue, Ann, Sarge');
  });

  it('is written whatever letters a name holds', () => {
    expect(written([`${marked('A\uE000B\uE001C')} fell.`])).toEqual(['ABC fell.']);
  });
});
