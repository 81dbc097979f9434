/** Filter for the people met. */
import type { GroupLine } from '../../../../src/contract/games/all-things-zombie/holdings.ts';

/** Limits on which of the people met are shown; null is no limit. */
export interface Filter {
  readonly area: GroupLine['area'] | null;
  readonly standing: GroupLine['standing'] | null;
  readonly whereabouts: GroupLine['whereabouts'] | null;
  /** Part of a member's name. */
  readonly name: string;
}

export const EVERYBODY: Filter = { area: null, standing: null, whereabouts: null, name: '' };

export function isSet({ area, standing, whereabouts, name }: Filter): boolean {
  return area !== null || standing !== null || whereabouts !== null || name.trim() !== '';
}
