/** Attributes that count in a figure, and their effects. */
import type { RowId } from '../core/table.ts';
import { DRUNKARD_TABLE } from './data/attribute-tables.ts';
import { ATTRIBUTE_TABLE } from './data/attributes.ts';
import type { Effect } from './data/effect.ts';
import type { AttributeId, WeaponId } from './types.ts';

/** The row of the drunkard's table that holds for this Encounter. */
export type DrunkardState = keyof typeof DRUNKARD_TABLE;

function drunkardEffects(drunk: DrunkardState | undefined): readonly Effect[] {
  return drunk === undefined ? [] : DRUNKARD_TABLE[drunk].effects;
}

/** The figure's own attributes and those they, or its drink, bring along (a Psycho's), each once, its own first. */
export function attributesInForce(
  own: readonly AttributeId[],
  drunk?: DrunkardState | undefined,
): readonly AttributeId[] {
  const inForce = new Set(own);
  const bring = (effects: readonly Effect[]) => {
    for (const effect of effects) {
      if (effect.on === 'attributes') for (const brought of effect.brings) inForce.add(brought);
    }
  };
  bring(drunkardEffects(drunk));
  // The set grows while it is walked, so that what is brought may bring more.
  for (const id of inForce) bring(ATTRIBUTE_TABLE[id].effects);
  return [...inForce];
}

/** Returns the row id under which an attribute’s modifiers are known. */
export const attributeRow = (id: AttributeId): RowId => `atz.attributes/${id}`;

type EffectOn<M extends Effect['on']> = Extract<Effect, { readonly on: M }>;

/** An effect on a moment, and the attribute it comes from; a drunkard’s evening comes from Drunkard. */
export interface Bearing<M extends Effect['on']> {
  readonly from: AttributeId;
  readonly effect: EffectOn<M>;
}

/** Everything that bears on one moment, each with the attribute that says so. */
export function bearingsOn<M extends Effect['on']>(
  moment: M,
  own: readonly AttributeId[],
  drunk?: DrunkardState | undefined,
): readonly Bearing<M>[] {
  const lasting = attributesInForce(own, drunk).flatMap((from) =>
    ATTRIBUTE_TABLE[from].effects.map((effect) => ({ from, effect })),
  );
  const tonight = drunkardEffects(drunk).map((effect) => ({ from: 'drunkard' as const, effect }));
  return [...lasting, ...tonight].filter((one): one is Bearing<M> => one.effect.on === moment);
}

/** Everything that bears on one moment, from the figure's own attributes and those they bring along. */
export function effectsOn<M extends Effect['on']>(
  moment: M,
  own: readonly AttributeId[],
  drunk?: DrunkardState | undefined,
): readonly EffectOn<M>[] {
  return bearingsOn(moment, own, drunk).map(({ effect }) => effect);
}

/** Weapons a new figure has for its attributes, beside the one drawn for it: a Knifeman's knife (ATZ-93). */
export function weaponsBrought(own: readonly AttributeId[]): readonly WeaponId[] {
  return effectsOn('recruiting', own).flatMap((effect) => effect.brings);
}
