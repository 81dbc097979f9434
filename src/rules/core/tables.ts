/** Tables that answer questions: seeded dice, the answers of a transcript, or one after another. */

import { accepts, fingerprint } from './answers.ts';
import type { DiceBox } from './dice.ts';
import type { Table } from './driver.ts';
import type { Given } from './given.ts';
import type { DrawAsk, RollAsk } from './play.ts';
import type { Transcript } from './transcript.ts';

function rolled(box: DiceBox, { stream, dice }: RollAsk): Given {
  return { answer: box.roll(dice, stream), by: 'app' };
}

function drawn(box: DiceBox, { rule, stream, from }: DrawAsk): Given {
  const answer = from.length > 0 ? from[box.below(from.length, stream)] : undefined;
  if (answer === undefined) throw new Error(`${rule} draws from nothing`);
  return { answer, by: 'app' };
}

/** Rolls and draws from the box; leaves decisions to others. */
export function seeded(box: DiceBox): Table {
  return (question) => {
    if (question.kind === 'roll') return rolled(box, question);
    if (question.kind === 'draw') return drawn(box, question);
    return undefined;
  };
}

/** Asks each table in turn until one answers. */
export function firstOf(...tables: readonly Table[]): Table {
  const [first, second, third] = tables;
  // Dice and a bot: what thousands of games a second are played with.
  if (first && second && !third)
    return (question, index) => first(question, index) ?? second(question, index);
  return (question, index) => {
    for (const table of tables) {
      const given = table(question, index);
      if (given) return given;
    }
    return undefined;
  };
}

export interface Resuming extends Table {
  /** The index of the first question that the stored answer did not fit, or undefined if all that were asked fitted. */
  readonly stoppedAt: () => number | undefined;
}

/**
 * Gives the stored answers as long as each still fits its question, then asks `then`. Under other rules the first that
 * does not fit ends the replay for good: later answers belong to a game that did not happen.
 */
export function resuming(transcript: Transcript, then: Table): Resuming {
  let stopped: number | undefined;
  const table: Table = (question, index) => {
    const reply = stopped === undefined ? transcript[index] : undefined;
    if (!reply) return then(question, index);
    if (reply.fingerprint === fingerprint(question) && accepts(question, reply.answer)) {
      return { answer: reply.answer, by: reply.by };
    }
    stopped = index;
    return then(question, index);
  };
  return Object.assign(table, { stoppedAt: () => stopped });
}
