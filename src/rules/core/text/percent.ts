/** A share of one in whole per cent: what may fail is never sure, and what is possible never nothing. */
export const percentText = (share: number): string => `${wholePercent(share)} %`;

/** The same without its sign, for a column that has it in its head. */
export function wholePercent(share: number): string {
  const whole = Math.floor(share * 100 + 0.5);
  if (whole === 0 && share > 0) return '< 1';
  // Sums of exact shares miss 1 by a hair.
  return whole === 100 && share < 1 - 1e-9 ? '> 99' : `${whole}`;
}
