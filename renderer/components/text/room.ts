/** What is said in room.ts. */
export const words = {
  tooLongByThere: (characters: string, number: string) =>
    `Too long by ${characters}: there is room for ${number}.`,
} as const;
