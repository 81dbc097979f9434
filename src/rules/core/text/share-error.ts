/** A share found by so many games, and how far the true one may lie from it: 19 times in 20 it is no further (95 %). */
export interface ShareWithError {
  readonly share: number;
  /** Error to either side. */
  readonly error: number;
}

/** The quantile of the normal distribution for 95 % between both sides. */
const Z = 1.96;

/** Wilson’s interval: honest also near none and all, where the plain one would say that there is no error. */
export function shareWithError(count: number, of: number): ShareWithError {
  if (of === 0) return { share: 0, error: 1 };
  const share = count / of;
  const spread = Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  return { share, error: (Z * spread) / (1 + (Z * Z) / of) };
}
