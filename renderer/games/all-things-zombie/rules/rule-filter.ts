/** Finds the rules that a few letters mean. */
import type { RuleLine, RuleList } from '../../../../src/contract/games/all-things-zombie/rules.ts';
import { holds } from '../../../text/search.ts';

type RuleSection = RuleList['sections'][number];

/** Without capitals, accents and the shape of an apostrophe, so that what is typed finds what is printed. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/[“”"]/g, '')
    .toLocaleLowerCase();

/** The rules in whose title, id, section or summary every word sought stands, still under their sections. */
export function ruleFilter(query: string, sections: readonly RuleSection[]): readonly RuleSection[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections
    .map(({ title, rules }) => ({
      title,
      rules: rules.filter((rule) => {
        const text = plain([rule.title, rule.id, title, rule.summary].join(' '));
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ rules }) => rules.length > 0);
}

/** Best match for these letters: the first of those named so that are shown, else the first that is. */
export function bestNamed(query: string, sections: readonly RuleSection[]): RuleLine | undefined {
  const shown = ruleFilter(query, sections).flatMap(({ rules }) => rules);
  return rulesNamed(query, sections).find((rule) => shown.includes(rule)) ?? shown[0];
}

/** The rules whose title begins with these letters, then those that have them in title or id, then in their summary alone. */
export function rulesNamed(query: string, sections: readonly RuleSection[]): readonly RuleLine[] {
  const rules = sections.flatMap((section) => section.rules);
  const begins = ({ title }: RuleLine) => plain(title).startsWith(plain(query.trim()));
  const named = rules
    .filter(({ title, id }) => holds(`${title} ${id}`, query))
    .toSorted((a, b) => Number(begins(b)) - Number(begins(a)));
  return [...named, ...rules.filter((rule) => !named.includes(rule) && holds(rule.summary, query))];
}
