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

/** The rules that have these letters in title or id, then those that have them in their summary alone. */
export function rulesNamed(query: string, sections: readonly RuleSection[]): readonly RuleLine[] {
  const rules = sections.flatMap((section) => section.rules);
  const named = rules.filter(({ title, id }) => holds(`${title} ${id}`, query));
  return [...named, ...rules.filter((rule) => !named.includes(rule) && holds(rule.summary, query))];
}
