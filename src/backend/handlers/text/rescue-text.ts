/** What is said in rescue-text.ts. */
import { listed } from '../../../rules/core/text/english.ts';

export const words = {
  backups: (days: readonly string[]) => `the ${days.length === 1 ? 'backup' : 'backups'} of ${listed(days)}`,
  ofYourNotesAndReports: (versions: string) => `${versions} of your notes and reports`,
  whatWasHalfFilled: (form: string) => `what was half filled in for ${form}`,
  allOfIt: 'any of it',
  doneSince: ({ first, last }: { readonly first: number; readonly last: number }, day: string) =>
    `${first === last ? `act ${first}` : `acts ${first} to ${last}`}, done since ${day}`,
  whole: 'whole',
  nothingOfIt: 'nothing of it can be read, and no backup has it',
  withWhatWasDamaged: (backups: string) => `with what was damaged from ${backups}`,
  without: (lost: string) => `without ${lost}`,
  asFarAsIsKnown: 'the rest as far as it can be read',
  settingsAreAsIn: (backup: string) => `Settings that were damaged are as in ${backup}.`,
  settingsAreAsInTheBeginning: 'Settings that were damaged are as in the beginning: look at Settings.',
  nothingHas: (name: string, lost: string) => `Nothing has ${lost} of ${name}.`,
  mayLack: (name: string, backups: string) =>
    `Of ${name}, whatever was done since ${backups} may be missing: nobody can read how far it had come.`,
  mayLackCampaigns: 'Campaigns and games begun since the newest backup may be missing.',
  theFileCanBeOpened: 'The file can be opened again, though not all of it is as it was.',
  theFileIsRepaired: 'The file is repaired: everything is as it was.',
} as const;
