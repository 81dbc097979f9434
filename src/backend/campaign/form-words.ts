/** What forms are called, where one is told that it goes. */
import { words } from './text/form-words.ts';

/** What a half-filled form is for, where a sentence tells of it: its own name is for nobody to read. */
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/^chronicle\/note/, words.aNote],
  [/^chronicle\/report/, words.aReport],
  [/^corrections\//, words.aCorrectionOfTheBooks],
  [/^encounter\/plan/, words.thePlanOfAnEncounter],
  [/^encounter\/set-up/, words.settingUpAnEncounter],
  [/^encounter\/play|^play\//, words.theBattle],
  [/^encounter\//, words.theReportOfABattle],
  [/^figure\/biography/, words.aBiography],
  [/^(figure|roster)\//, words.aFigure],
  [/^game\//, words.aGame],
  [/^home\/date/, words.theDate],
  [/^house-rules\//, words.theHouseRules],
  [/^log\/(copy|try)/, words.aCopy],
  [/^log\/rename/, words.theName],
  [/^stockpile\//, words.theStockpile],
];

export const formFor = (name: string): string =>
  BY_NAME.find(([named]) => named.test(name))?.[1] ?? words.somethingElse;
