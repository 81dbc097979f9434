/** What is said in held.ts. */
export const words = {
  isOpenInAnother: (file: string | number) =>
    `${file} is open in another program, or another Holdout; close it there, then try again.`,
} as const;
