/** `holdout copy`, `branch`, `keep`, `delete`, `restore` and `deleted`: what is done with a whole campaign or game. */
import { ask } from './ask.ts';
import { oneOffText } from './campaign.ts';
import { Complaint } from './complaint.ts';
import { actNumber } from './log.ts';
import type { Printed, Session } from './session.ts';
import { columns } from './text.ts';

interface CopyOptions {
  readonly name: string;
  readonly whatIf?: boolean;
}

export async function copy(
  { backend, json }: Session,
  id: string,
  { name, whatIf = false }: CopyOptions,
): Promise<Printed> {
  const made = await ask(backend, 'campaign.copy', { campaign: id, name, whatIf });
  return { text: json ? JSON.stringify({ id: made.id }) : made.id };
}

/** A copy that goes on from an act. */
export async function branch(
  { backend, json }: Session,
  id: string,
  act: string,
  { name, whatIf = false }: CopyOptions,
): Promise<Printed> {
  const from = actNumber('branch', act);
  const made = await ask(backend, 'campaign.copy', { campaign: id, name, whatIf, from });
  return { text: json ? JSON.stringify({ id: made.id }) : made.id };
}

/** Nothing was done: it was so before. */
const alreadySo = (message: string) =>
  new Complaint(message, { code: 'refused', message, refusal: 'already-so' });

export async function keep({ backend, json }: Session, id: string): Promise<Printed> {
  const { name, changed } = await ask(backend, 'campaign.keep', { campaign: id });
  if (!changed) throw alreadySo(`${name} is no what-if copy; there is nothing to keep.`);
  return { text: json ? JSON.stringify({ name }) : `${name} is kept.` };
}

interface DeleteOptions {
  readonly forGood?: boolean;
}

export async function deleteIt(
  { backend, json }: Session,
  id: string,
  { forGood = false }: DeleteOptions,
): Promise<Printed> {
  const name = forGood
    ? (await ask(backend, 'campaign.delete-for-good', { campaign: id })).name
    : await binned(backend, id);
  return { text: json ? JSON.stringify({ name }) : `${name} is deleted${forGood ? ' for good' : ''}.` };
}

async function binned(backend: Session['backend'], id: string): Promise<string> {
  const { name, changed } = await ask(backend, 'campaign.delete', { campaign: id });
  if (!changed) throw alreadySo(`${name} is deleted already; nothing has changed.`);
  return name;
}

export async function restore({ backend, json }: Session, id: string): Promise<Printed> {
  const { name, changed } = await ask(backend, 'campaign.restore', { campaign: id });
  if (!changed) throw alreadySo(`${name} is on the shelf already; there is nothing to bring back.`);
  return { text: json ? JSON.stringify({ name }) : `${name} is back on the shelf.` };
}

export async function listDeleted({ backend, json }: Session): Promise<Printed> {
  const { deleted: campaigns, deletedGames: games } = await ask(backend, 'shelf.list', {});
  if (json) return { text: JSON.stringify({ campaigns, games }) };
  const rows = [
    ...campaigns.map(({ id, name, date, oneOff }) => [id, name, oneOff === null ? date : oneOffText(oneOff)]),
    ...games.map(({ id, name, standing }) => [id, name, standing.title]),
  ];
  if (rows.length === 0) return { text: 'Nothing is deleted.' };
  return { text: columns([['Id', 'Name', 'Stood'], ...rows]) };
}
