/** The hook that has a report checked while it is filled in. */
import { useEffect, useState } from 'react';
import type { Output } from '../../../../src/contract/contract.ts';
import { useAsk } from '../../../client/api.ts';
import type { Report } from './report-draft.ts';

export type ReportCheck = Output<'encounter.report-check'>;

/** Faults and consequences of a report, figure by figure; while an answer is awaited, the one before. */
export function useReportCheck(
  campaign: string,
  { records, field, kept }: Pick<Report, 'records' | 'field'> & { readonly kept?: boolean },
): ReportCheck | undefined {
  const { data } = useAsk('encounter.report-check', { campaign, records: [...records], field, kept });
  const [check, setCheck] = useState<ReportCheck>();
  useEffect(() => {
    if (data !== undefined) setCheck(data);
  }, [data]);
  return check;
}
