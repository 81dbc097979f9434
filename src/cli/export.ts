/** `holdout export`: a campaign as a file for a spreadsheet, on standard output. */
import type { Input } from '../contract/contract.ts';
import { ask } from './ask.ts';
import type { Printed, Session } from './session.ts';

export async function exportCsv({ backend, json }: Session, id: string, what: string): Promise<Printed> {
  // A word of the command line; the contract says which of them are right.
  const file = await ask(backend, 'export.csv', { campaign: id, what } as Input<'export.csv'>);
  // The printer ends the last line.
  return { text: json ? JSON.stringify(file) : file.text.replace(/\n$/, '') };
}
