import { useEffect, useState } from 'react';
import type { Output } from '../../../../src/contract/contract.ts';
import { useAsk } from '../../../app/api.ts';
import type { Report } from './report-draft.ts';

type Lines = Output<'encounter.report-check'>['lines'];

/** What can't be and what would follow, figure by figure; while that is being asked, what was true before. */
export function useReportCheck(
  campaign: string,
  { records, field }: Pick<Report, 'records' | 'field'>,
): Lines {
  const { data } = useAsk('encounter.report-check', { campaign, records: [...records], field });
  const [lines, setLines] = useState<Lines>([]);
  useEffect(() => {
    if (data !== undefined) setLines(data.lines);
  }, [data]);
  return lines;
}
