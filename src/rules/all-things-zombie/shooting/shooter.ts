/** The nouns of shooting: who fires, at whom, and what bears on it. What is left out is not the case. */
import { choice, type FlagField, flag, list, optional, type Values } from '../../core/fields.ts';
import { ATTRIBUTES, REPS } from '../types.ts';

const tick: FlagField & { readonly optional: true } = optional(flag);
const MANY = optional({ ...list(choice(ATTRIBUTES), 0, ATTRIBUTES.length), once: true });
const DRUNK = optional(choice([1, 2, 3, 4, 5, 6]));

export const SHOOTER = {
  rep: choice(REPS, 4),
  attributes: MANY,
  drunk: DRUNK,
  fastMoving: tick,
  /** Fires another weapon at the same time (section: Firing Two Weapons at Once). */
  twoWeapons: tick,
  /** Carries somebody (section: Carrying Others), or fires after a fleeing figure on one die passed. */
  asAtCover: tick,
  /** A house rule: a crack shot rolls one die more in all (ATZ-13). */
  crackShotOneDie: tick,
} as const;
export type Shooter = Values<typeof SHOOTER>;

export const TARGET_KINDS = ['human', 'zombie'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

export const TARGET = {
  kind: choice(TARGET_KINDS),
  /** A zombie’s is that of zombies unless it is said. */
  rep: optional(choice(REPS, 4)),
  cover: tick,
  prone: tick,
  protected: tick,
  fastMoving: tick,
  /** A zombie beyond 6″, or turned away. */
  far: tick,
  attributes: MANY,
  drunk: DRUNK,
  /** A Psycho who comes on. */
  rushing: tick,
  /** Hits taken earlier in the Encounter, which count towards Mega-Death (ATZ-102). */
  hits: optional({ kind: 'number', least: 0, most: 99 }),
  /** Obviously Dead results of this Encounter that it has already survived. */
  survived: optional({ kind: 'number', least: 0, most: 99 }),
} as const;
export type Target = Values<typeof TARGET>;
