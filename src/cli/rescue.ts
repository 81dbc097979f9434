/** `holdout rescue`: a file that was damaged on the disk, made whole. It works also where the campaigns can't be opened. */
import type { InRescue } from '../contract/calls/rescue.ts';
import { askLong } from './ask-long.ts';
import type { Printed, Session } from './session.ts';
import { columns } from './text.ts';

const table = (campaigns: readonly InRescue[]): string =>
  columns([
    ['Id', 'Name', 'Log', 'How'],
    ...campaigns.map(({ id, name, acts, deleted, told }) => [
      id,
      name,
      `${acts} acts${deleted ? ', deleted' : ''}`,
      told,
    ]),
  ]);

/** What a whole file would hold; with `make`, puts it in the place of the damaged one. */
export async function rescue(
  session: Session,
  { make = false }: { readonly make?: boolean },
): Promise<Printed> {
  if (make) {
    const made = await askLong(session, 'rescue.make', {});
    if (session.json) return { text: JSON.stringify(made) };
    const aside = made.aside === null ? [] : [`The damaged file is kept as ${made.aside}.`];
    const held = made.campaigns.length === 0 ? [] : [table(made.campaigns)];
    return { text: ['The file is whole again.', ...held, ...aside].join('\n') };
  }
  const looked = await askLong(session, 'rescue.look', {});
  if (session.json) return { text: JSON.stringify(looked), ok: looked.damage === null };
  if (looked.damage === null) return { text: 'The file is whole.' };
  if (looked.nothing)
    return {
      text: `${looked.damage}\nNothing of it can be read, and no backup has anything: it can’t be made whole.`,
      ok: false,
    };
  return {
    text: [
      looked.damage,
      ...(looked.campaigns.length === 0
        ? ['Made whole, it would hold no campaign, as before.']
        : ['Made whole, it would hold:', table(looked.campaigns)]),
      'holdout rescue --make does so.',
    ].join('\n'),
    ok: false,
  };
}
