/** The board of the battle under way, piece by piece and in letters. */
import type { Input } from '../../../../../contract/contract.ts';
import type {
  BoardView,
  FieldOfViewView,
  LooksView,
  PicturedPiece,
  ReachView,
} from '../../../../../contract/games/all-things-zombie/encounter-view/board.ts';
import type { ToldHere } from '../../../../../rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import {
  inchesOf,
  reachOnBoard,
} from '../../../../../rules/all-things-zombie/acts/encounter/move/reach-on-board.ts';
import { groundFor } from '../../../../../rules/all-things-zombie/acts/encounter/places/ground-here.ts';
import { hasPlace } from '../../../../../rules/all-things-zombie/acts/encounter/places/pieces.ts';
import {
  placeHere,
  seenFrom,
} from '../../../../../rules/all-things-zombie/acts/encounter/places/seen-from.ts';
import { fighterNamed } from '../../../../../rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { vehicleNamed } from '../../../../../rules/all-things-zombie/acts/encounter/standing/vehicles-in-play.ts';
import { zombiesNamed } from '../../../../../rules/all-things-zombie/acts/encounter/zombies/zombies.ts';
import { cornerOf } from '../../../../../rules/all-things-zombie/board/corner.ts';
import { doorstepsOf } from '../../../../../rules/all-things-zombie/board/doors.ts';
import { fieldOfView } from '../../../../../rules/all-things-zombie/board/field-of-view.ts';
import { obstaclesOn } from '../../../../../rules/all-things-zombie/board/obstacles.ts';
import type { Fan } from '../../../../../rules/all-things-zombie/board/reach.ts';
import { sight } from '../../../../../rules/all-things-zombie/board/sight.ts';
import { stairsOf } from '../../../../../rules/all-things-zombie/board/stairs.ts';
import type { Placed } from '../../../../../rules/all-things-zombie/state/board.ts';
import type { SeenCampaign, SeenEncounter } from '../../../../../rules/all-things-zombie/state/seen.ts';
import { boardText, type DrawnPiece } from '../../../../../rules/all-things-zombie/text/board.ts';
import { shortNames } from '../../../../../rules/all-things-zombie/text/chronicle/names.ts';
import {
  coverText,
  cutText,
  facingText,
  seeingText,
} from '../../../../../rules/all-things-zombie/text/sight.ts';
import { vehicleText } from '../../../../../rules/all-things-zombie/text/vehicles.ts';
import { CONDITION_TEXT } from '../../../../../rules/all-things-zombie/text/vocabulary.ts';
import { letterOf } from '../../../../../rules/all-things-zombie/text/zombies.ts';
import { directionTo } from '../../../../../rules/core/geometry/direction.ts';
import { isOnTable } from '../../../../../rules/core/geometry/table-top.ts';
import { CallFailure, refused } from '../../../../calls/call-failure.ts';
import { calledHere } from './named.ts';
import { trailsOf } from './trails.ts';

type Piece = BoardView['pieces'][number];

/** A campaign as it stands at a revision of its log. */
interface Standing {
  readonly head: { readonly revision: number };
  readonly campaign: SeenCampaign;
}

interface Wanted {
  /** The board in letters, too, and whom each sees. */
  readonly text?: boolean | undefined;
  readonly reach?: boolean | undefined;
}

/** Throws the failure of the call where no board has been taken up. `told` is what bears on how everybody stands. */
export function boardView(
  { head: { revision }, campaign: now }: Standing,
  told: readonly ToldHere[] = [],
  { text = false, reach = false }: Wanted = {},
): BoardView {
  const { encounter, board, table } = onBoard(now);
  const obstacles = obstaclesOn(table);
  const shown = lettered(board.places.flatMap((one) => pieceOf(now, encounter, one) ?? []));
  const trailOf = trailsOf(now, encounter, told);
  const pieces = shown.map(
    (one): Piece => ({
      ...one,
      trail: trailOf(one.piece).map((way) => [...way]),
      sees: text
        ? shown
            .filter(
              (other) =>
                other.piece !== one.piece && sight(obstacles, one, other, encounter.conditions).cut === null,
            )
            .map(({ piece }) => piece)
        : null,
    }),
  );
  const doors = obstacles.buildings.flatMap((house) =>
    doorstepsOf(house).map(({ inside: { x, y } }) => ({ building: house.id, inside: { x, y } })),
  );
  const stairs = obstacles.buildings.flatMap((house) => {
    const at = house.storeys > 1 ? stairsOf(house) : undefined;
    return at === undefined ? [] : [{ building: house.id, at: { x: at.x, y: at.y } }];
  });
  return {
    ...{ revision, pieces, doors, stairs },
    reach: reach ? pieces.flatMap((one) => reachOf(now, encounter, one)) : null,
    text: text ? boardText(table, pieces.map(drawn)) : null,
  };
}

