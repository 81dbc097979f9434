/** Dice, cards and decisions written down beforehand. */
import type { Table } from '../../../src/rules/core/driver.ts';
import type { Answer } from '../../../src/rules/core/play.ts';

export interface Script extends Table {
  /** Number of answers that have not been asked for. */
  readonly left: () => number;
  /** Throws unless every answer has been asked for. */
  readonly assertUsedUp: () => void;
}

/** Gives these answers in order, whatever is asked, then nothing. */
export function scripted(answers: readonly Answer[]): Script {
  let used = 0;
  const table: Table = () => {
    const answer = answers[used];
    if (answer === undefined) return undefined;
    used += 1;
    return { answer, by: 'script' };
  };
  const left = () => answers.length - used;
  const assertUsedUp = () => {
    if (left() > 0) throw new Error(`never asked for: ${JSON.stringify(answers.slice(used))}`);
  };
  return Object.assign(table, { left, assertUsedUp });
}
