/** Bar below the board: the scale, what its lines mean, how large it is drawn, and the way back to a table of one’s own. */
import { useStore } from '../../../../client/store.ts';
import { off } from '../../../../components/off.ts';
import { useOnScreen, usePlay, useUnderWay } from '../state/play-context.ts';
import { useSend } from '../state/use-send.ts';
import styles from './board.module.css';
import type { useZoom } from './use-zoom.ts';

interface BoardBarProps {
  readonly zoom: ReturnType<typeof useZoom>;
}

const INCHES = 3;

export function BoardBar({ zoom: { scale = 0, isWhole, whole, larger, smaller } }: BoardBarProps) {
  const send = useSend();
  const proposals = useStore(usePlay().view, (now) => now.proposals);
  const selected = useOnScreen('selected');
  const reach = useUnderWay(({ fighters }) => fighters.find(({ who }) => who === selected)?.reach);
  const goes = proposals.some(({ act, goes: steps }) => act === 'zombies-act' && steps);
  return (
    <div className={styles.bar}>
      <span>
        <i className={styles.scale} style={{ width: INCHES * 10 * scale }} />
        {INCHES}″
      </span>
      {reach !== undefined && reach.normal > 0 && (
        <span>
          <i className={styles.keyReach} /> move {reach.normal}″
        </span>
      )}
      {reach !== undefined && reach.fast > reach.normal && (
        <span>
          <i className={styles.keyFast} /> fast {reach.fast}″
        </span>
      )}
      <span className={styles.roomy}>
        <i className={styles.keyUnseen} /> out of sight
      </span>
      {goes && (
        <span className={styles.roomy}>
          <i className={styles.keyZombie} /> zombies will go
        </span>
      )}
      <span className={styles.zoom}>
        <button type="button" className="quiet-link" onClick={() => send({ do: 'board', up: false })}>
          Clear the board
        </button>
        <button type="button" aria-label="Smaller" title="Smaller" {...off(isWhole)} onClick={smaller}>
          −
        </button>
        <button type="button" aria-label="Larger" title="Larger" onClick={larger}>
          +
        </button>
        <button type="button" aria-pressed={isWhole} onClick={whole}>
          Whole table
        </button>
      </span>
    </div>
  );
}
