/** Ids of figures and their weapons, which last as long as the campaign. */
declare const brand: unique symbol;
/** `f1`, `f2`, … in the order the figures joined; never used twice within a campaign. */
export type FigureId = string & { readonly [brand]: 'figure' };
/** `w1`, `w2`, … one for each single weapon somebody has or had. */
export type HeldWeaponId = string & { readonly [brand]: 'weapon' };

export const figureId = (n: number) => `f${n}` as FigureId;
export const heldWeaponId = (n: number) => `w${n}` as HeldWeaponId;
