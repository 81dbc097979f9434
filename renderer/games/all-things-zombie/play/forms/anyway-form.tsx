/** Play’s form that asks why a deed is done out of its time. */
import { Button } from '@mantine/core';
import { useId } from 'react';
import { MOST_WHY } from '../../../../../src/contract/limits.ts';
import { leftInLine } from '../../../../components/characters-left.ts';
import { CharactersLeftNote } from '../../../../components/characters-left-note.tsx';
import { off } from '../../../../components/off.ts';
import type { Timed } from '../../acts/deed.ts';
import { QuestionPanel } from '../fields/question-panel.tsx';
import { heldIn } from '../fields/who-field.tsx';
import styles from '../play.module.css';
import { deedTitle } from '../state/deed-title.ts';
import { useKept, useKeptPart, usePlay, useUnderWay } from '../state/play-context.ts';
import { useSend } from '../state/use-send.ts';

interface AnywayFormProps {
  readonly deed: Timed;
  /** Reason why the deed isn’t done now. */
  readonly message: string;
}

/** Form for a deed that the turn doesn’t allow, done all the same for a reason, which stands in the log. */
export function AnywayForm({ deed, message }: AnywayFormProps) {
  const { close } = usePlay();
  const send = useSend();
  const title = useUnderWay((encounter) => deedTitle(deed, encounter));
  const fighters = useUnderWay('fighters');
  const named = deed.do === 'enter' ? heldIn(fighters.filter(({ who }) => deed.figures.includes(who))) : [];
  const kept = useKept();
  const form = `anyway ${JSON.stringify(deed)}`;
  const why = useKeptPart(({ textOf }) => textOf(form));
  const id = useId();
  const ready = why.trim() !== '' && !leftInLine(why, MOST_WHY).over;
  return (
    <QuestionPanel form="anyway" title={title} aside={named.length === 0 ? message : named.join(' ')}>
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) send({ ...deed, anyway: why.trim() });
        }}
      >
        <label htmlFor={id}>Why it is done anyway</label>
        <input
          id={id}
          data-first
          value={why}
          autoComplete="off"
          onChange={(event) => kept.get().setText(form, event.currentTarget.value)}
        />
        <CharactersLeftNote text={why} most={MOST_WHY} />
        <div className={styles.buttons}>
          <Button type="submit" variant="filled" {...off(!ready)}>
            Do it anyway
          </Button>
          <Button variant="subtle" onClick={close}>
            Not now
          </Button>
        </div>
      </form>
    </QuestionPanel>
  );
}
