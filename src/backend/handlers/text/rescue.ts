/** What is said in rescue.ts. */
export const words = {
  isDamaged: (file: string, fault: string) => `${file} is damaged (${fault}).`,
  theFileIsWhole: 'The file is whole; nothing was changed.',
  nothingCanBeRead:
    'Nothing of it can be read, and no backup has anything: nothing was changed. To begin anew, take the file away and start Holdout again.',
  whatHoldsIsYourFile: (copy: string) => `What ${copy} holds is your file now.`,
  thereIsNoSuch: 'There is no such copy of a damaged file; choose one from the list.',
  canBeRepairedWithout: (lost: string) =>
    `${lost} It can be repaired without that; until then nothing is changed, and the damaged file is kept in any case.`,
  anotherProgramGoesOn: (file: string) =>
    `Another program goes on writing into ${file}; close it, then repair the file.`,
} as const;
