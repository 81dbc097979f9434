/** Why what was typed for a figure can’t be its correction. */
import type { FigureView } from '../../../src/contract/corrections.ts';
import { isOneLine } from '../../../src/rules/core/text/one-line.ts';

/** What the table takes, where what was entered is none of it; undefined where it is. */
export function figureFault(kind: FigureView['kind'], typed: FigureView['now']): string | undefined {
  if (kind.kind === 'number') {
    const { least, most } = kind;
    const fits = typeof typed === 'number' && typed >= least && typed <= most;
    return fits || (typed === null && kind.nullable) ? undefined : `From ${least} to ${most}.`;
  }
  if (kind.kind !== 'text') return undefined;
  if (typeof typed !== 'string' || typed === '') return 'Enter what is printed.';
  if (typed.length > kind.longest) return `At most ${kind.longest} characters.`;
  return isOneLine(typed) ? undefined : 'One line of letters and signs, without spaces around it.';
}
