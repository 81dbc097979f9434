import { useState } from 'react';
import { type Draft, EMPTY_DRAFT } from './draft.ts';

/** What was filled in stays while the player looks at something else; it ends with the campaign's beginning. */
let kept: Draft = EMPTY_DRAFT;

export function useDraft() {
  const [draft, setDraft] = useState(kept);
  const change = (part: Partial<Draft>) =>
    setDraft((before) => {
      kept = { ...before, ...part };
      return kept;
    });
  return { draft, change };
}

export function forgetDraft(): void {
  kept = EMPTY_DRAFT;
}
