/** What is said in file.ts. */
export const words = {
  cantBe: (file: string, verb: string, diskReason: string) => `${file} can’t be ${verb}: ${diskReason}.`,
} as const;
