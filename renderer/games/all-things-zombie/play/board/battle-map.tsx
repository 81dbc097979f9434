/** The map on Play: its marks, the presses that say a place, and the key of the signs that only a battle has. */
import { Button } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import type { TableSize } from '../../../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../../../src/rules/core/play.ts';
import { onMap, type View } from '../../../../components/map/geometry.ts';
import type { MapLabel } from '../../../../components/map/labels.ts';
import { PressMap } from '../../../../components/map/press-map.tsx';
import { off } from '../../../../components/off.ts';
import { EncounterMap } from '../../map/encounter-map.tsx';
import { partySigns } from '../../map/map-party.tsx';
import { MapPicture } from '../../map/map-picture.tsx';
import { placedSigns } from '../../map/map-placed.tsx';
import { squaresOfGroups } from '../../map/map-zombies.tsx';
import { onGround } from '../../map/on-ground.tsx';
import type { TableView } from '../../map/table-view.ts';
import { useKept, useKeptPart, useOnScreen, usePlay, useUnderWay, useWaits } from '../state/play-context.ts';
import { useSend } from '../state/use-send.ts';
import styles from '../table/table.module.css';
import { BattleMarks } from './battle-marks.tsx';
import { BoardMap } from './board-map.tsx';
import { useMapSide } from './use-map-side.ts';

const PARTYS_PLACE = 'Where the party ended its first move';

/** Forms that ask where shots came from. */
const FROM_WHERE: readonly string[] = ['fire-at', 'fire', 'noise'];

/** True while a form is open that asks for a place on the map. */
const useAsksWhere = () => useOnScreen(({ form }) => form !== undefined && FROM_WHERE.includes(form.form));

/** True until the party has ended its first move, of which the place is asked. */
const useIsMoving = () =>
  useUnderWay(({ zombiesAtStart, stage }) => zombiesAtStart === null && stage === 'planned');

/** The table with shots that wait and zombies where the app has placed them; a press says where, for a form that asks. */
export function BattleMap() {
  const table = useUnderWay('table');
  const board = useUnderWay('board');
  if (table === null) return null;
  return board ? <BoardMap table={table} /> : <OwnTable table={table} />;
}

function OwnTable({ table }: { readonly table: TableView }) {
  const { view: now, open } = usePlay();
  const partyAt = useUnderWay('partyAt');
  const outside = useUnderWay(({ partyPlaces }) => partyPlaces.some(({ inside }) => !inside));
  const isMoving = useIsMoving();
  const said = useKeptPart(({ place }) => place.said);
  const placed = useUnderWay('placed');
  const visits = useUnderWay('visits');
  const opened = useMemo(() => new Set<string>(visits.map(({ spot }) => spot)), [visits]);
  const side = useMapSide();
  const [marked, setMarked] = useState<string | null>(null);
  const pick = useCallback(
    (id: string) => {
      const floors = now.get().encounter.places.find(({ spot }) => spot === id)?.floors ?? [];
      // In a building where all floors have been entered somebody may come back by the door.
      const floor = floors.find(({ entered }) => !entered) ?? floors[0];
      if (floor !== undefined) open({ form: 'enter', spot: id, floor: floor.floor });
    },
    [now, open],
  );
  const firstMove = isMoving ? (said ?? partyAt?.spot) : partyAt?.spot;
  // Figures that have gone in, or come out elsewhere, stand there no more.
  const party = isMoving || outside ? firstMove : undefined;
  const around = onGround(partySigns(firstMove, partyAt?.around), placedSigns(placed));
  const marks = (view: View, labels: readonly MapLabel[]) => (
    <BattleMarks {...{ view, labels, table, placed, party }} />
  );
  return (
    <section className={styles.map} aria-label="Map">
      <h2 className="vh">Map</h2>
      <EncounterMap
        table={table}
        scale={Math.round((100 * side) / Math.max(table.width, table.depth)) / 100}
        framed={false}
        marked={marked}
        opened={opened}
        onMark={setMarked}
        onPick={pick}
        {...around}
      >
        {(view, labels) => (
          <g>
            {marks(view, labels)}
            <PlaceAsked size={table} view={view} party={party} />
          </g>
        )}
      </EncounterMap>
      <BattleKey />
      <MapPicture table={table} opened={opened} {...around}>
        {marks}
      </MapPicture>
      <Hint />
      <TakeUp />
    </section>
  );
}

