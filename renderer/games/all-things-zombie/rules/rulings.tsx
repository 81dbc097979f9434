import { Link } from '@tanstack/react-router';
import type { RuleEntry } from '../../../../src/contract/games/all-things-zombie/rules.ts';
import { Section } from '../../../components/section.tsx';
import styles from './rules.module.css';
import { RulingText } from './ruling-text.tsx';
import { useRulesAddress } from './use-rules-address.ts';

/** The rulings that a rule rests on, in full. */
export function Rulings({ rulings }: Pick<RuleEntry, 'rulings'>) {
  const { target } = useRulesAddress();
  return (
    <Section title="Rulings" aside="where the rulebook leaves something open">
      <ul className={styles.rulings}>
        {rulings.map((ruling) => (
          <li key={ruling.id}>
            <h3>
              <Link {...target({ rule: ruling.id })}>{ruling.title}</Link>{' '}
              <span className={styles.id}>{ruling.id}</span>
            </h3>
            <RulingText ruling={ruling} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** List of what one ruling decides. */
export function Decides({ decides }: Pick<RuleEntry, 'decides'>) {
  const { target } = useRulesAddress();
  return (
    <Section title="What it decides">
      <ul className={styles.decides}>
        {decides.map(({ id, title }) => (
          <li key={id}>
            <Link {...target({ rule: id })}>{title}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
