import { describe, expect, it } from 'vitest';
import { referenceGroups } from '../../src/backend/games/all-things-zombie/views/tables.ts';
import { zal } from '../../src/rules/all-things-zombie/meeting-and-greeting/levels.ts';

const tables = referenceGroups().flatMap((group) => group.tables);
const tableOf = (id: string) => {
  const found = tables.find((table) => table.id === id);
  if (found === undefined) throw new Error(`no table ${id}`);
  return found;
};
const rowOf = (id: string, name: string) =>
  tableOf(id).rows.find(([first]) => first?.replace(/[°†]$/, '') === name);

describe('the battle on the quick reference', () => {
  it('says which total hits what, the cases of one number in one line', () => {
    expect(tableOf('to-hit').rows).toEqual([
      ['8+', 'In the open.'],
      [
        '9+',
        'In body armour; lying flat; either side moving fast; two weapons fired at once; a primitive weapon; the second target.',
      ],
      ['10+', 'In cover; the third target and further ones.'],
    ]);
  });

  // Weapons: Impact 1 drops a human in place and doesn't stop a zombie; 2 and 3 throw back as many inches.
  it('says what a hit does by its Impact', () => {
    expect(tableOf('hits').rows).toEqual([
      ['1', '0″', '1″', 'No'],
      ['2', '2″', '2″', 'Yes'],
      ['3', '3″', '3″', 'Yes'],
    ]);
    expect(tableOf('hits').use).toContain('passed, Knocked Down; failed, Out of the Fight');
  });

  it('has melee, sight, fire and vehicles with every figure of theirs', () => {
    expect(tableOf('melee').rows.map(([, rep]) => rep)).toEqual(['−1', '−1', '−2']);
    expect(tableOf('melee').use).toContain('human 2, zombie 1; surprised, 1 or 0');
    expect(tableOf('sight').rows.slice(0, 2)).toEqual([
      ['In sight by night, unless lit; in woods; in fog or heavy rain', '12″'],
      ['In sight in woods by night; in fog or heavy rain by night', '6″'],
    ]);
    expect(rowOf('sight', 'Impact of fire that spreads')?.[1]).toBe('5†');
    expect(rowOf('vehicle-speed', 'Motorcycle')).toEqual(['Motorcycle', '30″', '3']);
    // Names keep their capitals: SUV and RV go like the pickup truck.
    expect(tableOf('vehicle-speed').rows.find(([names]) => names?.startsWith('Pickup'))).toEqual([
      'Pickup truck or van; RV; semi-truck and trailer; SUV',
      '16″',
      '1',
    ]);
    expect(rowOf('vehicle-tests', 'Hit')?.[1]).toBe('Blows up with all inside');
    expect(rowOf('vehicle-tests', 'Control')?.[1]).toBe(
      'Turning: slides 2″; hits something solid at Impact 0. Straight: goes on.',
    );
  });
});

describe('the quick reference', () => {
  it('has each table once, and every row as long as its head', () => {
    expect(new Set(tables.map(({ id }) => id)).size).toBe(tables.length);
    for (const { columns, rows } of tables) {
      for (const row of rows) expect(row).toHaveLength(columns.length);
      expect(rows.length).toBeGreaterThan(0);
    }
  });

  it('leaves no word of the code standing', () => {
    const text = JSON.stringify(tables.map(({ title, use, columns, rows }) => [title, use, columns, rows]));
    expect(text).not.toMatch(/undefined|null|NaN|\[object|atz\./);
    expect(text).not.toMatch(/"[a-z]+-[a-z]+-?[a-z]*"/);
  });

  // Building Activity Modifiers and Activity Tables, worked out by hand: hospital +2/−1 on urban 6/4, 4/1, 3/2.
  it('has activity by building, area and phase', () => {
    expect(rowOf('activity', 'Hospital')?.slice(1, 4)).toEqual(['8/3', '6/0', '5/1']);
    expect(rowOf('activity', 'Military base or armory')?.slice(1)).toEqual([
      ...Array<string>(6).fill(''),
      '−1/4',
      '0/5',
      '−1/5',
    ]);
    expect(rowOf('activity', 'Area, vehicles')?.[1]).toBe(`${zal('urban', 1)}/4`);
  });

  // Loot Tables and search modifiers: urban weapons 4, 3, 2 and a police station's +2.
  it('has searches by building and phase', () => {
    expect(rowOf('search-urban', 'Police station')).toEqual([
      'Police station',
      '6/5/4',
      '5/4/3',
      '2/1/–',
      '2/1/–',
      '2/1/–',
    ]);
    expect(rowOf('search-urban', 'Church')).toEqual(['Church', '–', '–', '4/3/2', '–', '–']);
    expect(rowOf('search-rural', 'Hospital')).toBeUndefined();
  });

  it('says what a check comes to for each number of dice passed', () => {
    const { rows } = tableOf('reaction');
    const fire = rows.findIndex(([check]) => check === 'Received Fire');
    expect(rows[fire + 2]).toEqual(['', '0', 'In cover: Ducks Back. Others: runs away.']);
    expect(rowOf('reaction', 'In Sight')).toEqual([
      'In Sight',
      '2',
      'Hidden: holds fire, or fires when it likes. Others: fires.',
    ]);
    expect(rowOf('recovering', 'Recovery')?.[2]).toBe('Comes back with 1 Rep less for good');
    expect(rowOf('atz.how-many', '12')?.[1]).toBe('Twice as many captives');
  });

  it('marks what is ruled and what is rebuilt', () => {
    expect(tableOf('search-rural').columns).toContain('Armour†');
    expect(tableOf('search-urban').columns).toContain('Ammo°');
    expect(rowOf('rep', '1')?.[1]).toBe('1†');
  });
});
