/** `holdout export`: a campaign as a file for a spreadsheet, on standard output. */
import type { Input } from '../contract/contract.ts';
import { ask } from './ask.ts';
import type { Printed, Session } from './session.ts';

interface Options {
  readonly separator?: string;
}

export async function exportCsv(
  { backend, json }: Session,
  id: string,
  what: string,
  { separator }: Options,
): Promise<Printed> {
  // Words of the command line; the contract says which of them are right.
  const wanted = { campaign: id, what, ...(separator !== undefined && { separator }) } as Input<'export.csv'>;
  const file = await ask(backend, 'export.csv', wanted);
  // The printer ends the last line.
  return { text: json ? JSON.stringify(file) : file.text.replace(/\n$/, '') };
}
