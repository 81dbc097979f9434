/** Places of the table in the order in which somebody comes to them. */
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { distanceToPolygon } from '../../../../src/rules/core/geometry/distance.ts';

type OnTable = Pick<UnderWay, 'table' | 'partyAt'>;

/** From the building or vehicle it is in; outside from where the party ended its first move, as far as anybody has said. */
export function nearFirst<P extends { readonly spot: string }>(
  places: readonly P[],
  { table, partyAt }: OnTable,
  inside: string | null,
): readonly P[] {
  const parts = new Map(
    [...(table?.buildings ?? []), ...(table?.vehicles ?? [])].map((one) => [one.id as string, one]),
  );
  const from = parts.get(inside ?? '')?.outline[0] ?? partyAt?.spot;
  if (from === undefined) return places;
  const away = ({ spot }: P) => {
    const outline = parts.get(spot)?.outline;
    return outline === undefined ? 0 : distanceToPolygon(from, outline);
  };
  return places
    .map((place) => ({ place, inches: away(place) }))
    .toSorted((a, b) => a.inches - b.inches)
    .map(({ place }) => place);
}
