/** What only adds to what stands there, as `by: 1` says, means the same from a newer state, and is tried again from there by itself. */
export function isRelative(input: object): boolean {
  const { act, edit } = input as { readonly act?: unknown; readonly edit?: unknown };
  return [act, edit].some(
    (one) => typeof one === 'object' && one !== null && 'by' in one && typeof one.by === 'number',
  );
}
