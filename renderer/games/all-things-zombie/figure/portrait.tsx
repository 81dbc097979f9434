/** How somebody looks: a picture of the player's own, set and taken away beside it. */
import { FileButton } from '@mantine/core';
import { useState } from 'react';
import type { FigureLine } from '../text/figures.ts';
import styles from './portrait.module.css';
import { PORTRAIT_KINDS, portraitFrom, portraitSource } from './portrait-file.ts';
import { words } from './text/portrait.ts';
import { useFigureAct } from './use-figure-act.ts';

interface PortraitProps {
  readonly figure: FigureLine;
  /** Null where there is none; undefined until it is told. */
  readonly picture: string | null | undefined;
}

export function Portrait({ figure, picture }: PortraitProps) {
  const { act, failure } = useFigureAct('figure.setPortrait');
  const [fault, setFault] = useState<string>();
  const set = async (file: File | null) => {
    if (file === null) return;
    const portrait = await portraitFrom(file);
    setFault('fault' in portrait ? portrait.fault : undefined);
    if ('picture' in portrait) act({ figure: figure.id, picture: portrait.picture });
  };
  const said = fault ?? failure?.message;
  return (
    <div className={styles.portrait}>
      {picture != null && (
        <img className={styles.picture} src={portraitSource(picture)} alt={words.portraitOf(figure.name)} />
      )}
      <div data-writes className={styles.acts}>
        <FileButton accept={PORTRAIT_KINDS} onChange={(file) => void set(file)}>
          {(props) => (
            <button type="button" className="quiet-link small" {...props}>
              {picture == null ? words.setAPortrait : words.changeThePortrait}
            </button>
          )}
        </FileButton>
        {picture != null && (
          <button
            type="button"
            className="quiet-link small"
            onClick={() => act({ figure: figure.id, picture: null })}
          >
            {words.takeItAway}
          </button>
        )}
      </div>
      {said !== undefined && (
        <p role="alert" className="flag small">
          {said}
        </p>
      )}
    </div>
  );
}
