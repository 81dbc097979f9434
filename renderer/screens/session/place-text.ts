/** Words for places that a game asks for: inches from where it counts. */

const inches = (tenths: number) => `${Math.abs(tenths) / 10}″`;

/** `2″ north, 0.5″ west`, from where the game counts. */
export const placeText = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  `${inches(y)} ${y < 0 ? 'south' : 'north'}, ${inches(x)} ${x < 0 ? 'west' : 'east'}`;

/** `−2 to 2`, in inches. */
export const rangeText = (from: number, to: number): string =>
  [from, to].map((tenths) => String(tenths / 10).replace('-', '−')).join(' to ');
