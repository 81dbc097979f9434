/** What is said in make.ts. */
export const words = {
  cameOutWrong: (file: string, why: string) =>
    `The backup of ${file} came out wrong (${why}), so the file was left as it is.`,
} as const;
