/** `55.6 %`, `100 %`; what is possible and rounds to nothing is `under 0.1 %`. */
export function percent(share: number): string {
  if (share > 0 && share < 0.001) return 'under 0.1 %';
  if (share > 0.999 && share < 1) return 'over 99.9 %';
  return share === 1 || share === 0 ? `${share * 100} %` : `${(share * 100).toFixed(1)} %`;
}
