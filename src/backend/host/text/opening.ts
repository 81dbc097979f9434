/** What is said in opening.ts. */
export const words = {
  canBeRead: {
    'disk-full': (file: string) =>
      `The disk of ${file} is full: your campaigns can be read, and nothing can be saved until there is room.`,
    'read-only': (file: string) =>
      `${file} can’t be written: your campaigns can be read, and nothing can be saved.`,
  },
} as const;
