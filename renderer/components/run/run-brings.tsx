import { Section } from '../section.tsx';
import styles from './run.module.css';
import { RunFacts } from './run-facts.tsx';

/** Gains from a run for the campaign that took it up, with their reasons: off until that campaign turns them on. */
export function RunBrings({ brings }: { readonly brings: readonly (readonly [string, string])[] }) {
  return (
    <Section title="What it brings a campaign" aside="house rule, ours; off until the campaign turns it on">
      <RunFacts facts={brings} className={styles.brings} />
    </Section>
  );
}
