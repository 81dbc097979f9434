/** A question half answered outlives the screen, the window and the host: it is there again, with what was typed in before. */
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import type { QuestionView } from '../../src/contract/questions.ts';
import { OwnEntry } from '../../src/contract/shapes.ts';
import type { AskingActs, Roller } from '../client/asking.ts';
import { useStore } from '../client/store.ts';
import { useDraft } from '../client/use-draft.ts';

const Kept = z.object({
  /** Revision of the state on which the act was begun: on another one its dice may mean something else. */
  revision: z.int(),
  deed: z.unknown(),
  by: z.enum(['own', 'app']),
  entries: z.array(OwnEntry),
  /** Keys typed into the open question. */
  half: z.array(z.string()).default([]),
  /** Names of the questions that the entries answered, and last of all of the open one. */
  asked: z.array(z.string()).default([]),
});

/** The same question has the same name; how many cards are left is none of it. */
function questionName(question: QuestionView): string {
  const { kind, rule, text } = question;
  const of = question.kind === 'roll' ? question.dice : question.kind === 'choose' ? question.options : null;
  return JSON.stringify([kind, rule, text, of]);
}

export interface HalfAnswered<Deed> {
  readonly deed: Deed;
  readonly by: Roller;
  readonly entries: readonly OwnEntry[];
  readonly half: readonly string[];
}

interface KeptAskingProps<Deed, Done> {
  readonly campaign: string;
  /** Form of each screen's own: `encounter/play-dice`. */
  readonly form: string;
  /** Present revision of the campaign. */
  readonly revision: () => number;
  /** Reads the kept deed, which an older version may have written; undefined for anything else. */
  readonly read: (deed: unknown) => Deed | undefined;
  readonly acts: Pick<AskingActs<Deed, Done>, 'state' | 'half' | 'answer' | 'typed'> & {
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
  /** Names of the questions asked so far, the open one included. */
  const names = useRef<readonly string[]>([]);
  /** Something was done since: asked anew, as long as the same is asked the same is answered. */
  const asksAnew = useRef<z.infer<typeof Kept> | undefined>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as what was kept is known.
  useEffect(() => {
    if (!ready || looked.current) return;
    looked.current = true;
    if (value === null) return;
    const deed = read(value.deed);
    const moved = value.revision !== revision();
    // An act by the app’s dice might now be done at once, with no question.
    if (deed === undefined || (moved && value.by === 'app')) {
      draft.clear();
      return;
    }
    names.current = value.asked;
    if (moved) asksAnew.current = value;
    const first = value.entries.length === 0 ? value.half : [];
    acts.resume(moved ? { ...value, deed, entries: [], half: first } : { ...value, deed });
  }, [ready]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the question, or what is typed in, is another.
  useEffect(() => {
    if (!looked.current) return;
    if (asking === undefined) {
      draft.clear();
      return;
    }
    const { deed, by, entries, question } = asking;
    names.current = [...names.current.slice(0, entries.length), questionName(question)];
    const asked = [...names.current];
    draft.set({ revision: revision(), deed, by, entries: [...entries], half: [...half], asked });
  }, [asking, half]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each question that is asked anew.
  useEffect(() => {
    const kept = asksAnew.current;
    if (kept === undefined || asking === undefined) return;
    const { length } = asking.entries;
    const next = kept.entries[length];
    if (kept.asked[length] !== questionName(asking.question) || next === undefined) {
      asksAnew.current = undefined;
      return;
    }
    acts.answer(next);
    if (length + 1 === kept.entries.length) acts.typed.giveBack(kept.half);
  }, [asking]);
  return null;
}
