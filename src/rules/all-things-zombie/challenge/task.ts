/** Section: Challenges. A Task that no other rule covers, against things, zombies or people. */
import { choice } from '../../core/fields.ts';
import { COUNTED_DICE, type Passed, passedWith } from '../../core/pass.ts';
import {
  choose,
  type Modified,
  type OddsAsk,
  type Play,
  type RollAsk,
  type RuleId,
  roll,
} from '../../core/play.ts';
import { type KeyedTable, type RowId, rowOf } from '../../core/table.ts';
import { read } from '../../core/transcript.ts';
import type { Asking } from '../asking.ts';
import { optionsOf } from '../data/text/options.ts';
import { DIFFICULTY, type Difficulty, SITUATION, type SituationAdvantage } from './difficulty.ts';

export type TaskWord = 'success' | 'oneDie' | 'failure';
type Passes = Passed['passes'];

/** The Unopposed and the Opposed Task Table, which are one. `oneDie`: give up unharmed, or try again at once. */
export const TASK = {
  id: 'atz.task',
  section: 'Unopposed Task Table',
  figures: { result: choice(['success', 'oneDie', 'failure']) },
  rows: { '2': { result: 'success' }, '1': { result: 'oneDie' }, '0': { result: 'failure' } },
} as const satisfies KeyedTable<`${Passes}`, TaskWord>;

/** The second try: one die is none. */
export const SECOND_TRY = {
  id: 'atz.second-try',
  section: 'Unopposed Task Table',
  figures: { result: choice(['success', 'failure']) },
  rows: { '2': { result: 'success' }, '1': { result: 'failure' }, '0': { result: 'failure' } },
} as const satisfies KeyedTable<`${Passes}`, Exclude<TaskWord, 'oneDie'>>;

const TRIES = [TASK, SECOND_TRY] as const;

interface AnyTask {
  readonly rep: number;
  /** Consequence of failing, agreed and named before the dice are rolled (section: Facing the Consequences). */
  readonly consequence: string;
  /** After one die: ask, or always do the same. */
  readonly onOneDie?: 'ask' | 'try-again' | 'stop' | undefined;
}

export interface UnopposedTask extends AnyTask {
  readonly difficulty: Difficulty;
}

export interface Opposer {
  readonly rep: number;
  readonly advantage?: SituationAdvantage | undefined;
}

export interface OpposedTask extends AnyTask {
  /** Opposers, at least one; one roll of the dice is read against each of them. */
  readonly opposers: readonly Opposer[];
}

export const TASK_REFUSALS = ['no-consequence', 'no-opposer'] as const;
/** Reason for which a Task may not be rolled for. */
export type TaskRefusal = (typeof TASK_REFUSALS)[number];

export function taskRefusal(task: UnopposedTask | OpposedTask): TaskRefusal | undefined {
  if (task.consequence.trim() === '') return 'no-consequence';
  if ('opposers' in task && task.opposers.length === 0) return 'no-opposer';
  return undefined;
}

/** The dice against one target. */
export interface Against {
  readonly passed: Passed;
  readonly word: TaskWord;
  readonly row: RowId;
}

export interface TaskResult {
  /** `stopsShort`: gave up after one die, neither done nor harmed. */
  readonly result: 'success' | 'failure' | 'stopsShort';
  readonly consequence: string;
  /** Results of each try, a list for each; in it one entry, or one for each opposer in the order given. */
  readonly tries: readonly (readonly Against[])[];
  readonly rows: readonly RowId[];
}

/** Task Target Number of an unopposed Task. */
export function unopposedTarget(rep: number, difficulty: Difficulty): number {
  return rep + rowOf<Difficulty, number>(DIFFICULTY, difficulty).result;
}

/** Task Target Number against one opposer: Rep, the difference of the Reps, and the situation. */
export function opposedTarget(rep: number, { rep: opposing, advantage = 'none' }: Opposer): number {
  return rep + (rep - opposing) + rowOf<SituationAdvantage, number>(SITUATION, advantage).result;
}

