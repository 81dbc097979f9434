import { Section } from '../../../components/section.tsx';
import styles from './run.module.css';
import { RunFacts } from './run-facts.tsx';
import { words } from './text/run-brings.ts';

/** What a run brings the campaign that took it up, and for what: off until that campaign turns it on. */
export function RunBrings({ brings }: { readonly brings: readonly (readonly [string, string])[] }) {
  return (
    <Section title={words.whatItBringsACampaign} aside={words.houseRuleOursOff}>
      <RunFacts facts={brings} className={styles.brings} />
    </Section>
  );
}
