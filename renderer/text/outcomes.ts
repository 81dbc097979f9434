/** Names of outcomes as the rules count them, in words: `outOfTheFight` and `out-of-the-fight` alike. */
export function outcomeText(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
