/** The nouns of the game: its cards, its Stacks, who sits at the table, and how it may end. */

export const COLOURS = ['blue', 'green'] as const;
export type Colour = (typeof COLOURS)[number];
/** Kinds that are collected. */
export const COLLECTED = ['team', 'weapon'] as const;
export type Collected = (typeof COLLECTED)[number];
export const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const;
export type Letter = (typeof LETTERS)[number];

export const PLAYED_ACTIONS = [
  'unfortunate-distraction',
  'better-you-than-me',
  'ewwwwwwwww',
  'fall-back',
  'dead-weight',
  'oh-my-gawd',
  'hold-them-off',
] as const;
/** An Action Card that does something when it is played. */
export type PlayedAction = (typeof PLAYED_ACTIONS)[number];
export const SILENT_ACTIONS = ['out-of-ammo', 'you-a-zombie', 'that-was-easy'] as const;
/** An Action Card without any text. */
export type SilentAction = (typeof SILENT_ACTIONS)[number];
export type Action = PlayedAction | SilentAction;

export const WILD = 'wild';
export type CollectionCard = `${Collected}-${Colour}-${Letter}`;
/** Copies of a card are equal. */
export type Card = CollectionCard | typeof WILD | Action;

export const SEATS = ['first', 'second', 'third', 'fourth'] as const;
export type ZdfSeat = (typeof SEATS)[number];

/** Left to right, as they lie before a player. */
export const STACKS = ['left', 'right', 'action'] as const;
export type Stack = (typeof STACKS)[number];
export const COLLECTION_STACKS = ['left', 'right'] as const;
export type CollectionStack = (typeof COLLECTION_STACKS)[number];

export interface ZdfSetup {
  readonly players: number;
  /** Turns of all players together after which the game is drawn. */
  readonly turns: number;
}

export type ZdfOutcome =
  | { readonly kind: 'won'; readonly seat: ZdfSeat; readonly by: 'collections' | 'last-standing' }
  | { readonly kind: 'drawn'; readonly by: 'agreement' | 'turns' };
