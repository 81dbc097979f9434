/** Everything due for one figure after an Encounter, in the order of the rules (ATZ-54, ATZ-57). */

import type { RuleId } from '../../core/play.ts';
import { singleFigure } from '../data/single-figures.ts';
import type { Advantage, FigureKind, Rep } from '../types.ts';
import { advanced, losesRap, mayEarnRap, type RapRefusal, rapNeeded } from './advancement.ts';
import { type Doomed, fateOfLeftBehind, mayBeSaved, mayCheatDeath } from './larger-than-life.ts';
import { afterSanity } from './left-over.ts';
import type { RecoveryKind } from './recovery.ts';
import type { Field, Report } from './report.ts';

interface StepRow {
  readonly rule: RuleId;
  /** True if dice, a card or the player decide the step. */
  readonly asks: boolean;
}

export const AFTER_STEPS = {
  'larger-than-life': { rule: 'atz.larger-than-life', asks: true },
  'left-behind': { rule: 'atz.left-behind', asks: false },
  'cheating-death': { rule: 'atz.cheating-death', asks: true },
  dies: { rule: 'atz.dies', asks: false },
  recovery: { rule: 'atz.recovery', asks: true },
  infection: { rule: 'atz.infection', asks: true },
  'first-death-seen': { rule: 'atz.first-death-seen', asks: false },
  'comes-round': { rule: 'atz.comes-round', asks: false },
  'crazy-about-my-job': { rule: 'atz.crazy-about-my-job', asks: true },
  'rap-lost': { rule: 'atz.rap-lost', asks: false },
  rap: { rule: 'atz.rap', asks: false },
  'rep-up': { rule: 'atz.rep-up', asks: true },
} as const satisfies Record<string, StepRow>;
export type AfterStep = keyof typeof AFTER_STEPS;

/** Says whether dice or a card decide a step; in the others the player decides, or nothing has to be decided. */
export function rollsFor(step: AfterStep, kind: FigureKind): boolean {
  if (step === 'cheating-death' || step === 'larger-than-life') return false;
  // A Star chooses the attribute, a Grunt draws for it.
  return step === 'rep-up' ? kind === 'grunt' : AFTER_STEPS[step].asks;
}

export interface Concerned {
  /** In the Encounter, before anything afterwards changed it (ATZ-105). */
  readonly repBefore: Rep;
  readonly rep: Rep;
  readonly rap: number;
  readonly advantages: readonly Advantage[];
  /** Set aside for good: dead, turned, or away. */
  readonly gone: boolean;
}

export interface After {
  readonly report: Report;
  readonly figure: Concerned;
  readonly field: Field;
  readonly settled: readonly AfterStep[];
}

/**
 * The steps still due, the next one first. Later ones stand there as if all went well: ask again after each, as one
 * that ends the figure (`gone`) ends the list.
 */
export function dueAfter(after: After): readonly AfterStep[] {
  if (after.figure.gone) return [];
  return stepsOf(after).filter((step) => !after.settled.includes(step));
}

/** Steps due that end in death whatever is rolled or chosen; before mercy, or a choice that may spare the figure, there are none. */
export function killing(after: After): readonly AfterStep[] {
  const due = dueAfter(after);
  const isOpen =
    due.some((step) => step === 'larger-than-life' || step === 'cheating-death') ||
    (due.includes('left-behind') && meetsMercy(after));
  if (isOpen || !due.includes('dies')) return [];
  return due.filter((step) => step === 'left-behind' || step === 'dies');
}

/** Returns the kind of Recovery the figure rolls for; null if it has no need to. */
export function recoveryKind(after: After): RecoveryKind | null {
  if (isCasualty(after)) return 'outOfTheFight';
  return after.report.ranAway ? 'ranAway' : null;
}

/** Reason for which the Encounter brings the figure no point; undefined if it brings one. */
export function noPointFor(report: Report): RapRefusal | undefined {
  return mayEarnRap({ ...report, outOfTheFight: wasOut(report) });
}

/** Says by whose doing the figure dies, killed or left where nobody survives; undefined if it doesn’t die. */
export function doomOf(after: After): Doomed | undefined {
  const { report, field, figure } = after;
  const { advantages, repBefore: rep } = figure;
  const doomed = { rep, advantages, by: report.by, byRep: report.byRep };
  const saved = isSaved(after);
  if (report.killed && !saved && !report.cheatedDeath) return doomed;
  if (!isLeftBehind(after) || fateOfLeftBehind({ saved, ...field }) !== 'dead') return undefined;
  return field.zombies ? { ...doomed, by: 'zombies', byRep: null } : doomed;
}

function stepsOf(after: After): readonly AfterStep[] {
  const { report } = after;
  const steps: AfterStep[] = [];
  if (isSaved(after)) steps.push('larger-than-life');
  if (isLeftBehind(after)) steps.push('left-behind');
  const doom = doomOf(after);
  if (doom !== undefined) {
    const mayCheat = report.earlyGrave === undefined && mayCheatDeath(doom) === undefined;
    return mayCheat ? [...steps, 'cheating-death', 'dies'] : [...steps, 'dies'];
  }
  if (recoveryKind(after) !== null) steps.push('recovery');
  if (report.mauled) steps.push('infection');
  if (report.sawFirstDeath) steps.push('first-death-seen');
  const sanity = afterSanity(report.sanity ?? null);
  if (sanity !== null) steps.push(sanity);
  return [...steps, ...advancement(after)];
}

/** By the player’s choice, and as long as he hasn’t chosen where it is open to him (ATZ-172). */
function isSaved({ report, figure, settled }: After): boolean {
  const { killed, captured, by, byRep, earlyGrave, cheatedDeath } = report;
  if (earlyGrave !== undefined) return earlyGrave === 'larger-than-life' && (killed || captured);
  // Settled before there was a choice.
  if (settled.includes('larger-than-life')) return true;
  const doomed = { rep: figure.repBefore, advantages: figure.advantages, by, byRep };
  return killed && !cheatedDeath && mayBeSaved(doomed);
}

/** Counts a figure that collapses as out of the fight (section: Sanity Table), reported so or not. */
function wasOut({ outOfTheFight, sanity }: Report): boolean {
  return outOfTheFight || sanity === 'collapsed';
}

/** Down when the Encounter ended. Whoever cheated death was no longer there. */
function isCasualty(after: After): boolean {
  const { cheatedDeath, killed, rejoined = false } = after.report;
  if (cheatedDeath) return false;
  return (isSaved(after) || (wasOut(after.report) && !killed)) && !rejoined;
}

/** True where enemies stand over somebody left behind, whom Larger Than Life doesn’t save: At Their Mercy comes first (ATZ-177). */
export const meetsMercy = (after: After): boolean =>
  after.field.enemies && isLeftBehind(after) && !isSaved(after);

function isLeftBehind(after: After): boolean {
  const { broughtOff, captured } = after.report;
  return isCasualty(after) && !broughtOff && !captured;
}

function advancement(after: After): readonly AfterStep[] {
  const { report, figure, settled } = after;
  if (losesRap({ ranAway: report.ranAway, largerThanLife: isSaved(after) })) {
    return figure.rap > 0 ? ['rap-lost'] : [];
  }
  // At the highest Rep there is nothing more to earn points for.
  if (noPointFor(report) !== undefined || rapNeeded(figure.rep) === null) return [];
  const rap = figure.rap + (settled.includes('rap') ? 0 : singleFigure('points-earned'));
  return advanced(figure.rep, rap) === undefined ? ['rap'] : ['rap', 'rep-up'];
}
