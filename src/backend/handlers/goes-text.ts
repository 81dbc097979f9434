/** What goes with a restore, in words. */
import type { Going, GoingWith } from '../../../db/index.ts';
import type { Going as InGoing } from '../../contract/calls/backups.ts';
import { countedInWords, listed } from '../../rules/core/text/english.ts';
import { words as said } from './text/goes-text.ts';

const ACT = ['act', 'acts'] as const;
const FORM = ['half-filled form', 'half-filled forms'] as const;

const many = (n: number, one: string, more: string): readonly string[] =>
  n === 0 ? [] : [countedInWords(n, one, more)];

/** `31 acts of a given-up line` */
const ofLines = ({ lines, givenUp }: Going): readonly string[] =>
  many(givenUp, ...ACT).map(
    (acts) =>
      `${acts} of ${lines > 1 ? countedInWords(lines, 'given-up line', 'given-up lines') : said.aGivenUpLine}`,
  );

function whatGoes(going: Going): readonly string[] {
  const { acts, undone, words, forms } = going;
  return [
    ...many(acts, ...ACT),
    ...many(undone, said.actThatWasTakenBack, said.actsThatWereTakenBack),
    ...ofLines(going),
    ...many(words, said.versionOfYourNotes, said.versionsOfYourNotes),
    ...many(forms, ...FORM),
  ];
}

function told(going: Going): string {
  const { whole, moves, takenBack } = going;
  const goes = whatGoes(going);
  if (whole) return said.goesWithAllThere(goes.length === 0 ? '' : `: ${listed(goes)}`);
  const parts = [
    ...(goes.length === 0 ? [] : [`loses ${listed(goes)}`]),
    ...many(takenBack, ...ACT).map((acts) => said.hasTakenBack(acts)),
    ...(moves === null ? [] : [moves === 'into-the-bin' ? said.isDeletedAndCanBe : said.isNoLongerDeleted]),
  ];
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}` : parts.join('');
}

const NO_LOG = { id: null, deleted: false } as const;

/** As the list of what a restore changes has it; of no campaign what stands at the end. */
export const inGoing = ({ logs, forms, settings }: GoingWith): readonly InGoing[] => [
  ...logs.map((going) => ({
    id: going.id,
    name: going.name,
    deleted: going.deleted,
    told: told(going),
  })),
  ...many(forms, ...FORM).map((lost) => ({ ...NO_LOG, name: said.theShelf, told: `loses ${lost}` })),
  ...(settings ? [{ ...NO_LOG, name: said.settings, told: said.becomeWhatTheyWereThen }] : []),
];
