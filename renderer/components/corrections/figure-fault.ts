/** Faults for which an entry can’t be a figure’s correction. */
import type { FigureView } from '../../../src/contract/corrections.ts';
import { isOneLine } from '../../../src/rules/core/text/one-line.ts';

/** Says which entries the table takes, where this one doesn’t fit; undefined where it does. */
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
