/** Fear of some figures for others (section: Attributes, Terrifying and Psycho). */
import { bearingsOn, effectsOn } from '../attributes.ts';
import type { AttributeId } from '../types.ts';
import type { Person } from './checker.ts';

/** Qualities of the enemy to be afraid of; a Psycho only where it comes on. */
export interface Frightening {
  readonly terrifying?: boolean | undefined;
  readonly psycho?: boolean | undefined;
}

/** The attribute for which the figure fears the enemy, or undefined if it does not. */
export function fearOf(
  { attributes = [], drunk }: Person,
  { terrifying, psycho }: Frightening,
): AttributeId | undefined {
  if (effectsOn('fear', attributes, drunk).length > 0) return undefined;
  const enemy: readonly AttributeId[] = [
    ...(terrifying ? (['terrifying'] as const) : []),
    ...(psycho ? (['psycho'] as const) : []),
  ];
  return bearingsOn('feared', enemy)[0]?.from;
}
