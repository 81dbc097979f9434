/** The Epilogue, event by event: each a play that asks for its dice or its decision and gives back what came of it. */
import { choose, draw, type OddsAsk, type Play, roll } from '../../core/play.ts';
import type { Seen } from '../../core/seen.ts';
import {
  type ChoiceEntry,
  type Entry,
  EPILOGUE_CHOICES,
  type EpilogueChoice,
  epilogueRow,
  type WayEntry,
  wayRow,
} from './data.ts';
import type { Aboard, Passage, PassageEvent, Rolled } from './passage.ts';

type Look = Seen<Passage>;
export type Came = Omit<PassageEvent, 'rule' | 'boat'>;

/** Way in which a boat takes its decisions: a question to the player, or a course settled beforehand. */
export type Deciding = (at: ChoiceEntry, passage: Look) => Play<EpilogueChoice, never>;

const ASKED = { seat: 'crew', stream: 'epilogue' } as const;
const ruleOf = (entry: Entry) => `agt.epilogue.${entry}` as const;
const sum = (faces: readonly number[]): number => faces.reduce((all, face) => all + face, 0);
const isNobodyLeft = (passage: Look, dead: readonly string[]): boolean =>
  dead.length === passage.aboard.length;
const killed = (dead: readonly string[]): Came => ({ to: null, dead, fate: 'killed' });

/** Odds of the way home from here, by what matters of the boat. */
function oddsOf({ aboard, at, food }: Look): { readonly odds: OddsAsk } {
  const crew = aboard.map(({ dice, constitution }) => ({ dice, constitution }));
  const input = { crew, at, ...(food === null ? {} : { food }) };
  return { odds: { rule: 'agt.epilogue', input } };
}

export const askPlayer =
  (textOf: (choice: EpilogueChoice) => string): Deciding =>
  (at, { boat }) =>
    choose({
      rule: ruleOf(at),
      seat: ASKED.seat,
      of: boat,
      options: (Object.keys(EPILOGUE_CHOICES[at]) as EpilogueChoice[]).map((id) => ({
        id,
        text: textOf(id),
      })),
    });

function* decided(at: ChoiceEntry, passage: Look, decide: Deciding): Play<Entry, never> {
  const ways: Readonly<Partial<Record<EpilogueChoice, Entry>>> = EPILOGUE_CHOICES[at];
  const chosen = yield* decide(at, passage);
  const to = ways[chosen];
  if (to === undefined) throw new Error(`event ${at} of the Epilogue has no choice ${chosen}`);
  return to;
}

/** Lets a die say where the boat goes on. */
function* byDie(at: Entry, passage: Look, odds: object = oddsOf(passage)): Play<Came, never> {
  const { result, row } = wayRow(String(at) as WayEntry);
  const { upTo, low, high } = result;
  const faces = yield* roll({
    ...{ rule: ruleOf(at), ...ASKED, of: passage.boat, dice: 1, ...odds },
    reading: { by: 'classes', cuts: [upTo] },
    basis: { rows: [row] },
  });
  return { to: (faces[0] ?? 0) <= upTo ? low : high, faces, rows: [row] };
}

/** Events 2 and 7: food that runs out on the way is the end of the boat (AGT-15). */
function* travels(at: 2 | 7, passage: Look): Play<Came, never> {
  const { result: years, row } = epilogueRow(`years-${at}`);
  const food = passage.food === null ? null : Math.max(0, passage.food - years);
  if (food === 0) return { to: null, years, food, fate: 'starved', rows: [row] };
  const came = yield* byDie(at, passage);
  return { ...came, years, ...(food === null ? {} : { food }), rows: [row, ...(came.rows ?? [])] };
}

/** Draws who dies in a fight: anyone aboard, the Robot and the Mascot, too (AGT-16). */
function* oneDies({ aboard, boat }: Look): Play<string, never> {
  const [first, ...others] = aboard.map(({ id }) => id);
  if (first === undefined) throw new Error(`nobody is aboard the ${boat}`);
  if (others.length === 0) return first;
  return yield* draw({ rule: 'agt.epilogue.dies', ...ASKED, of: boat, from: [first, ...others] });
}

