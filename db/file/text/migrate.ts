/** What is said in migrate.ts. */
export const words = {
  isToBeBrought: (file: string | number) =>
    `${file} is to be brought up to date, but another Holdout, probably an older one, has it open; close it there, then try again.`,
} as const;
