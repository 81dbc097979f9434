/** Outcomes of its odds, and what they are asked with. */
import { upperFirst } from '../../core/text/english.ts';
import { EVERY_CARD, partOf } from '../cards.ts';
import { COLLECTED, COLOURS, LETTERS } from '../types.ts';
import { COLLECTION_NAMES, letterText, partText, titleOf } from './names.ts';

const CHANCES: Readonly<Record<string, string>> = {
  completes: 'A Collection is complete',
  not: 'None is',
};

export const chanceText = (_rule: string, outcome: string): string => CHANCES[outcome] ?? outcome;

const FIELDS: Readonly<Record<string, string>> = {
  draws: 'Cards drawn',
  pile: 'Draw pile',
  collections: 'Collection',
  kind: 'Of',
  letters: 'Letters there',
  standIns: 'Wilds and stand-ins',
};

/** `Pile`; a card by what it is part of, since those of both colours share a title. */
export function oddsWord(name: string): string | undefined {
  const card = EVERY_CARD.find((one) => one === name);
  if (card !== undefined) return partOf(card) === undefined ? titleOf(card) : partText(card);
  const kind = COLLECTED.find((one) => one === name);
  if (kind !== undefined) return COLLECTION_NAMES[kind];
  const letter = LETTERS.find((one) => one === name);
  if (letter !== undefined) return letterText(letter);
  const colour = COLOURS.find((one) => one === name);
  return colour === undefined ? FIELDS[name] : upperFirst(colour);
}
