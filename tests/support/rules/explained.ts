/** Gaps in what explains the dice of a played act: odds they don't name or that aren't of them, changes without a row. */
import { ODDS_INPUTS } from '../../../src/contract/games/all-things-zombie/odds.ts';
import { ODDS, type RuleWithOdds } from '../../../src/rules/all-things-zombie/odds.ts';
import { drive, type Table } from '../../../src/rules/core/driver.ts';
import { odds } from '../../../src/rules/core/odds.ts';
import type { OddsRules } from '../../../src/rules/core/odds-rule.ts';
import { COUNTED_DICE } from '../../../src/rules/core/pass.ts';
import type { Answer, Modified, Play } from '../../../src/rules/core/play.ts';
import { same } from '../../../src/rules/core/same.ts';
import type { Reply, Transcript } from '../../../src/rules/core/transcript.ts';
import { COUNTS } from '../counts.ts';
import { ODDS_SAMPLES } from './odds-samples.ts';

const RULES: OddsRules = ODDS;
const NAMES = Object.keys(ODDS) as RuleWithOdds[];

const playOf = (rule: string, input: unknown): Play<string, never> => {
  const known = RULES[rule];
  if (known === undefined) throw new Error(`${rule} has no odds`);
  return known.play(input as never);
};

/** The rule that its first dice are rolled under; a hero, say, rolls none. */
function firstDice(rule: RuleWithOdds): string {
  for (const sample of ODDS_SAMPLES[rule]) {
    const began = drive(playOf(rule, sample), () => undefined);
    if (began.kind === 'waiting') return began.question.rule;
  }
  throw new Error(`${rule} rolls nothing`);
}

/** Asked for before several rolls, each of which names odds of its own. */
export const OF_SEVERAL_ROLLS: readonly RuleWithOdds[] = ['atz.vehicle-activation'];

const FIRST: ReadonlyMap<string, RuleWithOdds> = new Map(
  NAMES.filter((rule) => !OF_SEVERAL_ROLLS.includes(rule)).map((rule) => [firstDice(rule), rule]),
);

const isDice = (answer: Answer): answer is readonly number[] => Array.isArray(answer);
const sum = (faces: readonly number[]) => faces.reduce((total, face) => total + face, 0);

/** Everything that can happen by those odds, counted once for each input; undefined past as many of a rule as are looked at. */
const counted = new Map<string, ReadonlySet<string>>();
const inputs = new Map<string, number>();
function outcomesOf(rule: string, input: unknown): ReadonlySet<string> | undefined {
  const key = JSON.stringify([rule, input]);
  const known = counted.get(key);
  if (known !== undefined) return known;
  const before = inputs.get(rule) ?? 0;
  if (before === COUNTS.oddsOfARule) return undefined;
  inputs.set(rule, before + 1);
  const choices = RULES[rule]?.choices;
  const all = odds(() => playOf(rule, input), String, choices === undefined ? {} : { choices });
  const names = new Set(all.outcomes.flatMap(([name, { n }]) => (n > 0n ? [name] : [])));
  counted.set(key, names);
  return names;
}

const EXPLAINS = ['target', 'least', 'kept', 'modifiers'] as const;
/** Rules whose odds know how much modifiers come to, and not which they were. */
const SUMMED_UP = /^atz\.(talk\.|cooperation$)/;

/** Fields in which the dice of the odds are other than those of the act, of which more rows may be read later. */
function differing(inOdds: Reply, was: Reply): readonly string[] {
  const fields = EXPLAINS.filter((field) => field !== 'modifiers' || !SUMMED_UP.test(was.rule));
  const others: string[] = fields.filter((field) => !same(inOdds[field], was[field]));
  const rows = inOdds.rows ?? [];
  // The player's decision reads the row where he picks which dice count.
  const picked = was.rows === undefined && rows.every((row) => row.startsWith('atz.what-now/'));
  return picked || same(rows, (was.rows ?? []).slice(0, rows.length)) ? others : [...others, 'rows'];
}

