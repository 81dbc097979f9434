/** The Znutar in the middle of a game, as a test wants her. */
import { CHITS, type Chit, chitRow } from '../../../src/rules/awful-green-things/data/chits.ts';
import { CREW_IDS, type CrewId } from '../../../src/rules/awful-green-things/data/crew.ts';
import type { MonsterKind } from '../../../src/rules/awful-green-things/data/monsters.ts';
import type { TriedKind, WeaponKind } from '../../../src/rules/awful-green-things/data/weapons.ts';
import type { AgtEvent } from '../../../src/rules/awful-green-things/events.ts';
import { awfulGreenThings } from '../../../src/rules/awful-green-things/module.ts';
import type { PlaceId } from '../../../src/rules/awful-green-things/outside/places.ts';
import type { Setup, State, WeaponId } from '../../../src/rules/awful-green-things/state.ts';
import type { Table } from '../../../src/rules/core/driver.ts';
import { playStep } from '../../../src/rules/core/module.ts';
import type { Answer, Question } from '../../../src/rules/core/play.ts';

export interface Wanted extends Partial<Omit<State, 'crew' | 'monsters' | 'weapons' | 'effects'>> {
  /** Places of the crew; all who are not named are dead. */
  readonly crew?: Partial<Record<CrewId, PlaceId>>;
  /** `m1`, `m2` … in this order. */
  readonly monsters?: readonly (readonly [MonsterKind, PlaceId])[];
  /** Held by one of the crew, or lying in an area. */
  readonly weapons?: Partial<Record<WeaponId, CrewId | PlaceId>>;
  readonly effects?: Partial<Record<TriedKind, Chit>>;
}

export const SETUP: Setup = { turns: 60, extraAdult: false, beamerTwoSettings: false };

/** A counter of this kind in the medic’s hand. */
export const held = (kind: WeaponKind): Partial<Record<WeaponId, CrewId>> => {
  const weapon: WeaponId = `${kind}-1`;
  return { [weapon]: 'medic' as const };
};

/** All fifteen but for those beside a weapon. */
function cupWithout(effects: Partial<Record<TriedKind, Chit>>): Chit[] {
  const out = Object.values(effects);
  return CHITS.flatMap((chit) => {
    const known = out.filter((one) => one === chit).length;
    return Array<Chit>(chitRow(chit).result.count - known).fill(chit);
  });
}

export function ship({ crew = {}, monsters = [], weapons = {}, effects = {}, ...rest }: Wanted): State {
  const state = awfulGreenThings.begin(SETUP);
  state.turn = 3;
  state.cup = cupWithout(effects);
  for (const crewman of state.crew) {
    crewman.at = crew[crewman.id] ?? null;
    if (crewman.at === null) crewman.fate = 'dead';
  }
  monsters.forEach(([kind, at], index) => {
    state.monsters.push({
      ...{ id: `m${index + 1}`, kind, at, wakes: null },
      ...{ moved: false, attacked: false, fresh: false },
    });
  });
  state.hatched = monsters.length;
  for (const [id, where] of Object.entries(weapons) as [WeaponId, CrewId | PlaceId][]) {
    const kind = id.slice(0, id.lastIndexOf('-')) as WeaponKind;
    const by = CREW_IDS.find((one) => one === where) ?? null;
    state.weapons.push({ id, kind, at: by === null ? (where as PlaceId) : null, by, on: false });
  }
  return { ...state, effects: { ...state.effects, ...effects }, ...rest };
}

export interface Went {
  readonly state: State;
  readonly events: readonly AgtEvent[];
  readonly questions: readonly Question[];
  /** End of the last step, by its kind. */
  readonly kind: string;
}

function stepWith(state: State, answers: readonly Answer[]): Went {
  const questions: Question[] = [];
  const table: Table = (question) => {
    questions.push(question);
    const answer = answers[questions.length - 1];
    return answer === undefined ? undefined : { answer, by: 'script' };
  };
  const { played, state: after } = playStep(awfulGreenThings, state, table);
  return { state: after, events: played.events, questions, kind: played.kind };
}

function goOn(state: State, answers: readonly Answer[], isEnough: (left: number) => boolean): Went {
  let left = answers;
  let now = state;
  const events: AgtEvent[] = [];
  const questions: Question[] = [];
  for (;;) {
    const went = stepWith(now, left);
    questions.push(...went.questions);
    if (went.kind === 'refused') {
      const asked = went.questions.at(-1);
      throw new Error(`${JSON.stringify(left[went.questions.length - 1])} is refused by ${asked?.rule}`);
    }
    events.push(...went.events);
    if (went.kind === 'waiting') return { ...went, events, questions };
    left = left.slice(went.questions.length);
    now = went.state;
    if (now.isOver && left.length > 0) throw new Error(`never asked for: ${JSON.stringify(left)}`);
    if (now.isOver || isEnough(left.length)) return { state: now, events, questions, kind: went.kind };
  }
}

/** Steps until all of these answers are used up and something else is asked, or the game is over. */
export const play = (state: State, ...answers: readonly Answer[]): Went => goOn(state, answers, () => false);

/** Steps until all of these answers are used up, and no further. */
export const settle = (state: State, ...answers: readonly Answer[]): Went =>
  goOn(state, answers, (left) => left === 0);

/** The options of the question it stops at. */
export function optionsOf({ questions }: Went): readonly string[] {
  const last = questions.at(-1);
  return last?.kind === 'choose' ? last.options.map(({ id }) => id) : [];
}

export const asked = ({ questions }: Went): string => questions.at(-1)?.rule ?? '';

/** Events of one rule. */
export function told<R extends AgtEvent['rule']>({ events }: Went, rule: R) {
  return events.filter((event): event is Extract<AgtEvent, { rule: R }> => event.rule === rule);
}

/** Monsters that are left, as `adult m1 galley`. */
export const green = ({ monsters }: State): readonly string[] =>
  monsters.map(({ id, kind, at, wakes }) => `${kind} ${id} ${at}${wakes === null ? '' : ' stunned'}`);

/** Monsters of a kind, each in an area. */
export type Nest = readonly (readonly [MonsterKind, PlaceId])[];

/** The medic is about to use a weapon of this kind in the Mess Deck, or next to it; the doctor stands by. */
export function used(kind: WeaponKind, monsters: Nest, more: Wanted = {}): State {
  return ship({
    phase: 'crew-attack',
    crew: { medic: 'mess-deck', doc: 'mess-deck' },
    monsters,
    ...more,
    weapons: { ...held(kind), ...more.weapons },
  });
}