interface PlaceAskedProps {
  readonly size: TableSize;
  readonly view: View;
  /** Place where the party stands, on its first move as far as it has been said. */
  readonly party: Spot | undefined;
}

/** The map as a place to press, while a place is asked for: it comes and goes, and the map isn’t drawn anew for it. */
function PlaceAsked({ size, view, party }: PlaceAskedProps) {
  const { point } = usePlay();
  const pointed = useOnScreen('pointed');
  const asks = useAsksWhere();
  const isMoving = useIsMoving();
  const kept = useKept();
  if (asks)
    return (
      <>
        {pointed !== undefined && <Cross {...onMap(view, pointed)} />}
        <PressMap size={size} view={view} what="Where the shots came from" at={pointed} onPress={point} />
      </>
    );
  if (!isMoving) return null;
  const { say } = kept.get().place;
  return <PressMap size={size} view={view} what={PARTYS_PLACE} at={party} onPress={say} />;
}

/** Everybody gets a place, from which the app reads what a player would tick. */
function TakeUp() {
  const send = useSend();
  const waits = useWaits();
  return (
    <Button size="sm" variant="default" {...off(waits)} onClick={() => send({ do: 'board', up: true })}>
      Play on this map
    </Button>
  );
}

function Hint() {
  const asks = useAsksWhere();
  const isMoving = useIsMoving();
  const place = isMoving ? 'Press where the party ended its first move' : 'Press a building to enter it';
  return <p className={styles.hint}>{asks ? 'Press where the shots came from' : place}</p>;
}

function Cross({ x, y }: { readonly x: number; readonly y: number }) {
  return <path className={styles.cross} transform={`translate(${x} ${y})`} d="M-8 0H8M0-8V8" />;
}

interface Sign {
  readonly words: string;
  readonly width: number;
  readonly height: number;
  readonly look: string | undefined;
  readonly d: string;
}

/** Signs that stand on the map of a battle and on no other. */
const SIGNS = {
  placed: { words: 'zombies, as placed', width: 11, height: 11, look: styles.placed, d: 'M0 0H11V11H0Z' },
  moved: {
    words: 'came on there, moved since',
    width: 11,
    height: 11,
    look: styles.moved,
    d: 'M1 1H10V10H1Z',
  },
  within: {
    words: 'so many of the party',
    width: 12,
    height: 12,
    look: styles.within,
    d: 'M6 1A5 5 0 1 1 5.9 1Z',
  },
  opened: { words: 'opened', width: 14, height: 12, look: styles.openDoor, d: 'M2 11V1A10 10 0 0 1 12 11' },
  searched: { words: 'searched', width: 12, height: 12, look: styles.tick, d: 'M1 6.5L4.6 10L11 2.6' },
  nobody: { words: 'nobody', width: 10, height: 10, look: styles.tick, d: 'M1 1L9 9M9 1L1 9' },
} as const satisfies Record<string, Sign>;

/** Key of the signs that stand on the map. */
function BattleKey() {
  const squares = squaresOfGroups(useUnderWay('zombies'));
  const visits = useUnderWay('visits');
  const shown: Readonly<Record<keyof typeof SIGNS, boolean>> = {
    placed: squares.some(({ moved }) => !moved),
    moved: squares.some(({ moved }) => moved),
    within: useUnderWay(({ partyPlaces }) => partyPlaces.some(({ inside }) => inside)),
    opened: visits.length > 0,
    searched: useUnderWay(({ searches }) => searches.length > 0),
    nobody: visits.some(({ met }) => met === 'nobody'),
  };
  const signs = (Object.keys(SIGNS) as (keyof typeof SIGNS)[]).filter((sign) => shown[sign]);
  if (signs.length === 0) return null;
  return (
    <ul className={styles.key} aria-label="Signs on the map">
      {signs.map((sign) => {
        const { words, width, height, look, d } = SIGNS[sign];
        return (
          <li key={sign}>
            <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
              <path className={look} d={d} />
            </svg>
            {words}
          </li>
        );
      })}
    </ul>
  );
}
