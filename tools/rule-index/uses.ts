/** Finds the files in which a rule is written, and the tests that try it. */
import { type Declaration, type Name, type Source, sourcesUnder } from './declarations.ts';

const GAME = 'src/rules/all-things-zombie';
/** Files that list rules, propose or answer them, say what is due or what was decided; no rule is written there. */
const LISTS = /\/(rules|odds|tables|due|(?:battle-)?proposals)\.ts$|\/(?:bots|data\/rulings|text)\//;
/** An act makes use of rules; it is where a rule stands only if no chapter has it. */
const ACTS = `${GAME}/acts/`;
const OF_THE_INDEX = 'tests/rules/all-things-zombie/index/';
/** Tests named for a line of the index: more say no better where to look. */
const MOST_TESTS = 3;

export interface Uses {
  /** Paths from the project's folder. */
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

export interface Project {
  /** Declarations of the rules, and of what tests share. */
  readonly declarations: readonly Declaration[];
  readonly tests: readonly Source[];
}

export function project(): Project {
  const code = [GAME, 'src/rules/core', 'tests/rules', 'tests/support/rules'].flatMap(sourcesUnder);
  const isTest = ({ file }: Source) => file.endsWith('.test.ts');
  return {
    declarations: code.filter((one) => !isTest(one)).flatMap(({ declarations }) => declarations),
    tests: code.filter((one) => isTest(one) && !one.file.startsWith(OF_THE_INDEX)),
  };
}

/** `written` names a file for a rule that none names by its id. */
export function usesOf(all: Project, id: string, written?: string): Uses {
  const { declarations, tests } = all;
  if (written !== undefined) return usesOfFiles(all, [written], id);
  const naming = declarations.filter((one) => names(one, id, declarations));
  const inChapters = naming.filter(({ file }) => !file.startsWith(ACTS));
  return used(all, inChapters.length > 0 ? inChapters : naming, testsNaming(tests, id));
}

/** Uses of files that hold what is no rule by itself; or, with an id, of a rule that doesn’t stand in them. */
export function usesOfFiles(all: Project, written: readonly string[], id?: string): Uses {
  const files = new Set(written.map(fileOf));
  const own = all.declarations.filter(({ file }) => files.has(file));
  return used(all, own, id === undefined ? [] : testsNaming(all.tests, id));
}

function used(
  { declarations, tests }: Project,
  own: readonly Declaration[],
  naming: readonly Source[],
): Uses {
  const trying = nearest(declarations, tests, own);
  const files = once(own.map(({ file }) => file));
  const all = once([...naming, ...trying].map(({ file }) => file));
  return { files, tests: closest(all, files, new Set(naming.map(({ file }) => file))) };
}

/** The tests whose folders lie closest to those of the files, those that name the rule before others; in the order of their paths. */
export function closest(
  tests: readonly string[],
  files: readonly string[],
  naming: ReadonlySet<string> = new Set(),
): readonly string[] {
  const steps = (test: string) => Math.min(...files.map((file) => stepsBetween(test, file)));
  const first = tests.toSorted(
    (a, b) => steps(a) - steps(b) || Number(naming.has(b)) - Number(naming.has(a)) || (a < b ? -1 : 1),
  );
  return once(first.slice(0, MOST_TESTS));
}

/** Steps from a test's folder to a file's, `tests` and `src` taken as one; fewest for a test of the file's own name. */
function stepsBetween(test: string, file: string): number {
  const [, ...from] = test.replace(/\.test\.ts$/, '').split('/');
  const [, ...to] = file.replace(/\.ts$/, '').split('/');
  const parting = from.findIndex((part, at) => part !== to[at]);
  return parting === -1 ? 0 : from.length + to.length - 2 * parting - 1;
}

const testsNaming = (tests: readonly Source[], id: string) => tests.filter(({ texts }) => texts.has(id));

function fileOf(written: string): string {
  return new URL(written, `file:///${GAME}/`).pathname.slice(1);
}

function names({ file, texts, endings }: Declaration, rule: string, all: readonly Declaration[]): boolean {
  if (LISTS.test(file) || !file.startsWith('src/')) return false;
  if (texts.has(rule)) return true;
  // `${rule}.pick` stands where the id it is put behind stands as well.
  return [...endings].some(
    (ending) =>
      ending.startsWith('.') &&
      rule.endsWith(ending) &&
      all.some((one) => one.file === file && one.texts.has(rule.slice(0, -ending.length))),
  );
}

/** The tests that take what holds the rule; where none does, those that take what mentions it, and so on outwards. */
function nearest(
  all: readonly Declaration[],
  tests: readonly Source[],
  start: readonly Declaration[],
): readonly Source[] {
  const reached = new Set<Name>();
  for (let ring = start; ring.length > 0; ) {
    for (const { name } of withinTheirFiles(all, ring)) reached.add(name);
    const found = tests.filter(({ imports }) => [...imports].some((name) => reached.has(name)));
    if (found.length > 0) return found;
    ring = all.filter((one) => !reached.has(one.name) && !LISTS.test(one.file) && mentionsOne(one, reached));
  }
  return [];
}

/** Declarations, with whatever mentions them in the same file. */
function withinTheirFiles(
  all: readonly Declaration[],
  start: readonly Declaration[],
): readonly Declaration[] {
  const files = new Set(start.map(({ file }) => file));
  const local = all.filter(({ file }) => files.has(file));
  let found = start;
  for (;;) {
    const known = new Set(found.map(({ name }) => name));
    const more = local.filter((one) => !known.has(one.name) && mentionsOne(one, known));
    if (more.length === 0) return found;
    found = [...found, ...more];
  }
}

function mentionsOne({ mentions }: Declaration, names: ReadonlySet<Name>): boolean {
  return [...mentions].some((name) => names.has(name));
}

export function once<T extends string>(values: readonly T[]): readonly T[] {
  return [...new Set(values)].sort();
}
