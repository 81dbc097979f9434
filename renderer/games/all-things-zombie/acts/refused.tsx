import { useStore } from '../../../client/store.ts';
import styles from './acts.module.css';
import type { Deed } from './deed.ts';
import { type Acting, erred } from './use-encounter-act.ts';

interface RefusedProps {
  readonly acts: Pick<Acting, 'state'>;
  /** Whether it was sent from the form that this stands in. */
  readonly isOf: (deed: Deed) => boolean;
}

/** Why what is filled in can’t be saved, in its form, until something else is tried. */
export function Refused({ acts, isOf }: RefusedProps) {
  const error = useStore(acts.state, erred);
  if (error?.of === undefined || !isOf(error.of as Deed)) return null;
  return (
    <p role="alert" className={styles.refused}>
      {error.message}
    </p>
  );
}