/** Nothing for a vehicle, and for whoever is down. */
function reachOf(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { piece, out }: Piece,
): NonNullable<BoardView['reach']> {
  const inches = out ? undefined : inchesOf(now, encounter, piece);
  const id = encounter.board?.places.find((one) => one.piece === piece)?.piece;
  const fans = id && inches !== undefined ? reachOnBoard(now, encounter, id, inches) : undefined;
  return fans === undefined || inches === undefined ? [] : [{ piece, inches, fans: fansView(fans) }];
}

const fansView = (fans: readonly Fan[]): ReachView['fans'] =>
  fans.map(({ from, level, outline }) => ({ from, level: level && { ...level }, outline: [...outline] }));

/** Everybody as they are drawn in a picture; nobody where no board has been taken up. */
export function pictured(now: SeenCampaign): PicturedPiece[] {
  const { encounter } = now;
  if (encounter?.board === undefined) return [];
  const shown = lettered(encounter.board.places.flatMap((one) => pieceOf(now, encounter, one) ?? []));
  return shown.map(({ piece, kind, short, sign, spot, facing, condition, out }) => ({
    ...{ piece, kind, short, sign, spot, facing, condition, out },
  }));
}

/** Throws the failure of the call where no board has been taken up, or no such piece goes by itself. */
export function reachView(
  now: SeenCampaign,
  { piece, inches: told, text = false }: Omit<Input<'encounter.reach'>, 'campaign'>,
): ReachView {
  const { encounter, board, table } = onBoard(now);
  const shown = lettered(board.places.flatMap((one) => pieceOf(now, encounter, one) ?? []));
  const who = shown.find((one) => one.piece === piece);
  const inches = told ?? inchesOf(now, encounter, piece);
  const id = board.places.find((one) => one.piece === piece)?.piece;
  const fans = id && inches !== undefined ? reachOnBoard(now, encounter, id, inches) : undefined;
  if (who === undefined || who.kind === 'vehicle' || fans === undefined || inches === undefined)
    throw new CallFailure('bad-input', `No ${piece} goes on foot on the board.`, 'piece');
  return { inches, fans: fansView(fans), text: text ? boardText(table, shown.map(drawn), fans) : null };
}

/** Throws the failure of the call where no board has been taken up, or no such piece stands on it. */
export function looksView(now: SeenCampaign, piece: string): LooksView {
  const { encounter, board, table } = onBoard(now);
  const { obstacles } = groundFor(table);
  const from = placeHere(encounter, piece);
  const isPlaced = board.places.some(
    (one) => one.piece === piece && pieceOf(now, encounter, one) !== undefined,
  );
  if (from === undefined || !isPlaced) throw notOnBoard(piece);
  const called = calledHere(now);
  const looks = board.places.flatMap((one) => {
    const seen =
      one.piece === piece || !pieceOf(now, encounter, one)
        ? undefined
        : seenFrom(encounter, piece, one.piece);
    if (seen === undefined) return [];
    const { apart, cut, cover, at } = seen;
    // Whoever stands over a body looks nowhere in particular.
    const isHere = one.at.spot.x === from.spot.x && one.at.spot.y === from.spot.y;
    const towards = facingText(isHere ? from.facing : directionTo(from.spot, one.at.spot));
    const covered = cover && !zombiesNamed(encounter, one.piece) ? cover : null;
    const corner = covered && cornerOf(obstacles, from, one.at, covered);
    const text = seeingText({ ...seen, cover: covered }, called);
    return [
      {
        piece: one.piece,
        apart,
        towards,
        cut: cut && cutText(cut, called),
        cover: covered && coverText(covered, called),
        corner: corner ?? null,
        at,
        text,
      },
    ];
  });
  return { looks: looks.toSorted((a, b) => a.apart - b.apart) };
}

