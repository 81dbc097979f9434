import type { FigureLine } from '../text/figures.ts';
import styles from './figure.module.css';
import { portraitSource } from './portrait-file.ts';

interface PortraitProps {
  readonly figure: FigureLine;
  /** Null where there is none; undefined until it is told. */
  readonly picture: string | null | undefined;
  /** Reason why another picture could not be set. */
  readonly said: string | undefined;
}

/** Portrait of a figure, from a picture of the player’s own. */
export function Portrait({ figure, picture, said }: PortraitProps) {
  return (
    <>
      {picture != null && (
        <img className={styles.picture} src={portraitSource(picture)} alt={`Portrait of ${figure.name}`} />
      )}
      {said !== undefined && (
        <p role="alert" className="flag small">
          {said}
        </p>
      )}
    </>
  );
}
