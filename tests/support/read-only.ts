/** The same value, looked at through glass: whatever is read of it is as it stands, and writing it throws. */
export function readOnly<T>(value: T): T {
  // A frozen value, and all in it, throws by itself, and hands out nothing but what it holds.
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
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
