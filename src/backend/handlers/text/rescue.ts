/** What is said in rescue.ts. */
export const words = {
  isDamaged: (file: string, fault: string) => `${file} is damaged (${fault}).`,
  nothingOfTheFileCan:
    'Nothing of the file can be read, and no backup has anything: nothing was changed. To begin anew, take it away and start Holdout again.',
  whatHoldsIsYourFile: (copy: string) => `What ${copy} holds is your file now.`,
  thereIsNoSuch: 'There is no such copy of a damaged file; choose one from the list.',
} as const;
