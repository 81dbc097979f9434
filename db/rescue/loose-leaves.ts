/**
 * Leaf pages that a damaged tree no longer leads to, though they can be read: what becomes of the rows below an inner page that
 * is lost. As SQLite's own `.recover` does, the whole file is gone through for them.
 */
import Database from 'better-sqlite3';
import { dropUnpacked, unpackedFile } from '../backups/make.ts';
import { isDamage } from '../file/inspect.ts';
import { freeIn, openPages, type PageFile } from '../file/page-file.ts';
import { readableRows } from './past-damage.ts';
import { type Column, columnsIn, type Fit, fitOf } from './row-shape.ts';
import { childrenOf, isLeaf, type LeafRow, readsAsLeaf, rowsOf } from './table-pages.ts';

export interface LooseRow extends LeafRow {
  /** It stands on a page that no tree leads to, and which pages are free isn't known: it may have been deleted long ago. */
  readonly mayBeOld: boolean;
}

export interface LooseLeaves {
  /** Its tree is out of order: all of its rows that can be read stand here, and SQLite may be led astray by it, to what stood there earlier. */
  readonly isAstray: (table: string) => boolean;
  /** The rows of a table that stand on such pages, by rowid from page to page; also those on pages of its tree where `inTree` says so. */
  readonly of: (table: string, inTree: boolean) => Generator<LooseRow>;
  readonly drop: () => void;
}

interface Tree {
  readonly leaves: readonly number[];
  /** Nothing below its root is out of order. */
  readonly whole: boolean;
}

/** Rows go up from page to page, up to what the page above says. */
function isInPlace(file: PageFile, leaf: number, { after, last }: Between): boolean {
  for (const row of rowsOf(file, leaf))
    return row !== undefined && row.rowid > after && (last === undefined || row.rowid <= last);
  return true;
}

interface Between {
  readonly after: number | bigint;
  readonly last: number | bigint | undefined;
}

function treeAt(file: PageFile, root: number): Tree {
  const leaves: number[] = [];
  const seen = new Set<number>();
  let whole = true;
  const due = [
    { number: root, after: Number.NEGATIVE_INFINITY as number | bigint, last: undefined as Between['last'] },
  ];
  for (;;) {
    const next = due.pop();
    if (next === undefined) return { leaves, whole };
    const { number, ...between } = next;
    const page = seen.has(number) ? undefined : file.page(number);
    seen.add(number);
    const isOdd = page !== undefined && readsAsLeaf(file, number) && isInPlace(file, number, between);
    const below = page === undefined || isOdd ? undefined : childrenOf(page, number);
    let { after } = between;
    for (const child of below?.children ?? []) {
      const last = child.last ?? between.last;
      whole &&= last === undefined || last > after;
      due.push({ number: child.page, after, last });
      after = last ?? after;
    }
    const leaf = page !== undefined && isLeaf(page, number);
    if (leaf || isOdd) leaves.push(number);
    whole &&= below?.whole ?? (leaf && isInPlace(file, number, between));
  }
}

interface Rooted {
  readonly name: string;
  readonly root: number;
  readonly columns: readonly Column[];
}

function tablesIn(from: Database.Database): readonly Rooted[] {
  const tables: Rooted[] = [];
  for (const [type, name, root] of [...readableRows(from, 'sqlite_schema', ['type', 'name', 'rootpage'])])
    if (type === 'table' && typeof name === 'string' && typeof root === 'number' && root > 1)
      tables.push({ name, root, columns: columnsIn(from, name) });
  return tables;
}

/** Whose rows they all are: the only table that they fit in full, else the only one that they fit as it was before it got more columns. */
function tableOf(file: PageFile, leaf: number, tables: readonly Rooted[]): string | undefined {
  const rows = [...rowsOf(file, leaf)].filter((row) => row !== undefined);
  if (rows.length === 0) return undefined;
  const fitting = (fits: readonly Fit[]) =>
    tables.filter(({ columns }) => rows.every(({ values }) => fits.includes(fitOf(values, columns))));
  const full = fitting(['full']);
  const [table, ...others] = full.length > 0 ? full : fitting(['full', 'older']);
  return others.length === 0 ? table?.name : undefined;
}

interface Found {
  readonly astray: ReadonlySet<string>;
  readonly inTree: ReadonlyMap<string, readonly number[]>;
  /** Reached by none, by the table whose rows they have. */
  readonly loose: ReadonlyMap<string, readonly number[]>;
}

