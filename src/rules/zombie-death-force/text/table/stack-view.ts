/** A Stack as it lies before its owner, and what it still needs. */
import type { Seen } from '../../../core/seen.ts';
import { inWords } from '../../../core/text/english.ts';
import { SUBSTITUTE } from '../../cards.ts';
import { collectionOn, countOf, lettersOn, type SeenPile, topValue, wildsOn } from '../../stacks.ts';
import { hasCompleted, type Player } from '../../state.ts';
import { COLLECTED, type Collected, type Colour, LETTERS, type Letter, type Stack } from '../../types.ts';
import { COLLECTION_NAMES, letterText } from '../names.ts';
import { type Face, faceOf } from './face.ts';

export interface StackView {
  readonly stack: Stack;
  /** The active card first. */
  readonly cards: readonly Face[];
  /** Kind and colour that a Collection Stack collects; null while it is open to any, and for the Action Stack. */
  readonly collects: { readonly kind: Collected; readonly colour: Colour } | null;
  readonly letters: readonly { readonly letter: Letter; readonly isThere: boolean }[];
  readonly wilds: number;
  /** Count of the Stack when its owner draws. */
  readonly value: number;
  /** Note on how many cards lie there and what is missing, in a few words. */
  readonly note: string;
  /** True if one card more would win its owner the game. */
  readonly isClose: boolean;
}

export function stackView(player: Seen<Player>, stack: Stack): StackView {
  const pile = player.stacks[stack];
  const collects = stack === 'action' ? undefined : collectionOn(pile);
  const there = lettersOn(pile);
  const letters = LETTERS.map((letter) => ({ letter, isThere: there.includes(letter) }));
  const missing = missingOf(player, pile, collects?.kind);
  return {
    stack,
    cards: pile.toReversed().map(faceOf),
    collects: collects ?? null,
    letters,
    wilds: stack === 'action' ? 0 : wildsOn(pile),
    value: topValue(pile),
    note: noteOf(stack, pile, missing, needInShort),
    isClose:
      missing !== undefined && missing.cards <= 1 && COLLECTED.some((kind) => hasCompleted(player, kind)),
  };
}

interface Missing {
  readonly letters: readonly Letter[];
  /** Cards, where Wilds and Action Cards stand in for the others. */
  readonly cards: number;
}

/** Undefined where nothing is collected, or nothing that still counts. */
function missingOf(player: Seen<Player>, pile: SeenPile, kind: Collected | undefined): Missing | undefined {
  if (kind === undefined || hasCompleted(player, kind)) return undefined;
  const there = lettersOn(pile);
  const letters = LETTERS.filter((letter) => !there.includes(letter));
  const standIns = wildsOn(pile) + countOf(player.stacks.action, SUBSTITUTE[kind]);
  return { letters, cards: Math.max(0, letters.length - standIns) };
}

/** The same where no letters stand over it. */
export function noteByItself(player: Seen<Player>, stack: Stack): string {
  const pile = player.stacks[stack];
  const kind = stack === 'action' ? undefined : collectionOn(pile)?.kind;
  return noteOf(stack, pile, missingOf(player, pile, kind), needText);
}

function noteOf(
  stack: Stack,
  pile: SeenPile,
  missing: Missing | undefined,
  need: (missing: Missing) => string,
): string {
  const count = inWords(pile.length);
  if (pile.length === 0) return 'empty';
  if (stack === 'action') return pile.length > 1 ? `${count}; top one first` : count;
  const kind = collectionOn(pile)?.kind;
  if (kind === undefined) return `${count}, open to any card`;
  if (missing === undefined) return `${count}; ${COLLECTION_NAMES[kind]} completed`;
  return `${count}, ${need(missing)}`;
}

function needText({ letters, cards }: Missing): string {
  const names = letters.map(letterText).join(', ');
  if (cards === 0) return 'can be announced';
  if (cards === letters.length) return `needs ${names}`;
  return `needs ${inWords(cards)} of ${names}`;
}

/** Need of a Stack in short; the letters over it say which cards they may be. */
function needInShort(missing: Missing): string {
  const { letters, cards } = missing;
  return cards > 0 && cards < letters.length ? `needs ${inWords(cards)} more` : needText(missing);
}
