/** What is said in keys.ts. */
export const words = {
  ctrl: (key: string) => `Ctrl ${key}`,
} as const;
