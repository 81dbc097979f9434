/** Rows read off their pages are those that SQLite wrote there, whatever they hold. */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openPages } from '../../db/file/page-file.ts';
import { varintAt } from '../../db/rescue/record.ts';
import { childrenOf, isLeaf, rowsOf } from '../../db/rescue/table-pages.ts';
import { tempDir } from '../support/db/store.ts';

const PAGE = 4096;
type Stored = string | bigint | number | Buffer | null;

/** Of each width that SQLite writes, and next to where one goes over into the next. */
const integer = fc
  .tuple(
    fc.constantFrom(0, 7, 8, 15, 16, 23, 24, 31, 32, 47, 48, 62, 63),
    fc.integer({ min: -1, max: 1 }),
    fc.boolean(),
  )
  .map(([bits, beside, below]) =>
    BigInt.asIntN(64, (below ? -1n : 1n) * 2n ** BigInt(bits) + BigInt(beside)),
  );
/** On the leaf, over one page besides, over several. */
const length = fc.oneof(
  fc.integer({ min: 0, max: 60 }),
  fc.integer({ min: 3900, max: 4200 }),
  fc.integer({ min: 8000, max: 30_000 }),
);
const text = fc.tuple(length, fc.constantFrom('a', 'ö', '雨')).map(([count, letter]) => letter.repeat(count));
const blob = fc.tuple(length, fc.nat(255)).map(([count, byte]) => Buffer.alloc(count, byte));
const value: fc.Arbitrary<Stored> = fc.oneof(
  fc.constant(null),
  integer,
  text,
  blob,
  fc.double({ noNaN: true }),
);
const rows = fc.uniqueArray(fc.record({ rowid: integer, values: fc.tuple(value, value, value, value) }), {
  selector: ({ rowid }) => rowid,
  minLength: 1,
  maxLength: 40,
});

/** Integers as one kind; SQLite writes a fraction without a rest as one. */
const told = (one: Stored) =>
  Buffer.isBuffer(one)
    ? one.toString('hex')
    : typeof one === 'number' || typeof one === 'bigint'
      ? Number(one)
      : one;

function readFrom(path: string, root: number) {
  const file = openPages(path);
  try {
    const found = [];
    for (const due = [root]; ; ) {
      const number = due.pop();
      if (number === undefined) return found.toSorted((a, b) => (a.rowid < b.rowid ? -1 : 1));
      const page = file.page(number) as Buffer;
      if (!isLeaf(page, number))
        due.push(...(childrenOf(page, number)?.children ?? []).map((child) => child.page));
      else
        for (const row of rowsOf(file, number))
          found.push({ rowid: BigInt(row?.rowid ?? 0), values: row?.values.map(told) });
    }
  } finally {
    file.close();
  }
}

function written(of: readonly { readonly rowid: bigint; readonly values: readonly Stored[] }[]) {
  const path = join(tempDir(), 'rows.sqlite');
  const database = new Database(path);
  database.pragma(`page_size = ${PAGE}`);
  database.exec('create table stored (a, b, c, d)');
  const insert = database.prepare('insert into stored (rowid, a, b, c, d) values (?, ?, ?, ?, ?)');
  for (const { rowid, values } of of) insert.run(rowid, ...values);
  const rowsThere = database
    .prepare<[], Stored[]>('select rowid, a, b, c, d from stored order by rowid')
    .safeIntegers()
    .raw()
    .all()
    .map(([rowid, ...values]) => ({ rowid: rowid as bigint, values: values.map(told) }));
  const root = Number(database.prepare('select rootpage from sqlite_schema').pluck().get());
  database.close();
  return { path, root, rowsThere };
}

it('reads rows as SQLite does', () => {
  fc.assert(
    fc.property(rows, (some) => {
      const { path, root, rowsThere } = written(some);
      expect(readFrom(path, root)).toEqual(rowsThere);
    }),
    { numRuns: 25 },
  );
});

it('reads an integer to its last digit', () => {
  const { path, root } = written([
    { rowid: 1n, values: [2n ** 63n - 1n, -(2n ** 63n), 2n ** 53n + 1n, 2n ** 53n - 1n] },
  ]);
  const file = openPages(path);
  expect([...rowsOf(file, root)].map((row) => row?.values)).toEqual([
    [2n ** 63n - 1n, -(2n ** 63n), 2n ** 53n + 1n, 2 ** 53 - 1],
  ]);
  file.close();
});

it('takes whatever stands on a page, and throws at nothing', () => {
  fc.assert(
    fc.property(
      rows,
      fc.array(fc.tuple(fc.nat(PAGE - 1), fc.nat(255)), { minLength: 1, maxLength: 200 }),
      (some, changes) => {
        const { path, root } = written(some);
        const file = openPages(path);
        const changed = (number: number) => {
          const page = file.page(number);
          for (const [at, byte] of changes) if (page !== undefined && at > 0) page[at] = byte;
          return page;
        };
        const damaged = { ...file, page: changed };
        for (let number = root; number <= file.count; number += 1) {
          const page = changed(number) as Buffer;
          for (const row of rowsOf(damaged, number))
            expect(row === undefined || Array.isArray(row.values)).toBe(true);
          for (const below of childrenOf(page, number)?.children ?? [])
            expect(below.page).toBeGreaterThanOrEqual(0);
        }
        file.close();
      },
    ),
    { numRuns: 25 },
  );
});

it('reads no number that its bytes don’t end', () => {
  expect(varintAt(Buffer.from([0x81]), 0)).toBeUndefined();
  expect(varintAt(Buffer.from([0x81, 0x00]), 0)).toEqual({ value: 128, end: 2 });
});
