/** Inches as typed, to a tenth; undefined for what is no place on a table 48″ across. */
export function tenthsOf(text: string): number | undefined {
  const inches = Number(text.trim().replace(',', '.').replace(/[″"]$/, ''));
  if (text.trim() === '' || !Number.isFinite(inches) || inches < 0 || inches > 48) return undefined;
  return Math.round(inches * 10);
}
