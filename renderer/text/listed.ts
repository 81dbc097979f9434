/** `Ann`, `Ann and Ben`, `Ann, Ben and Cem`. */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  const before = parts.slice(0, -1);
  return before.length === 0 ? last : `${before.join(', ')} and ${last}`;
}
