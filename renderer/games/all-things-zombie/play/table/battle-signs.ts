/** Places for the signs of a battle that have no place of their own: off the map’s words, and off one another. */
import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import type { Spot } from '../../../../../src/rules/core/play.ts';
import { type Half, signBox } from '../../../../components/map/aside.ts';
import type { Box, View } from '../../../../components/map/geometry.ts';
import type { MapLabel } from '../../../../components/map/labels.ts';
import { besideWords, PARTY } from '../../map/sign-places.ts';
import { type Visited, type VisitedSign, visitedSigns } from '../../map/visited-signs.ts';

/** Radius of the disc that counts the shots fired at a place, in pixels. */
export const SHOTS_RADIUS = 9;
const SHOTS: Half = { across: SHOTS_RADIUS, down: SHOTS_RADIUS };

interface Battle extends Visited, Pick<UnderWay, 'markers' | 'partyPlaces'> {
  readonly view: View;
  readonly labels: readonly MapLabel[];
  readonly party: Spot | undefined;
  /** Boxes of the signs that have a place of their own, with their words. */
  readonly placed: readonly Box[];
}

interface PartySign extends Spot {
  readonly count: number;
}

interface ShotsSign extends Spot {
  readonly key: string;
  readonly count: number;
}

interface BattleSigns {
  readonly visited: readonly VisitedSign[];
  /** Signs of the party members who are inside. */
  readonly within: readonly PartySign[];
  readonly shots: readonly ShotsSign[];
  /** Boxes that zombies’ squares leave free besides the words. */
  readonly taken: readonly Box[];
}

export function battleSigns({ view, labels, party, placed, markers, ...been }: Battle): BattleSigns {
  const visited = visitedSigns(labels, been);
  const inside = been.partyPlaces.filter((one) => one.inside);
  const insideAt = besideWords(
    inside.map(({ spot }) => spot),
    PARTY,
    { view, labels, party, taken: [...placed, ...visited.map(({ box }) => box)] },
  );
  const within = inside.flatMap(({ count }, at) => {
    const place = insideAt[at];
    return place === undefined ? [] : [{ ...place, count }];
  });
  const behind = [
    ...placed,
    ...visited.map(({ box }) => box),
    ...insideAt.map((place) => signBox(place, PARTY)),
  ];
  const fired = markers.flatMap(({ from, shots, who }, at) =>
    from === null ? [] : [{ spot: from.spot, count: shots, key: `${who} ${at}` }],
  );
  const places = besideWords(
    fired.map(({ spot }) => spot),
    SHOTS,
    { view, labels, party, taken: behind },
  );
  const shots = fired.flatMap(({ key, count }, at) => {
    const place = places[at];
    return place === undefined ? [] : [{ ...place, key, count }];
  });
  return { visited, within, shots, taken: [...behind, ...places.map((place) => signBox(place, SHOTS))] };
}
