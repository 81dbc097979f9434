/** What a file made whole holds, in words: where each campaign came from, what is missing, and what backups hold besides. */
import type { Rescue, Rescued } from '../../../db/index.ts';
import type { BesideRescue, InRescue } from '../../contract/calls/rescue.ts';
import { counted, listed } from '../../rules/core/text/english.ts';
import { CAMPAIGN_GAME } from '../campaign/command.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** `4 March 2026`, on the player’s own calendar. */
const dayOf = (at: string) => day.format(new Date(at));

const wordsOf = ({ versions, forms }: Rescued['words']['gone']): readonly string[] => [
  ...(versions.length === 0 ? [] : [`${counted(versions.length, 'version')} of your notes and reports`]),
  ...(forms.length === 0 ? [] : [counted(forms.length, 'half-filled form')]),
];

const backupsOf = (days: readonly string[]): string =>
  `the ${days.length === 1 ? 'backup' : 'backups'} of ${listed(days)}`;

function goneOf({ lost, lostBeside, words }: Rescued): readonly string[] {
  return [
    ...(lost === 0 ? [] : [`the last ${lost === 1 ? 'act' : counted(lost, 'act')}`]),
    ...(lostBeside === 0 ? [] : [`${counted(lostBeside, 'act')} taken back or given up`]),
    ...wordsOf(words.gone),
  ];
}

/** What may not be as it was. */
function asReadText({ words }: Rescued): readonly string[] {
  const asRead = wordsOf(words.asRead);
  const they = words.asRead.versions.length + words.asRead.forms.length === 1 ? 'it' : 'they';
  return asRead.length === 0 ? [] : [`${listed(asRead)} only as ${they} can be read`];
}

/** Of one that came out of the file; whole, where nothing of it is gone. */
function ofFileText(rescued: Rescued): string {
  const { backup, brought, words } = rescued;
  const came: string[] = [];
  if (brought > 0)
    came.push(`${counted(brought, 'act')} from ${backup === null ? 'a backup' : backupsOf([dayOf(backup)])}`);
  const days = [...new Set(words.from.map(dayOf))];
  if (days.length > 0) came.push(`words of yours from ${backupsOf(days)}`);
  const gone = goneOf(rescued);
  return [
    gone.length === 0 ? 'whole' : `all but ${listed(gone)}`,
    ...(came.length === 0 ? [] : [`with ${listed(came)}`]),
    ...asReadText(rescued),
  ].join(', ');
}

function toldOf(rescued: Rescued): string {
  const { from, backup, held, asItWas } = rescued;
  switch (from) {
    case 'file':
    case 'mended':
      return ofFileText(rescued);
    case 'backup': {
      const gone = goneOf(rescued);
      return [
        `${asItWas ? 'whole, ' : ''}as in ${backup === null ? 'a backup' : backupsOf([dayOf(backup)])}`,
        ...(gone.length === 0 ? [] : [`but for ${listed(gone)}`]),
        ...asReadText(rescued),
      ].join(', ');
    }
    case 'as-read':
      if (backup !== null)
        return `as far as ${backupsOf([dayOf(backup)])} can be read: no backup has it whole`;
      return `as far as it can be read: no backup has it${held ? ' whole' : ''}`;
    default:
      return from satisfies never;
  }
}

export function inRescue(rescued: Rescued): InRescue {
  const { id, game, name, deleted, acts, from } = rescued;
  return {
    id,
    kind: game === CAMPAIGN_GAME ? 'campaign' : 'game',
    name,
    deleted,
    acts,
    from,
    told: toldOf(rescued),
  };
}

export function settingsText(settings: Rescue['settings']): string | null {
  if (settings === null) return null;
  const { from } = settings;
  return `Settings that can’t be read are as in ${from === null ? 'the beginning: look at Settings' : backupsOf([dayOf(from)])}.`;
}

/** Of backups' own names for campaigns the newest counts. */
export function besideRescue({ id, name, acts, here, at, backup }: Rescue['besides'][number]): BesideRescue {
  const there = `${counted(acts, 'act')} in ${backupsOf([dayOf(at)])}`;
  return { id, name, backup, told: here === null ? there : `${there}, ${here} in the file` };
}

/** Only what holds all that the damaged one held is called whole; whether settings that can’t be read were others than the backup’s nobody knows. */
export function madeText({
  campaigns,
  besides,
  settings,
}: Pick<Rescue, 'campaigns' | 'besides' | 'settings'>): string {
  if (besides.length > 0 || campaigns.some(({ asItWas }) => !asItWas))
    return 'The file can be opened again, though not all of it is as it was.';
  return settings === null
    ? 'The file is whole again.'
    : 'The file can be opened again, and all that was played and written is as it was.';
}
