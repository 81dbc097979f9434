/**
 * Counts comments that open with a relative word or a pronoun instead of the thing they speak of, and finds long files of the product
 * that don't open with a sentence on what is in them: `comments.ts [FOLDER …] [--list]`. Ends with 1 where the first are more than three in
 * a hundred, or where there are any of the second.
 */
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseSync } from 'oxc-parser';
import { fromRoot, ROOT } from './paths.ts';

const FOLDERS = ['src', 'db', 'migrations', 'electron', 'renderer', 'tools', 'tests', 'bench'];
const MOST = 0.03;
/** Folders whose files are tests, which say by their titles what is in them. */
const TESTS = 'tests/';
/** Lines up to which a file needs no head. */
const SHORT = 80;

/** Words that stand for a thing which the reader has to find first, or that go on from one; nearly always a riddle. */
const UNNAMED = new Set(
  'what whatever which whichever who whoever whom whose where wherever when whenever whence how however why whether of that those these this it its they their them he him his she her one ones such as so or'.split(
    ' ',
  ),
);
/** Words behind which an unnamed thing is still one: `In which order`, `With what it shows`. */
const BEFORE_IT = new Set('in by from to for on with at under over beside'.split(' '));

/** Text of a comment; empty of one for a tool. */
function textOf(comment: string): string {
  const text = comment.replace(/^[\s*/]+/, '');
  return /^(?:biome-ignore|@|<reference|#)/.test(text) ? '' : text;
}

/** The first words of a comment, two at most. */
function openingOf(comment: string): readonly string[] {
  const opening = /^[“‘"'(]*(\p{L}[\p{L}’'-]*)(?:\s+(\p{L}[\p{L}’'-]*))?/u.exec(textOf(comment));
  return (opening ?? []).slice(1).flatMap((word) => word?.toLowerCase() ?? []);
}

function opensUnnamed(comment: string): boolean {
  const [first = '', second = ''] = openingOf(comment);
  return UNNAMED.has(first) || (BEFORE_IT.has(first) && UNNAMED.has(second));
}

interface Counted {
  readonly all: number;
  /** `path:line: text`, each. */
  readonly unnamed: readonly string[];
  /** True if the file is long, one of the product’s, and doesn’t open with a sentence on what is in it. */
  readonly lacksHead: boolean;
}

export function commentsIn(path: string, source: string): Counted {
  const { comments } = parseSync(path, source);
  // Lines that follow one another are one comment.
  const whole = comments.filter(({ type, start }, at) => {
    const before = comments[at - 1];
    return type === 'Block' || before?.type !== 'Line' || !/^\n[ \t]*$/.test(source.slice(before.end, start));
  });
  const said = whole.filter(({ value }) => openingOf(value).length > 0);
  const unnamed = said
    .filter(({ value }) => opensUnnamed(value))
    .map(({ start, value }) => {
      const line = source.slice(0, start).split('\n').length;
      return `${path}:${line}: ${value.replace(/^[\s*]+/, '').split('\n', 1)[0]}`;
    });
  const isLong = source.trimEnd().split('\n').length > SHORT;
  const hasHead = whole.some(
    ({ start, value }) => textOf(value) !== '' && source.slice(0, start).trim() === '',
  );
  return { all: said.length, unnamed, lacksHead: isLong && !hasHead && !path.startsWith(TESTS) };
}

/**
 * False, with each of them printed, if more than three comments in a hundred open so, or if a file lacks its head; says the share in any
 * case.
 */
export function commentsAreInOrder(folders: readonly string[] = FOLDERS, list = false): boolean {
  const paths = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }).sort());
  const counted = paths.map((path) => ({ path, ...commentsIn(path, readFileSync(fromRoot(path), 'utf8')) }));
  const all = counted.reduce((sum, one) => sum + one.all, 0);
  const unnamed = counted.flatMap((one) => one.unnamed);
  const share = unnamed.length / Math.max(1, all);
  const isNamed = share <= MOST;
  if (list || !isNamed) for (const one of unnamed) console.log(one);
  const percent = `${(share * 100).toFixed(1)} %`;
  console.log(`${unnamed.length} of ${all} comments open with a relative word or a pronoun (${percent}).`);
  const headless = counted.filter(({ lacksHead }) => lacksHead);
  for (const { path } of headless) console.log(`${path}: say in a comment at its head what is in it`);
  return isNamed && headless.length === 0;
}

if (import.meta.main) {
  const options = { list: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const folders = positionals.length > 0 ? positionals : FOLDERS;
  process.exitCode = commentsAreInOrder(folders, values.list) ? 0 : 1;
}
