/** Floors of the buildings somebody stands in: who stands on which, which one the board shows, and so what a press there means. */
import { useCallback, useMemo } from 'react';
import { contains } from '../../../../../src/rules/core/geometry/polygon.ts';
import type { Spot } from '../../../../../src/rules/core/play.ts';
import type { Floors } from '../../../../components/map/map-plan.ts';
import type { Building } from '../../map/table-view.ts';
import type { OnScreen } from '../state/play-context.ts';
import { useOnScreen, usePlay, useUnderWay } from '../state/play-context.ts';
import { type Level, type Piece, type To, usePieces, useSelectedPiece } from './use-board.ts';

/** A building somebody stands in. */
export interface Occupied {
  readonly building: Building;
  /** From the ground floor up, each with those who stand on it; one above the uppermost is the roof. */
  readonly floors: readonly (readonly Piece[])[];
  /** The floor that the board shows. */
  readonly shown: number;
}

interface OnFloors {
  readonly all: readonly Occupied[];
  /** The one whose floors are to choose from: what was chosen, else where the selected figure stands, else the first. */
  readonly open: Occupied | undefined;
  readonly floors: Floors;
  /** The building a floor of which was chosen. */
  readonly chosen: string | undefined;
}

const NO_BUILDINGS: readonly Building[] = [];

/** A floor that was chosen is shown until the selected figure stands elsewhere. */
export function useFloors(): OnFloors {
  const buildings = useUnderWay(({ table }) => table?.buildings ?? NO_BUILDINGS);
  const pieces = usePieces();
  const selected = useSelectedPiece();
  const chosen = useOnScreen('floor');
  const { all, open, key, building } = useMemo(() => {
    const here = selected?.level ?? null;
    const kept = chosen?.from === levelKey(here) ? chosen : undefined;
    const all = buildings.flatMap((building) => occupied(building, pieces, kept, here));
    const wanted = kept?.building ?? here?.building;
    return {
      all,
      open: all.find(({ building }) => building.id === wanted) ?? all[0],
      building: kept?.building,
      key: all.map(({ building, shown }) => `${building.id} ${shown}`).join(),
    };
  }, [buildings, pieces, selected, chosen]);
  // The same as long as they show the same: the whole map is laid out by them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: floors by what they are.
  const floors = useMemo(
    () => Object.fromEntries(all.map(({ building, shown }) => [building.id, shown])),
    [key],
  );
  return { all, open, floors, chosen: building };
}

/**
 * The level of a spot for somebody who goes or is put there: in the building he is in, and in one a floor of which was chosen, the floor
 * that is shown; elsewhere the ground floor.
 */
export function useLevelAt(): (spot: Spot, from: Level) => To {
  const buildings = useUnderWay(({ table }) => table?.buildings ?? NO_BUILDINGS);
  const { floors, chosen } = useFloors();
  return useCallback(
    ({ x, y }, from) => {
      const building = buildings.find(({ outline }) => contains(outline, { x, y }))?.id;
      if (building === undefined) return { x, y, level: null };
      const isShown = building === from?.building || building === chosen;
      return { x, y, level: { building, floor: (isShown ? floors[building] : undefined) ?? 0 } };
    },
    [buildings, floors, chosen],
  );
}

/** The spot that was pressed or steered to, for a piece; undefined where none was. */
export function usePointedAt({ level }: Pick<Piece, 'level'>): To | undefined {
  const pointed = useOnScreen('pointed');
  const levelAt = useLevelAt();
  return pointed && levelAt(pointed, level);
}

/** Has the board show a floor of a building, for as long as the selected figure stays on its level. */
export function useShowFloor(): (building: string, floor: number) => void {
  const { showFloor } = usePlay();
  const from = levelKey(useSelectedPiece()?.level ?? null);
  return (building, floor) => showFloor({ building, floor, from });
}

const levelKey = (level: Level): string => (level === null ? '' : `${level.building} ${level.floor}`);

/** Nothing of a building that nobody stands in. Unless told, it shows the floor of the selected figure, else the lowest on which somebody stands. */
function occupied(
  building: Building,
  pieces: readonly Piece[],
  chosen: OnScreen['floor'],
  here: Level,
): readonly Occupied[] {
  const within = pieces.filter(({ level }) => level?.building === building.id);
  const standsOn = (floor: number) => within.filter(({ level }) => level?.floor === floor);
  const lowest = within.reduce((least, { level }) => Math.min(least, level?.floor ?? 0), Infinity);
  if (within.length === 0) return [];
  const floors = Array.from({ length: building.storeys + 1 }, (_, floor) => standsOn(floor));
  const own = [chosen, here].find((one) => one?.building === building.id);
  return [{ building, floors, shown: own?.floor ?? lowest }];
}
