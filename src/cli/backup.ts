/** `holdout backup`: list, make, restore. It works also where the campaigns can't be opened. */
import type { Output } from '../contract/contract.ts';
import { counted } from '../rules/core/text/english.ts';
import { ask } from './ask.ts';
import { askLong } from './ask-long.ts';
import { Complaint } from './complaint.ts';
import type { Printed, Session } from './session.ts';
import { columns } from './text.ts';

/** Backups, and copies of the file that are kept. */
export async function listBackups({ backend, json }: Session): Promise<Printed> {
  const list = await ask(backend, 'backup.list', {});
  if (json) return { text: JSON.stringify(list) };
  const { folder, backups, failed, away } = list;
  if (away)
    return { text: `${folder} isn’t there: connect the disk that it is on, or choose another folder.` };
  const rows = backups.map(({ name, at, why, size, shelf }) => {
    const held = String(shelf.filter(({ deleted }) => !deleted).length);
    return [name, at, why, shelf.length === 0 ? '' : held, `${Math.ceil(size / 1000)} kB`];
  });
  const told =
    rows.length === 0
      ? `No backups in ${folder}.`
      : `${folder}\n${columns([['Name', 'Made', 'Why', 'Holds', 'Size'], ...rows])}`;
  return { text: failed === null ? told : `${told}\n${failed.message}` };
}

/** The backup of that name, or the newest. */
async function found({ backend }: Session, name: string) {
  const { backups, latest } = await ask(backend, 'backup.list', {});
  const one = backups.find((backup) => backup.name === (name === 'latest' ? latest : name));
  if (one === undefined) throw new Complaint('There is no such backup; holdout backup list names them.');
  return one;
}

const endings = (one: { readonly deleted: boolean; readonly damaged?: boolean }) =>
  `${one.deleted ? ', deleted' : ''}${one.damaged === true ? ', damaged' : ''}`;

export async function showBackup(session: Session, name: string): Promise<Printed> {
  const backup = await found(session, name);
  if (session.json) return { text: JSON.stringify(backup) };
  const rows = backup.shelf.map((one) => [
    one.id,
    one.name,
    one.date,
    counted(one.acts, 'act', 'acts') + endings(one),
  ]);
  return { text: columns([['Id', 'Name', 'Date', 'Log'], ...rows]) };
}

export async function backUpNow(session: Session): Promise<Printed> {
  const made = await askLong(session, 'backup.now', {});
  return { text: session.json ? JSON.stringify(made) : made.name };
}

/** Table of what the file has that the backup hasn’t, and the other way round. */
function goesText({ isThere, goes }: Output<'backup.goes'>, at: string): string {
  if (goes === null)
    return isThere
      ? 'What stands there now can’t be read: holdout rescue says what can be recovered.'
      : `There is no file to compare the backup with. It goes up to ${at}; whatever was done after that isn’t in it.`;
  const rows = goes.map(({ told, ...one }) => [one.id ?? '', one.name + endings(one), told]);
  return [
    goes.some(({ loses }) => loses)
      ? 'Restoring the whole file changes these:'
      : 'Nothing is lost: the backup holds everything the file holds.',
    ...(rows.length === 0 ? [] : [columns([['Id', 'Name', 'How'], ...rows])]),
  ].join('\n');
}

interface RestoreOptions {
  readonly campaign?: string;
  readonly look?: boolean;
}

/** The whole file, or one campaign as a copy. */
export async function restoreBackup(
  session: Session,
  name: string,
  { campaign, look = false }: RestoreOptions,
): Promise<Printed> {
  const { json, terminal } = session;
  const { name: backup, at } = await found(session, name);
  if (campaign !== undefined) {
    const made = await askLong(session, 'backup.restore-campaign', { backup, campaign });
    return { text: json ? JSON.stringify(made) : `${made.id}  ${made.name}` };
  }
  const going = await askLong(session, 'backup.goes', { backup });
  if (look) return { text: json ? JSON.stringify(going) : goesText(going, at) };
  // Said before it is done: it can be broken off, and taken back.
  if (!json && going.goes?.some(({ loses }) => loses) !== false) terminal.print(goesText(going, at));
  const done = await askLong(session, 'backup.restore', { backup });
  if (json) return { text: JSON.stringify({ ...done, goes: going.goes }) };
  const lines = [
    `Restored from ${backup}.`,
    ...(done.before === null ? [] : [`To undo the restore: holdout backup restore ${done.before}`]),
    ...(done.aside === null ? [] : [`What stood there before is ${done.aside}.`]),
  ];
  return { text: lines.join('\n') };
}

/** A new file in place of one that is gone. */
export async function beginAnew({ backend, json }: Session): Promise<Printed> {
  await ask(backend, 'file.open', { as: 'new' });
  return json ? { text: '{}' } : {};
}
