/** Relations between versions of a file: which goes on from which, by who has written into it. */
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import {
  type Generations,
  generationsIn,
  hasAllButForgotten,
  hasAllOf,
  marksIn,
  relationOf,
  writerOf,
} from '../../db/file/generation.ts';
import { tempDir } from '../support/db/store.ts';

const BEGINNING = [0, 'a'.repeat(16), 0] as const;
const opening = (place: number, commits: number) =>
  [place, String(place).padStart(16, '0'), commits] as const;
const file = (...openings: readonly (readonly [number, number])[]): Generations => [
  BEGINNING,
  ...openings.map(([place, commits]) => opening(place, commits)),
];

describe('of two versions', () => {
  it.each([
    ['same', file([1, 3]), file([1, 3])],
    ['ahead', file([1, 4]), file([1, 3])],
    ['ahead', file([1, 3], [2, 1]), file([1, 3])],
    ['behind', file([1, 3]), file([1, 3], [2, 1])],
    ['apart', file([1, 4]), file([1, 3], [2, 1])],
    ['unrelated', file([1, 3]), [[0, 'b'.repeat(16), 0]]],
    // From before there were any, nothing says more.
    ['ahead', file([1, 3]), []],
    ['behind', [], file([1, 3])],
  ] as const)('one is %s', (relation, one, other) => {
    expect(relationOf(one, other)).toBe(relation);
  });

  it('openings that were forgotten since may have been there, and prove nothing', () => {
    const later = file([40, 1], [80, 2]);
    expect(hasAllButForgotten(later, file([3, 9], [40, 1]))).toBe(true);
    expect(hasAllOf(later, file([3, 9], [40, 1]))).toBe(true);
    expect(hasAllButForgotten(later, file([3, 9]))).toBe(true);
    expect(hasAllOf(later, file([3, 9]))).toBe(false);
    for (const has of [hasAllOf, hasAllButForgotten]) expect(has(later, file([60, 1]))).toBe(false);
    // Openings of this file were never in one that began elsewhere.
    const elsewhere: Generations = [[0, 'b'.repeat(16), 0], opening(80, 2)];
    expect(hasAllButForgotten(elsewhere, file([3, 9]))).toBe(false);
  });
});

it('an opening that can’t be read is damage, as any other row is', () => {
  const database = new Database(':memory:');
  database.exec('create table generation (place integer primary key, mark text)');
  for (const mark of [null, '', `holdout:${'g'.repeat(16)}:0000000001`, `holdout:${'a'.repeat(16)}:1`]) {
    database.prepare('insert or replace into generation values (1, ?)').run(mark);
    expect(() => generationsIn(database)).toThrow(expect.objectContaining({ code: 'SQLITE_CORRUPT' }));
  }
});

describe('an opening', () => {
  const opened = () => {
    const path = `${tempDir()}/one.sqlite`;
    const open = () => new Database(path);
    const database = open();
    database.exec('create table generation (place integer primary key, mark text not null) strict');
    return { database, open };
  };
  const commit = (database: Database.Database, writer: ReturnType<typeof writerOf>): boolean => {
    database.exec('begin immediate');
    const counted = writer.isEntered() ? writer.goesOn() : writer.enter();
    if (counted && writer.isEntered()) writer.count();
    database.exec(counted ? 'commit' : 'rollback');
    writer.ended(counted);
    return counted;
  };

  it('sees what others of the same file commit, and goes on after them', () => {
    const { database, open } = opened();
    const other = open();
    const [one, two] = [writerOf(database), writerOf(other)];
    for (const turn of [1, 2, 3]) {
      expect([turn, commit(database, one), commit(other, two)]).toEqual([turn, true, true]);
    }
    expect(generationsIn(database).map(([place, , commits]) => [place, commits])).toEqual([
      [0, 0],
      [1, 2],
      [2, 2],
    ]);
  });

  it('writes nothing into a version that lacks what it has seen', () => {
    const { database } = opened();
    const writer = writerOf(database);
    commit(database, writer);
    const before = database.serialize();
    commit(database, writer);
    const earlier = new Database(before);
    const [, , [place, mark]] = [
      0,
      0,
      earlier.prepare('select place, mark from generation where place = 1').raw().get() as [number, string],
    ];
    database.prepare('update generation set mark = ? where place = ?').run(mark, place);
    expect(commit(database, writer)).toBe(false);
    expect(writer.look()).toBe(false);
  });

  it('is entered anew before it is forgotten, however many others come', () => {
    const { database, open } = opened();
    const writer = writerOf(database);
    commit(database, writer);
    for (let many = 0; many < 200; many += 1) {
      const other = open();
      expect(commit(other, writerOf(other))).toBe(true);
      other.close();
      if (many % 20 === 0) {
        expect(writer.look()).toBe(true);
        while (!writer.isEntered()) commit(database, writer);
        expect(commit(database, writer)).toBe(true);
      }
    }
    expect(generationsIn(database).length).toBeLessThan(60);
    expect(marksIn(database.serialize()).size).toBeGreaterThan(40);
  });
});
