/** Dice typed in half-way outlive the screen: the question that waited is there again, with what fell before it. */
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { EncounterAct } from '../../../../src/contract/games/all-things-zombie/acts.ts';
import { OwnEntry } from '../../../../src/contract/shapes.ts';
import { useDraft } from '../../../app/use-draft.ts';
import type { Deed } from '../encounter/deed.ts';
import type { EncounterActs } from '../encounter/use-encounter-act.ts';

const Kept = z.object({
  /** Of the state the act was begun on: on another one its dice might mean something else. */
  revision: z.int(),
  deed: EncounterAct,
  by: z.enum(['own', 'app']),
  entries: z.array(OwnEntry),
});

export function useKeptDice(
  { campaign, revision }: { readonly campaign: string; readonly revision: number },
  { asking, resume }: Pick<EncounterActs, 'asking' | 'resume'>,
): void {
  const draft = useDraft<z.infer<typeof Kept> | null>(
    campaign,
    'encounter/after-dice',
    null,
    (kept) => Kept.safeParse(kept).data,
  );
  const looked = useRef(false);
  const { ready, value } = draft;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as what was kept is known.
  useEffect(() => {
    if (!ready || looked.current) return;
    looked.current = true;
    // Parsed, ids are branded; what is sent is parsed again.
    if (value?.revision === revision) resume({ ...value, deed: value.deed as Deed });
  }, [ready]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the question is another.
  useEffect(() => {
    if (!looked.current) return;
    if (asking === undefined) draft.clear();
    else
      draft.set({
        revision,
        deed: EncounterAct.parse(asking.deed),
        by: asking.by,
        entries: [...asking.entries],
      });
  }, [asking]);
}
