/** The battle is over: what happened to each of those who went. One form takes it, by hand or filled in by bots. */
import type { Field } from '../../after-the-battle/due.ts';
import { byPlayer, byRule } from '../../state/cause.ts';
import type { FigureRecord } from '../../state/encounter.ts';
import { figureNamed } from '../../state/find.ts';
import { type Act, type CampaignPlay, done, type Now } from '../act.ts';
import { BEFORE_REPORT, encounterAt, no, type SeenEncounter, tell } from './act.ts';
import type { EncounterRefusal } from './refusals.ts';

/** Whether somebody cheats death is asked after the battle. */
export type FigureReport = Omit<FigureRecord, 'cheatedDeath'>;

export interface BattleReport {
  readonly records: readonly FigureReport[];
  readonly field: Field;
  /** Fired by anybody and not yet heard of. */
  readonly shots: number;
  readonly by: 'player' | 'bots';
}

export function* reportBattle(now: Now, { records: reports, field, shots, by }: BattleReport): Act {
  const encounter = encounterAt(now, BEFORE_REPORT);
  if (typeof encounter === 'string') return no(encounter);
  if (shots < 0) return no('counts-below-zero');
  const wrong = misnamed(encounter, reports) ?? reports.map(reportFault).find((one) => one !== undefined);
  if (wrong !== undefined) return no(wrong);
  const records = reports.map((report) => ({ ...report, cheatedDeath: false }));
  yield* tell({ type: 'battle-reported', records, field, shots, by });
  for (const { figure, captured } of records) if (captured) yield* capture(now, encounter, figure);
  return done('report', { by });
}

function misnamed({ party }: SeenEncounter, reports: readonly FigureReport[]): EncounterRefusal | undefined {
  const named = new Set(reports.map(({ figure }) => figure));
  const all = party.every((id) => named.has(id)) && reports.length === party.length;
  return all ? undefined : 'reported-of-others';
}

/** Why this can't have happened to anybody, from the text; undefined if it can. */
export function reportFault(report: FigureReport): EncounterRefusal | undefined {
  if (report.killed && report.captured) return 'dead-and-captured';
  if (report.captured && report.by === 'zombies') return 'captured-by-zombies';
  if (report.captured && report.broughtOff) return 'captive-and-present';
  if (report.rejoined && !report.outOfTheFight) return 'never-out';
  return report.zombiesKilled < 0 || report.peopleKilled < 0 ? 'counts-below-zero' : undefined;
}

function* capture(now: Now, { area }: SeenEncounter, id: string): CampaignPlay<void> {
  const figure = figureNamed(now, id);
  if (figure?.status !== 'ready') return;
  yield* tell({
    type: 'status-changed',
    figure: figure.id,
    from: 'ready',
    to: 'captive',
    heldIn: area,
    why: byRule('captured'),
  });
}

export interface Correction {
  readonly to: FigureReport;
  readonly why: string;
}

/** The report is corrected for one figure, with a reason, while nothing has been settled for it. */
export function* correctReport(now: Now, { to: report, why }: Correction): Act {
  const encounter = encounterAt(now, ['after']);
  if (typeof encounter === 'string') return no(encounter);
  const from = encounter.records.find(({ figure }) => figure === report.figure);
  if (from === undefined) return no('not-here');
  if (encounter.settled.some(({ figure }) => figure === report.figure)) return no('settled-already');
  const wrong = reportFault(report);
  if (wrong !== undefined) return no(wrong);
  yield* tell({
    type: 'record-changed',
    from: { ...from },
    to: { ...report, cheatedDeath: false },
    why: byPlayer(why),
  });
  if (report.captured) yield* capture(now, encounter, report.figure);
  else if (from.captured) yield* setFree(now, encounter, report.figure);
  return done('correct-report', { name: figureNamed(now, report.figure)?.name ?? report.figure });
}

/** Undoes a capture; whoever came as a captive stays one until the escape has ended. */
function* setFree(now: Now, { role }: SeenEncounter, id: string): CampaignPlay<void> {
  const figure = figureNamed(now, id);
  if (figure?.status !== 'captive' || role === 'captive') return;
  yield* tell({
    type: 'status-changed',
    figure: figure.id,
    from: 'captive',
    to: 'ready',
    heldIn: null,
    why: byRule('never-captured'),
  });
}
