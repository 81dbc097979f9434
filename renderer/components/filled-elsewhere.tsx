import { Button } from '@mantine/core';
import { announce } from '../app/announce.ts';
import type { Draft } from '../app/use-draft.ts';
import styles from './form-acts.module.css';
import { words } from './text/filled-elsewhere.ts';

/** The same form was half-filled twice: each stands in it by turns, and the player chooses. Nothing where it wasn't. */
export function FilledElsewhere({
  draft: { elsewhere },
}: {
  readonly draft: Pick<Draft<unknown>, 'elsewhere'>;
}) {
  if (elsewhere === undefined) return null;
  const { seen, change, choose } = elsewhere;
  return (
    <div role="alert" className={styles.elsewhere}>
      <p className={styles.note}>{words.thisFormWasFilled}</p>
      <div className={styles.acts}>
        <Button
          size="sm"
          onClick={() => {
            change();
            announce(words.theOtherOneStands);
          }}
        >
          {words.lookAtTheOtherOne}
        </Button>
        {seen && (
          <Button size="sm" variant="subtle" onClick={choose}>
            {words.keepThisOne}
          </Button>
        )}
      </div>
    </div>
  );
}
