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
    return { text: ['The file is whole again.', table(made.campaigns), ...aside].join('\n') };
  }
  const looked = await askLong(session, 'rescue.look', {});
  if (session.json) return { text: JSON.stringify(looked), ok: looked.damage === null };
  if (looked.damage === null) return { text: 'The file is whole.' };
  return {
    text: [
      looked.damage,
      'Made whole, it would hold:',
      table(looked.campaigns),
      'holdout rescue --make does so.',
    ].join('\n'),
    ok: false,
  };
}
