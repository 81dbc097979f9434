/** The correction of a report, half-filled or not; found again when the screen is opened anew. */
import { z } from 'zod';
import { FigureReport } from '../../../../src/contract/games/all-things-zombie/acts.ts';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { useDraft } from '../../../client/use-draft.ts';

const Correcting = z.object({ encounter: z.int(), report: FigureReport, why: z.string() });
export type Correcting = z.infer<typeof Correcting>;

export function useCorrection(campaign: string, { number, records, after }: UnderWay) {
  const draft = useDraft<Correcting | null>(campaign, 'encounter/correction', null, (kept) => {
    const { data } = Correcting.safeParse(kept);
    return data?.encounter === number ? data : undefined;
  });
  const { value } = draft;
  const record = records.find(({ figure }) => figure === value?.report.figure);
  const settled = after.find(({ figure }) => figure === record?.figure)?.settled ?? [];
  const begin = (figure: string) => {
    const found = records.find((one) => one.figure === figure);
    if (found === undefined) return;
    const { cheatedDeath: _, ...report } = found;
    draft.set({ encounter: number, report, why: '' });
  };
  return {
    /** Record being corrected, as it stands, and as it will be; undefined once something has come of it. */
    open:
      value === null || record === undefined || settled.length > 0
        ? undefined
        : { record, report: value.report, why: value.why },
    /** Opens it; undefined until it is known whether one was left half-filled. */
    of: draft.ready ? begin : undefined,
    set: (change: Partial<Pick<Correcting, 'report' | 'why'>>) =>
      draft.set((now) => (now === null ? now : { ...now, ...change })),
    close: draft.clear,
    bringBack: draft.bringBack,
  };
}
export type Correction = ReturnType<typeof useCorrection>;
