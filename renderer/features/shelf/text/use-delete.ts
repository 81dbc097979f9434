/** What is said in use-delete.ts. */
export const words = {
  deleted: (name: string) => `Deleted ${name}.`,
} as const;
