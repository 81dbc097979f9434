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

export async function listBackups({ backend, json }: Session): Promise<Printed> {
  const list = await ask(backend, 'backup.list', {});
  if (json) return { text: JSON.stringify(list) };
  const { folder, backups, failed, away } = list;
  if (away) return { text: words.isntThereConnectTheDisk(folder) };
  const trouble = failed === null ? [] : [failed.message];
  if (backups.length === 0) return { text: [words.noBackupsIn(folder), ...trouble].join('\n') };
  const rows = backups.map(({ name, at, why, size, shelf }) => [
    name,
    at,
    why,
    String(shelf.filter(({ deleted }) => !deleted).length),
    `${Math.ceil(size / 1000)} kB`,
  ]);
  return {
    text: [
      folder,
      columns([[words.name, words.made, words.why, words.holds, words.size], ...rows]),
      ...trouble,
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
  if (backup === undefined) throw new Complaint('There is no such backup; holdout backup list names them.');
  return backup;
}

export async function backUpNow(session: Session): Promise<Printed> {
  const made = await askLong(session, 'backup.now', {});
  return { text: session.json ? JSON.stringify(made) : made.name };
}

interface RestoreOptions {
  readonly campaign?: string;
  readonly look?: boolean;
}

const CANT_BE_READ = words.whatStandsThereNowCant;

const named = (name: string, deleted: boolean) => `${name}${deleted ? ', deleted' : ''}`;

/** What the file has that the backup hasn't, and the other way round. */
function goesText(
  { isThere, goes, comes }: Omit<Output<'backup.goes'>, 'digest'>,
  { at }: Pick<BackupEntry, 'at'>,
): string {
  if (!isThere) return words.thereIsNoFile(at);
  if (goes === null) return CANT_BE_READ;
  const back =
    comes.length === 0
      ? []
      : [
          comes.length === 1 ? words.thisComesBack : words.theseComeBack,
          columns([
            [words.id, words.name],
            ...comes.map(({ id, name, deleted }) => [id, named(name, deleted)]),
          ]),
        ];
  if (goes.length === 0) return [words.nothingGoesTheBackupHas, ...back].join('\n');
  const rows = goes.map(({ id, name, deleted, told }) => [id ?? '', named(name, deleted), told]);
  return [
    words.restoringTheWholeFileChanges,
    columns([[words.id, words.name, words.how], ...rows]),
    ...back,
  ].join('\n');
}

/** The whole file, or one campaign as a copy. */
export async function restoreBackup(
  session: Session,
  name: string,
  { campaign, look = false }: RestoreOptions,
): Promise<Printed> {
  const entry = await found(session, name);
  const { name: backup } = entry;
  if (campaign !== undefined) {
    const made = await askLong(session, 'backup.restore-campaign', { backup, campaign });
    return { text: session.json ? JSON.stringify(made) : `${made.id}  ${made.name}` };
  }
  const { digest: told, ...going } = await askLong(session, 'backup.goes', { backup });
  const { goes } = going;
  if (look) return { text: session.json ? JSON.stringify(going) : goesText(going, entry) };
  // Said before it is done: it can be broken off, and taken back.
  if (!session.json && goes?.length !== 0) session.terminal.print(goesText(going, entry));
  const done = await askLong(session, 'backup.restore', { backup, told });
  if (session.json) return { text: JSON.stringify({ ...done, goes }) };
  const before = done.before === null ? [] : [words.toTakeItBackHoldout(done.before)];
  const aside = done.aside === null ? [] : [words.whatStoodThereBeforeIs(done.aside)];
  return { text: [words.restoredFrom(backup), ...before, ...aside].join('\n') };
}

/** A new file in place of one that is gone, or the file as it is though its backups have come further. */
export async function goOn({ backend, json }: Session, as: 'new' | 'as-it-is'): Promise<Printed> {
  await ask(backend, 'file.open', { as });
  return json ? { text: '{}' } : {};
}