/** Event 5: all dice of the crew against one of each native; a tie is theirs. */
function* fights(passage: Look): Play<Came, never> {
  const { boat, aboard } = passage;
  const asking = { rule: ruleOf(5), ...ASKED, of: boat };
  const [natives = 1] = yield* roll({ ...asking, dice: 1, reading: { by: 'faces' }, ...oddsOf(passage) });
  const { result: each, row } = epilogueRow('native');
  const crew = yield* roll({
    ...{ ...asking, rule: 'agt.epilogue.crew', dice: sum(aboard.map(({ dice }) => dice)) },
    reading: { by: 'sum' },
  });
  const theirs = yield* roll({
    ...{ ...asking, rule: 'agt.epilogue.natives', dice: natives * each },
    reading: { by: 'sum' },
  });
  const came = { fight: { natives, crew, theirs }, rows: [row] };
  if (sum(crew) > sum(theirs)) return { ...came, to: 6 };
  const dead = [yield* oneDies(passage)];
  return isNobodyLeft(passage, dead) ? { ...came, ...killed(dead) } : { ...came, to: 4, dead };
}

/** Rolls dice against a constitution; as much or more kills. */
export function* hasFlu({ id, constitution }: Aboard): Play<Rolled, never> {
  const { result: dice, row } = epilogueRow('flu');
  const faces = yield* roll({
    ...{ rule: 'agt.epilogue.flu', ...ASKED, of: id, dice },
    reading: { by: 'sum' },
    basis: { rows: [row] },
    odds: { rule: 'agt.epilogue.flu', input: { constitution } },
  });
  return { id, faces };
}

export const isKilledBy = (faces: readonly number[], constitution: number): boolean =>
  sum(faces) >= constitution;

/** Event 15: the flu goes through all aboard; the boat goes on with who is left. */
function* catchesFlu(passage: Look): Play<Came, never> {
  const flu: Rolled[] = [];
  const dead: string[] = [];
  for (const one of passage.aboard) {
    const rolled = yield* hasFlu(one);
    flu.push(rolled);
    if (isKilledBy(rolled.faces, one.constitution)) dead.push(one.id);
  }
  const { row } = epilogueRow('flu');
  if (isNobodyLeft(passage, dead)) return { flu, ...killed(dead), rows: [row] };
  const came = yield* byDie(15, passage, {});
  return { ...came, flu, ...(dead.length === 0 ? {} : { dead }), rows: [row, ...(came.rows ?? [])] };
}

/** Event 14: food for two more years, unless it was low already (AGT-15). */
function* runsLow(passage: Look, decide: Deciding): Play<Came, never> {
  const { result: food, row } = epilogueRow('food');
  if (passage.food !== null) return { to: null, food: 0, fate: 'starved', rows: [row] };
  return { to: yield* decided(14, passage, decide), food, rows: [row] };
}

/** Plays the event that the boat meets where it is. */
export function* meets(passage: Look, decide: Deciding): Play<Came, never> {
  const { at } = passage;
  switch (at) {
    case 1:
    case 4:
      return { to: yield* decided(at, passage, decide) };
    case 2:
    case 7:
      return yield* travels(at, passage);
    case 3:
    case 8:
    case 9:
    case 10:
    case 13:
      return yield* byDie(at, passage);
    case 5:
      return yield* fights(passage);
    case 6:
      return { ...(yield* byDie(at, passage)), ...(passage.food === null ? {} : { food: null }) };
    case 11:
      return { to: null, fate: 'vanished' };
    case 12:
      return { to: null, fate: 'home' };
    case 14:
      return yield* runsLow(passage, decide);
    case 15:
      return yield* catchesFlu(passage);
    default:
      return at satisfies never;
  }
}

export function toldOf(passage: Look, came: Came): PassageEvent {
  return { rule: ruleOf(passage.at), boat: passage.boat, ...came };
}
