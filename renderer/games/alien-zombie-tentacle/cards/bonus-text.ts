/** `+2`, `−2` */
export const bonusText = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`);
