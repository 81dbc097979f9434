/** A deep copy of plain data (numbers, strings, booleans, null, arrays, records): what state and events are made of. */
export function copy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copy) as T;
  if (value === null || typeof value !== 'object') return value;
  const twin: Record<string, unknown> = {};
  for (const key of Object.keys(value)) twin[key] = copy((value as Record<string, unknown>)[key]);
  return twin as T;
}
