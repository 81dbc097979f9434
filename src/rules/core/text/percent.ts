/** A share of one in whole per cent: what may fail is never sure, and what is possible never nothing. */
export function percentText(share: number): string {
  const whole = Math.floor(share * 100 + 0.5);
  if (whole === 0 && share > 0) return '< 1 %';
  return whole === 100 && share < 1 ? '> 99 %' : `${whole} %`;
}
