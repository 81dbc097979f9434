/** What a repaired file holds, in words: where each campaign came from, and what is missing. */
import type { Repair, Repaired } from '../../../db/index.ts';
import type { InRescue } from '../../contract/calls/rescue.ts';
import { listed } from '../../rules/core/text/english.ts';
import { formFor } from '../campaign/form-words.ts';
import { numbered } from '../campaign/numbered.ts';
import { words as said } from './text/rescue-text.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** `4 March 2026`, on the player’s own calendar. */
const dayOf = (at: string) => day.format(new Date(at));

const backupsOf = (at: readonly string[]) => said.backups([...new Set(at.map(dayOf))]);

/** What of it nothing has; nothing where all of it is there. */
function lostOf({ isLost, lost: { acts, versions, forms } }: Repaired): readonly string[] {
  if (isLost) return [said.allOfIt];
  return [
    ...(acts === null ? [] : [said.doneSince(acts, dayOf(acts.since))]),
    ...(versions.length === 0 ? [] : [said.ofYourNotesAndReports(numbered('version', versions))]),
    ...new Set(forms.map((form) => said.whatWasHalfFilled(formFor(form)))),
  ];
}

/** How it comes into the repaired file, and what is missing or may be otherwise. */
function toldOf(one: Repaired): string {
  const { from, isUnsure, isLost } = one;
  if (isLost) return said.nothingOfIt;
  const lost = lostOf(one);
  const parts = [
    ...(from.length === 0 ? [] : [said.withWhatWasDamaged(backupsOf(from))]),
    ...(lost.length === 0 ? [] : [said.without(listed(lost))]),
    ...(isUnsure ? [said.asFarAsIsKnown] : []),
  ];
  return parts.length === 0 ? said.whole : parts.join(', ');
}

export function inRescue(one: Repaired): InRescue {
  const { id, name, deleted, acts } = one;
  return { id, name, deleted, acts, told: toldOf(one) };
}

export function settingsText(settings: Repair['settings']): string | null {
  if (settings === null) return null;
  const { from, anyGone } = settings;
  return [
    ...(from === null ? [] : [said.settingsAreAsIn(backupsOf([from]))]),
    ...(anyGone ? [said.settingsAreAsInTheBeginning] : []),
  ].join(' ');
}

/** Sentences about acts and campaigns of which nothing tells whether there were any; null where none may be missing. */
export function mayLackText({ campaigns, mayLackCampaigns }: Repair): string | null {
  const unsure = campaigns.filter(({ isUnsure, isLost, from }) => isUnsure && !isLost && from.length > 0);
  const sentences = [
    ...unsure.map(({ name, from }) => said.mayLack(name, backupsOf(from))),
    ...(mayLackCampaigns ? [said.mayLackCampaigns] : []),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
}

/** Sentences about all that is lost, campaign by campaign, and what may be. */
export const lostText = (repair: Repair): string =>
  [
    ...repair.campaigns
      .filter((one) => lostOf(one).length > 0)
      .map((one) => said.nothingHas(one.name, listed(lostOf(one)))),
    mayLackText(repair) ?? [],
  ]
    .flat()
    .join(' ');

/** Only what holds all that the damaged one held is called repaired. */
export function madeText({ campaigns, settings }: Repair): string {
  const isAll = campaigns.every((one) => !one.isUnsure && lostOf(one).length === 0);
  return isAll && settings?.anyGone !== true ? said.theFileIsRepaired : said.theFileCanBeOpened;
}
