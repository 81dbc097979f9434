/** The rule index as a page: section of the rulebook → page → rule or table → file → test. */
import { HEADINGS, type Section } from '../../src/rules/all-things-zombie/data/text/headings.ts';
import type { Rule } from '../../src/rules/all-things-zombie/rule.ts';
import { type AtzRule, RULES } from '../../src/rules/all-things-zombie/rules.ts';
import { EVERY_TABLE } from '../../src/rules/all-things-zombie/tables.ts';
import { TABLE_TEXT } from '../../src/rules/all-things-zombie/text/figures.ts';
import type { Game } from '../../src/rules/core/game.ts';
import type { Declared } from '../../src/rules/core/table.ts';
import { GAMES } from '../../src/rules/games.ts';
import { CHECKLIST } from './checklist.ts';
import type { Entry } from './entry.ts';
import { PAGES } from './pages.ts';
import { closest, once, type Project, project, type Uses, usesOf, usesOfFiles } from './uses.ts';

export const RULE_INDEX = 'docs/rule-index.md';

const HEAD = `# Rule index

Every rule and every table of *All Things Zombie* by the heading it stands under in the rulebook, in the order of the text: the
page, where the printed book's contents have one, its id, as in the log and on the command line, where it is written, and what
tries it. A heading of which other sections speak too says where its rules are. Files lie under \`src/rules/all-things-zombie/\`, tests
under \`tests/rules/all-things-zombie/\`, unless a path says otherwise. Headings that hold no rule
are left out. The other games follow, each by the headings of its own book. Written by \`npm run rule-index\`; a test holds it against the code.

| section | page | rule, or table | | file | test |
|---|---|---|---|---|---|
`;

const FILES = 'src/rules/all-things-zombie/';
const TESTS = 'tests/rules/all-things-zombie/';

interface Line {
  /** Ids as they are shown; empty for what has none. */
  readonly ids: readonly string[];
  readonly title: string;
  readonly uses: Uses;
}

export function ruleIndex(): string {
  const all = project();
  const lines = [
    ...HEADINGS.flatMap((heading) => section(heading, `${PAGES[heading] ?? ''}`, under(all, heading))),
    ...section('in sentences of several sections', '', inSentences(all)),
    ...section('our own', '', under(all, 'house')),
  ];
  return `${HEAD}${lines.join('\n')}\n${GAMES.map(gameIndex).join('')}`;
}

/** The rules of another game by the headings of its own book; a run names those alone that its game hasn't. */
function gameIndex(game: Game): string {
  const others = GAMES.slice(0, GAMES.indexOf(game)).flatMap(({ ruleIndex }) => ruleIndex);
  const known = new Set(others.map(({ id }) => id));
  const own = game.ruleIndex.filter(({ id }) => !known.has(id));
  const lines = [...Map.groupBy(own, ({ section }) => section)].flatMap(([heading, rules]) =>
    rules.map(({ id, summary, file }, at) => {
      const where = file === undefined ? '' : `\`${file}\``;
      return `| ${[at === 0 ? heading : '', `\`${id}\``, summary, where].join(' | ')} |`;
    }),
  );
  return `\n## ${game.title}\n\n| section | rule | | file |\n|---|---|---|---|\n${lines.join('\n')}\n`;
}

function section(heading: string, page: string, lines: readonly Line[]): readonly string[] {
  return lines.map(({ ids, title, uses: { files, tests } }, at) => {
    const own = at === 0 ? [heading, page] : ['', ''];
    const named = ids.map((id) => `\`${id}\``).join(', ');
    return `| ${[...own, named, title, paths(files, FILES), paths(tests, TESTS)].join(' | ')} |`;
  });
}

const isRule = (id: string): id is AtzRule => Object.hasOwn(RULES, id);

function usesOfRule(all: Project, id: string): Uses {
  const rule: Rule | undefined = isRule(id) ? RULES[id] : undefined;
  return usesOf(all, id, rule?.file);
}

const tableLine = (all: Project, { id }: Declared): Line => ({
  ids: [id],
  title: TABLE_TEXT[id] ?? '',
  uses: usesOf(all, id),
});

/** Tables put together of figures that stand under no one heading. */
function inSentences(all: Project): readonly Line[] {
  const sections: readonly string[] = [...HEADINGS, 'house'];
  return EVERY_TABLE.filter((table) => !sections.includes(table.section)).map((table) =>
    tableLine(all, table),
  );
}

/** Lines under a heading: its rules, its tables that no rule rolls on, then what is no rule by itself. */
function under(all: Project, heading: Section): readonly Line[] {
  const rules = (Object.keys(RULES) as AtzRule[]).filter((id) => RULES[id].section === heading);
  const tables = EVERY_TABLE.filter((table) => table.section === heading && !isRule(table.id));
  const own = [
    ...rules.map((id) => ({ ids: [id], title: RULES[id].title, uses: usesOfRule(all, id) })),
    ...tables.map((table) => tableLine(all, table)),
  ];
  return heading === 'house' ? own : [...own, ...listed(all, CHECKLIST[heading], own)];
}

/** Lines that the checklist adds; a heading that has nothing of its own says which rules of others it speaks of. */
function listed(all: Project, entry: Entry, own: readonly Line[]): readonly Line[] {
  if ('none' in entry) return [];
  const there = new Set(own.flatMap(({ uses }) => uses.files));
  const ids = own.length > 0 ? [] : once([...(entry.rules ?? []), ...(entry.tables ?? [])]);
  const uses = [...ids.map((id) => usesOfRule(all, id)), usesOfFiles(all, entry.files ?? [])];
  const files = once(uses.flatMap((one) => one.files)).filter((file) => !there.has(file));
  if (files.length === 0) return [];
  const tests = closest(once(uses.flatMap((one) => one.tests)), files);
  return [{ ids, title: '', uses: { files, tests } }];
}

function paths(all: readonly string[], folder: string): string {
  return all.map((path) => `\`${path.startsWith(folder) ? path.slice(folder.length) : path}\``).join(', ');
}
