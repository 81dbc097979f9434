/** `holdout rescue`: a file that was damaged on the disk, made whole. It works also where the campaigns can't be opened. */
import type { BesideRescue, InRescue } from '../contract/calls/rescue.ts';
import { counted } from '../rules/core/text/english.ts';
import { ask } from './ask.ts';
import { askLong } from './ask-long.ts';
import type { Printed, Session } from './session.ts';
import { columns } from './text.ts';

const table = (campaigns: readonly InRescue[]): string =>
  columns([
    ['Id', 'Name', 'Log', 'How'],
    ...campaigns.map(({ id, name, acts, deleted, told }) => [
      id,
      name,
      `${counted(acts, 'act')}${deleted ? ', deleted' : ''}`,
      told,
    ]),
  ]);

/** What the file made whole lacks, and which backup has it. */
const besidesText = (besides: readonly BesideRescue[]): readonly string[] =>
  besides.length === 0
    ? []
    : [
        'Backups hold more than that:',
        columns([
          ['Name', 'Backup', 'How much'],
          ...besides.map(({ name, backup, told }) => [name, backup, told]),
        ]),
      ];

/** What a whole file would hold; with `make`, puts it in the place of the damaged one. */
export async function rescue(
  session: Session,
  { make = false, copy }: { readonly make?: boolean; readonly copy?: string },
): Promise<Printed> {
  const of = copy === undefined ? {} : { copy };
  if (make) {
    const made = await askLong(session, 'rescue.make', of);
    if (session.json) return { text: JSON.stringify(made) };
    const aside = [
      ...(made.settings === null ? [] : [made.settings]),
      ...(made.aside === null ? [] : [`The damaged file is kept as ${made.aside}.`]),
      ...(made.before === null ? [] : [`The file as it stood is in the backup ${made.before}.`]),
    ];
    const held = made.campaigns.length === 0 ? [] : [table(made.campaigns)];
    return { text: [made.said, ...held, ...besidesText(made.besides), ...aside].join('\n') };
  }
  const looked = await askLong(session, 'rescue.look', of);
  if (session.json) return { text: JSON.stringify(looked), ok: looked.damage === null };
  if (looked.damage === null && copy === undefined) return { text: await wholeText(session) };
  const told = looked.damage === null ? [] : [looked.damage];
  if (looked.nothing)
    return {
      text: `${told.map((line) => `${line}\n`).join('')}Nothing of it can be read, and no backup has anything: it can’t be made whole.`,
      ok: false,
    };
  return {
    text: [
      ...told,
      ...(looked.campaigns.length === 0
        ? ['Made whole, it would hold no campaign, as before.']
        : ['Made whole, it would hold:', table(looked.campaigns)]),
      ...besidesText(looked.besides),
      ...(looked.settings === null ? [] : [looked.settings]),
      `holdout rescue${copy === undefined ? '' : ` --copy ${copy}`} --make does so.`,
    ].join('\n'),
    ok: copy !== undefined,
  };
}

/** With the copies there are of files that weren't. */
async function wholeText(session: Session): Promise<string> {
  const { copies } = await ask(session.backend, 'backup.list', {});
  if (copies.length === 0) return 'The file is whole.';
  return [
    'The file is whole. Copies of what was damaged are kept:',
    ...copies.map(({ name }) => name),
    'holdout rescue --copy NAME looks into one.',
  ].join('\n');
}
