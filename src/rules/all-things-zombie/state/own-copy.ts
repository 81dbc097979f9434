/**
 * A campaign that its owner may write with `apply`, as a copy of one that others are looking at. A long campaign has
 * hundreds of figures and groups, of which an act changes a few: `apply` never writes those that stand in a list, but
 * puts changed ones in their place. So both campaigns share them, and what an act has changed is found by identity.
 */
import { copy } from '../../core/copy.ts';
import type { Seen } from '../../core/seen.ts';
import type { Campaign } from './campaign.ts';
import type { SeenCampaign } from './seen.ts';

export function ownCopy(now: SeenCampaign): Campaign {
  const { encounter, ...shared } = now as Campaign;
  const own = { ...shared, calendar: copy(shared.calendar), count: copy(shared.count) };
  if (encounter === null) return { ...own, encounter };
  // The laid table is most of an Encounter, and only ever replaced.
  const { table, ...beside } = encounter;
  return { ...own, encounter: { ...copy(beside), table } };
}

/** Puts a changed copy of one of a list in its place. Throws where it isn't there. */
export function withChanged<T>(
  list: readonly Seen<T>[],
  old: Seen<T>,
  change: (own: T) => void,
): readonly Seen<T>[] {
  const place = list.indexOf(old);
  if (place < 0) throw new Error('what is changed is none of the list');
  const own = copy(old) as T;
  change(own);
  return list.with(place, own as Seen<T>);
}
