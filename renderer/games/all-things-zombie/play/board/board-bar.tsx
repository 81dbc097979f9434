/** Bar below the board: the scale, what its lines mean, how large it is drawn, and the way back to a table of one’s own. */
import { Menu } from '@mantine/core';
import { IconMaximize, IconRuler2, IconStack2 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useStore } from '../../../../client/store.ts';
import { off } from '../../../../components/off.ts';
import { keyText, SCREEN_KEYS } from '../keys/table.ts';
import { usePieces } from '../places/use-board.ts';
import { LAYER_WORDS, LAYERS, type Layer } from '../state/board-layers.ts';
import { useOnScreen, usePlay, useUnderWay } from '../state/play-context.ts';
import { useSend } from '../state/use-send.ts';
import styles from './board.module.css';
import { PhotoDialog } from './photo/photo-dialog.tsx';
import { PhotoItems } from './photo/photo-items.tsx';
import { usePhoto } from './photo/use-photo.ts';
import type { Layers } from './use-layers.ts';
import { useRanges } from './use-ranges.ts';
import type { useZoom } from './use-zoom.ts';

interface BoardBarProps {
  readonly zoom: ReturnType<typeof useZoom>;
  readonly layers: Layers;
  readonly onLayer: (layer: Layer) => void;
  /** The tape is out. */
  readonly measures: boolean;
  readonly onMeasure: (measures: boolean) => void;
}

const INCHES = 3;

export function BoardBar({ zoom, layers, onLayer, measures, onMeasure }: BoardBarProps) {
  const { scale = 0, isWhole, whole, larger, smaller } = zoom;
  const { boardKeys } = usePlay();
  const photo = usePhoto();
  const [opened, setOpened] = useState(false);
  useEffect(() =>
    boardKeys({
      layers: () => setOpened(true),
      measure: () => onMeasure(!measures),
      larger,
      smaller,
      whole,
    }),
  );
  const trails = usePieces().some(({ trail }) => trail.length > 0);
  const send = useSend();
  const proposals = useStore(usePlay().view, (now) => now.proposals);
  const selected = useOnScreen('selected');
  const reach = useUnderWay(({ fighters }) => fighters.find(({ who }) => who === selected)?.reach);
  const ranges = useRanges(selected);
  const fires = useOnScreen(({ volley }) => volley !== undefined);
  const goes = proposals.some(({ act, goes: steps }) => act === 'zombies-act' && steps);
  return (
    <div className={styles.bar}>
      <div className={styles.signs}>
        <span>
          <i className={styles.scale} style={{ width: INCHES * 10 * scale }} />
          {INCHES}″
        </span>
        {layers.reach && reach !== undefined && reach.normal > 0 && (
          <span>
            <i className={styles.keyReach} /> move {reach.normal}″
          </span>
        )}
        {layers.reach && reach !== undefined && reach.fast > reach.normal && (
          <span>
            <i className={styles.keyFast} /> fast {reach.fast}″
          </span>
        )}
        <span className={styles.roomy}>
          {layers.sight && <i className={styles.keyHatch} />}
          <i className={styles.keyUnseen} /> out of sight
        </span>
        {layers.ranges && ranges.length > 0 && (
          <span className={styles.roomiest}>
            <i className={styles.keyRange} /> range
          </span>
        )}
        {fires && (
          <span>
            <i className={styles.keyAimed}>1</i> hit · stops
          </span>
        )}
        {layers.trails && trails && (
          <span className={styles.roomy}>
            <i className={styles.keyTrail} /> last move
          </span>
        )}
        {goes && (
          <span className={styles.roomiest}>
            <i className={styles.keyZombie} /> zombies go
          </span>
        )}
      </div>
      <span className={styles.zoom}>
        <button type="button" className="quiet-link" onClick={() => send({ do: 'board', up: false })}>
          Clear the board
        </button>
        <button
          type="button"
          aria-pressed={measures}
          aria-label="Measure"
          title={`Measure (${keyText(SCREEN_KEYS.measure)})`}
          onClick={() => onMeasure(!measures)}
        >
          <IconRuler2 size={16} stroke={1.6} aria-hidden />
        </button>
        <Menu opened={opened} onChange={setOpened} closeOnItemClick={false} position="top-end">
          <Menu.Target>
            <button type="button" aria-label="Layers" title={`Layers (${keyText(SCREEN_KEYS.layers)})`}>
              <IconStack2 size={16} stroke={1.6} aria-hidden />
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            {LAYERS.filter((layer) => layer !== 'photo' || photo.isLaid).map((layer) => (
              <Menu.CheckboxItem key={layer} checked={layers[layer]} onChange={() => onLayer(layer)}>
                {LAYER_WORDS[layer]}
              </Menu.CheckboxItem>
            ))}
            <PhotoItems photo={photo} onChosen={() => setOpened(false)} />
          </Menu.Dropdown>
        </Menu>
        <PhotoDialog photo={photo} />
        <button
          type="button"
          aria-label="Smaller"
          title={`Smaller (${keyText(SCREEN_KEYS.smaller)})`}
          {...off(isWhole)}
          onClick={smaller}
        >
          −
        </button>
        <button
          type="button"
          aria-label="Larger"
          title={`Larger (${keyText(SCREEN_KEYS.larger)}, or Ctrl and the wheel)`}
          onClick={larger}
        >
          +
        </button>
        <button
          type="button"
          aria-pressed={isWhole}
          aria-label="Whole table"
          title={`Whole table (${keyText(SCREEN_KEYS.whole)})`}
          onClick={whole}
        >
          <IconMaximize size={16} stroke={1.6} aria-hidden />
        </button>
      </span>
    </div>
  );
}
