/** Reasons against acts that a player might look for and may not do: the first in sight, all of them once it is opened. */
import { IconChevronDown } from '@tabler/icons-react';
import type { SessionQuestion } from '../../../src/contract/session-questions.ts';
import styles from './session.module.css';

export function WhyNot({ whyNot }: Pick<SessionQuestion, 'whyNot'>) {
  const [first] = whyNot;
  if (first === undefined) return null;
  return (
    <details className={styles.why}>
      <summary>
        <IconChevronDown size={16} stroke={1.6} aria-hidden />
        Why not {first.act}?<span className="quiet">{first.reason}</span>
      </summary>
      <dl>
        {whyNot.map(({ act, reason }) => (
          <div key={act} style={{ display: 'contents' }}>
            <dt>{act}</dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
