/** Faults of a module, judged by recorded games: each function lists its findings, none if all is well. */

import { chanceOf } from '../../../src/rules/core/chance.ts';
import { copy } from '../../../src/rules/core/copy.ts';
import { canonical } from '../../../src/rules/core/digest.ts';
import type { Table } from '../../../src/rules/core/driver.ts';
import { type Module, playStep, type Told } from '../../../src/rules/core/module.ts';
import type { Answer, Question } from '../../../src/rules/core/play.ts';
import { same } from '../../../src/rules/core/same.ts';
import { seen } from '../../../src/rules/core/seen.ts';
import { correctableIn, rowIds } from '../../../src/rules/core/table.ts';
import { resuming } from '../../../src/rules/core/tables.ts';
import { equivalentRoll, wrongAnswers } from './conformance-answers.ts';
import type { RecordedGame, RecordedStep } from './conformance-games.ts';
import { type MayHaveBlanks, sentences } from './sentences.ts';

type Games<State, Event> = readonly RecordedGame<State, Event>[];
type Findings = readonly string[];

/** Interval at which states of a game are written out in full; the last one always is. */
const SOME = 20;

const nobody: Table = () => undefined;

function allSteps<State, Event>(games: Games<State, Event>): readonly RecordedStep<State, Event>[] {
  return games.flatMap((game) => game.steps);
}

function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

export function unfinishedGames<State, Event>(games: Games<State, Event>): Findings {
  return games
    .filter((game) => !game.over)
    .map(({ where, steps }) => {
      const played = steps.at(-1)?.played;
      const stuck = played && played.kind !== 'finished' ? `, ${played.kind} at ${played.question.rule}` : '';
      return `${where}: not over after ${steps.length} steps${stuck}`;
    });
}

/** States and events that JSON does not give back as they were. */
export function lossyData<State, Event>(games: Games<State, Event>): Findings {
  const lossy = (what: string, value: unknown, whole: boolean): Findings => {
    const back = throughJson(value);
    try {
      // `same` tells a value from what JSON made of it, but takes a Map for a record: that one is found by its text.
      return same(back, value) && (!whole || canonical(value) === canonical(back))
        ? []
        : [`${what}: ${canonical(value) && 'JSON changes it'}`];
    } catch (error) {
      return [`${what}: ${error instanceof Error ? error.message : String(error)}`];
    }
  };
  // A step begins with what the one before it ended with.
  return games.flatMap(({ steps }) =>
    steps.flatMap(({ where, before, after, played }, at) => [
      ...(at === 0 ? lossy(`${where}, state before`, before, true) : []),
      ...lossy(`${where}, state after`, after, at % SOME === 0 || at === steps.length - 1),
      ...lossy(`${where}, events`, played.events, true),
    ]),
  );
}

/** Steps that do not come out the same from their transcript, or from their events alone. */
export function unrepeatable<Setup, State, Event extends Told, Outcome>(
  module: Module<Setup, State, Event, Outcome>,
  games: Games<State, Event>,
): Findings {
  return allSteps(games).flatMap(({ where, before, after, played }) => {
    const table = resuming(throughJson(played.transcript), nobody);
    const again = playStep(module, throughJson(before), table);
    const findings: string[] = [];
    if (table.stoppedAt() !== undefined)
      findings.push(`${where}: question ${table.stoppedAt()} came out differently`);
    else if (again.played.kind !== played.kind || !same(again.state, after)) {
      findings.push(`${where}: the transcript gives another state`);
    }
    const folded = throughJson(before);
    for (const event of throughJson(played.events)) module.apply(folded, event);
    if (!same(folded, after)) findings.push(`${where}: the events alone give another state`);
    return findings;
  });
}

export function silentWrites<State, Event>(games: Games<State, Event>): Findings {
  return allSteps(games).flatMap(({ where, silentWrites: rules }) =>
    rules.map((rule) => `${where}: the state was written to without an event before ${rule}`),
  );
}

function* indexed<State, Event>(games: Games<State, Event>) {
  for (const step of allSteps(games)) {
    for (const [index, question] of step.questions.entries()) yield { step, index, question };
  }
}

/** The stored answers, but another one at `index`. */
function withAnswer<State, Event>(step: RecordedStep<State, Event>, index: number, answer: Answer): Table {
  return (_question, at) => (at === index ? { answer, by: 'script' } : step.played.transcript[at]);
}

