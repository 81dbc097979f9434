/** Names of figures, and of what they carry, where a player reads them. */

import type { Output } from '../../../../src/contract/contract.ts';
import { DIFFERENCE } from '../../../../src/rules/core/text/difference.ts';

export type FigureLine = Output<'campaign.get'>['figures'][number];
export type WeaponLine = FigureLine['weapons'][number];
export type Status = FigureLine['status'];
export type Leadership = FigureLine['leadership'];

/** A reach as it is written on a roster; a dash for what only strikes in melee. */
export function inches(range: number | null): string {
  return range === null ? '–' : `${range}″`;
}

/** `Assault rifle, 48″`; of a weapon for close combat its name alone. */
export const withReach = ({ title, range }: Pick<WeaponLine, 'title' | 'range'>): string =>
  range === null ? title : `${title}, ${inches(range)}`;

/** `48″, target 3, impact 2, outgun 2` */
export function weaponFacts(
  weapon: Pick<WeaponLine, 'range' | 'targets' | 'impact' | 'oRating'> & { readonly corrected?: boolean },
): string {
  const reach = weapon.range === null ? 'Melee' : inches(weapon.range);
  return `${reach}, target ${weapon.targets}, impact ${weapon.impact}, outgun ${weapon.oRating}${weapon.corrected ? DIFFERENCE : ''}`;
}

export function titles(list: readonly { readonly title: string }[]): string {
  return list.map((item) => item.title).join(', ');
}

/** Alive, whether with the party or held by somebody. */
export function isLiving(figure: Pick<FigureLine, 'status'>): boolean {
  return figure.status === 'ready' || figure.status === 'captive';
}
