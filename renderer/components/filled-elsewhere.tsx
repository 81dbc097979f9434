import { Button } from '@mantine/core';
import { announce } from '../client/announce.ts';
import type { Draft } from '../client/use-draft.ts';
import styles from './form-acts.module.css';

/** The same form was filled in by another window, too: what stood there can be brought back, and this one then. Nothing where it wasn't. */
export function FilledElsewhere({ draft }: { readonly draft: Pick<Draft<unknown>, 'bringBack'> }) {
  const { bringBack } = draft;
  if (bringBack === undefined) return null;
  return (
    <div role="status" className={styles.elsewhere}>
      <p className={styles.note}>Filled in elsewhere, too.</p>
      <Button
        size="sm"
        variant="subtle"
        onClick={() => {
          bringBack();
          announce('The form now shows the other one.');
        }}
      >
        Bring it back
      </Button>
    </div>
  );
}