/** The play of the odds, given what was answered in the act from there on: it must ask for the same dice. */
function replayed(rule: string, input: unknown, from: Transcript): string | readonly string[] {
  let at = 0;
  const amiss: string[] = [];
  const answered: Reply[] = [];
  const table: Table = (question) => {
    // Odds of a Task take one way where the player decides; a decision that isn't asked for is passed over.
    while (question.rule !== from[at]?.rule && typeof from[at]?.answer === 'string') at += 1;
    const reply = from[at];
    if (reply?.rule !== question.rule) return undefined;
    at += 1;
    answered.push(reply);
    const { answer } = reply;
    // A throw that brings nothing is rolled again, so that the odds draw the total from the others.
    if (question.kind === 'draw' && isDice(answer)) return { answer: String(sum(answer)), by: 'script' };
    if (question.kind === 'roll' && isDice(answer) && answer.length !== question.dice)
      amiss.push(`counts ${question.dice} dice where ${answer.length} were rolled`);
    return { answer, by: 'script' };
  };
  const again = drive(playOf(rule, input), table);
  for (const [index, reply] of again.transcript.entries()) {
    const was = answered[index];
    if (was === undefined || !isDice(reply.answer)) continue;
    for (const field of differing(reply, was)) amiss.push(`has other ${field} for ${reply.rule} in its odds`);
  }
  if (amiss.length > 0) return amiss;
  if (again.kind === 'finished') return again.value;
  const { kind, question } = again;
  const goesOn = kind === 'refused' ? from[at]?.rule === question.rule : from[at] === undefined;
  return goesOn ? [] : [`is ${kind} at ${question.rule} in its odds`];
}

function oddsAmiss(transcript: Transcript, at: number): readonly string[] {
  const reply = transcript[at];
  if (reply === undefined || !isDice(reply.answer)) return [];
  const first = FIRST.get(reply.rule);
  // A Task tried once more: the odds of the first try have it counted in.
  const again = transcript[at - 1]?.rule === 'atz.second-try';
  // A single roll of a group is held against each Rep of it.
  const ofGroup = reply.rule === 'atz.fast-move' && reply.target === undefined;
  // A melee of several against several: only that of one against several is counted.
  const ofKnot = reply.rule === 'atz.melee.several';
  if (reply.odds === undefined)
    return first === undefined || again || ofGroup || ofKnot ? [] : ['names no odds'];
  if (first === undefined || reply.odds.rule !== first) return [`names the odds of ${reply.odds.rule}`];
  const { rule, input } = reply.odds;
  if (!ODDS_INPUTS[first].safeParse(input).success) return ['names odds that nobody can ask for'];
  const happened = replayed(rule, input, transcript.slice(at));
  if (typeof happened !== 'string') return happened;
  return outcomesOf(rule, input)?.has(happened) !== false
    ? []
    : [`came to ${happened}, which its odds don’t know`];
}

interface Held {
  readonly rep?: unknown;
  readonly opposers?: readonly unknown[];
}

/** Sum of the rows that each move a target: against several, the hardest counts. */
function movedBy(rows: readonly Modified[], opposers: number): number {
  const each = rows.length / opposers;
  const sums = Array.from({ length: opposers }, (_, one) =>
    rows.slice(one * each, (one + 1) * each).reduce((total, { by }) => total + by, 0),
  );
  return Math.min(...sums);
}

function changesAmiss({ answer, kept, modifiers = [], target, odds: asked }: Reply): readonly string[] {
  if (!isDice(answer)) return [];
  const { rep, opposers = [0] } = (asked?.input ?? {}) as Held;
  const by = (...what: readonly string[]) => modifiers.filter(({ does }) => what.includes(does));
  const amiss: string[] = [];
  if (kept !== undefined && by('adds', 'rolls').length === 0)
    amiss.push(`rolls ${answer.length} dice for ${COUNTED_DICE} and names no row that adds one`);
  if (typeof rep !== 'number' || target === undefined) return amiss;
  const named = movedBy(by('target'), opposers.length);
  if (target !== rep + named) amiss.push(`is held against ${target} at Rep ${rep} by rows of ${named}`);
  return amiss;
}

export interface Explained {
  /** Rules whose odds were named. */
  readonly named: ReadonlySet<string>;
  /** A line for each rule and fault. */
  readonly amiss: ReadonlySet<string>;
}

/** Explanations in the transcripts of acts. */
export function explained(acts: readonly Transcript[]): Explained {
  const named = new Set<string>();
  const amiss = new Set<string>();
  for (const transcript of acts) {
    for (const [at, reply] of transcript.entries()) {
      if (reply.odds !== undefined) named.add(reply.odds.rule);
      for (const what of [...oddsAmiss(transcript, at), ...changesAmiss(reply)])
        amiss.add(`${reply.rule} ${what}`);
    }
  }
  return { named, amiss };
}
