/** `holdout rescue`: a file that was damaged on the disk, made whole. It works also where the campaigns can't be opened. */
import type { InRescue } from '../contract/calls/rescue.ts';
import { counted } from '../rules/core/text/english.ts';
import { ask } from './ask.ts';
import { askLong } from './ask-long.ts';
import type { Printed, Session } from './session.ts';
import { words } from './text/rescue.ts';
import { columns } from './text.ts';

const table = (campaigns: readonly InRescue[]): string =>
  columns([
    [words.id, words.name, words.log, words.how],
    ...campaigns.map(({ id, name, acts, deleted, told }) => [
      id,
      name,
      `${counted(acts, 'act', 'acts')}${deleted ? ', deleted' : ''}`,
      told,
    ]),
  ]);

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
      ...(made.aside === null ? [] : [words.theDamagedFileIsKept(made.aside)]),
    ];
    const held = made.campaigns.length === 0 ? [] : [table(made.campaigns)];
    return { text: [made.said, ...held, ...aside].join('\n') };
  }
  const looked = await askLong(session, 'rescue.look', of);
  if (session.json) return { text: JSON.stringify(looked), ok: looked.damage === null };
  if (looked.damage === null && copy === undefined) return { text: await wholeText(session) };
  const told = looked.damage === null ? [] : [looked.damage];
  if (looked.nothing)
    return {
      text: words.nothingOfItCanBe(told.map((line) => `${line}\n`).join('')),
      ok: false,
    };
  return {
    text: [
      ...told,
      ...(looked.campaigns.length === 0
        ? [words.madeWholeItWouldHold]
        : [words.madeWholeItWouldHoldThese, table(looked.campaigns)]),
      ...(looked.settings === null ? [] : [looked.settings]),
      words.holdoutRescueMakeDoesSo(copy === undefined ? '' : ` --copy ${copy}`),
    ].join('\n'),
    ok: copy !== undefined,
  };
}

/** With the copies there are of files that weren't. */
async function wholeText(session: Session): Promise<string> {
  const { copies } = await ask(session.backend, 'backup.list', {});
  if (copies.length === 0) return words.theFileIsWhole;
  return [
    words.theFileIsWholeCopies,
    ...copies.map(({ name }) => name),
    words.holdoutRescueCopyNAMELooks,
  ].join('\n');
}
