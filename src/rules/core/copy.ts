/** A deep copy of plain data (numbers, strings, booleans, null, arrays, records): what state and events are made of. */
export function copy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copy) as T;
  if (value === null || typeof value !== 'object') return value;
  const twin: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) twin[key] = copy(part);
  return twin as T;
}
