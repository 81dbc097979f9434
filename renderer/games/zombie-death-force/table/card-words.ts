/** Words for a card: its label where it is named, and the line printed under its title. */

import { KIND_NAMES, letterText } from '../../../../src/rules/zombie-death-force/text/names.ts';
import type { Face } from '../../../../src/rules/zombie-death-force/text/table/face.ts';

/** `Team, blue`; `Wild`, `Action`. */
export function kindText({ part, kind }: Face): string {
  if (part !== null) return `${KIND_NAMES[part.kind]}, ${part.colour}`;
  return kind === 'wild' ? 'Wild' : 'Action';
}

/** All that the card shows, for who hears it. */
export function cardLabel(face: Face): string {
  const letter = face.part === null ? [] : [letterText(face.part.letter)];
  const ours = face.isOurs ? ['ours'] : face.isCorrected ? ['corrected'] : [];
  return [face.title, kindText(face), ...letter, `value ${face.value}`, ...ours].join(', ');
}

/** The letter that picks it in the hand: its own, W of a Wild, X of an Action. */
export function keyOf({ part, kind }: Face): string {
  if (part !== null) return letterText(part.letter);
  return kind === 'wild' ? 'W' : 'X';
}
