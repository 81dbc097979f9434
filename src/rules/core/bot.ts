/** A bot is a table that takes decisions; dice and cards it leaves to others. */

import type { DiceBox } from './dice.ts';
import type { Table } from './driver.ts';
import type { Answer, Question, Seat, Stream } from './play.ts';
import type { Seen } from './seen.ts';

export interface BotKind<State> {
  readonly id: string;
  readonly title: string;
  /** `look` shows the state as it stands at the question; whatever the bot leaves to chance comes from `stream`. */
  readonly seat: (look: () => Seen<State>, box: DiceBox, stream: Stream) => Table;
}

function oneOf(question: Question, box: DiceBox, stream: Stream): Answer | undefined {
  switch (question.kind) {
    case 'choose': {
      const { options } = question;
      return options.length > 0 ? options[box.below(options.length, stream)]?.id : undefined;
    }
    case 'place': {
      const { spots } = question;
      return spots.length > 0 ? spots[box.below(spots.length, stream)] : undefined;
    }
    case 'roll':
    case 'draw':
      return undefined;
    default:
      return question satisfies never;
  }
}

/** Takes every option, and every candidate spot, with the same chance. */
export function evenTable(box: DiceBox, stream: Stream): Table {
  return (question) => {
    const answer = oneOf(question, box, stream);
    return answer === undefined ? undefined : { answer, by: 'bot' };
  };
}

/** Bot that every module’s bots start from. */
export const evenBot: BotKind<unknown> = {
  id: 'even',
  title: 'Takes any option',
  seat: (_look, box, stream) => evenTable(box, stream),
};

/** Each seat's own table; a seat without one is asked nothing. */
export function bySeat(tables: Readonly<Record<Seat, Table>>): Table {
  const bySeats = new Map(Object.entries(tables));
  return (question, index) => bySeats.get(question.seat)?.(question, index);
}
