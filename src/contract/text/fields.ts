/** What is said in fields.ts. */
export const words = {
  sayTrueOrFalse: (label: string) => `${label}: say true or false.`,
  butNot: (except: string) => `, but not ${except}`,
  enterAWholeNumber: (label: string, least: string | number, most: string | number, but: string) =>
    `${label}: enter a whole number from ${least} to ${most}${but}.`,
  enterAWholeNumberFromTo: (
    label: string,
    of: string | number | undefined,
    of2: string | number | undefined,
  ) => `${label}: enter a whole number from ${of} to ${of2}.`,
  charactersAtMost: (most: string) => `${most} characters at most`,
  putAtMostEightAccents: (label: string) => `${label}: put at most eight accents on a letter.`,
  enterAWholeNumberAWord: (label: string) => `${label}: enter a whole number, a word, true, false or null.`,
  nameASuchAs: (label: string, of: string, example: string) => `${label}: name a ${of}, such as ${example}.`,
  giveAList: (label: string) => `${label}: give a list.`,
  chooseAtLeast: (label: string, least: string | number) => `${label}: choose at least ${least}.`,
  chooseAtMost: (label: string, most: string | number) => `${label}: choose at most ${most}.`,
  nameEachOnce: (label: string) => `${label}: name each once.`,
} as const;