export function* unopposedTask(asking: Asking, task: UnopposedTask): Play<TaskResult, never> {
  const { row, result: by } = rowOf(DIFFICULTY, task.difficulty);
  const modifiers = [{ row, does: 'target', by }];
  const target = unopposedTarget(task.rep, task.difficulty);
  return yield* attempt(asking, 'atz.task', task, [target], modifiers, [row]);
}

export function* opposedTask(asking: Asking, task: OpposedTask): Play<TaskResult, never> {
  const modifiers = task.opposers.flatMap(({ rep, advantage = 'none' }): Modified[] => {
    const { row, result: by } = rowOf(SITUATION, advantage);
    return [
      { row: `atz.reputation/${rep}`, does: 'target', by: task.rep - rep },
      { row, does: 'target', by },
    ];
  });
  const targets = task.opposers.map((opposer) => opposedTarget(task.rep, opposer));
  const rows = task.opposers.map(({ advantage = 'none' }) => rowOf(SITUATION, advantage).row);
  return yield* attempt(asking, 'atz.opposed-task', task, targets, modifiers, rows);
}

/** Result of the whole try: no better than against the opposer it went worst against. */
function worst(tried: readonly Against[]): TaskWord {
  const words = tried.map(({ word }) => word);
  if (words.includes('failure')) return 'failure';
  return words.includes('oneDie') ? 'oneDie' : 'success';
}

function* attempt(
  asking: Asking,
  rule: RuleId,
  { consequence, onOneDie = 'ask', ...task }: UnopposedTask | OpposedTask,
  targets: readonly number[],
  modifiers: readonly Modified[],
  rows: readonly RowId[],
): Play<TaskResult, never> {
  const refusal = taskRefusal({ consequence, ...task });
  if (refusal) throw new Error(`${rule} was tried in spite of ${refusal}`);
  const tries: (readonly Against[])[] = [];
  const done = (result: TaskResult['result']): TaskResult => ({
    result,
    consequence,
    tries,
    rows: [...rows, ...tries.flat().map(({ row }) => row)],
  });
  for (const table of TRIES) {
    const odds = table === TASK ? oddsOf(rule, task) : undefined;
    const tried = yield* oneTry(asking, { rule, odds }, table, targets, modifiers);
    tries.push(tried);
    const word = worst(tried);
    if (word !== 'oneDie') return done(word);
    const goesOn = onOneDie === 'ask' ? yield* triesAgain(asking) : onOneDie === 'try-again';
    if (!goesOn) return done('stopsShort');
  }
  throw new Error(`${SECOND_TRY.id} left a third try open`);
}

/** Ask for the odds of a first try, with what follows it counted in. */
function oddsOf(rule: RuleId, task: Pick<UnopposedTask | OpposedTask, 'rep'>): OddsAsk {
  const { rep } = task;
  if ('difficulty' in task) return { rule, input: { rep, difficulty: task.difficulty } };
  const opposers = 'opposers' in task ? (task.opposers as readonly Opposer[]) : [];
  // Plain data, for it is kept with the answer: a field that isn't known is left out.
  const against = opposers.map(({ rep, advantage }) =>
    advantage === undefined ? { rep } : { rep, advantage },
  );
  return { rule, input: { rep, opposers: against } };
}

/** Two dice for everybody who stands in the way, whoever tries. */
function* oneTry(
  asking: Asking,
  asked: Pick<RollAsk, 'rule' | 'odds'>,
  table: KeyedTable<`${Passes}`, TaskWord>,
  targets: readonly number[],
  modifiers: readonly Modified[],
): Play<readonly Against[], never> {
  const faces = yield* roll({
    ...asked,
    ...asking,
    dice: COUNTED_DICE,
    reading: { by: 'classes', cuts: [...new Set(targets)] },
    // Held against several, the hardest says what is needed.
    target: Math.min(...targets),
    basis: { modifiers },
  });
  return targets.map((target) => {
    const passed = passedWith(faces, target);
    const { result, row } = read(rowOf(table, `${passed.passes}`));
    return { passed, word: result, row };
  });
}

function* triesAgain({ seat, of }: Asking): Play<boolean, never> {
  const rule = 'atz.second-try';
  const wanted = yield* choose({ rule, seat, of, options: optionsOf(rule) });
  return wanted === 'try-again';
}
