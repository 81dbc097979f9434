/** The link to the correction of a figure’s report. */
import styles from './after.module.css';

interface CorrectLinkProps {
  readonly name: string;
  readonly onCorrect: () => void;
}

/** Opens the correction of what was reported of a figure. */
export function CorrectLink({ name, onCorrect }: CorrectLinkProps) {
  return (
    <button
      type="button"
      className={`quiet-link ${styles.link}`}
      aria-label={`Correct the report on ${name}`}
      onClick={onCorrect}
    >
      Correct
    </button>
  );
}
