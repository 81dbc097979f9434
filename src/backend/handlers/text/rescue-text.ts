/** What is said in rescue-text.ts. */
import { counted } from '../../../rules/core/text/english.ts';

export const words = {
  aBackup: 'a backup',
  theBackup: (days: string) => `the backup of ${days}`,
  theBackups: (days: string) => `the backups of ${days}`,
  ofYourNotesAndReports: (versions: string) => `${versions} of your notes and reports`,
  whatWasHalfFilled: (form: string) => `what was half filled in for ${form}`,
  allOfIt: 'all of it',
  oneAct: (number: number) => `act ${number}`,
  acts: (first: number, last: number) => `acts ${first} to ${last}`,
  doneSince: (acts: string, day: string) => `${acts}, done since ${day}`,
  whole: 'whole',
  asItCanBeRead: 'as it can be read',
  withActs: (count: number, backups: string) => `with ${counted(count, 'act', 'acts')} from ${backups}`,
  withSomething: (backups: string) => `with what was damaged from ${backups}`,
  asIn: (backups: string) => `as in ${backups}`,
  upToAct: (act: number) => `up to act ${act}`,
  nothingOfIt: 'nothing of it can be read, and no backup has it',
  without: (lost: string) => `without ${lost}`,
  asFarAsIsKnown: (versions: string) => `${versions} of your notes and reports as far as is known`,
  asEarlier: (form: string) => `what was half filled in for ${form} as it was in a backup`,
  onTheShelf: 'how it lay on the shelf as far as is known',
  settingsAreAsIn: (backup: string) => `Settings that were damaged are as in ${backup}.`,
  settingsAreAsInTheBeginning: (keys: string) =>
    keys === ''
      ? 'Settings that were damaged are as in the beginning: look at Settings.'
      : `Settings that were damaged are as in the beginning (${keys}): look at Settings.`,
  nobodyHas: (name: string, lost: string) => `Of ${name}, nothing has ${lost}.`,
  theFileCanBeOpened: 'The file can be opened again, though not all of it is as it was.',
  theFileIsRepaired: 'The file is repaired: everything is as it was.',
} as const;
