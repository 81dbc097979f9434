/** Which rules a few letters mean. */
import type { RuleList } from '../../../../src/contract/games/all-things-zombie/rules.ts';

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
