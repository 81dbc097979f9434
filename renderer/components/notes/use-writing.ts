import { type Draft, useDraft } from '../../client/use-draft.ts';

/** A text on its way: as it stands in the field, and what was saved when it was begun. */
interface Half {
  readonly text: string;
  readonly was: string;
}

/** A text that is being written, with its draft. */
export interface Writing extends Half {
  readonly draft: Draft<Half>;
  readonly set: (to: string) => void;
}

function isHalf(kept: unknown): kept is Half {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'text' in kept &&
    typeof kept.text === 'string' &&
    'was' in kept &&
    typeof kept.was === 'string'
  );
}

/** Text half-written under `form`, or the saved one. */
export function useWriting(campaign: string, form: string, initial: string): Writing {
  const draft: Draft<Half> = useDraft(campaign, form, { text: initial, was: initial }, (kept) => {
    if (isHalf(kept)) return kept;
    // Earlier versions kept the text alone.
    return typeof kept === 'string' ? { text: kept, was: initial } : undefined;
  });
  const { text, was } = draft.value;
  return { draft, text, was, set: (to: string) => draft.set({ text: to, was }) };
}
