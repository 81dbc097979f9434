/** Drawing of the ship herself: her areas as the plan names them, and the ways between them. */
import { AREA_IDS, type AreaId, areaRow } from '../data/areas.ts';
import { AREA_NAMES } from './areas.ts';

export interface AreaOnPlan {
  readonly id: AreaId;
  readonly number: number;
  readonly name: string;
  /** Short name on the plan, where the number and the neighbours say the rest. */
  readonly planName: string;
  readonly kind: 'room' | 'passage';
  readonly exit: boolean;
}

export interface WayOnPlan {
  readonly between: readonly [AreaId, AreaId];
  readonly via: 'hatch' | 'open';
}

export const AREAS_ON_PLAN: readonly AreaOnPlan[] = AREA_IDS.map((id) => {
  const { number, kind, exit } = areaRow(id).result;
  return { id, number, name: AREA_NAMES[id], planName: planName(id), kind, exit };
});

/** Each once, from the lower number to the higher. */
export const WAYS_ON_PLAN: readonly WayOnPlan[] = AREA_IDS.flatMap((id, at) => {
  const { hatches, open } = areaRow(id).result;
  const onwards = (via: WayOnPlan['via'], to: readonly AreaId[]): readonly WayOnPlan[] =>
    to.filter((other) => AREA_IDS.indexOf(other) > at).map((other) => ({ between: [id, other], via }));
  return [...onwards('hatch', hatches), ...onwards('open', open)];
});

/** Without where a room lies; a passage keeps it, and loses the word. */
function planName(area: AreaId): string {
  const name = AREA_NAMES[area].replace(/^No\. /, '#').replace(/^Atmosphere /, '');
  if (area === 'upper-quarter') return name.replace(' Passage', '');
  const [, passage, which] = /^(.*) Passage \((.*)\)$/.exec(name) ?? [];
  return passage === undefined ? name.replace(/ \(.*\)$/, '') : `${passage}, ${which}`;
}
