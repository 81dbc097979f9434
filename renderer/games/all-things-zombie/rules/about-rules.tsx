import type { RuleList } from '../../../../src/contract/games/all-things-zombie/rules.ts';
import { RestsLegend } from './rests-mark.tsx';
import styles from './rule-entry.module.css';
import { words as said } from './text/about-rules.ts';

/** What stands here before a rule is chosen. */
export function AboutRules({ sections }: { readonly sections: RuleList['sections'] }) {
  const all = sections.flatMap((section) => section.rules);
  const rules = all.filter(({ kind }) => kind === 'rule');
  const rulings = all.filter(({ kind }) => kind === 'ruling');
  const odds = rules.filter((rule) => rule.odds).length;
  return (
    <div className={styles.about}>
      <p className={styles.lead}>{said.chooseARuleOrType}</p>
      <p className="prose">{said.rulesOfAllThingsZombieInOur(rules.length, odds)}</p>
      <p className="prose">{said.movingShootingAndMeleeAreRead(rulings.length)}</p>
      <RestsLegend />
    </div>
  );
}
