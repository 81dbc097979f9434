/** The three steps to a campaign, and which of them this is. */
import { IconCheck } from '@tabler/icons-react';
import styles from './new-campaign.module.css';

export type StepName = 'campaign' | 'star' | 'grunts';

const STEPS = [
  { step: 'campaign', title: 'Campaign' },
  { step: 'star', title: 'Star' },
  { step: 'grunts', title: 'Grunts' },
] as const satisfies readonly { step: StepName; title: string }[];

interface StepsProps {
  readonly current: StepName;
  /** Steps one can go back to. */
  readonly onGo?: (step: StepName) => void;
}

export function Steps({ current, onGo }: StepsProps) {
  const at = STEPS.findIndex(({ step }) => step === current);
  return (
    <nav aria-label="Steps">
      <ol className={styles.steps}>
        {STEPS.map(({ step, title }, index) => {
          const words = (
            <>
              {index < at ? (
                <IconCheck size={16} stroke={1.8} role="img" aria-label="done" />
              ) : (
                <span className="num">{index + 1}</span>
              )}
              {title}
            </>
          );
          return (
            <li
              key={step}
              aria-current={index === at ? 'step' : undefined}
              data-done={index < at || undefined}
            >
              {index < at && onGo !== undefined ? (
                <button type="button" onClick={() => onGo(step)}>
                  {words}
                </button>
              ) : (
                <span>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