/** Wrong answers that were taken, tried once for each rule and kind of question. */
export function wrongAnswersTaken<Setup, State, Event extends Told, Outcome>(
  module: Module<Setup, State, Event, Outcome>,
  games: Games<State, Event>,
): Findings {
  const tried = new Set<string>();
  const findings: string[] = [];
  for (const { step, index, question } of indexed(games)) {
    const key = `${question.kind} ${question.rule}`;
    if (tried.has(key)) continue;
    tried.add(key);
    const stored = copy(step.before);
    for (const wrong of wrongAnswers(question)) {
      const { played } = playStep(module, step.before, withAnswer(step, index, wrong));
      if (played.kind !== 'refused') findings.push(`${step.where}: ${key} takes ${JSON.stringify(wrong)}`);
      if (!same(step.before, stored))
        findings.push(`${step.where}: ${key} refuses, yet the state has changed`);
    }
  }
  return findings;
}

function fault(question: Question): string | undefined {
  switch (question.kind) {
    case 'roll':
      return Number.isInteger(question.dice) && question.dice > 0 ? undefined : `rolls ${question.dice} dice`;
    case 'draw':
      return question.from.length > 0 ? undefined : 'draws from nothing';
    case 'choose': {
      const ids = question.options.map((option) => option.id);
      if (ids.length === 0) return 'offers no option';
      return new Set(ids).size === ids.length ? undefined : 'offers an option twice';
    }
    case 'place': {
      const { west, south, east, north } = question.bounds;
      const out = question.spots.some(({ x, y }) => x < west || x > east || y < south || y > north);
      if (question.spots.length === 0) return 'offers no spot';
      return out ? 'offers a spot out of bounds' : undefined;
    }
    default:
      return question satisfies never;
  }
}

export function unaskable<State, Event>(games: Games<State, Event>): Findings {
  return [...indexed(games)].flatMap(({ step, question }) => {
    const what = fault(question);
    return what === undefined ? [] : [`${step.where}: ${question.rule} ${what}`];
  });
}

function idsMet<State, Event extends Told>(games: Games<State, Event>) {
  const steps = allSteps(games);
  const events = steps.flatMap(({ played }) => played.events);
  const asked = steps.flatMap(({ questions }) => questions.map((question) => question.rule));
  return {
    rules: new Set([...asked, ...events.map((event) => event.rule)]),
    rows: new Set(events.flatMap((event) => event.rows ?? [])),
  };
}

/** Rules of the index and rows of the tables that no game reached. */
export function unreached<Setup, State, Event extends Told, Outcome>(
  module: Module<Setup, State, Event, Outcome>,
  games: Games<State, Event>,
): Findings {
  const met = idsMet(games);
  return [
    ...module.ruleIndex
      .filter(({ id }) => !met.rules.has(id) && id !== module.givingUp?.rule)
      .map(({ id }) => `rule ${id} was never reached`),
    ...module.tables
      .flatMap(rowIds)
      .flatMap((row) => (met.rows.has(row) ? [] : [`row ${row} was never reached`])),
  ];
}

/** Moments at which a run can't be given up: told, over, and with words for both. */
export function neverGivenUp<Setup, State, Event extends Told, Outcome>(
  module: Module<Setup, State, Event, Outcome>,
  games: Games<State, Event>,
): Findings {
  const { givingUp } = module;
  if (givingUp === undefined) return [];
  return allSteps(games).flatMap(({ where, before }) => {
    const state = copy(before);
    const event = givingUp.event(seen(state));
    if (event.rule !== givingUp.rule) return [`${where}: ${event.rule} is told`];
    module.apply(state, event);
    const outcome = module.outcome(seen(state));
    if (outcome === undefined) return [`${where}: it goes on`];
    const words = [module.text.event(event), module.text.outcome(outcome)];
    return words.every((text) => /\S/.test(text)) ? [] : [`${where}: nothing is said`];
  });
}

/** Rules and rows that play names but the module does not declare, and rules the index lists twice. */
export function undeclared<Setup, State, Event extends Told, Outcome>(
  module: Module<Setup, State, Event, Outcome>,
  games: Games<State, Event>,
): Findings {
  const met = idsMet(games);
  const ids = module.ruleIndex.map((rule) => rule.id);
  const rows = new Set(module.tables.flatMap(rowIds));
  return [
    ...[...met.rules].filter((rule) => !ids.includes(rule)).map((rule) => `rule ${rule} is not in the index`),
    ...[...met.rows].filter((row) => !rows.has(row)).map((row) => `row ${row} is in no declared table`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `rule ${id} is in the index twice`),
  ];
}

/**
 * Rolls of which more is read than their reading declares: another roll that the reading takes for the same leads to
 * other questions, rules or rows. Odds would be wrong for such a rule.
 */
