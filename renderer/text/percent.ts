/** `55.6 %`, `100 %`; what is possible and rounds to nothing is `under 0.1 %`. */
export function percent(share: number): string {
  if (share > 0 && share < 0.001) return 'under 0.1 %';
  if (share > 0.999 && share < 1) return 'over 99.9 %';
  return share === 1 || share === 0 ? `${share * 100} %` : `${(share * 100).toFixed(1)} %`;
}

/** `56 %`, for odds one glances at; what is possible is never 0 %, what may fail never 100 %. */
export function wholePercent(share: number): string {
  if (share > 0 && share < 0.01) return '< 1 %';
  if (share > 0.99 && share < 1) return '> 99 %';
  return `${Math.round(share * 100)} %`;
}
