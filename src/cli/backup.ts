/** `holdout backup`: list, make, restore. It works also where the campaigns can't be opened. */
import type { Output } from '../contract/contract.ts';
import { counted } from '../rules/core/text/english.ts';
import { ask } from './ask.ts';
import { askLong } from './ask-long.ts';
import { Complaint } from './complaint.ts';
import type { Printed, Session } from './session.ts';
import { columns } from './text.ts';

const BACKUPS_HEAD = ['Name', 'Made', 'Why', 'Holds', 'Size'];

const COPIES_HEAD = ['Name', 'Made', 'Size'];

const THERE_IS_NO_SUCH = 'There is no such backup; holdout backup list names them.';

const INSIDE_HEAD = ['Id', 'Name', 'Date', 'Log'];

const GOES_HEAD = ['Id', 'Name', 'How'];

const sizeText = (size: number) => `${Math.ceil(size / 1000)} kB`;

export async function listBackups({ backend, json }: Session): Promise<Printed> {
  const list = await ask(backend, 'backup.list', {});
  if (json) return { text: JSON.stringify(list) };
  const { folder, backups, copies, failed, away } = list;
  if (away)
    return { text: `${folder} isn’t there: connect the disk that it is on, or choose another folder.` };
  const rows = backups.map(({ name, at, why, size, shelf }) => [
    name,
    at,
    why,
    String(shelf.filter(({ deleted }) => !deleted).length),
    sizeText(size),
  ]);
  const kept = copies.map(({ name, at, size }) => [name, at, sizeText(size)]);
  const lines = [
    ...(rows.length === 0 ? [`No backups in ${folder}.`] : [folder, columns([BACKUPS_HEAD, ...rows])]),
    ...(failed === null ? [] : [failed.message]),
    ...(kept.length === 0 ? [] : ['Copies of the file that are kept:', columns([COPIES_HEAD, ...kept])]),
  ];
  return { text: lines.join('\n') };
}

/** By its name, or as the newest; a copy of the file that is kept by its own. */
async function found({ backend }: Session, name: string) {
  const { backups, latest, copies } = await ask(backend, 'backup.list', {});
  const wanted = name === 'latest' ? latest : name;
  const one =
    backups.find((backup) => backup.name === wanted) ??
    copies.map((copy) => ({ ...copy, shelf: [] })).find((copy) => copy.name === wanted);
  if (one === undefined) throw new Complaint(THERE_IS_NO_SUCH);
  return one;
}

const endings = (one: { readonly deleted: boolean; readonly damaged?: boolean }) =>
  `${one.deleted ? ', deleted' : ''}${one.damaged === true ? ', damaged' : ''}`;

export async function showBackup(session: Session, name: string): Promise<Printed> {
  const backup = await found(session, name);
  if (!('why' in backup)) throw new Complaint(THERE_IS_NO_SUCH);
  if (session.json) return { text: JSON.stringify(backup) };
  const rows = backup.shelf.map((one) => [
    one.id,
    one.name,
    one.date,
    counted(one.acts, 'act', 'acts') + endings(one),
  ]);
  return { text: columns([INSIDE_HEAD, ...rows]) };
}

export async function backUpNow(session: Session): Promise<Printed> {
  const made = await askLong(session, 'backup.now', {});
  return { text: session.json ? JSON.stringify(made) : made.name };
}

/** What the file has that the backup hasn't, and the other way round. */
function goesText({ isThere, goes, comes }: Output<'backup.goes'>, at: string): string {
  if (goes === null)
    return isThere
      ? 'What stands there now can’t be read: holdout rescue says what can be recovered.'
      : `There is no file to compare the backup with. It goes up to ${at}; whatever was done after that isn’t in it.`;
  const lost = goes.map((one) => [one.id ?? '', one.name + endings(one), one.told]);
  const back = comes.map((one) => [one.id, one.name + endings(one)]);
  return [
    ...(lost.length === 0
      ? ['Nothing is lost: the backup holds everything the file holds.']
      : ['Restoring the whole file changes these:', columns([GOES_HEAD, ...lost])]),
    ...(back.length === 0 ? [] : ['Coming back:', columns([GOES_HEAD.slice(0, 2), ...back])]),
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
  if (!json && going.goes?.length !== 0) terminal.print(goesText(going, at));
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
