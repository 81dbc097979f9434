/** Why things can’t be looked for in a place, after the battle. */
import type { PlaceView } from '../../../../src/contract/games/all-things-zombie/encounter-view/places.ts';

/** Why things can't be looked for, each reason once: `Weapon, vehicle: That has been found here already.` */
export function reasons(items: PlaceView['items']): string[] {
  const byReason = new Map<string, string[]>();
  for (const { title, who, why } of items) {
    if (who.length > 0 || why === null) continue;
    const named = byReason.get(why) ?? [];
    byReason.set(why, [...named, named.length === 0 ? title : title.toLowerCase()]);
  }
  return [...byReason].map(([why, titles]) => `${titles.join(', ')}: ${why}`);
}
