import { Button, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { FigureLine } from '../text/figures.ts';
import styles from './biography.module.css';
import { useFigureAct } from './use-figure-act.ts';

interface BiographyProps {
  readonly figure: FigureLine;
  readonly text: string;
}

/** The player's own words about a figure; kept when the sheet is closed over them. */
export function Biography({ figure, text }: BiographyProps) {
  const [draft, setDraft] = useState<string>();
  const { act, failure } = useFigureAct('figure.write');
  const changed = draft !== undefined && draft.trim() !== text;
  const write = () => {
    if (changed) act({ figure: figure.id, text: draft });
    setDraft(undefined);
  };
  useLastChance(changed ? write : undefined);

  if (draft === undefined) {
    return (
      <div className={styles.biography}>
        {text === '' ? (
          <p className="quiet">Nothing written yet: who they were before, and what they have seen since.</p>
        ) : (
          <p className={styles.text}>{text}</p>
        )}
        {failure !== null && (
          <p role="alert" className="flag">
            {failure.message}
          </p>
        )}
        <Button size="sm" onClick={() => setDraft(text)}>
          {text === '' ? 'Write' : 'Write on'}
        </Button>
      </div>
    );
  }
  return (
    <form
      className={styles.biography}
      onSubmit={(event) => {
        event.preventDefault();
        write();
      }}
    >
      <Textarea
        aria-label={`Biography of ${figure.name}`}
        classNames={{ input: styles.field ?? '' }}
        autosize
        minRows={6}
        data-autofocus
        autoFocus
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      <div className={styles.acts}>
        <Button type="submit" size="sm" variant="filled">
          Save
        </Button>
        <Button size="sm" variant="subtle" onClick={() => setDraft(undefined)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Runs what is pending when the component goes away. */
function useLastChance(pending: (() => void) | undefined) {
  const latest = useRef(pending);
  useEffect(() => {
    latest.current = pending;
  });
  useEffect(() => () => latest.current?.(), []);
}
