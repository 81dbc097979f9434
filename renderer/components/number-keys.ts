/** Options by number: a label has as many digits as the longest of them, and is typed in full. */

const digits = (count: number): number => String(count).length;

/** `3`, or among twenty `03`; options are counted from 0. */
export const numberLabel = (at: number, count: number): string => String(at + 1).padStart(digits(count), '0');

interface NumberTyped {
  /** Digits typed of a label so far. */
  readonly typed: string;
  /** The option whose label is typed in full. */
  readonly picked?: number;
}

/** Undefined for what is no digit. What leads to no label is begun anew. */
export function typeNumber(typed: string, key: string, count: number): NumberTyped | undefined {
  if (key === 'Backspace' && typed !== '') return { typed: typed.slice(0, -1) };
  if (!/^[0-9]$/.test(key)) return undefined;
  const all = typed + key;
  if (all.length < digits(count)) return { typed: all };
  const picked = Number(all) - 1;
  return picked >= 0 && picked < count ? { typed: '', picked } : { typed: '' };
}
