/** Titles of what is done between Encounters: with the campaign, the party and the stockpile. */
import { counted } from '../../../core/text/english.ts';
import { yearText } from '../../calendar.ts';
import { ADVANTAGE_TABLE } from '../../data/advantages.ts';
import { ATTRIBUTE_TABLE } from '../../data/attributes.ts';
import type { Status } from '../../state/campaign.ts';
import { figureText, placeText } from '../../text/figures.ts';
import { HOUSE_RULES } from '../../text/house-rules.ts';
import { calledText } from '../../text/pronouns.ts';
import { COUNTED_NOUNS, itemText, LEADERSHIP_TEXT, weaponText } from '../../text/vocabulary.ts';
import { named, type Thing, type ToldIn, title } from '../title-facts.ts';

const renamed = { from: 'text', to: 'text' } as const;
/** A figure's place in a table. */
const place = { table: 'text', row: 'text', field: 'text' } as const;
/** Several things, or the only one: `thing` is null where there are several. */
const things = { things: 'count', thing: 'thing?' } as const;
export type Things = ToldIn<typeof things>;

/** Titles by their ids, of which none is ever taken away, since old files have it. */
export const CAMPAIGN_TITLES = {
  // The campaign
  begin: title(named, ({ name }) => `Begin ${name}`),
  /** With the points for each side. */
  'begin-one-off': title(
    { ...named, points: 'count' },
    ({ name, points }) => `Begin ${name}, a one-off of ${points} points a side`,
  ),
  'bring-star': title(named, ({ name }) => `Begin with ${name}`),
  'rename-campaign': title(renamed, ({ from, to }) => `Rename ${from} to ${to}`),
  'copy-campaign': title({ from: 'text' }, ({ from }) => `Copied from ${from}`),
  'begin-episode': title(named, ({ name }) => `Take up ${name}`),
  'end-episode': title(named, ({ name }) => `Enter how ${name} ended`),
  'set-date': title({}, () => 'Correct the date'),
  'new-dice': title({}, () => 'New dice'),
  /** After its log was damaged; and what stands for the title of an act that can’t be read. */
  'go-on-from-state': title({}, () => 'Go on from how things stood: the log was damaged'),
  unreadable: title({}, () => 'What this act did can’t be read'),
  'house-rules': title({}, () => 'Change house rules'),
  'correct-figure': title(
    { ...place, to: 'figure' },
    ({ to, ...place }) => `Correct ${placeText(place)}: ${figureText(to)}`,
  ),
  'take-back-figure': title(place, (place) => `As in the book again: ${placeText(place)}`),
  'house-rule': title(
    { rule: 'house-rule', on: 'flag' },
    ({ rule, on }) => `${HOUSE_RULES[rule].title} ${on ? 'on' : 'off'}`,
  ),
  /** Null for no end. */
  'last-year': title({ year: 'year?' }, ({ year }) =>
    year === null ? 'Play on without end' : `Play until ${yearText(year)}`,
  ),
  'change-division': title({ to: 'division' }, ({ to }) =>
    to === 'months' ? 'Months from now on' : 'Seasons from now on',
  ),
  // The party
  recruit: title(named, ({ name }) => `Recruit ${name}`),
  /** `left` counts the things that stay in the stockpile. */
  'recruit-again': title(
    { ...named, left: 'count' },
    ({ name, left }) => `Roll again for ${name}${leftText(left)}`,
  ),
  'add-grunt': title(named, ({ name }) => `Add ${name}`),
  'take-in': title(named, ({ name }) => `Take in ${name}`),
  'settle-party': title({}, () => 'Begin with this party'),
  'rename-figure': title(renamed, ({ from, to }) => `Rename ${from} to ${to}`),
  /** `shortName` is null where it follows from the name. */
  'speak-of': title(
    { ...named, pronoun: 'pronoun', shortName: 'text?' },
    ({ name, ...called }) => `Speak of ${name} as ${calledText(called)}`,
  ),
  'write-biography': title(named, ({ name }) => `Write about ${name}`),
  'set-portrait': title({ ...named, has: 'flag' }, ({ name, has }) =>
    has ? `Set the portrait of ${name}` : `Take away the portrait of ${name}`,
  ),
  'set-status': title({ ...named, status: 'status' }, ({ name, status }) => STATUS[status](name)),
  'edit-rep': title({ ...named, rep: 'rep' }, ({ name, rep }) => `Set ${name} to Rep ${rep}`),
  'edit-rap': title({ ...named, rap: 'count' }, ({ name, rap }) => `Set ${name} to ${rap} RAP`),
  'edit-tally': title(
    { ...named, of: 'counted', many: 'count' },
    ({ name, of, many }) => `Set ${name} to ${counted(many, ...COUNTED_NOUNS[of])}`,
  ),
  'edit-joined': title(named, ({ name }) => `Correct when ${name} joined`),
  'edit-protection': title(
    { ...named, protected: 'flag' },
    (edit) => `${edit.protected ? 'Body armour' : 'No body armour'} for ${edit.name}`,
  ),
  'edit-leadership': title(
    { ...named, leadership: 'leadership' },
    ({ name, leadership }) => `${name} is ${LEADERSHIP_TEXT[leadership]}`,
  ),
  'edit-attribute': title(
    { ...named, attribute: 'attribute', has: 'flag' },
    ({ name, attribute, has }) => `${name} ${has ? 'gains' : 'loses'} ${ATTRIBUTE_TABLE[attribute].title}`,
  ),
  'edit-advantage': title(
    { ...named, advantage: 'advantage', has: 'flag' },
    ({ name, advantage, has }) =>
      `${has ? 'Grant' : 'Withdraw'} ${ADVANTAGE_TABLE[advantage].title}: ${name}`,
  ),
  'edit-weapon': title(
    { ...named, weapon: 'weapon', has: 'flag' },
    ({ name, weapon, has }) => `${name} ${has ? 'gets' : 'loses'} the ${weaponText(weapon)}`,
  ),
  'edit-clips': title({ ...named, clips: 'count' }, ({ name, clips }) => `Set ${name}’s clips to ${clips}`),
  'edit-loaded': title(
    { ...named, weapon: 'weapon', loaded: 'flag' },
    ({ name, weapon, loaded }) => `${loaded ? 'Load' : 'Empty'} ${name}’s ${weaponText(weapon)}`,
  ),
  'edit-several': title(
    { field: 'rep-or-rap', by: 'number', figures: 'count' },
    ({ field, by, figures }) =>
      `${by < 0 ? '−' : '+'}${Math.abs(by)} ${field === 'rap' ? 'RAP' : 'Rep'} for ${figures === 1 ? 'a figure' : `${figures} figures`}`,
  ),
  'give-weapon': title(
    { ...named, weapon: 'weapon' },
    ({ name, weapon }) => `Give the ${weaponText(weapon)} to ${name}`,
  ),
  'give-clips': title(
    { ...named, from: 'text', clips: 'count' },
    ({ name, from, clips }) => `${name} takes ${clips === 1 ? 'a clip' : `${clips} clips`} from ${from}`,
  ),
  // The stockpile
  /** `name` is null where things are laid back. */
  'hand-out': title({ ...things, name: 'text?' }, ({ name, ...things }) =>
    name === null ? `Lay ${thingsText(things)} in the stockpile` : givenText(things, name),
  ),
  'take-up': title({ ...things, ...named }, ({ name, ...things }) => givenText(things, name)),
  'share-out': title(
    { things: 'count', among: 'count' },
    ({ things, among }) => `Share out ${counted(things, 'thing', 'things')} among ${among}`,
  ),
  'add-stock': title(
    { thing: 'thing', count: 'count' },
    ({ thing, count }) =>
      `Add ${count === 1 ? itemText(thing) : `${count} × ${itemText(thing)}`} to the stockpile`,
  ),
  'strike-off': title(things, (things) => `Strike off ${thingsText(things)}`),
} as const;

const STATUS: Readonly<Record<Status, (name: string) => string>> = {
  ready: (name) => `${name} comes back`,
  captive: (name) => `${name} is taken captive`,
  left: (name) => `Dismiss ${name}`,
  dead: (name) => `${name} dies`,
  turned: (name) => `${name} turns`,
};

function leftText(left: number): string {
  if (left === 0) return '';
  return `; ${left === 1 ? 'a thing' : `${left} things`} left in the stockpile`;
}

/** `Give the rifle to Gloria` */
export const givenText = (things: Things, name: string): string => `Give ${thingsText(things)} to ${name}`;

/** `body armour`, `the rifle`, `a surplus clip`, `3 things` */
const thingsText = ({ things, thing }: Things): string =>
  thing === null ? `${things} things` : `${articleOf(thing)}${itemText(thing)}`;

function articleOf({ kind }: Thing): string {
  switch (kind) {
    case 'weapon':
      return 'the ';
    case 'surplus-clip':
    case 'vehicle':
    case 'cure':
      return 'a ';
    case 'body-armor':
    case 'medical-supplies':
      return '';
    default:
      return kind satisfies never;
  }
}
