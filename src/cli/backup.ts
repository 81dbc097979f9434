/** `holdout backup`: list, make, restore. It works also where the campaigns can't be opened. */
import type { BackupEntry } from '../contract/calls/backups.ts';
import type { Output } from '../contract/contract.ts';
import { counted } from '../rules/core/text/english.ts';
import { ask } from './ask.ts';
import { askLong } from './ask-long.ts';
import { Complaint } from './complaint.ts';
import type { Printed, Session } from './session.ts';
import { words } from './text/backup.ts';
import { columns } from './text.ts';

const sizeText = (size: number) => `${Math.ceil(size / 1000)} kB`;

export async function listBackups({ backend, json }: Session): Promise<Printed> {
  const list = await ask(backend, 'backup.list', {});
  if (json) return { text: JSON.stringify(list) };
  const { folder, backups, copies, failed, away } = list;
  if (away) return { text: words.isntThereConnectTheDisk(folder) };
  const rows = backups.map(({ name, at, why, size, shelf }) => [
    name,
    at,
    why,
    String(shelf.filter(({ deleted }) => !deleted).length),
    sizeText(size),
  ]);
  const kept = copies.map(({ name, at, size }) => [name, at, sizeText(size)]);
  return {
    text: [
      ...(rows.length === 0
        ? [words.noBackupsIn(folder)]
        : [folder, columns([[words.name, words.made, words.why, words.holds, words.size], ...rows])]),
      ...(failed === null ? [] : [failed.message]),
      ...(kept.length === 0
        ? []
        : [words.copiesOfTheFile, columns([[words.name, words.made, words.size], ...kept])]),
    ].join('\n'),
  };
}

export async function showBackup({ backend, json }: Session, name: string): Promise<Printed> {
  const backup = await found({ backend }, name);
  if (json) return { text: JSON.stringify(backup) };
  const rows = backup.shelf.map((one) => [
    one.id,
    one.name,
    one.date,
    `${counted(one.acts, 'act', 'acts')}${one.deleted ? ', deleted' : ''}${one.damaged ? ', damaged' : ''}`,
  ]);
  return { text: columns([[words.id, words.name, words.date, words.log], ...rows]) };
}

async function found({ backend }: Pick<Session, 'backend'>, name: string): Promise<BackupEntry> {
  const { backups, latest } = await ask(backend, 'backup.list', {});
  const wanted = name === 'latest' ? latest : name;
  const backup = backups.find((one) => one.name === wanted);
  if (backup === undefined) throw new Complaint(words.thereIsNoSuch);
  return backup;
}

export async function backUpNow(session: Session): Promise<Printed> {
  const made = await askLong(session, 'backup.now', {});
  return { text: session.json ? JSON.stringify(made) : made.name };
}

const named = (name: string, deleted: boolean) => `${name}${deleted ? ', deleted' : ''}`;

/** What the file has that the backup hasn't, and the other way round. */
function goesText({ isThere, goes, comes }: Output<'backup.goes'>, at: string): string {
  if (!isThere) return words.thereIsNoFile(at);
  if (goes === null) return words.whatStandsThereNowCant;
  const lost = goes.map(({ id, name, deleted, told }) => [id ?? '', named(name, deleted), told]);
  const back = comes.map(({ id, name, deleted }) => [id, named(name, deleted)]);
  return [
    ...(lost.length === 0
      ? [words.nothingGoesTheBackupHas]
      : [words.restoringTheWholeFileChanges, columns([[words.id, words.name, words.how], ...lost])]),
    ...(back.length === 0 ? [] : [words.thisComesBack, columns([[words.id, words.name], ...back])]),
  ].join('\n');
}

/** By its name, or as the newest; a copy of the file that is kept by its own. */
async function source(
  session: Session,
  name: string,
): Promise<{ readonly backup: string; readonly at: string }> {
  const { copies } = await ask(session.backend, 'backup.list', {});
  const copy = copies.find((one) => one.name === name);
  if (copy !== undefined) return { backup: copy.name, at: copy.at };
  const entry = await found(session, name);
  return { backup: entry.name, at: entry.at };
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
  const { backup, at } = await source(session, name);
  if (campaign !== undefined) {
    const made = await askLong(session, 'backup.restore-campaign', { backup, campaign });
    return { text: session.json ? JSON.stringify(made) : `${made.id}  ${made.name}` };
  }
  const going = await askLong(session, 'backup.goes', { backup });
  if (look) return { text: session.json ? JSON.stringify(going) : goesText(going, at) };
  // Said before it is done: it can be broken off, and taken back.
  if (!session.json && going.goes?.length !== 0) session.terminal.print(goesText(going, at));
  const done = await askLong(session, 'backup.restore', { backup });
  if (session.json) return { text: JSON.stringify({ ...done, goes: going.goes }) };
  const before = done.before === null ? [] : [words.toTakeItBackHoldout(done.before)];
  const aside = done.aside === null ? [] : [words.whatStoodThereBeforeIs(done.aside)];
  return { text: [words.restoredFrom(backup), ...before, ...aside].join('\n') };
}

/** A new file in place of one that is gone. */
export async function beginAnew({ backend, json }: Session): Promise<Printed> {
  await ask(backend, 'file.open', { as: 'new' });
  return json ? { text: '{}' } : {};
}
