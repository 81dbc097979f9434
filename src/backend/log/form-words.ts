/** Names of forms, for sentences that tell that a form goes. */

/** Purpose of each half-filled form, where a sentence tells of it: its own name is for nobody to read. */
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/^chronicle\/note/, 'a note'],
  [/^chronicle\/report/, 'a report'],
  [/^corrections\//, 'a correction of the book’s figures'],
  [/^encounter\/plan/, 'the plan of an Encounter'],
  [/^encounter\/set-up/, 'setting up an Encounter'],
  [/^encounter\/play|^play\//, 'the battle'],
  [/^encounter\//, 'the report of a battle'],
  [/^figure\/biography/, 'a biography'],
  [/^(figure|roster)\//, 'a figure'],
  [/^game\//, 'a game'],
  [/^home\/date/, 'the date'],
  [/^house-rules\//, 'the house rules'],
  [/^log\/(copy|try)/, 'a copy'],
  [/^log\/rename/, 'the name'],
  [/^stockpile\//, 'the stockpile'],
];

export const formFor = (name: string): string =>
  BY_NAME.find(([named]) => named.test(name))?.[1] ?? 'something else';
