/** What is said in form-words.ts. */
export const words = {
  aNote: 'a note',
  aReport: 'a report',
  aCorrectionOfTheBooks: 'a correction of the book’s figures',
  thePlanOfAnEncounter: 'the plan of an Encounter',
  settingUpAnEncounter: 'setting up an Encounter',
  theBattle: 'the battle',
  theReportOfABattle: 'the report of a battle',
  aBiography: 'a biography',
  aFigure: 'a figure',
  aGame: 'a game',
  theDate: 'the date',
  theHouseRules: 'the house rules',
  aCopy: 'a copy',
  theName: 'the name',
  theStockpile: 'the stockpile',
  somethingElse: 'something else',
} as const;
