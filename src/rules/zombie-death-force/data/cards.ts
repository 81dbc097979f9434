/**
 * The deck: 62 cards. That there are so many, in two colours with letters A to E, and what the Action Cards and the Wild
 * Card are called is printed; titles of the others, values, copies and which two are marked are ours, until an owner of the
 * printed cards corrects them.
 */
import { line, number } from '../../core/fields.ts';
import type { KeyedTable, Row } from '../../core/table.ts';
import type { Card } from '../types.ts';
import { words } from './text/cards.ts';

export interface Printed {
  readonly title: string;
  readonly value: number;
  readonly copies: number;
  /** Copies that are marked for three and four players. */
  readonly marked: number;
}

function rebuilt(title: string, value: number, copies: number, marked = 0): Row<Printed> {
  return { result: { title, value, copies, marked }, confidence: 'RECONSTRUCTED' };
}

export const CARDS: KeyedTable<Card, Printed> = {
  id: 'zdf.cards',
  section: 'Setup',
  figures: { title: line(60), value: number(0, 9), copies: number(0, 6), marked: number(0, 2) },
  rows: {
    'team-blue-a': rebuilt(words.lookout, 1, 2),
    'team-blue-b': rebuilt(words.cook, 1, 2),
    'team-blue-c': rebuilt(words.mechanic, 2, 2),
    'team-blue-d': rebuilt(words.medic, 2, 2),
    'team-blue-e': rebuilt(words.marksman, 3, 2),
    'weapon-blue-a': rebuilt(words.crowbar, 1, 2),
    'weapon-blue-b': rebuilt(words.machete, 1, 2),
    'weapon-blue-c': rebuilt(words.crossbow, 2, 2),
    'weapon-blue-d': rebuilt(words.pistol, 2, 2),
    'weapon-blue-e': rebuilt(words.shotgun, 3, 2),
    'team-green-a': rebuilt(words.lookout, 1, 2),
    'team-green-b': rebuilt(words.cook, 1, 2),
    'team-green-c': rebuilt(words.mechanic, 2, 2),
    'team-green-d': rebuilt(words.medic, 2, 2),
    'team-green-e': rebuilt(words.marksman, 3, 2),
    'weapon-green-a': rebuilt(words.crowbar, 1, 2),
    'weapon-green-b': rebuilt(words.machete, 1, 2),
    'weapon-green-c': rebuilt(words.crossbow, 2, 2),
    'weapon-green-d': rebuilt(words.pistol, 2, 2),
    'weapon-green-e': rebuilt(words.shotgun, 3, 2),
    wild: rebuilt(words.timeToGo, 0, 4),
    'out-of-ammo': rebuilt(words.outOfAmmoBeatEm, 1, 2),
    'you-a-zombie': rebuilt(words.youAZombieNoCome, 1, 2),
    'that-was-easy': rebuilt(words.thatWasEasy, 3, 2),
    'unfortunate-distraction': rebuilt(words.anUnfortunateDistraction, 0, 1),
    'better-you-than-me': rebuilt(words.betterYouThanMe, 0, 2, 1),
    ewwwwwwwww: rebuilt(words.ewwwwwwwww, 1, 2, 1),
    'fall-back': rebuilt(words.fallBackIGotThis, 1, 2),
    'dead-weight': rebuilt(words.losingTheDeadWeight, 1, 2),
    'oh-my-gawd': rebuilt(words.ohMyGawdOhMy, 0, 2),
    'hold-them-off': rebuilt(words.wellHoldThemOff, 1, 1),
  },
};
