/** The change of several figures at once, as far as it is filled in. */
import { z } from 'zod';
import type { EditOfSeveral } from '../../../../src/rules/all-things-zombie/acts/edit-several.ts';
import { useDraft } from '../../../client/use-draft.ts';

export const CHANGES = {
  'rap+': { label: 'More RAP', field: 'rap', sign: 1 },
  'rap-': { label: 'Less RAP', field: 'rap', sign: -1 },
  'rep+': { label: 'More Rep', field: 'rep', sign: 1 },
  'rep-': { label: 'Less Rep', field: 'rep', sign: -1 },
} as const satisfies Record<string, { label: string; field: EditOfSeveral['field']; sign: 1 | -1 }>;
type Change = keyof typeof CHANGES;
export const CHANGE_IDS = Object.keys(CHANGES) as [Change, ...Change[]];

const Kept = z.object({
  encounter: z.int(),
  open: z.boolean(),
  ticked: z.array(z.string()),
  change: z.enum(CHANGE_IDS),
  by: z.int().min(1).max(10),
  why: z.string(),
});
export type SeveralDraft = z.infer<typeof Kept>;

export function useSeveralDraft(campaign: string, encounter: number) {
  return useDraft<SeveralDraft>(
    campaign,
    'encounter/several',
    { encounter, open: false, ticked: [], change: 'rap+', by: 1, why: '' },
    (kept) => {
      const { data } = Kept.safeParse(kept);
      return data?.encounter === encounter ? data : undefined;
    },
  );
}
