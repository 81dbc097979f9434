/** Texts for a result opened to its numbers. */
import { inWords } from '../../../../src/rules/core/text/english.ts';

/** Texts of explained.tsx. */
export const words = {
  what: 'What',
  againstOf: (against: string) => ` against ${against}`,
  dice: 'Dice',
  decision: 'Decision',
  target: 'Target',
  modifiers: 'Modifiers',
  oddsBefore: 'Odds before',
  read: 'Table',
  rule: 'Rule',
  ruling: 'Ruling',
  orLessPasses: (target: string | number) => `${target} or less passes`,
  orMoreHits: (least: string | number | null) => `${least} or more hits`,
  eachDieOf: (wordsText: string) => `each die of ${wordsText}`,
  aDieOf: (wordsText: string) => `a die of ${wordsText}`,
  theBestCount: (keeps: number) => `the best ${keeps === 1 ? 'one counts' : `${inWords(keeps)} count`}`,
  nonePasses: 'none passes',
  diePasses: 'die passes',
  dicePass: 'dice pass',
} as const;
