/** Who fears whom (section: Attributes, Terrifying and Psycho). */
import { bearingsOn, effectsOn } from '../attributes.ts';
import type { AttributeId } from '../types.ts';
import type { Opponent, Person } from './checker.ts';

/** The attribute for which the figure fears the opponent, or undefined if it does not. */
export function fearOf(figure: Person, opponent: Opponent): AttributeId | undefined {
  if (effectsOn('fear', figure.attributes ?? [], figure.drunk).length > 0) return undefined;
  const frightening = bearingsOn('feared', opponent.attributes ?? [], opponent.drunk);
  return frightening.find(({ effect }) => effect.by === 'everyone' || opponent.rushing === true)?.from;
}
