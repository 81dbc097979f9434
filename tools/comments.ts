/**
 * Counts comments that open with a relative word or a pronoun instead of the thing they speak of: `comments.ts [FOLDER …] [--list]`. Ends
 * with 1 where they are more than three in a hundred.
 */
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseSync } from 'oxc-parser';
import { fromRoot, ROOT } from './paths.ts';

const FOLDERS = ['src', 'db', 'migrations', 'electron', 'renderer', 'tools', 'tests', 'bench'];
const MOST = 0.03;

/** Words that stand for a thing which the reader has to find first. */
const UNNAMED = new Set(
  'what whatever which whichever who whoever whom whose where wherever when whenever how however why whether of that those these this it its they their them he his she her one ones such'.split(
    ' ',
  ),
);

/** The first word of a comment; undefined where it has none, or is one for a tool. */
function openingOf(comment: string): string | undefined {
  const text = comment.replace(/^[\s*/]+/, '');
  if (/^(?:biome-ignore|@|<reference|#)/.test(text)) return undefined;
  return /^[“‘"'(]*(\p{L}[\p{L}’'-]*)/u.exec(text)?.[1]?.toLowerCase();
}

const opensUnnamed = (comment: string): boolean => UNNAMED.has(openingOf(comment) ?? '');

interface Counted {
  readonly all: number;
  /** `path:line: text`, each. */
  readonly unnamed: readonly string[];
}

export function commentsIn(path: string, source: string): Counted {
  const { comments } = parseSync(path, source);
  // Lines that follow one another are one comment.
  const whole = comments.filter(({ type, start }, at) => {
    const before = comments[at - 1];
    return type === 'Block' || before?.type !== 'Line' || !/^\n[ \t]*$/.test(source.slice(before.end, start));
  });
  const said = whole.filter(({ value }) => openingOf(value) !== undefined);
  const unnamed = said
    .filter(({ value }) => opensUnnamed(value))
    .map(({ start, value }) => {
      const line = source.slice(0, start).split('\n').length;
      return `${path}:${line}: ${value.replace(/^[\s*]+/, '').split('\n', 1)[0]}`;
    });
  return { all: said.length, unnamed };
}

/** False, with each of them printed, if more than three comments in a hundred open so; says the share in any case. */
export function commentsAreNamed(folders: readonly string[] = FOLDERS, list = false): boolean {
  const paths = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }).sort());
  const counted = paths.map((path) => commentsIn(path, readFileSync(fromRoot(path), 'utf8')));
  const all = counted.reduce((sum, one) => sum + one.all, 0);
  const unnamed = counted.flatMap((one) => one.unnamed);
  const share = unnamed.length / Math.max(1, all);
  const isNamed = share <= MOST;
  if (list || !isNamed) for (const one of unnamed) console.log(one);
  const percent = `${(share * 100).toFixed(1)} %`;
  console.log(`${unnamed.length} of ${all} comments open with a relative word or a pronoun (${percent}).`);
  return isNamed;
}

if (import.meta.main) {
  const options = { list: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const folders = positionals.length > 0 ? positionals : FOLDERS;
  process.exitCode = commentsAreNamed(folders, values.list) ? 0 : 1;
}
