import type { RuleList } from '../../../src/contract/rules.ts';
import { RestsLegend } from './rests-mark.tsx';
import styles from './rule-entry.module.css';

/** What stands here before a rule is chosen. */
export function AboutRules({ sections }: { readonly sections: RuleList['sections'] }) {
  const rules = sections.flatMap((section) => section.rules);
  const odds = rules.filter((rule) => rule.odds).length;
  return (
    <div className={styles.about}>
      <p className={styles.lead}>Choose a rule, or type a word of it.</p>
      <p className="prose">
        {rules.length} rules of All Things Zombie in our own words, under the headings of the rulebook. {odds}{' '}
        of them can be asked for their odds: every way the dice can fall, counted. You need the rulebook to
        play.
      </p>
      <RestsLegend />
    </div>
  );
}
