/** The rule index as a page: section of the rulebook → rule → file → test. */
import { HEADINGS, type Section } from '../../src/rules/all-things-zombie/data/headings.ts';
import type { Rule } from '../../src/rules/all-things-zombie/rule.ts';
import { RULES } from '../../src/rules/all-things-zombie/rules.ts';
import { type Project, project, usesOf } from './uses.ts';

export const RULE_INDEX = 'docs/rule-index.md';

const HEAD = `# Rule index

Every rule of *All Things Zombie* by the heading it stands under in the rulebook, in the order of the text: its id, as in the log
and on the command line, where it is written, and what tries it. Files lie under \`src/rules/all-things-zombie/\`, tests under
\`tests/rules/all-things-zombie/\`, unless a path says otherwise. Written by \`npm run rule-index\`; a test holds it against the code.

| section | rule | | file | test |
|---|---|---|---|---|
`;

const FILES = 'src/rules/all-things-zombie/';
const TESTS = 'tests/rules/all-things-zombie/';

export function ruleIndex(): string {
  const all = project();
  const rules: readonly (readonly [string, Rule])[] = Object.entries(RULES);
  const sections: readonly Section[] = [...HEADINGS, 'house'];
  const lines = sections.flatMap((section) =>
    rules.filter(([, rule]) => rule.section === section).map((entry, at) => line(all, entry, at === 0)),
  );
  return `${HEAD}${lines.join('\n')}\n`;
}

function line(all: Project, [id, rule]: readonly [string, Rule], first: boolean): string {
  const { files, tests } = usesOf(all, id, rule.file);
  const section = rule.section === 'house' ? 'our own' : rule.section;
  const cells = [first ? section : '', `\`${id}\``, rule.title, paths(files, FILES), paths(tests, TESTS)];
  return `| ${cells.join(' | ')} |`;
}

function paths(all: readonly string[], folder: string): string {
  return all.map((path) => `\`${path.startsWith(folder) ? path.slice(folder.length) : path}\``).join(', ');
}