export function readMoreThanDeclared<Setup, State, Event extends Told, Outcome>(
  module: Module<Setup, State, Event, Outcome>,
  games: Games<State, Event>,
): Findings {
  const findings = new Set<string>();
  for (const { step, index, question } of indexed(games)) {
    const given = step.played.transcript[index]?.answer;
    if (question.kind !== 'roll' || !Array.isArray(given)) continue;
    const { played } = playStep(
      module,
      step.before,
      withAnswer(step, index, equivalentRoll(question, given)),
    );
    const course = ({ transcript, events }: typeof played) =>
      JSON.stringify([
        transcript.map((reply) => reply.fingerprint),
        events.map(({ rule, rows }) => [rule, rows]),
      ]);
    if (course(played) !== course(step.played)) findings.add(`${question.rule} reads more than it declares`);
  }
  return [...findings];
}

/** Questions whose odds the module can't count, or of which an outcome has no words or stands in no order. */
export function uncounted<Setup, State, Event extends Told, Outcome>(
  module: Module<Setup, State, Event, Outcome>,
  games: Games<State, Event>,
): Findings {
  const findings = new Set<string>();
  const counted = new Set<string>();
  for (const { question } of indexed(games)) {
    if (question.kind !== 'roll' || question.odds === undefined) continue;
    const { rule } = question.odds;
    const declared = module.odds[rule];
    if (declared === undefined)
      findings.add(`${question.rule} names odds of ${rule}, which are not declared`);
    const print = JSON.stringify(question.odds);
    if (declared === undefined || counted.has(print)) continue;
    counted.add(print);
    for (const [outcome] of chanceOf(module.odds, question)?.outcomes ?? []) {
      if (!declared.outcomes.includes(outcome)) findings.add(`odds of ${rule} leave out ${outcome}`);
      if (module.text.chance(rule, outcome).trim() === '')
        findings.add(`odds of ${rule}: ${outcome} has no words`);
    }
  }
  const asked = new Set([...counted].map((print) => (JSON.parse(print) as { rule: string }).rule));
  for (const [rule, { ofOptions }] of Object.entries(module.odds)) {
    if (!asked.has(rule) && !ofOptions) findings.add(`odds of ${rule} are named by no question`);
  }
  return [...findings];
}

/** Figures that may be corrected and have no words. */
export function unnamed<Setup, State, Event extends Told, Outcome>({
  tables,
  text: { figures },
}: Module<Setup, State, Event, Outcome>): Findings {
  const blank = (words: string) => words.trim() === '';
  return tables.flatMap(correctableIn).flatMap((one) => {
    const words = [
      figures.table(one.table),
      figures.row(one),
      figures.label(one),
      figures.figure(one.book, one),
    ];
    return words.some(blank) ? [`${one.table}/${one.row}/${one.field} has no words`] : [];
  });
}

/** Words in events and transcripts, which hold codes, ids and figures alone, names and the player's own words aside. */
export function sentencesKept<State, Event>(
  games: Games<State, Event>,
  names: readonly string[] = [],
): Findings {
  const named: MayHaveBlanks = ({ rule }, key) => names.includes(key === 'answer' ? String(rule) : key);
  return allSteps(games).flatMap(({ where, played: { events, transcript } }) => [
    ...sentences(events, `${where}, events`, named),
    ...sentences(transcript, `${where}, transcript`, named),
  ]);
}

/** Questions, events, states, endings, seats and options that nobody could read, being without words. */
export function wordless<Setup, State, Event extends Told, Outcome>(
  module: Module<Setup, State, Event, Outcome>,
  games: Games<State, Event>,
): Findings {
  const { text, ruleIndex, seats } = module;
  const findings = new Set<string>();
  const blank = (words: string | undefined) => words === undefined || words.trim() === '';
  for (const { id, section, summary } of ruleIndex) {
    if (blank(section) || blank(summary)) findings.add(`rule ${id} says nothing of itself`);
  }
  for (const seat of seats) if (blank(text.seats[seat])) findings.add(`seat ${seat} has no name`);
  for (const { question } of indexed(games)) {
    if (question.kind !== 'choose') continue;
    for (const { id, text: asked } of question.options) {
      if (blank(asked)) findings.add(`${question.rule} offers ${id} without words`);
      if (blank(text.called(question.rule, id))) findings.add(`${question.rule} forgets what ${id} was`);
    }
  }
  for (const { after, played } of allSteps(games)) {
    for (const event of played.events) {
      if (blank(text.event(event))) findings.add(`an event of ${event.rule} says nothing`);
    }
    if (blank(text.standing(seen(after)).title)) findings.add('a state doesn’t say where the game stands');
    const { facts, tables } = text.inWords(seen(after));
    if (facts.length + tables.length === 0) findings.add('a state has no words');
    for (const { title, columns, rows } of tables) {
      if (rows.some((row) => row.length !== columns.length))
        findings.add(`${title} has rows of other columns`);
    }
    const outcome = module.outcome(seen(after));
    if (outcome !== undefined && blank(text.outcome(outcome))) findings.add('an ending says nothing');
  }
  return [...findings];
}
