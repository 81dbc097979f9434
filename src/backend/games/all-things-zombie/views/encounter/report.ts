/** The report on the battle: as marked, as sent, and before it is sent what can't be and what it would make due. */

import type { Output } from '../../../../../contract/contract.ts';
import type { FigureReport } from '../../../../../contract/games/all-things-zombie/acts.ts';
import type { UnderWay } from '../../../../../contract/games/all-things-zombie/encounter-view.ts';
import type { SeenCampaign } from '../../../../../rules/all-things-zombie/acts/act.ts';
import { asMarked } from '../../../../../rules/all-things-zombie/acts/encounter/due-marks.ts';
import { reportFault } from '../../../../../rules/all-things-zombie/acts/encounter/report.ts';
import { reportProposal } from '../../../../../rules/all-things-zombie/acts/encounter/report-proposal.ts';
import { afterByReport } from '../../../../../rules/all-things-zombie/acts/encounter/settle.ts';
import { dueAfter } from '../../../../../rules/all-things-zombie/after-the-battle/due.ts';
import type { Field } from '../../../../../rules/all-things-zombie/after-the-battle/report.ts';
import { unspared } from '../../../../../rules/all-things-zombie/after-the-battle/unspared.ts';
import { ENCOUNTER_REFUSAL_TEXT } from '../../../../../rules/all-things-zombie/text/refusals.ts';
import { STEP_TITLES, unsparedText } from '../../../../../rules/all-things-zombie/text/steps.ts';

type Line = Output<'encounter.report-check'>['lines'][number];

export function reportLines(now: SeenCampaign, records: readonly FigureReport[], field: Field): Line[] {
  return records.map((record) => {
    const fault = reportFault(record);
    const { figure } = record;
    if (fault !== undefined) {
      return { figure, fault: ENCOUNTER_REFUSAL_TEXT[fault], follows: [], unspared: [] };
    }
    const after = afterByReport(now, record, field);
    return {
      figure,
      fault: null,
      follows: after === undefined ? [] : dueAfter(after).map((step) => STEP_TITLES[step]),
      unspared: after === undefined ? [] : unspared(after).map(unsparedText),
    };
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
      met: (encounter?.met ?? []).map((one) => ({ ...one })),
      records: (encounter?.records ?? []).map((record) => ({ ...record })),
      field: encounter?.field ? { ...encounter.field } : null,
    };
  }
  // What waits to be marked counts as marked (player.md 12).
  const { records, field, met } = reportProposal(now, asMarked(now, encounter, marks));
  const shots = encounter.markers.reduce((sum, marker) => sum + marker.shots, 0);
  return {
    proposal: { records: records.map((record) => ({ ...record })), field: { ...field }, shots },
    records: [],
    met: met.map((one) => ({ ...one })),
    field: null,
  };
}
