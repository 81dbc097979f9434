/** Reasons for which somebody doesn’t act of his own accord now, for his line and for the forms. */
import type { HeldBack } from '../acts/encounter/held-back.ts';
import { ENCOUNTER_REFUSAL_TEXT } from './encounter-refusals.ts';

/** `stays: Rep below 4` */
export function heldBackInShort({ why, die }: HeldBack): string {
  switch (why) {
    case 'doubles':
      return 'stays: doubles';
    case 'not-active':
      return die === null ? 'stays: die doubled' : `stays: Rep below ${die}`;
    case 'side-has-acted':
      return 'has acted';
    case 'not-first':
      return 'only reacts';
    case 'no-sense':
      return 'stays: no sense';
    case 'as-before':
      return 'as last turn';
    case 'what-now-first':
      return 'What Now? first';
    case 'stays-down':
      return 'stays down';
    case 'searches':
      return 'searches';
    case 'tends':
      return 'with a casualty';
    case 'picks-up':
      return 'picks up a weapon';
    case 'not-stationary':
      return 'has acted this turn';
    default:
      return 'waits';
  }
}

/** In a word or two, where there is no room for why: `stays`. */
export function heldBackInBrief(held: HeldBack): string {
  switch (held.why) {
    case 'doubles':
    case 'not-active':
    case 'no-sense':
      return 'stays';
    case 'what-now-first':
      return 'What Now?';
    case 'tends':
      return 'tends';
    case 'picks-up':
      return 'picks up';
    case 'not-stationary':
      return 'has acted';
    default:
      return heldBackInShort(held);
  }
}

/** As a sentence, with what may be done instead. */
export function heldBackText({ why, rep, die }: HeldBack): string {
  if (why !== 'not-active') return ENCOUNTER_REFUSAL_TEXT[why];
  return die === null
    ? 'Another side shows the same die: it stays, and acts only in answer.'
    : `Rep ${rep} is under the die of ${die}, and no Leader of Rep ${die} or more takes it along: it stays, and acts only in answer.`;
}
