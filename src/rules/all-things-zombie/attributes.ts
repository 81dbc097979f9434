import { ATTRIBUTE_TABLE } from './data/attributes.ts';
import type { Effect } from './data/effect.ts';
import type { AttributeId } from './types.ts';

/** The figure's own attributes and those they bring along (a Psycho's), each once, its own first. */
export function attributesInForce(own: readonly AttributeId[]): readonly AttributeId[] {
  const inForce = new Set(own);
  for (const id of inForce) {
    for (const effect of ATTRIBUTE_TABLE[id].effects) {
      if (effect.on === 'attributes') for (const brought of effect.brings) inForce.add(brought);
    }
  }
  return [...inForce];
}

type EffectOn<M extends Effect['on']> = Extract<Effect, { readonly on: M }>;

/** Everything that bears on one moment, from the figure's own attributes and those they bring along. */
export function effectsOn<M extends Effect['on']>(
  moment: M,
  own: readonly AttributeId[],
): readonly EffectOn<M>[] {
  return attributesInForce(own)
    .flatMap((id) => ATTRIBUTE_TABLE[id].effects)
    .filter((effect): effect is EffectOn<M> => effect.on === moment);
}
