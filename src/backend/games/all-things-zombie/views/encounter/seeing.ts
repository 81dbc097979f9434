/** What a place on the table has of another, as the caller gives both. */
import type {
  LookGiven,
  PlaceGiven,
  SeeingView,
} from '../../../../../contract/games/all-things-zombie/encounter-view/seeing.ts';
import { zombiesNamed } from '../../../../../rules/all-things-zombie/acts/encounter/zombies/zombies.ts';
import type { EncounterTable } from '../../../../../rules/all-things-zombie/battlefield/table.ts';
import { obstaclesOn } from '../../../../../rules/all-things-zombie/board/obstacles.ts';
import type { Place } from '../../../../../rules/all-things-zombie/board/place.ts';
import { seeing } from '../../../../../rules/all-things-zombie/board/seeing.ts';
import { placeOnBoard } from '../../../../../rules/all-things-zombie/state/board.ts';
import type { SeenCampaign, SeenEncounter } from '../../../../../rules/all-things-zombie/state/seen.ts';
import { coverText, seeingText } from '../../../../../rules/all-things-zombie/text/sight.ts';
import { calledOn } from '../../../../../rules/all-things-zombie/text/spots.ts';
import { directionTo, NORTH } from '../../../../../rules/core/geometry/direction.ts';
import { contains } from '../../../../../rules/core/geometry/polygon.ts';
import { isOnTable } from '../../../../../rules/core/geometry/table-top.ts';
import type { Spot } from '../../../../../rules/core/play.ts';
import { CallFailure, refused } from '../../../../calls/call-failure.ts';

/** Throws the failure of the call where there is no table yet, or a place isn't on it. */
export function seeingView({ encounter }: SeenCampaign, looks: LookGiven, at: LookGiven): SeeingView {
  const table = encounter?.table ?? null;
  if (encounter === null || table === null) throw refused('There is no table yet; lay one out first.');
  const [from, to] = [given(encounter, 'from', looks), given(encounter, 'to', at)];
  const [a, b] = [placeOn(table, 'from', from, to.spot), placeOn(table, 'to', to, from.spot)];
  const called = calledOn(table, encounter.working);
  const all = seeing(obstaclesOn(table), a, b, encounter.conditions);
  // Zombies never have cover.
  const seen = 'piece' in at && zombiesNamed(encounter, at.piece) ? { ...all, cover: null } : all;
  return {
    apart: seen.apart,
    sees: seen.cut === null,
    cover: seen.cover && coverText(seen.cover, called),
    at: seen.at,
    text: seeingText(seen, called),
  };
}

/** The place given, or that of the piece. */
function given({ board }: SeenEncounter, field: string, look: LookGiven): PlaceGiven {
  if ('spot' in look) return look;
  const at = board && placeOnBoard(board, look.piece);
  if (at === undefined)
    throw new CallFailure(
      'bad-input',
      `No ${look.piece} stands on the board; give a place in inches.`,
      field,
    );
  const { spot, facing, level } = at;
  return { spot, facing, ...(level !== null && { level: { ...level } }) };
}

type Buildings = Pick<EncounterTable, 'width' | 'depth'> & {
  readonly buildings: readonly Pick<EncounterTable['buildings'][number], 'id' | 'outline' | 'storeys'>[];
};

function placeOn(table: Buildings, field: string, given: PlaceGiven, other: Spot): Place {
  const { spot, level = null } = given;
  const { width, depth, buildings } = table;
  const wrong = (message: string) => new CallFailure('bad-input', message, field);
  if (!isOnTable(table, spot))
    throw wrong(`A place is on the table, which is ${width / 10}″ by ${depth / 10}″ large.`);
  if (spot.x === other.x && spot.y === other.y) throw wrong('Two places are two spots.');
  const facing = given.facing ?? directionTo(spot, other) ?? NORTH;
  if (level === null) return { spot, facing, level };
  const building = buildings.find(({ id }) => id === level.building);
  if (building === undefined) throw wrong(`There is no building ${level.building.slice(1)} on the table.`);
  if (level.floor > building.storeys)
    throw wrong(
      `Building ${level.building.slice(1)} has floors 0 to ${building.storeys - 1}, and its roof, ${building.storeys}.`,
    );
  if (!contains(building.outline, spot))
    throw wrong(`That spot isn’t within building ${level.building.slice(1)}.`);
  return { spot, facing, level };
}
