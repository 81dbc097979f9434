/** Reason why the entries of a form can’t be saved, shown in the form until something else is tried. */
import { useStore } from '../../../client/store.ts';
import styles from './acts.module.css';
import type { Deed } from './deed.ts';
import { type Acting, erred } from './use-encounter-act.ts';

interface RefusedProps {
  readonly acts: Pick<Acting, 'state'>;
  /** Says whether a deed was sent from the form that this refusal stands in. */
  readonly isOf: (deed: Deed) => boolean;
}

export function Refused({ acts, isOf }: RefusedProps) {
  const error = useStore(acts.state, erred);
  if (error?.of === undefined || !isOf(error.of as Deed)) return null;
  return (
    <p role="alert" className={styles.refused}>
      {error.message}
    </p>
  );
}
