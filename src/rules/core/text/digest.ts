/** What is said in digest.ts. */
export const words = {
  isNotPlainData: (path: string, what: string, value: string) =>
    `${path} is not plain data: ${what} ${value}`,
} as const;
