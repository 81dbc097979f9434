/** Magazines: the loaded one apart, then the spare ones and their number, as the roster counts them (ATZ-15). */
import { countedInWords } from '../../../../src/rules/core/text/english.ts';
import styles from '../../../components/marks.module.css';

interface ClipsProps {
  readonly loaded: boolean;
  readonly spare: number;
  /** True to leave out the number beside them. */
  readonly bare?: boolean;
}

const STEP = 8;
/** From the edge of the loaded clip to the first spare one. */
const APART = 13;
/** A figure's own weapon starts with three spare clips (ATZ-15): fewer show as gaps. */
const USUAL_SPARE = 3;
const MOST_DRAWN = 6;

export function Clips({ loaded, spare, bare = false }: ClipsProps) {
  const drawn = Math.min(Math.max(spare, USUAL_SPARE), MOST_DRAWN);
  const width = APART + drawn * STEP - 3;
  const label = `${loaded ? 'loaded' : 'not loaded'}, ${countedInWords(spare, 'spare clip', 'spare clips')}`;
  return (
    <span className={styles.clips}>
      <svg width={width} height="11" viewBox={`0 0 ${width} 11`} role="img" aria-label={label}>
        <Magazine x={0.5} there={loaded} gone={!loaded} />
        {Array.from({ length: drawn }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the magazines differ in nothing but their place.
          <Magazine key={index} x={APART + index * STEP} there={index < spare} />
        ))}
      </svg>
      {!bare && (
        <span className={styles.of} aria-hidden>
          {spare}
        </span>
      )}
    </span>
  );
}

interface MagazineProps {
  readonly x: number;
  readonly there: boolean;
  /** True for a magazine that was fired empty, and is still in the weapon. */
  readonly gone?: boolean;
}

function Magazine({ x, there, gone = false }: MagazineProps) {
  return (
    <rect
      className={there ? styles.clipOn : gone ? styles.clipEmpty : styles.clipOff}
      x={x}
      y="1.5"
      width="4.5"
      height="8.5"
      rx="1"
    />
  );
}
