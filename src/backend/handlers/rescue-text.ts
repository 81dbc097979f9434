/** What a file made whole holds, in words: where each campaign came from, what is missing, and what backups hold besides. */
import type { Rescue, Rescued } from '../../../db/index.ts';
import type { BesideRescue, InRescue } from '../../contract/calls/rescue.ts';
import { counted, listed } from '../../rules/core/text/english.ts';
import { CAMPAIGN_GAME } from '../campaign/command.ts';
import { words as said } from './text/rescue-text.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** `4 March 2026`, on the player’s own calendar. */
const dayOf = (at: string) => day.format(new Date(at));

const wordsOf = ({ versions, forms }: Rescued['words']['gone']): readonly string[] => [
  ...(versions.length === 0
    ? []
    : [said.ofYourNotesAndReports(counted(versions.length, 'version', 'versions'))]),
  ...(forms.length === 0 ? [] : [counted(forms.length, 'half-filled form', 'half-filled forms')]),
];

const backupsOf = (days: readonly string[]): string =>
  `the ${days.length === 1 ? 'backup' : 'backups'} of ${listed(days)}`;

function goneOf({ lost, lostBeside, words }: Rescued): readonly string[] {
  return [
    ...(lost === 0 ? [] : [said.theLast(lost === 1 ? 'act' : counted(lost, 'act', 'acts'))]),
    ...(lostBeside === 0 ? [] : [said.takenBackOrGivenUp(counted(lostBeside, 'act', 'acts'))]),
    ...wordsOf(words.gone),
  ];
}

/** What may not be as it was. */
function asReadText({ words }: Rescued): readonly string[] {
  const asRead = wordsOf(words.asRead);
  const they = words.asRead.versions.length + words.asRead.forms.length === 1 ? 'it' : 'they';
  return asRead.length === 0 ? [] : [said.onlyAsCanBeRead(listed(asRead), they)];
}

/** Of one that came out of the file; whole, where nothing of it is gone. */
function ofFileText(rescued: Rescued): string {
  const { backup, brought, words } = rescued;
  const came: string[] = [];
  if (brought > 0)
    came.push(
      `${counted(brought, 'act', 'acts')} from ${backup === null ? said.aBackup : backupsOf([dayOf(backup)])}`,
    );
  const days = [...new Set(words.from.map(dayOf))];
  if (days.length > 0) came.push(said.wordsOfYoursFrom(backupsOf(days)));
  const gone = goneOf(rescued);
  return [
    gone.length === 0 ? 'whole' : said.allBut(listed(gone)),
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
        said.asIn(asItWas ? 'whole, ' : '', backup === null ? said.aBackup : backupsOf([dayOf(backup)])),
        ...(gone.length === 0 ? [] : [said.butFor(listed(gone))]),
        ...asReadText(rescued),
      ].join(', ');
    }
    case 'as-read':
      if (backup !== null) return said.asFarAsCanBe(backupsOf([dayOf(backup)]));
      return said.asFarAsItCan(held ? ' whole' : '');
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
  return said.settingsThatCantBeRead(
    from === null ? said.theBeginningLookAtSettings : backupsOf([dayOf(from)]),
  );
}

/** Of backups' own names for campaigns the newest counts. */
export function besideRescue({ id, name, acts, here, at, backup }: Rescue['besides'][number]): BesideRescue {
  const there = `${counted(acts, 'act', 'acts')} in ${backupsOf([dayOf(at)])}`;
  return { id, name, backup, told: here === null ? there : said.inTheFile(there, here) };
}

/** Only what holds all that the damaged one held is called whole; whether settings that can’t be read were others than the backup’s nobody knows. */
export function madeText({
  campaigns,
  besides,
  settings,
}: Pick<Rescue, 'campaigns' | 'besides' | 'settings'>): string {
  if (besides.length > 0 || campaigns.some(({ asItWas }) => !asItWas)) return said.theFileCanBeOpened;
  return settings === null ? said.theFileIsWholeAgain : said.theFileCanBeOpenedAgain;
}
