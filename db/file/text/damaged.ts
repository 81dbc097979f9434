/** What is said in damaged.ts. */
export const words = {
  isDamaged: (file: string, found: string, copied: string, backup: string | null) =>
    `${file} is damaged (${found}); it was left as it is ${copied}, and ${backup === null ? 'there is no backup' : `the newest backup is ${backup}`}.`,
  copied: (copy: string) => `and copied to ${copy}`,
  enoughCopies: (many: number) =>
    `and not copied, since ${many} copies of damaged ones lie beside it already`,
  notCopied: (why: string) => `but could not be copied (${why})`,
} as const;
