import { Section } from '../../../components/section.tsx';
import styles from './run.module.css';

/** What a run brings the campaign that took it up, and for what: off until that campaign turns it on. */
export function RunBrings({ brings }: { readonly brings: readonly (readonly [string, string])[] }) {
  return (
    <Section title="What it brings a campaign" aside="house rule, ours; off until the campaign turns it on">
      <dl className={styles.brings}>
        {brings.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
