/** Ways on foot, inside and outside alike, and how far it is; what an airlock lets through is said in `airlocks.ts`. */
import { workedOut } from '../../core/in-force.ts';
import { AREA_IDS, type AreaId, areaRow } from '../data/areas.ts';
import { nextTo, stepsBetween } from '../data/plan.ts';
import {
  isArea,
  isSkin,
  isSpace,
  type PlaceId,
  SKIN_IDS,
  type SkinId,
  skinRow,
  skinsBeside,
  skinsUnder,
} from './places.ts';

/** Places that one may walk to from here without passing a lock. */
export function waysFrom(place: PlaceId): readonly PlaceId[] {
  if (isArea(place)) return nextTo(place);
  return isSkin(place) ? skinsBeside(place) : [];
}

const exits: () => ReadonlyMap<PlaceId, SkinId> = workedOut(
  () =>
    new Map(
      SKIN_IDS.flatMap((skin): [AreaId, SkinId][] => {
        const { beside } = skinRow(skin).result;
        return areaRow(beside).result.exit ? [[beside, skin]] : [];
      }),
    ),
);

/** The skin outside its airlock; undefined where there is none. */
export const skinOutside = (area: AreaId): SkinId | undefined => exits().get(area);

/** The area behind the airlock in this part of the skin. */
export function areaBehind(skin: SkinId): AreaId | undefined {
  const { beside } = skinRow(skin).result;
  return areaRow(beside).result.exit ? beside : undefined;
}

type Walked = AreaId | SkinId;
const WALKED: readonly Walked[] = [...AREA_IDS, ...SKIN_IDS];

function neighboursOf(place: Walked): readonly Walked[] {
  if (isArea(place)) {
    const skin = skinOutside(place);
    return skin === undefined ? nextTo(place) : [...nextTo(place), skin];
  }
  const area = areaBehind(place);
  return area === undefined ? skinsBeside(place) : [...skinsBeside(place), area];
}

/** Steps over hull and hatches alike, airlocks counting one. */
const steps: () => ReadonlyMap<Walked, ReadonlyMap<PlaceId, number>> = workedOut(
  () =>
    new Map(
      WALKED.map((from) => {
        const found = new Map<Walked, number>([[from, 0]]);
        for (const [place, far] of found)
          for (const to of neighboursOf(place)) if (!found.has(to)) found.set(to, far + 1);
        return [from, found];
      }),
    ),
);

/** Nobody walks to a boat that is out, nor adrift. */
const FAR = WALKED.length;

/** The steps from one to the other; between areas of the ship those inside. From space it is one to the skin under it. */
export function stepsApart(from: PlaceId, to: PlaceId): number {
  if (from === to) return 0;
  if (isArea(from) && isArea(to)) return stepsBetween(from, to);
  if (isSpace(from)) return 1 + Math.min(FAR, ...skinsUnder(from).map((skin) => stepsApart(skin, to)));
  if (isSpace(to)) return stepsApart(to, from);
  return isArea(from) || isSkin(from) ? (steps().get(from)?.get(to) ?? FAR) : FAR;
}
