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
