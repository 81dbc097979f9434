/** The report on the battle: as marked, as sent, and before it is sent what can't be and what it would make due. */

import type { Output } from '../../../../../contract/contract.ts';
import type { FigureReport } from '../../../../../contract/games/all-things-zombie/acts.ts';
import type { UnderWay } from '../../../../../contract/games/all-things-zombie/encounter-view.ts';
import { recordOf, reportFault } from '../../../../../rules/all-things-zombie/acts/encounter/after/report.ts';
import {
  endedAs,
  reportProposal,
} from '../../../../../rules/all-things-zombie/acts/encounter/after/report-proposal.ts';
import { afterReport } from '../../../../../rules/all-things-zombie/acts/encounter/after/settle.ts';
import { asMarked } from '../../../../../rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import { encounterRefusalText } from '../../../../../rules/all-things-zombie/acts/encounter/refusals.ts';
import { shotsWaiting } from '../../../../../rules/all-things-zombie/acts/encounter/zombies/noise.ts';
import { rapNeeded } from '../../../../../rules/all-things-zombie/after-the-battle/advancement.ts';
import { dueAfter } from '../../../../../rules/all-things-zombie/after-the-battle/due.ts';
import { type Field, holdsTheField } from '../../../../../rules/all-things-zombie/after-the-battle/report.ts';
import { unspared } from '../../../../../rules/all-things-zombie/after-the-battle/unspared.ts';
import { singleFigure } from '../../../../../rules/all-things-zombie/data/single-figures.ts';
import type { FigureRecord } from '../../../../../rules/all-things-zombie/state/encounter.ts';
import type { SeenCampaign } from '../../../../../rules/all-things-zombie/state/seen.ts';
import { STEP_TERMS, unsparedText } from '../../../../../rules/all-things-zombie/text/steps.ts';
import { weaponText } from '../../../../../rules/all-things-zombie/text/vocabulary.ts';
import { refused } from '../../../../calls/call-failure.ts';
import { beforeDice } from '../../chances.ts';
import { scoreView } from './after.ts';

type Check = Output<'encounter.report-check'>;
type Line = Check['lines'][number];

const NOTHING = { follows: [], unspared: [], odds: null, point: null };

interface Reported {
  readonly records: readonly FigureReport[];
  readonly field: Field;
  /** Left out where the battle is reported already. */
  readonly kept?: boolean | undefined;
}

export function reportCheck(now: SeenCampaign, { records: reports, field, kept }: Reported): Check {
  const { encounter } = now;
  if (encounter === null) throw refused(encounterRefusalText('none-planned'), 'none-planned');
  const held = holdsTheField(field, kept === undefined ? encounter.left : { kept });
  const records = reports.map((report) => recordOf(report, held));
  const sent = asSent(now, encounter, records, field);
  return {
    lines: reports.map((report, at) => lineOf(now, sent, { report, record: records[at], field })),
    score: scoreView(sent),
    clips: clipsTaken(now),
  };
}

interface Told {
  readonly report: FigureReport;
  /** The record that will be kept. */
  readonly record: FigureRecord | undefined;
  readonly field: Field;
}

function lineOf(now: SeenCampaign, sent: SeenCampaign, { report, record, field }: Told): Line {
  const { figure } = report;
  const fault = reportFault(report);
  if (fault !== undefined) return { ...NOTHING, figure, fault: encounterRefusalText(fault) };
  const after = record && afterReport(now, record, field);
  if (after === undefined) return { ...NOTHING, figure, fault: null };
  const due = dueAfter(after);
  const [next] = due;
  const earns = due.includes('rap') ? rapNeeded(after.figure.rep) : null;
  return {
    figure,
    fault: null,
    follows: due.map((step) => STEP_TERMS[step].title),
    unspared: unspared(after).map(unsparedText),
    odds: next === undefined ? null : beforeDice(sent, { do: 'settle', figure, step: next }).odds,
    point:
      earns === null
        ? null
        : { rap: Math.min(after.figure.rap + singleFigure('points-earned'), earns), toAdvance: earns },
  };
}

/** The campaign as if the report had been taken; nobody has been settled for yet. */
function asSent(
  now: SeenCampaign,
  encounter: NonNullable<SeenCampaign['encounter']>,
  records: readonly FigureRecord[],
  field: Field,
): SeenCampaign {
  return {
    ...now,
    encounter: {
      ...encounter,
      stage: 'after',
      records: [...records],
      field,
      settled: [],
    },
  };
}

function clipsTaken({ encounter, figures }: SeenCampaign): Check['clips'] {
  return (encounter?.clips ?? []).flatMap(({ weapon: id }) => {
    const holder = figures.find(({ weapons }) => weapons.some((one) => one.id === id));
    const held = holder?.weapons.find((one) => one.id === id);
    return held === undefined ? [] : [{ figure: holder?.id ?? null, weapon: weaponText(held.weapon) }];
  });
}

/** The report as marked so far, or as it was sent. */
export function reportView(
  now: SeenCampaign,
  marks: UnderWay['marks'],
): Pick<UnderWay, 'proposal' | 'records' | 'met' | 'field'> {
  const { encounter } = now;
  if (encounter === null || encounter.stage === 'after') {
    return {
      proposal: null,
      met: (encounter?.met ?? []).map((one) => ({
        ...one,
        end: encounter === null ? 'apart' : endedAs(now, encounter, one),
      })),
      records: (encounter?.records ?? []).map((record) => ({ ...record })),
      field: encounter?.field ? { ...encounter.field } : null,
    };
  }
  // Things that wait to be marked count as marked.
  const marked = asMarked(
    now,
    encounter,
    marks.filter(({ perhaps }) => perhaps === undefined),
  );
  const { records, field, met } = reportProposal(now, marked);
  const shots = shotsWaiting(encounter).reduce((sum, marker) => sum + marker.shots, 0);
  return {
    proposal: { records: records.map((record) => ({ ...record })), field: { ...field }, shots },
    records: [],
    met: met.map((one) => ({ ...one, end: endedAs(now, marked, one) })),
    field: null,
  };
}
