import { copy } from '../../core/copy.ts';
import type { Now } from '../acts/act.ts';
import type { Campaign } from './campaign.ts';

/** A campaign that its owner may write with `apply`, as a copy of one that others are looking at. */
export function ownCopy(now: Now): Campaign {
  return copy(now) as Campaign;
}
