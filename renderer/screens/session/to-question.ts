/** Keys are for the question: a mouse that has changed how it is played leaves them no place of their own. */
import type { MouseEvent } from 'react';

/** By keys whoever is at a switch stays there. */
export function toQuestion({ detail }: MouseEvent): void {
  if (detail === 0) return;
  // The click itself gives the focus to what was pressed.
  setTimeout(() => {
    const field = document.querySelector<HTMLElement>(
      'section[aria-labelledby="question"] > :not(header) :is(input, textarea, button)',
    );
    field?.focus();
  });
}
