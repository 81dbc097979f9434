/** A town of Aliens vs Zombies in the middle of a game, as a test wants it. */
import { ALIEN_KINDS, ALIENS, type AlienKind } from '../../../src/rules/aliens-vs-zombies/data/aliens.ts';
import type { PlaceId } from '../../../src/rules/aliens-vs-zombies/data/town.ts';
import type { Horde } from '../../../src/rules/aliens-vs-zombies/data/zombies.ts';
import type { AvzEvent } from '../../../src/rules/aliens-vs-zombies/events.ts';
import { aliensVsZombies } from '../../../src/rules/aliens-vs-zombies/module.ts';
import { noHorde, type State } from '../../../src/rules/aliens-vs-zombies/state.ts';
import type { Table } from '../../../src/rules/core/driver.ts';
import { playStep } from '../../../src/rules/core/module.ts';
import type { Answer, Question } from '../../../src/rules/core/play.ts';
import { linesOf } from '../../../src/rules/core/table.ts';

export interface Wanted extends Partial<Omit<State, 'town' | 'aliens' | 'dead' | 'grave'>> {
  readonly aliens?: Partial<Record<PlaceId, readonly AlienKind[]>>;
  readonly zombies?: Partial<Record<PlaceId, Partial<Horde>>>;
  readonly dead?: Partial<Horde>;
  readonly grave?: Partial<Horde>;
}

export function town({ aliens = {}, zombies = {}, dead = {}, grave = {}, ...rest }: Wanted): State {
  const state = aliensVsZombies.begin({});
  state.turn = 3;
  state.aliens = linesOf<{ count: number }>(ALIENS).flatMap(({ row, book }) =>
    Array.from({ length: book.result.count }, (_, at) => ({
      id: `${row}-${at + 1}`,
      kind: row as AlienKind,
      at: null as PlaceId | null,
      acted: false,
      name: null as string | null,
    })),
  );
  for (const [place, kinds] of Object.entries(aliens) as [PlaceId, readonly AlienKind[]][]) {
    for (const kind of kinds) {
      const alien = state.aliens.find((one) => one.kind === kind && one.at === null);
      if (alien === undefined) throw new Error(`no ${kind} is left of ${ALIEN_KINDS.join(', ')}`);
      alien.at = place;
    }
  }
  for (const [place, some] of Object.entries(zombies) as [PlaceId, Partial<Horde>][]) {
    state.town[place].ready = { ...noHorde(), ...some };
  }
  return { ...state, dead: { ...noHorde(), ...dead }, grave: { ...noHorde(), ...grave }, ...rest };
}

export interface Went {
  readonly state: State;
  readonly events: readonly AvzEvent[];
  readonly questions: readonly Question[];
  /** End of the step, by its kind. */
  readonly kind: string;
}

/** Plays one step with these answers; it may stop at a question that has none. */
export function step(state: State, ...answers: readonly Answer[]): Went {
  const questions: Question[] = [];
  const table: Table = (question) => {
    questions.push(question);
    const answer = answers[questions.length - 1];
    return answer === undefined ? undefined : { answer, by: 'script' };
  };
  const { played, state: after } = playStep(aliensVsZombies, state, table);
  if (played.kind === 'finished' && questions.length < answers.length)
    throw new Error(`never asked for: ${JSON.stringify(answers.slice(questions.length))}`);
  return { state: after, events: played.events, questions, kind: played.kind };
}

/** The options of the question a step stops at. */
export function optionsOf({ questions }: Went): readonly string[] {
  const last = questions.at(-1);
  return last?.kind === 'choose' ? last.options.map(({ id }) => id) : [];
}
