/** What the odds of several chapters ask for, each with the sentence a bad value gets. */
import { z } from 'zod';
import { WINNERS } from '../../../../rules/all-things-zombie/after-the-battle/who-wins.ts';
import { AREAS, BUILDINGS } from '../../../../rules/all-things-zombie/types.ts';

/** Beyond these no die can tell the difference, and nobody has so many modifiers. */
const TARGETS = { least: -20, most: 20 } as const;

/** A Rep after modifiers; 6 and above always pass, 0 and below never do. */
export const Target = number('rep', TARGETS.least, TARGETS.most);
export const Modifier = number('modifier', TARGETS.least, TARGETS.most);

export const Area = z.enum(AREAS, { error: `area is one of ${AREAS.join(', ')}.` });
export const Phase = z.literal([1, 2, 3], { error: 'phase is 1, 2 or 3.' });
/** Who won the war at O+20; left out before that. */
export const Winner = z.enum(WINNERS, { error: `winner is ${WINNERS.join(' or ')}.` }).optional();
/** Null stands for a vehicle or a trailer. */
export const Building = z
  .enum(BUILDINGS, { error: `building is one of ${BUILDINGS.join(', ')}, or null for a vehicle or trailer.` })
  .nullable();

export function number<const N extends string>(name: N, least: number, most: number) {
  return z
    .int({ error: `${name} is a whole number.` })
    .min(least, { error: `${name} is ${least} or more.` })
    .max(most, { error: `${name} is ${most} at most.` });
}

/** A circumstance that is the case or not. */
export const flag = <const N extends string>(name: N) => z.boolean({ error: `${name} is true or false.` });
