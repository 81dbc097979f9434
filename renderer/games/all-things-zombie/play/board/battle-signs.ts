/** Places for the signs of a battle that have no place of their own: off the map’s words, and off one another. */
import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import type { Spot } from '../../../../../src/rules/core/play.ts';
import { type Half, signBox } from '../../../../components/map/aside.ts';
import type { Box, View } from '../../../../components/map/geometry.ts';
import type { MapLabel } from '../../../../components/map/labels.ts';
import { besideWords, PARTY } from '../../map/sign-places.ts';

/** Radius of the disc that counts the shots fired at a place, in pixels. */
export const SHOTS_RADIUS = 9;
const SHOTS: Half = { across: SHOTS_RADIUS, down: SHOTS_RADIUS };

interface Where {
  readonly view: View;
  readonly labels: readonly MapLabel[];
  readonly party: Spot | undefined;
  /** Boxes of the signs that are on the map already, with their words. */
  readonly taken: readonly Box[];
}

interface PartySign extends Spot {
  readonly count: number;
}

interface ShotsSign extends Spot {
  readonly key: string;
  readonly count: number;
}

interface Signs<T> {
  readonly signs: readonly T[];
  /** Boxes that the next signs leave free besides the words: these ones’ and those before them. */
  readonly taken: readonly Box[];
}

/** Signs of the party members who are inside. */
export function withinSigns(partyPlaces: UnderWay['partyPlaces'], where: Where): Signs<PartySign> {
  const inside = partyPlaces.filter((one) => one.inside);
  const places = besideWords(
    inside.map(({ spot }) => spot),
    PARTY,
    where,
  );
  const signs = inside.flatMap(({ count }, at) => {
    const place = places[at];
    return place === undefined ? [] : [{ ...place, count }];
  });
  return { signs, taken: [...where.taken, ...places.map((place) => signBox(place, PARTY))] };
}

/** Signs of the shots that wait for the zombies they draw. */
export function shotsSigns(markers: UnderWay['markers'], where: Where): Signs<ShotsSign> {
  const fired = markers.flatMap(({ from, shots, who }, at) =>
    from === null ? [] : [{ spot: from.spot, count: shots, key: `${who} ${at}` }],
  );
  const places = besideWords(
    fired.map(({ spot }) => spot),
    SHOTS,
    where,
  );
  const signs = fired.flatMap(({ key, count }, at) => {
    const place = places[at];
    return place === undefined ? [] : [{ ...place, key, count }];
  });
  return { signs, taken: [...where.taken, ...places.map((place) => signBox(place, SHOTS))] };
}
