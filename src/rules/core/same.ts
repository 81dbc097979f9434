/** Says whether two values of plain data (numbers, strings, booleans, null, arrays, records) say the same. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    for (let at = 0; at < a.length; at++) if (a[at] !== b[at] && !same(a[at], b[at])) return false;
    return true;
  }
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  for (const key of keys) {
    const [mine, its] = [one[key], other[key]];
    if (mine !== its && !same(mine, its)) return false;
    if (its === undefined && !Object.hasOwn(other, key)) return false;
  }
  return true;
}
