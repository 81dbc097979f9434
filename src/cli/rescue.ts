/** `holdout rescue`: a file that was damaged on the disk, repaired. It works also where the campaigns can't be opened. */
import type { Output } from '../contract/contract.ts';
import { counted } from '../rules/core/text/english.ts';
import { askLong } from './ask-long.ts';
import type { Printed, Session } from './session.ts';
import { columns } from './text.ts';

const HEAD = ['Id', 'Name', 'Log', 'How'];

function held({
  campaigns,
  settings,
  mayLack,
}: Output<'rescue.look'> | Output<'rescue.make'>): readonly string[] {
  const rows = campaigns.map(({ id, name, acts, deleted, told }) => [
    id,
    name,
    `${counted(acts, 'act', 'acts')}${deleted ? ', deleted' : ''}`,
    told,
  ]);
  return [
    rows.length === 0 ? 'No campaign, as before.' : columns([HEAD, ...rows]),
    ...[settings, mayLack].filter((sentence) => sentence !== null),
  ];
}

interface Options {
  readonly make?: boolean;
  readonly losing?: boolean;
  readonly copy?: string;
}

/** Says what the repaired file would hold; with `make`, puts it in the place of the damaged one. */
export async function rescue(session: Session, { make = false, losing, copy }: Options): Promise<Printed> {
  const of = copy === undefined ? {} : { copy };
  if (make) {
    const made = await askLong(session, 'rescue.make', losing === undefined ? of : { ...of, losing });
    if (session.json) return { text: JSON.stringify(made) };
    const aside = made.aside === null ? [] : [`What stood there is kept as ${made.aside}.`];
    return { text: [made.said, ...held(made), ...aside].join('\n') };
  }
  const looked = await askLong(session, 'rescue.look', of);
  const { damage, nothing, losing: loses } = looked;
  if (session.json) return { text: JSON.stringify(looked), ok: damage === null };
  if (damage === null && copy === undefined) return { text: 'The file is whole.' };
  const told = nothing
    ? ['Nothing of it can be read, and no backup has anything: it can’t be repaired.']
    : [
        'Repaired, it would hold:',
        ...held(looked),
        `holdout rescue${copy === undefined ? '' : ` --copy ${copy}`} --make${loses ? ' --losing' : ''} does so.`,
      ];
  return {
    text: [...(damage === null ? [] : [damage]), ...told].join('\n'),
    ok: damage === null && !nothing,
  };
}
