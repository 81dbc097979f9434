/** Targets that have gone from the table while their form stood open: they are said by name, and the choice is made anew. */
import { useEffect, useState } from 'react';
import type { Choices } from './targets.ts';

export interface LostTarget {
  readonly value: string;
  /** As it was called while it was there. */
  readonly label: string;
}

/** Chosen ones that are no longer among the choices. */
export function useLostTargets(
  choices: readonly Choices[],
  chosen: readonly string[],
): readonly LostTarget[] {
  const [labels] = useState(() => new Map<string, string>());
  const items = choices.flatMap((group) => group.items);
  useEffect(() => {
    for (const { value, label } of items) labels.set(value, label);
  });
  return [...new Set(chosen)]
    .filter((value) => items.every((item) => item.value !== value))
    .map((value) => ({ value, label: labels.get(value) ?? 'the target' }));
}

/** Reason why nothing can be rolled: `No longer there: Four zombies, front. Choose another.` Undefined if nothing has gone. */
export function lostTargetsText(gone: readonly LostTarget[]): string | undefined {
  const [first] = gone;
  if (first === undefined) return undefined;
  return `No longer there: ${gone.map(({ label }) => label).join('; ')}. Choose another.`;
}

/** The choices of one line; what has gone stays its value, and can’t be chosen again. */
export function choicesWith(choices: readonly Choices[], gone: readonly LostTarget[], at: string) {
  const left = gone.filter(({ value }) => value === at);
  return [
    ...left.map(({ value, label }) => ({ value, label: `${label} (gone)`, disabled: true })),
    ...choices.map(({ group, items }) => ({ group, items: [...items] })),
  ];
}
