/** Texts about a campaign’s file before it is opened. */
import type { Output } from '../../../../src/contract/contract.ts';
import { countedInWords, inWords, upperFirst } from '../../../../src/rules/core/text/english.ts';

type View = Output<'campaign-file.look'>;
type Same = NonNullable<View['same']>;

/** `20 November`, with the year where it is another than this one. */
export function dayText(iso: string, now = new Date()): string {
  const day = new Date(iso);
  const year = day.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', ...year }).format(day);
}

export const nameIn = ({ campaign, game }: View): string => campaign?.name ?? game?.name ?? '';

/** `September, O+4`; of a game how it stands, of a battle by itself nothing. */
function standsAt({ campaign, game }: View): string {
  if (campaign === null) return game?.standing.title ?? '';
  return campaign.oneOff === null ? campaign.date : '';
}

export function contentsText(view: View): string {
  const parts = [
    countedInWords(view.acts, 'act', 'acts'),
    ...(view.undone > 0 ? [`${inWords(view.undone)} taken back`] : []),
    ...(view.givenUp > 0 ? [`${inWords(view.givenUp)} given up`] : []),
    ...(view.texts > 0 ? [countedInWords(view.texts, 'text', 'texts')] : []),
    ...(view.runs > 0 ? [countedInWords(view.runs, 'run', 'runs')] : []),
  ];
  const stands = standsAt(view);
  return `${nameIn(view)}${stands === '' ? '' : ` as of ${stands}`}: ${parts.join(', ')}.`;
}

export const checkedText = ({ savedAt, madeBy }: View): string =>
  `Checked: nothing has changed since version ${madeBy} saved it on ${dayText(savedAt)}.`;

/** Comparison with the campaign on the shelf: the part that stands out, and the rest. */
export function sameText({ name, acts, ahead, behind, identical }: Same): {
  readonly who: string;
  readonly how: string;
  readonly rest: string;
} {
  const who = `${name}, ${countedInWords(acts, 'act', 'acts')}: the same campaign, `;
  if (identical) return { who, how: 'exactly as in the file', rest: '.' };
  if (ahead > 0 && behind === 0)
    return {
      who,
      how: `${countedInWords(ahead, 'act', 'acts')} further`,
      rest: '. The file has no act that it lacks.',
    };
  if (behind > 0 && ahead === 0)
    return {
      who,
      how: `${countedInWords(behind, 'act', 'acts')} behind`,
      rest: '. It has no act that the file lacks.',
    };
  if (ahead === 0)
    return {
      who,
      how: 'with the same acts',
      rest: '. What was undone or written differs, or what was played in its runs.',
    };
  return {
    who,
    how: 'played on differently',
    rest: `. It has ${countedInWords(ahead, 'act', 'acts')} that the file lacks; the file has ${countedInWords(behind, 'act', 'acts')} that it lacks.`,
  };
}

/** Runs that can't come along. */
export const leftOutText = ({ runsLeftOut: runs }: View): string =>
  runs === 1
    ? 'One run that it took up isn’t in the file: it had been deleted.'
    : `${upperFirst(inWords(runs))} runs that it took up aren’t in the file: they had been deleted.`;

/** Sentence on the name under which it is opened where its own is taken. */
export const calledText = ({ copyName }: View): string =>
  `It will be called “${copyName}”, as something here has its name.`;

/** Fate of the campaign on the shelf, where the file takes its place. */
export function replaceText({ ahead }: Same): string {
  const acts = ahead === 0 ? '' : `, with the ${countedInWords(ahead, 'act', 'acts')} that the file lacks`;
  return `The one on the shelf goes to Deleted${acts}; you can bring it back from there.`;
}

/** The one that the file was saved from lies among the deleted ones; it may have come onto the shelf again from another file. */
export function binnedText({ same }: View): string {
  const beside = same === null ? ' Opening the file puts it on the shelf; that one stays where it is.' : '';
  return `The one it was saved from lies in Deleted, and can be brought back from there.${beside}`;
}