/** From where it stands, or would stand; throws the failure of the call where no board has been taken up, or no such piece stands on it. */
export function fieldOfViewView(
  now: SeenCampaign,
  piece: string,
  told: Input<'encounter.field-of-view'>['from'],
): FieldOfViewView {
  const { encounter, table } = onBoard(now);
  const here = placeHere(encounter, piece);
  if (here === undefined) throw notOnBoard(piece);
  const { level = here.level, ...spot } = told ?? { ...here.spot, level: here.level };
  const { width, depth, buildings } = table;
  const wrong = (message: string) => new CallFailure('bad-input', message, 'from');
  if (!isOnTable(table, spot))
    throw wrong(`A place is on the table, which is ${width / 10}″ by ${depth / 10}″ large.`);
  const building = buildings.find(({ id }) => id === level?.building);
  if (level !== null && (building === undefined || level.floor > building.storeys))
    throw wrong('The building has no such floor; choose one of its storeys.');
  const { obstacles } = groundFor(table);
  return { outline: [...fieldOfView(obstacles, table, { ...here, spot, level }, encounter.conditions)] };
}

const notOnBoard = (piece: string) =>
  new CallFailure('bad-input', `No ${piece} stands on the board.`, 'piece');

export function onBoard({ encounter }: SeenCampaign) {
  if (encounter?.board === undefined || encounter.table === null)
    throw refused('The battle has no board; take it up first, by the act encounter.board.');
  return { encounter, board: encounter.board, table: encounter.table };
}

const drawn = ({
  letter,
  name,
  condition,
  spot,
  facing,
  level,
}: Omit<Piece, 'sees' | 'trail'>): DrawnPiece => ({
  ...{ letter, name, at: { spot, facing, level } },
  is: condition === null || condition === 'up' ? null : CONDITION_TEXT[condition],
});

type Known = Omit<Piece, 'letter' | 'short' | 'sees' | 'trail'> & { readonly shortName: string | null };

/** Undefined for whoever rides, is carried or has gone: a place kept for them is nobody's. */
function pieceOf(now: SeenCampaign, encounter: SeenEncounter, { piece, at }: Placed): Known | undefined {
  const place = { ...at, level: at.level && { ...at.level } };
  const found = fighterNamed(now, encounter, piece);
  if (found !== undefined) {
    if (!hasPlace(now, encounter, found)) return undefined;
    const { condition } = found.fighter;
    const kind = found.figure === null ? ('people' as const) : ('party' as const);
    const name = { name: found.name, shortName: found.figure?.shortName ?? null };
    const stands = { condition, out: condition !== 'up' };
    return { piece, kind, ...name, sign: `${found.rep}`, ...stands, ...place };
  }
  const zombies = zombiesNamed(encounter, piece);
  if (zombies !== undefined) {
    const letter = letterOf(zombies.id);
    const called = { name: `Zombie ${letter}`, shortName: letter, sign: letter };
    return { piece, kind: 'zombie', ...called, condition: null, out: zombies.down === true, ...place };
  }
  const vehicle = vehicleNamed(encounter, piece);
  if (vehicle === undefined) return undefined;
  const name = vehicleText(vehicle.kind);
  return { piece, kind: 'vehicle', name, shortName: name, sign: '', condition: null, out: false, ...place };
}

const FIRST_LETTER = { party: 'A', people: 'a' } as const;
const LETTERS = 26;

/** Each with its short name, and its letter; past the alphabet it begins anew. */
function lettered(known: readonly Known[]): readonly Omit<Piece, 'sees' | 'trail'>[] {
  const short = shortNames(known);
  const pieces = known.map(({ shortName, ...one }) => ({ ...one, short: short({ ...one, shortName }) }));
  const used = { party: 0, people: 0 };
  return pieces.map((one) => {
    if (one.kind === 'zombie' || one.kind === 'vehicle')
      return { ...one, letter: one.kind === 'zombie' ? 'z' : 'm' };
    const letter = String.fromCharCode(FIRST_LETTER[one.kind].charCodeAt(0) + (used[one.kind] % LETTERS));
    used[one.kind] += 1;
    return { ...one, letter };
  });
}
