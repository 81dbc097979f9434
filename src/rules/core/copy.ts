/** A deep copy of plain data (numbers, strings, booleans, null, arrays, records): what state and events are made of. */
export function copy<T>(value: T): T {
  return typeof value === 'object' && value !== null ? (copyOf(value) as T) : value;
}

// The engine copies a whole list or record at once; only what it holds by reference is copied one by one.
function copyOf(value: object): object {
  if (Array.isArray(value)) {
    const twin: unknown[] = value.slice();
    for (let at = 0; at < twin.length; at++) {
      const part = twin[at];
      if (typeof part === 'object' && part !== null) twin[at] = copyOf(part);
    }
    return twin;
  }
  const twin: Record<string, unknown> = { ...value };
  for (const key in twin) {
    const part = twin[key];
    if (typeof part === 'object' && part !== null) twin[key] = copyOf(part);
  }
  return twin;
}
