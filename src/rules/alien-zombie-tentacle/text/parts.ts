/** Sources of a figure, part by part: `4 base`, `2 Pistol`, `3 Policewoman`. */
import type { Part } from '../strength.ts';
import { cardTitle, survivorTitle } from './names.ts';

export function partWords(part: Part): string {
  switch (part.from) {
    case 'base':
      return `${part.by} base`;
    case 'helper':
      return `${part.by} ${survivorTitle(part.card)}`;
    case 'gear':
    case 'event':
      return `${part.by} ${cardTitle(part.card)}`;
    default:
      return part satisfies never;
  }
}
