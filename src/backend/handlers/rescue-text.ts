/** What a file made whole holds, in words: where each campaign came from, and what is missing. */
import type { Repair, Repaired } from '../../../db/index.ts';
import type { InRescue } from '../../contract/calls/rescue.ts';
import { listed } from '../../rules/core/text/english.ts';
import { CAMPAIGN_GAME } from '../campaign/command.ts';
import { formFor } from '../campaign/form-words.ts';
import { numbered } from '../campaign/numbered.ts';
import { words as said } from './text/rescue-text.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** `4 March 2026`, on the player’s own calendar. */
const dayOf = (at: string) => day.format(new Date(at));

function backupsOf(at: readonly string[]): string {
  const days = [...new Set(at.map(dayOf))];
  return days.length === 0
    ? said.aBackup
    : days.length === 1
      ? said.theBackup(listed(days))
      : said.theBackups(listed(days));
}

const wordsIn = ({ versions, forms }: Repaired['gone']): readonly string[] => [
  ...(versions.length === 0 ? [] : [said.ofYourNotesAndReports(numbered('version', versions))]),
  ...new Set(forms.map((form) => said.whatWasHalfFilled(formFor(form)))),
];

/** What of it nothing has; nothing where all of it is there. */
export function lostOf({ how, lostActs, gone }: Repaired): readonly string[] {
  if (how === 'lost') return [said.allOfIt];
  const acts = [];
  if (lostActs !== null) {
    const { first, last, since } = lostActs;
    const numbers = first === last ? said.oneAct(first) : said.acts(first, last);
    acts.push(said.doneSince(numbers, dayOf(since)));
  }
  return [...acts, ...wordsIn(gone)];
}

const HOW: { readonly [H in Repaired['how']]: (repaired: Repaired) => string } = {
  file: () => said.asItCanBeRead,
  mended: ({ brought, from }) =>
    brought === 0 ? said.withSomething(backupsOf(from)) : said.withActs(brought, backupsOf(from)),
  backup: ({ from }) => said.asIn(backupsOf(from)),
  beginning: ({ lostActs }) => said.upToAct((lostActs?.first ?? 1) - 1),
  lost: () => said.nothingOfIt,
};

/** How it comes into the whole file, and what is missing or may be otherwise. */
export function toldOf(repaired: Repaired): string {
  const { how, asItWas, unsure, unsureHead } = repaired;
  if (how === 'file' && asItWas) return said.whole;
  if (how === 'lost') return said.nothingOfIt;
  const lost = lostOf(repaired);
  const { versions, forms } = unsure;
  return [
    HOW[how](repaired),
    ...(lost.length === 0 ? [] : [said.without(listed(lost))]),
    ...(versions.length === 0 ? [] : [said.asFarAsIsKnown(numbered('version', versions))]),
    ...[...new Set(forms.map(formFor))].map(said.asEarlier),
    ...(unsureHead ? [said.onTheShelf] : []),
  ].join(', ');
}

export function inRescue(repaired: Repaired): InRescue {
  const { id, game, name, deleted, acts, how } = repaired;
  const kind = game === CAMPAIGN_GAME ? 'campaign' : 'game';
  return { id, kind, name, deleted, acts, from: how, told: toldOf(repaired) };
}

export function settingsText(settings: Repair['settings']): string | null {
  if (settings === null) return null;
  const { from, brought, gone } = settings;
  return [
    ...(from === null || (brought.length === 0 && gone.length > 0)
      ? []
      : [said.settingsAreAsIn(backupsOf([from]))]),
    ...(gone.length === 0 && from !== null ? [] : [said.settingsAreAsInTheBeginning(listed(gone))]),
  ].join(' ');
}

/** What would be, or is, lost of all of it: a sentence for each campaign or game. */
export function lostText({ campaigns }: Pick<Repair, 'campaigns'>): string {
  return campaigns
    .flatMap((one) => {
      const lost = lostOf(one);
      return lost.length === 0 ? [] : [said.nobodyHas(one.name, listed(lost))];
    })
    .join(' ');
}

/** Only what holds all that the damaged one held is called repaired. */
export function madeText({ campaigns, settings }: Pick<Repair, 'campaigns' | 'settings'>): string {
  const all = campaigns.every(({ asItWas }) => asItWas) && (settings?.gone.length ?? 0) === 0;
  return all ? said.theFileIsRepaired : said.theFileCanBeOpened;
}
