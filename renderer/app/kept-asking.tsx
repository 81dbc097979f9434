/** A question half answered outlives the screen, the window and the host: it is there again, with what was typed in before. */
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { OwnEntry } from '../../src/contract/shapes.ts';
import type { AskingActs, Roller } from './asking-acts.ts';
import { useStore } from './store.ts';
import { useDraft } from './use-draft.ts';

const Kept = z.object({
  /** Of the state the act was begun on: on another one its dice might mean something else. */
  revision: z.int(),
  deed: z.unknown(),
  by: z.enum(['own', 'app']),
  entries: z.array(OwnEntry),
  /** Keys typed into the open question. */
  half: z.array(z.string()).default([]),
});

export interface HalfAnswered<Deed> {
  readonly deed: Deed;
  readonly by: Roller;
  readonly entries: readonly OwnEntry[];
  readonly half: readonly string[];
}

interface KeptAskingProps<Deed, Done> {
  readonly campaign: string;
  /** Each screen's own: `encounter/play-dice`. */
  readonly form: string;
  /** Where the campaign stands now. */
  readonly revision: () => number;
  /** What was kept of the deed, which an older version may have written; undefined where it is none. */
  readonly read: (deed: unknown) => Deed | undefined;
  readonly acts: Pick<AskingActs<Deed, Done>, 'state' | 'half'> & {
    readonly resume: (kept: HalfAnswered<Deed>) => void;
  };
}

/** Drawn apart from the screen, which needn't be drawn anew for what is kept. */
export function KeptAsking<Deed, Done>(props: KeptAskingProps<Deed, Done>) {
  const { campaign, form, revision, read, acts } = props;
  const asking = useStore(acts.state, (state) => state.asking);
  const half = useStore(acts.half, (keys) => keys);
  const draft = useDraft<z.infer<typeof Kept> | null>(
    campaign,
    form,
    null,
    (kept) => Kept.safeParse(kept).data,
  );
  const looked = useRef(false);
  const { ready, value } = draft;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as what was kept is known.
  useEffect(() => {
    if (!ready || looked.current) return;
    looked.current = true;
    const deed = value?.revision === revision() ? read(value.deed) : undefined;
    if (value !== null && deed !== undefined) acts.resume({ ...value, deed });
    else if (value !== null) draft.clear();
  }, [ready]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the question, or what is typed in, is another.
  useEffect(() => {
    if (!looked.current) return;
    if (asking === undefined) {
      draft.clear();
      return;
    }
    const { deed, by, entries } = asking;
    draft.set({ revision: revision(), deed, by, entries: [...entries], half: [...half] });
  }, [asking, half]);
  return null;
}
