/** `55½`: halves are never written as decimals. */
export const pointsText = (points: number): string =>
  Number.isInteger(points) ? String(points) : `${Math.floor(points)}½`;
