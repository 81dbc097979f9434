/** A report before it is sent: what can't have happened, and what it would make due. */
import type { FigureReport } from '../../../contract/acts.ts';
import type { Output } from '../../../contract/contract.ts';
import { reportFault } from '../../../rules/all-things-zombie/acts/encounter/report.ts';
import { dueByReport } from '../../../rules/all-things-zombie/acts/encounter/settle.ts';
import { AFTER_STEPS, type Field } from '../../../rules/all-things-zombie/after/due.ts';
import type { Now } from '../../../rules/all-things-zombie/campaign/act.ts';
import { ENCOUNTER_REFUSALS } from '../../../rules/all-things-zombie/encounter/refusals.ts';

type Line = Output<'encounter.report-check'>['lines'][number];

export function reportLines(now: Now, records: readonly FigureReport[], field: Field): Line[] {
  return records.map((record) => {
    const fault = reportFault(record);
    return {
      figure: record.figure,
      fault: fault === undefined ? null : ENCOUNTER_REFUSALS[fault],
      follows:
        fault === undefined ? dueByReport(now, record, field).map((step) => AFTER_STEPS[step].title) : [],
    };
  });
}
