/** The form that corrects what was reported of one figure: its row of the grid, and a reason. */
import { TextInput } from '@mantine/core';
import { type SubmitEvent, useEffect, useRef } from 'react';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { MOST_WHY } from '../../../../src/contract/limits.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { isAsked } from '../../../client/focus.ts';
import { leftInField } from '../../../components/characters-left.ts';
import { FilledElsewhere } from '../../../components/filled-elsewhere.tsx';
import { FormActs } from '../../../components/form-acts.tsx';
import { useDeeds } from '../acts/use-deeds.ts';
import styles from './after.module.css';
import type { CellValue, ColumnId } from './report-columns.ts';
import { type GridHandle, ReportGrid } from './report-grid.tsx';
import type { Correction } from './use-correction.ts';
import { useReportCheck } from './use-report-check.ts';

interface CorrectReportProps {
  readonly name: string;
  readonly correcting: NonNullable<Correction['open']>;
  readonly field: NonNullable<UnderWay['field']>;
  readonly bringBack: Correction['bringBack'];
  readonly onSet: Correction['set'];
  readonly onClose: () => void;
}

/** The report on one figure once more, with a reason, while nothing has come of it yet. */
export function CorrectReport(props: CorrectReportProps) {
  const { name, correcting, field, bringBack, onSet, onClose } = props;
  const { id: campaign } = useCampaign();
  const { record, report, why } = correcting;
  const grid = useRef<GridHandle>(null);
  const acts = useDeeds({ campaign, onDone: onClose, showsError: true });
  const lines = useReportCheck(campaign, { records: [report], field })?.lines ?? [];
  // The focus goes into the form, and back to what opened it.
  useEffect(() => {
    const opener = document.activeElement;
    if (!isAsked()) grid.current?.focusRow(0);
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    acts.byApp({ do: 'correct-report', to: report, why });
  };
  const changed = Object.entries(report).some(
    ([field, value]) => record[field as keyof typeof report] !== value,
  );
  const set = (_figure: string, column: ColumnId, value: CellValue) =>
    onSet({ report: { ...report, [column]: value } });
  return (
    <form className={styles.correctReportForm} aria-label={`Correct the report on ${name}`} onSubmit={submit}>
      <FilledElsewhere draft={{ bringBack }} />
      <ReportGrid
        ref={grid}
        title={`The report on ${name}`}
        records={[report]}
        lines={lines}
        nameOf={() => name}
        isChanged={(_figure, column) => report[column] !== record[column]}
        onSet={set}
      />
      <div className={styles.correctReportRow}>
        <TextInput
          aria-label="Why"
          placeholder="Why"
          className={styles.why}
          value={why}
          {...leftInField(why, MOST_WHY, acts.error)}
          autoComplete="off"
          onChange={(event) => onSet({ why: event.currentTarget.value })}
        />
      </div>
      <FormActs
        size="md"
        filled={{ isNew: why !== '' || changed, restored: false, clear: onClose }}
        save="Save"
        onClose={onClose}
      >
        <span className="second small">kept in history</span>
      </FormActs>
    </form>
  );
}
