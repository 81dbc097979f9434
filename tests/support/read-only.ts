/** The same value, looked at through glass: whatever is read of it is as it stands, and writing it throws. */
export function readOnly<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const refuses = (): never => {
    throw new Error('what a rule only sees was written');
  };
  return new Proxy(value, {
    get: (target, key, receiver) => readOnly(Reflect.get(target, key, receiver)),
    set: refuses,
    deleteProperty: refuses,
    defineProperty: refuses,
  });
}
