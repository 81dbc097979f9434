/** What is said in rescue.ts. */
export const words = {
  isDamaged: (file: string, fault: string) => `${file} is damaged (${fault}).`,
  someCampaignWas: (file: string) => `A campaign or game in ${file} was damaged on the disk.`,
  someSettingWas: (file: string) => `A setting in ${file} was damaged on the disk.`,
  theFileIsWhole: 'The file is whole; nothing was changed.',
  nothingOfThisCopy: 'Nothing of this copy can be read: nothing was changed.',
  whatHoldsIsYourFile: (copy: string) => `What ${copy} holds is your file now.`,
  thereIsNoSuch: 'There is no such copy of a damaged file; choose one from the list.',
  anotherProgramHasWritten: (file: string) =>
    `Another program has written ${file} meanwhile, so nothing was changed; look at what is there now, then try again.`,
} as const;
