/** Inches as typed, in tenths; undefined for what is no place on a table so many tenths across. */
export function tenthsOf(text: string, across: number): number | undefined {
  const inches = Number(text.trim().replace(',', '.').replace(/[″"]$/, ''));
  if (text.trim() === '' || !Number.isFinite(inches) || inches < 0 || inches * 10 > across) return undefined;
  return Math.round(inches * 10);
}
