import { type MouseEvent, useState } from 'react';
import { onMap } from '../../../../components/map/geometry.ts';
import { Section } from '../../../../components/section.tsx';
import { EncounterMap } from '../../map/encounter-map.tsx';
import { MapPlaced } from '../../map/map-placed.tsx';
import { MapZombies } from '../../map/map-zombies.tsx';
import { useOnScreen, usePlay, useUnderWay } from '../play-context.ts';
import styles from './battle-map.module.css';

/** Forms that ask where shots came from. */
const FROM_WHERE: readonly string[] = ['fire-at', 'fire', 'noise'];

/** Pixels to a tenth of an inch: the whole table, small, beside the lists. */
const SCALE = 1;

/** The table with shots that wait and zombies that came on; a press says where, for a form that asks. */
export function BattleMap() {
  const { view: now, open, point: pointAt } = usePlay();
  const table = useUnderWay((encounter) => encounter.table);
  const markers = useUnderWay((encounter) => encounter.markers);
  const arrivals = useUnderWay((encounter) => encounter.arrivals);
  const placed = useUnderWay((encounter) => encounter.placed);
  const pointed = useOnScreen((screen) => screen.pointed);
  const asks = useOnScreen(({ form }) => form !== undefined && FROM_WHERE.includes(form.form));
  const [marked, setMarked] = useState<string | null>(null);
  if (table === null) return null;
  const point = (event: MouseEvent<SVGRectElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (at: number, from: number, size: number) => Math.min(1, Math.max(0, (at - from) / size));
    pointAt({
      x: Math.round(share(event.clientX, box.left, box.width) * table.width),
      y: table.depth - Math.round(share(event.clientY, box.top, box.height) * table.depth),
    });
  };
  const pick = (id: string) => {
    const floor = now
      .get()
      .encounter.places.find(({ spot }) => spot === id)
      ?.floors.find(({ entered }) => !entered);
    if (floor !== undefined) open({ form: 'enter', spot: id, floor: floor.floor });
  };
  return (
    <Section title="Map" aside={asks ? 'press where the shots came from' : 'press a building to enter it'}>
      <div className={styles.map}>
        <EncounterMap table={table} scale={SCALE} marked={marked} onMark={setMarked} onPick={pick}>
          {(view) => (
            <g>
              <MapPlaced placed={placed} size={table} view={view} />
              <MapZombies arrivals={arrivals} view={view} />
              {markers.map(({ from, shots, who }, at) => {
                if (from === null) return null;
                const { x, y } = onMap(view, from.spot);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a marker is known by its place.
                  <g key={`${who} ${at}`} className={styles.shots} transform={`translate(${x} ${y})`}>
                    <circle r="9" />
                    <text dy="0.35em">{shots}</text>
                  </g>
                );
              })}
              {pointed !== undefined && asks && <Cross {...onMap(view, pointed)} />}
              {asks && (
                // biome-ignore lint/a11y/noStaticElementInteractions: the same place can be typed in inches.
                <rect
                  className={styles.pointing}
                  width={table.width * view.scale}
                  height={table.depth * view.scale}
                  onClick={point}
                />
              )}
            </g>
          )}
        </EncounterMap>
      </div>
    </Section>
  );
}

function Cross({ x, y }: { readonly x: number; readonly y: number }) {
  return <path className={styles.cross} transform={`translate(${x} ${y})`} d="M-8 0H8M0-8V8" />;
}
