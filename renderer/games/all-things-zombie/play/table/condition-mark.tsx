/** Badge and word of a figure’s condition, and how wide the badge comes. */
import { CONDITION_TITLES } from '../../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import type { Condition } from '../../text/conditions.ts';
import styles from './table.module.css';

interface ConditionMarkProps {
  readonly condition: Condition;
  /** The word for it, or as much of it as has room; the whole is still read out. */
  readonly said: string;
}

/** Pixels: the badge up to its word, and the mark behind it of whom a zombie has mauled. */
export const BADGE = 18;
export const MAULED = 16;

/** Condition of somebody: a badge by its shape, and the word. */
export function ConditionMark({ condition, said }: ConditionMarkProps) {
  const title = CONDITION_TITLES[condition];
  return (
    <span className={styles.conditionMark} data-condition={condition}>
      <svg className={styles.badge} width="16" height="16" viewBox="0 0 16 16" aria-hidden>
        <Badge condition={condition} />
      </svg>
      {said !== '' && <span aria-hidden={said !== title}>{said}</span>}
      {said !== title && <span className="vh">{title}</span>}
    </span>
  );
}

function Badge({ condition }: { readonly condition: Condition }) {
  switch (condition) {
    case 'up':
      return <circle className={styles.solid} cx="8" cy="8" r="4" />;
    case 'ducked-back':
      return <path d="M4 4.5l4 3.6 4-3.6M4 11.5h8" />;
    case 'knocked-down':
      return <path className={styles.thick} d="M3.5 8h9" />;
    case 'huddled':
      return <path d="M3.5 3.5v9h9M6.5 9.5a3 3 0 0 1 3-3" />;
    case 'collapsed':
      return <path d="M3 11.5h10M5 8.5l3 2 3-2" />;
    case 'out-of-the-fight':
      return <path d="M8 3.2a4.8 4.8 0 1 0 .1 0M4.6 11.4l6.8-6.8" />;
    case 'carried':
      return <path d="M3 6v4M13 6v4M3 8h10" />;
    case 'captured':
      return <path d="M3.5 3.5h9v9h-9zM6.5 3.5v9M9.5 3.5v9" />;
    case 'ran-away':
      return <path d="M3.5 4l4 4-4 4M8.5 4l4 4-4 4" />;
    case 'off-table':
      return <path d="M3 8h8M8 4.5 11.5 8 8 11.5" />;
    case 'dead':
      return <path className={styles.thick} d="M4 4l8 8M12 4l-8 8" />;
    default:
      return condition satisfies never;
  }
}
