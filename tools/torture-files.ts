/** Files that bear all of it, by a part of each path, as Vitest takes one: a part that begins with a hyphen it takes for an option. */
export const TORTURE_FILES = [
  '/torture.test.ts',
  '/between-torture.test.ts',
  '/host-torture.test.ts',
  '/hostile-file-torture.test.ts',
  '/overwrite-torture.test.ts',
  'db/log.property.test.ts',
] as const;
