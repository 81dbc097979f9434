/** What is said in under-us.ts. */
export const words = {
  anotherFilePutInItsPlace: (file: string | number, keptBeside: string | number) =>
    `Something other than Holdout put another file in the place of ${file}; what stood there is kept as ${keptBeside}: see Settings, Backups.`,
  itStandsThereAgain: (befell: string | number) =>
    `${befell}; it stands there again, with everything that was done.`,
  leaveHoldoutOpenUntil: (message: string | number) => `${message} Leave Holdout open until it is back.`,
  andItCantBe: (befell: string | number, what: string | number) =>
    `${befell}, and it can’t be written anew${what}. Leave Holdout open, see to the disk, then try again.`,
  somethingElseEmptied: (file: string | number) =>
    `Something other than Holdout emptied ${file}; everything that was done stands in it again.`,
} as const;