const NOTHING: Found = { astray: new Set(), inTree: new Map(), loose: new Map() };

function foundIn(file: PageFile, free: ReadonlySet<number>, tables: readonly Rooted[]): Found {
  const reached = new Set(treeAt(file, 1).leaves);
  const astray = new Set<string>();
  const inTree = new Map<string, readonly number[]>();
  const loose = new Map<string, number[]>();
  for (const { name, root } of tables) {
    const { leaves, whole } = treeAt(file, root);
    for (const leaf of leaves) reached.add(leaf);
    if (!whole) astray.add(name);
    inTree.set(
      name,
      leaves.filter((leaf) => !free.has(leaf)),
    );
  }
  for (let number = 2; number <= file.count; number++) {
    const page = reached.has(number) || free.has(number) ? undefined : file.page(number);
    const stands = page !== undefined && (isLeaf(page, number) || readsAsLeaf(file, number));
    const table = stands ? tableOf(file, number, tables) : undefined;
    if (table === undefined) continue;
    const leaves = loose.get(table) ?? [];
    leaves.push(number);
    loose.set(table, leaves);
  }
  return { astray, inTree, loose };
}

/** Something stands on a page that is called free: then another that is free isn't called so. A tree that is astray says nothing of it. */
function isOneInUse(
  free: ReadonlySet<number>,
  astray: ReadonlySet<string>,
  from: Database.Database,
): boolean {
  const used = from.prepare<[], { page: number; name: string }>('select pageno as page, name from dbstat');
  try {
    for (const { page, name } of used.iterate()) if (free.has(page) && !astray.has(name)) return true;
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
  return false;
}

/** Rows of the log are written once and stay; looked for only where the tree has lost some. */
const KEPT: ReadonlySet<string> = new Set(['campaign_act', 'campaign_event', 'writing']);
const isKeptOnce = (table: string, { astray }: Found): boolean => KEPT.has(table) && astray.has(table);

/** In the order of their rows, which is that in which they were written. */
function inOrder(file: PageFile, leaves: readonly number[]): readonly number[] {
  const firstOf = (leaf: number) => {
    for (const row of rowsOf(file, leaf)) if (row !== undefined) return Number(row.rowid);
    return 0;
  };
  return leaves
    .map((leaf) => ({ leaf, first: firstOf(leaf) }))
    .toSorted((a, b) => a.first - b.first)
    .map(({ leaf }) => leaf);
}

/** `tables` has those of the damaged file, by the pages they begin on. Undefined where SQLite can't copy it. */
export async function looseLeaves(
  damaged: string,
  tables: Database.Database,
  into: string,
): Promise<LooseLeaves | undefined> {
  const copy = unpackedFile(into, 'holdout-pages');
  try {
    // With its log, and through SQLite: whoever opens the file past it takes the locks off it.
    const source = new Database(damaged, { readonly: true, fileMustExist: true });
    try {
      await source.backup(copy);
    } finally {
      source.close();
    }
    const file = openPages(copy);
    const drop = () => {
      file.close();
      dropUnpacked(copy);
    };
    try {
      const free = freeIn(file);
      const there = foundIn(file, free ?? new Set(), tablesIn(tables));
      const found = free !== undefined && isOneInUse(free, there.astray, tables) ? NOTHING : there;
      const isUnknown = free === undefined;
      const of = function* (table: string, inTree: boolean) {
        const reached = inTree ? (found.inTree.get(table) ?? []) : [];
        const loose = isUnknown && !isKeptOnce(table, found) ? [] : (found.loose.get(table) ?? []);
        // Of a row that stands on two pages, that in the tree isn't old.
        const leaves = isUnknown
          ? [...inOrder(file, reached), ...inOrder(file, loose)]
          : inOrder(file, [...reached, ...loose]);
        for (const leaf of leaves) {
          const mayBeOld = isUnknown && loose.includes(leaf);
          for (const row of rowsOf(file, leaf)) if (row !== undefined) yield { ...row, mayBeOld };
        }
      };
      return { isAstray: (table) => found.astray.has(table), of, drop };
    } catch (error) {
      drop();
      throw error;
    }
  } catch (error) {
    dropUnpacked(copy);
    if (isDamage(error)) return undefined;
    throw error;
  }
}
