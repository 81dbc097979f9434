/** Day in a file's name, by the player's own calendar: `2026-11-20`. */
export function dayInName(at: Date): string {
  const of = (part: number, digits = 2) => String(part).padStart(digits, '0');
  return [of(at.getFullYear(), 4), of(at.getMonth() + 1), of(at.getDate())].join('-');
}

/** A name's letters and digits, which every system takes as the name of a file: `merrow-ford`. */
export function fileWords(name: string): string {
  const words = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  return words || 'campaign';
}
