/** The battle is over: what happened to each of those who went. One form takes it, by hand or filled in by bots. */
import {
  choice,
  flag,
  group,
  line,
  list,
  nullable,
  number,
  optional,
  type Value,
} from '../../../../core/fields.ts';
import { EARLY_GRAVES } from '../../../after-the-battle/larger-than-life.ts';
import { holdsTheField } from '../../../after-the-battle/report.ts';
import { byPlayer, byRule } from '../../../state/cause.ts';
import type { FigureRecord } from '../../../state/encounter.ts';
import { figureNamed } from '../../../state/find.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf } from '../../act.ts';
import { FIGURE_ID, REASON, WEAPON } from '../../fields.ts';
import { BEFORE_REPORT, encounterAt, no, type SeenEncounter, tell } from '../act.ts';
import { REPORT_FAULTS, type ReportFault } from '../refusals.ts';
import { keepOnRecord, metAsSaid } from '../standing/met.ts';
import {
  carriersAreThere,
  FOUND,
  findsReported,
  LEFT,
  MET_REPORT,
  STRANGER_REPORT,
  strangersReported,
} from './report-boxes.ts';

const KILLS = number(0, 999);

/** Everything that happened to one figure; cheating death is asked about after the battle. */
const FIGURE_REPORT = group({
  figure: FIGURE_ID,
  fought: flag,
  ranAway: flag,
  outOfTheFight: flag,
  rejoined: flag,
  mauled: flag,
  broughtOff: flag,
  killed: flag,
  by: nullable(choice(['zombies', 'people'])),
  byRep: nullable(number(0, 9)),
  /** Name of the person, among people, whose doing it was, and the weapon. */
  byName: optional(line(120)),
  byWeapon: optional(WEAPON),
  captured: flag,
  /** Chosen at the table; left out where it is still to be chosen. */
  earlyGrave: optional(choice(EARLY_GRAVES)),
  sawFirstDeath: flag,
  sanity: nullable(choice(['huddled', 'collapsed'])),
  zombiesKilled: KILLS,
  peopleKilled: KILLS,
});
export type FigureReport = Value<typeof FIGURE_REPORT>;

export const REPORT = declared({
  fields: {
    records: list(FIGURE_REPORT, 0, 99),
    field: group({ zombies: flag, enemies: flag }),
    /** Fired by anybody and not yet heard of. */
    shots: number(0, 999),
    /** Ends of people met that differ from the marks. */
    met: optional(list(MET_REPORT, 0, 200)),
    /** Found and met where it wasn’t played turn by turn. */
    found: optional(list(FOUND, 0, 99)),
    strangers: optional(list(STRANGER_REPORT, 0, 60)),
    left: optional(LEFT),
  },
  stages: BEFORE_REPORT,
  refusals: ['reported-of-others', 'left-otherwise', 'not-here', ...REPORT_FAULTS],
  asksFirst: true,
});

export interface BattleReport extends InputOf<typeof REPORT> {
  readonly by?: 'player' | 'bots';
}

export function* reportBattle(
  now: SeenCampaign,
  {
    records: reports,
    field,
    shots,
    met: said = [],
    found = [],
    strangers = [],
    left,
    by = 'player',
  }: BattleReport,
): ActOf<typeof REPORT> {
  const encounter = encounterAt(now, REPORT.stages);
  if (typeof encounter === 'string') return no(encounter);
  if (shots < 0) return no('counts-below-zero');
  const wrong = misnamed(encounter, reports) ?? reports.map(reportFault).find((one) => one !== undefined);
  if (wrong !== undefined) return no(wrong);
  if (left !== undefined && !areAsCounted(field, left)) return no('left-otherwise');
  const known = metAsSaid(now, encounter, said);
  if (known === undefined) return no('reported-of-others');
  if (!carriersAreThere(now, found)) return no('not-here');
  const others = yield* strangersReported(now, encounter, strangers);
  const met = [...known, ...others.met];
  const held = holdsTheField(field, left);
  const records = [...reports.map((report) => recordOf(report, held)), ...others.joined];
  yield* tell({
    type: 'battle-reported',
    records,
    ...(met.length > 0 && { met }),
    field,
    shots,
    ...(left && { left }),
    by,
  });
  yield* findsReported(now, found);
  yield* keepOnRecord(now, encounter, known);
  for (const { figure, captured } of records) if (captured) yield* capture(now, encounter, figure);
  return done('report', { by });
}

/** Record of a report: where the party holds the field, whoever lies there counts as brought off, but for captives (ATZ-171). */
export const recordOf = (report: FigureReport, held: boolean): FigureRecord => ({
  ...report,
  broughtOff: report.broughtOff || (held && !report.captured),
  cheatedDeath: report.killed && report.earlyGrave === 'cheating-death',
});

const areAsCounted = (field: BattleReport['field'], left: NonNullable<BattleReport['left']>): boolean =>
  field.zombies === left.zombies > 0 && field.enemies === left.people > 0;

function misnamed(
  { party }: SeenEncounter,
  reports: readonly FigureReport[],
): 'reported-of-others' | undefined {
  const named = new Set(reports.map(({ figure }) => figure));
  const all = party.every((id) => named.has(id)) && reports.length === party.length;
  return all ? undefined : 'reported-of-others';
}

/** Fault by the rules’ text for which a report can’t be true of anybody; undefined where it can. */
export function reportFault(report: FigureReport): ReportFault | undefined {
  if (report.killed && report.captured) return 'dead-and-captured';
  if (report.captured && report.by === 'zombies') return 'captured-by-zombies';
  if (report.captured && report.broughtOff) return 'captive-and-present';
  if (report.rejoined && !report.outOfTheFight) return 'never-out';
  return report.zombiesKilled < 0 || report.peopleKilled < 0 ? 'counts-below-zero' : undefined;
}

function* capture(now: SeenCampaign, { area }: SeenEncounter, id: string): CampaignPlay<void> {
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

export const CORRECT_REPORT = declared({
  fields: { to: FIGURE_REPORT, why: REASON },
  stages: ['after'],
  refusals: ['one-off-over', 'not-here', 'settled-already', ...REPORT_FAULTS],
});

/** The report is corrected for one figure, with a reason, while nothing has come of it. */
export function* correctReport(
  now: SeenCampaign,
  { to: report, why }: InputOf<typeof CORRECT_REPORT>,
): ActOf<typeof CORRECT_REPORT> {
  const encounter = encounterAt(now, CORRECT_REPORT.stages);
  if (typeof encounter === 'string') return no(encounter);
  if (encounter.oneOff?.result !== undefined) return no('one-off-over');
  const from = encounter.records.find(({ figure }) => figure === report.figure);
  if (from === undefined) return no('not-here');
  if (encounter.settled.some(({ figure }) => figure === report.figure)) return no('settled-already');
  const wrong = reportFault(report);
  if (wrong !== undefined) return no(wrong);
  const { field, left } = encounter;
  const held = field !== null && holdsTheField(field, left);
  yield* tell({
    type: 'record-changed',
    from: { ...from },
    to: recordOf(report, held),
    why: byPlayer(why),
  });
  if (report.captured) yield* capture(now, encounter, report.figure);
  else if (from.captured) yield* setFree(now, encounter, report.figure);
  return done('correct-report', { name: figureNamed(now, report.figure)?.name ?? report.figure });
}

/** Undoes a capture; whoever came as a captive stays one until the escape has ended. */
function* setFree(now: SeenCampaign, { role }: SeenEncounter, id: string): CampaignPlay<void> {
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
