import type { RuleList } from '../../../../src/contract/games/all-things-zombie/rules.ts';
import { RestsLegend } from './rests-mark.tsx';
import styles from './rules.module.css';

/** Introduction that stands here before a rule is chosen. */
export function AboutRules({ sections }: { readonly sections: RuleList['sections'] }) {
  const all = sections.flatMap((section) => section.rules);
  const rules = all.filter(({ kind }) => kind === 'rule');
  const rulings = all.filter(({ kind }) => kind === 'ruling');
  const odds = rules.filter((rule) => rule.odds).length;
  return (
    <div className={styles.about}>
      <p className={styles.lead}>Choose a rule, or type a word from it.</p>
      <p className="prose">{`${rules.length} rules of All Things Zombie in our own words, under the headings of the rulebook, with weapons, attributes and Rep among them. ${odds} rules give their exact odds: every way the dice can fall, counted.`}</p>
      <p className="prose">{`You need the rulebook to play: what stands here is a reference to it, not its text. Where the book leaves something open, ${rulings.length} rulings at the end of the list say what is played.`}</p>
      <RestsLegend />
    </div>
  );
}
