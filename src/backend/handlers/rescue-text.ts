/** Contents of a repaired file, in words: where each campaign came from, and what is missing. */
import { dayText, type Repair, type Repaired } from '../../../db/index.ts';
import type { InRescue } from '../../contract/calls/rescue.ts';
import { listed } from '../../rules/core/text/english.ts';
import { formFor } from '../log/form-words.ts';
import { numbered } from '../log/numbered.ts';

function backupsOf(at: readonly string[]): string {
  const days = [...new Set(at.map(dayText))];
  return `the ${days.length === 1 ? 'backup' : 'backups'} of ${listed(days)}`;
}

function actsText({ first, last, since }: NonNullable<Repaired['lost']['acts']>): string {
  return `${first === last ? `act ${first}` : `acts ${first} to ${last}`}, done since ${dayText(since)}`;
}

/** Parts of a campaign that no source has; none where all of it is there. */
function lostOf({ isLost, lost: { acts, versions, forms } }: Repaired): readonly string[] {
  if (isLost) return ['all of it'];
  return [
    ...(acts === null ? [] : [actsText(acts)]),
    ...(versions.length === 0 ? [] : [`${numbered('version', versions)} of your notes and reports`]),
    ...new Set(forms.map((form) => `what was half filled in for ${formFor(form)}`)),
  ];
}

/** Says how a campaign comes into the repaired file, and what is missing or may be otherwise. */
function toldOf(one: Repaired): string {
  const { from, isUnsure, isLost } = one;
  if (isLost) return 'nothing of it can be read, and no backup has it';
  const lost = lostOf(one);
  const parts = [
    ...(from.length === 0 ? [] : [`with what was damaged from ${backupsOf(from)}`]),
    ...(lost.length === 0 ? [] : [`without ${listed(lost)}`]),
    ...(isUnsure ? ['the rest as far as it can be read'] : []),
  ];
  return parts.length === 0 ? 'whole' : parts.join(', ');
}

export function inRescue(one: Repaired): InRescue {
  const { id, name, deleted, acts } = one;
  return { id, name, deleted, acts, told: toldOf(one) };
}

export function settingsText(settings: Repair['settings']): string | null {
  if (settings === null) return null;
  const { from, anyGone } = settings;
  return [
    ...(from === null ? [] : [`Settings that were damaged are as in ${backupsOf([from])}.`]),
    ...(anyGone ? ['Settings that were damaged are as in the beginning: look at Settings.'] : []),
  ].join(' ');
}

/** Sentences about acts and campaigns of which nothing tells whether there were any; null where none may be missing. */
export function mayLackText({ campaigns, mayLackCampaigns }: Repair): string | null {
  const unknown = campaigns.filter(({ isEndUnknown }) => isEndUnknown);
  const sentences = [
    ...unknown.map(
      ({ name, from }) =>
        `Of ${name}, whatever was done since ${backupsOf(from)} may be missing: nobody can read how far it had come.`,
    ),
    ...(mayLackCampaigns ? ['Campaigns and games begun since the newest backup may be missing.'] : []),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
}

/** Sentences about all that is lost, campaign by campaign, and what may be. */
export const lostText = (repair: Repair): string =>
  repair.campaigns
    .filter((one) => lostOf(one).length > 0)
    .map((one) => `Of ${one.name}, this is nowhere: ${listed(lostOf(one))}.`)
    .concat(mayLackText(repair) ?? [])
    .join(' ');

/** Only what holds all that the damaged one held is called repaired. */
export function madeText({ campaigns, settings }: Repair): string {
  const isAll = campaigns.every((one) => !one.isUnsure && lostOf(one).length === 0);
  return isAll && settings?.anyGone !== true
    ? 'The file is repaired: everything is as it was.'
    : 'The file can be opened again, though not all of it is as it was.';
}
