/** Floors of a building somebody stands in, as tabs above the board, each with how many stand on it, and who sees whom there. */
import { useEffect, useState } from 'react';
import { floorText } from '../../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { type Bounds, boundsOf } from '../../../../../src/rules/core/geometry/polygon.ts';
import { upperFirst } from '../../../../../src/rules/core/text/english.ts';
import choice from '../../../../components/choice-buttons.module.css';
import { numberOf } from '../../../../components/map/parts.ts';
import { partsOf } from '../../map/parts-of-table.ts';
import type { Building, TableView } from '../../map/table-view.ts';
import { keyText, SCREEN_KEYS } from '../keys/table.ts';
import { type Occupied, useFloors, useShowFloor } from '../places/use-floors.ts';
import { usePlay } from '../state/play-context.ts';
import styles from './board.module.css';
import { FloorSights } from './floor-sights.tsx';

interface BoardFloorsProps {
  readonly table: TableView;
  /** Brings a stretch of the table close. */
  readonly onShow: (bounds: Bounds) => void;
}

/** Nothing while nobody is inside. */
export function BoardFloors({ table, onShow }: BoardFloorsProps) {
  const { all, open } = useFloors();
  const showFloor = useShowFloor();
  const { boardKeys } = usePlay();
  const [isTold, tell] = useState(false);
  const go = ({ building }: Occupied, floor: number) => {
    showFloor(building.id, floor);
    onShow(boundsOf(building.outline));
  };
  useEffect(() => {
    if (open === undefined) return undefined;
    const by = (step: number) => () => {
      const next = open.shown + step;
      if (next >= 0 && next < open.floors.length) go(open, next);
    };
    return boardKeys({ floorUp: by(1), floorDown: by(-1) });
  });
  if (open === undefined) return null;
  const { building, floors, shown } = open;
  const titleOf = (one: Building) =>
    `${numberOf(one.id)} ${partsOf(table).find(({ id }) => id === one.id)?.title ?? ''}`;
  return (
    <div className={styles.inside}>
      <div className={styles.floors}>
        {all.length === 1 ? (
          <b>{titleOf(building)}</b>
        ) : (
          <select
            aria-label="Building"
            value={building.id}
            onChange={({ target }) => {
              const to = all.find((one) => one.building.id === target.value);
              if (to !== undefined) go(to, to.shown);
            }}
          >
            {all.map((one) => (
              <option key={one.building.id} value={one.building.id}>
                {titleOf(one.building)}
              </option>
            ))}
          </select>
        )}
        <fieldset className={choice.choice} aria-label={`Floors of ${titleOf(building)}`}>
          {floors.map((pieces, floor) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a floor is its place from the ground up.
              key={floor}
              type="button"
              title={floorTitle(floor, building)}
              aria-pressed={floor === shown}
              onClick={() => go(open, floor)}
            >
              {floor === 0 ? 'Ground' : floor === building.storeys ? 'Roof' : floor}
              <span className="vh">
                {floor === 0 ? ' floor' : floor === building.storeys ? '' : ` ${floorText(floor)}`}:{' '}
              </span>
              {pieces.length > 0 && <i>{pieces.length}</i>}
              <span className="vh">{standText(pieces.length)}</span>
            </button>
          ))}
        </fieldset>
        {floors.length > 1 && (
          <span className={styles.roomy}>
            <kbd>{keyText(SCREEN_KEYS.floorUp)}</kbd> <kbd>{keyText(SCREEN_KEYS.floorDown)}</kbd>
          </span>
        )}
        <span className={`${styles.aside} ${styles.roomy}`}>inner walls hide nobody</span>
        <button
          type="button"
          className={`quiet-link ${styles.toggle}`}
          aria-expanded={isTold}
          onClick={() => tell(!isTold)}
        >
          Who sees whom
        </button>
      </div>
      {isTold && (
        <FloorSights
          title={`${titleOf(building)}, ${shown === building.storeys ? 'roof' : floorText(shown)}`}
          who={(floors[shown] ?? []).map(({ piece }) => piece)}
        />
      )}
    </div>
  );
}

/** `Ground floor`, `Second floor`, `Roof` */
const floorTitle = (floor: number, { storeys }: Pick<Building, 'storeys'>): string =>
  floor === storeys ? 'Roof' : upperFirst(floorText(floor));

const standText = (count: number): string =>
  count === 0 ? 'nobody' : count === 1 ? ' stands there' : ' stand there';
