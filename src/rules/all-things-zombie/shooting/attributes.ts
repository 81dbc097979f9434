/** A list of attributes, and one that was named by itself. */
export function attributesOf<A extends string>(all: {
  readonly attribute?: A | undefined;
  readonly attributes?: readonly A[] | undefined;
}): readonly A[] {
  const { attribute, attributes = [] } = all;
  return attribute === undefined || attributes.includes(attribute) ? attributes : [...attributes, attribute];
}
