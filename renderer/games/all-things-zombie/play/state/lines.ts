/** Lines of figures that are shown, in the table or in the strip below the board: the arrows go from one to the next. */
import type { KeyboardEvent } from 'react';

const linesShown = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-who]')].filter((line) => line.checkVisibility());

/** Line of the marked figure, or the one that the Tab key comes to; undefined where none is shown. */
export const markedLine = (): HTMLElement | undefined => linesShown().find(({ tabIndex }) => tabIndex === 0);

/** Keys that lead to the line before and to the one after. */
interface Arrows {
  readonly back: readonly string[];
  readonly on: readonly string[];
}

/** From the line that has the focus to the one beside it, by such a key. */
export function stepToLine(event: KeyboardEvent, { back, on }: Arrows): void {
  const step = on.includes(event.key) ? 1 : back.includes(event.key) ? -1 : 0;
  const lines = linesShown();
  const at = lines.indexOf(document.activeElement as HTMLElement);
  if (step === 0 || at === -1) return;
  event.preventDefault();
  lines[at + step]?.focus();
}
