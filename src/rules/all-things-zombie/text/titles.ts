/** Titles of acts, in words: each completes “Undo: …”, and heads its entry in the log. */

import { counted, countedInWords, listed, upperFirst } from '../../core/text/english.ts';
import type { Thing, Things, Title, TitleKey, TitleOf, Titles } from '../acts/title.ts';
import { yearText } from '../calendar.ts';
import { ADVANTAGE_TABLE } from '../data/advantages.ts';
import { DRUNKARD_TABLE } from '../data/attribute-tables.ts';
import { ATTRIBUTE_TABLE } from '../data/attributes.ts';
import type { Status } from '../state/campaign.ts';
import type { ZombiesId } from '../state/zombies.ts';
import { PARTY_SIDE, type SideDie, ZOMBIE_REP, ZOMBIE_SIDE } from '../turn/activation.ts';
import { dealtInLine } from './dealt.ts';
import { AREA_WORDS, KIND_WORDS, OBJECTIVE_WORDS, ROLE_WORDS } from './encounter.ts';
import { figureText, placeText } from './figures.ts';
import { HOUSE_RULES } from './house-rules.ts';
import { FORCE_WORDS, wonText } from './one-off.ts';
import { DOC_TEXT, MERCY_TEXT, SENSE_TEXT, testInLine, testText, timesText } from './results.ts';
import { SIDE_WORDS } from './sides.ts';
import { enteredText, inSpot } from './spots.ts';
import { stepInLine } from './step-results.ts';
import { vehicleText } from './vehicles.ts';
import { CONDITION_TEXT, itemText, LEADERSHIP_TEXT, soughtText, weaponText } from './vocabulary.ts';
import { lettered, whenceText } from './zombies.ts';

/** A title of a new key doesn't compile before it stands here. */
const SAID: { readonly [K in TitleKey]: (values: TitleOf<K>['values']) => string } = {
  begin: ({ name }) => `Begin ${name}`,
  'begin-one-off': ({ name, points }) => `Begin ${name}, a one-off of ${points} points a side`,
  'bring-star': ({ name }) => `Begin with ${name}`,
  'rename-campaign': ({ from, to }) => `Rename ${from} to ${to}`,
  'copy-campaign': ({ from }) => `Copied from ${from}`,
  'begin-episode': ({ name }) => `Take up ${name}`,
  'end-episode': ({ name }) => `Enter how ${name} ended`,
  'set-date': () => 'Correct the date',
  'new-dice': () => 'New dice',
  'go-on-from-state': () => 'Go on from how things stood: the log was damaged',
  unreadable: () => 'What this act did can’t be read',
  'house-rules': () => 'Change house rules',
  'correct-figure': ({ to, ...place }) => `Correct ${placeText(place)}: ${figureText(to)}`,
  'take-back-figure': (place) => `As in the book again: ${placeText(place)}`,
  'house-rule': ({ rule, on }) => `${HOUSE_RULES[rule].title} ${on ? 'on' : 'off'}`,
  'last-year': ({ year }) => (year === null ? 'Play on without end' : `Play until ${yearText(year)}`),
  'change-division': ({ to }) => (to === 'months' ? 'Months from now on' : 'Seasons from now on'),
  recruit: ({ name }) => `Recruit ${name}`,
  'recruit-again': ({ name, left }) => `Roll again for ${name}${leftText(left)}`,
  'add-grunt': ({ name }) => `Add ${name}`,
  'take-in': ({ name }) => `Take in ${name}`,
  'settle-party': () => 'Begin with this party',
  'rename-figure': ({ from, to }) => `Rename ${from} to ${to}`,
  'write-biography': ({ name }) => `Write about ${name}`,
  'set-portrait': ({ name, has }) =>
    has ? `Set the portrait of ${name}` : `Take away the portrait of ${name}`,
  'set-status': ({ name, status }) => STATUS[status](name),
  'edit-rep': ({ name, rep }) => `Set ${name} to Rep ${rep}`,
  'edit-rap': ({ name, rap }) => `Set ${name} to ${rap} RAP`,
  'edit-protection': (edit) => `${edit.protected ? 'Body armour' : 'No body armour'} for ${edit.name}`,
  'edit-leadership': ({ name, leadership }) => `${name} is ${LEADERSHIP_TEXT[leadership]}`,
  'edit-attribute': ({ name, attribute, has }) =>
    `${name} ${has ? 'gains' : 'loses'} ${ATTRIBUTE_TABLE[attribute].title}`,
  'edit-advantage': ({ name, advantage, has }) =>
    `${has ? 'Grant' : 'Withdraw'} ${ADVANTAGE_TABLE[advantage].title}: ${name}`,
  'edit-weapon': ({ name, weapon, has }) => `${name} ${has ? 'gets' : 'loses'} the ${weaponText(weapon)}`,
  'edit-clips': ({ name, clips }) => `Set ${name}’s clips to ${clips}`,
  'edit-loaded': ({ name, weapon, loaded }) => `${loaded ? 'Load' : 'Empty'} ${name}’s ${weaponText(weapon)}`,
  'edit-several': ({ field, by, figures }) =>
    `${by < 0 ? '−' : '+'}${Math.abs(by)} ${field === 'rap' ? 'RAP' : 'Rep'} for ${figures === 1 ? 'a figure' : `${figures} figures`}`,
  'give-weapon': ({ name, weapon }) => `${name} takes the ${weaponText(weapon)}`,
  'give-clips': ({ name, from, clips }) =>
    `${name} takes ${clips === 1 ? 'a clip' : `${clips} clips`} from ${from}`,
  'hand-out': ({ name, ...things }) =>
    name === null ? `Lay ${thingsText(things)} in the stockpile` : `${name} carries ${thingsText(things)}`,
  'take-up': ({ name, ...things }) => `${name} takes ${thingsText(things)}`,
  'share-out': ({ things, among }) => `Share out ${counted(things, 'thing', 'things')} among ${among}`,
  'add-stock': ({ thing, count }) =>
    `Add ${count === 1 ? itemText(thing) : `${count} × ${itemText(thing)}`} to the stockpile`,
  'strike-off': (things) => `Strike off ${thingsText(things)}`,
  'decide-war': ({ winner }) => `The ${winner} have won the war`,
  plan: ({ kind, objective, area }) =>
    `Plan ${objective === null ? KIND_WORDS[kind].a : OBJECTIVE_WORDS[objective].raid.a}, ${AREA_WORDS[area].text}`,
  drop: ({ kind }) => `Drop the ${KIND_WORDS[kind].text}`,
  buy: ({ name, force, points }) =>
    `Buy ${name} for ${FORCE_WORDS[force].text}, ${counted(points, 'point', 'points')}`,
  sell: ({ name }) => `Take ${name} out again`,
  'take-clip': ({ name, weapon }) => `A surplus clip for ${name}’s ${weaponText(weapon)}`,
  carry: ({ name }) => (name === null ? 'Lay it in the stockpile' : `${name} carries it`),
  equip: ({ name, thing }) => `${name} ${equipText(thing)}`,
  'roll-vehicle': ({ won }) => (won ? 'A vehicle runs' : 'No vehicle runs'),
  'spend-vehicle': () => 'Take the vehicle held over',
  drink: ({ name, state }) => `${name}: ${state === null ? 'sober' : DRUNKARD_TABLE[state].text}`,
  'set-table': ({ place }) => (place === null ? 'Set up the table anew' : `Set up ${place}`),
  'reroll-part': () => 'Roll a part of the table again',
  'place-zombies': ({ zombies }) =>
    `${zombies === 0 ? 'No zombies' : counted(zombies, 'zombie', 'zombies')} about`,
  'ready-escape': ({ captors }) => (captors === 1 ? 'One captor' : `${captors} captors`),
  muster: ({ role, count }) =>
    `Find ${count} ${count === 1 ? ROLE_WORDS[role].text : SIDE_WORDS[role].several}`,
  'begin-pursuit': ({ away, lead }) =>
    away ? 'The Runners ride away' : `A lead of ${counted(lead, 'hour', 'hours')}`,
  'pursue-on': ({ end, lead }) => PURSUIT[end](lead),
  'split-runners': () => 'The Runners split up',
  'begin-turn': ({ number, order, stay = [] }) =>
    `Turn ${number}: ${order.length === 0 ? 'doubles, nobody moves' : order.map((die) => goesText(die, stay)).join(', then ')}`,
  'fire-at': ({ name, result, empty }) => `${name} ${testText(result)}${empty ? ', and has to reload' : ''}`,
  fight: ({ name, result }) => `${name} ${testText(result)}`,
  'break-off': ({ name, order }) =>
    `${name} steps back: ${order.length === 0 ? 'nobody fires' : `fire from ${order.join(', then ')}`}`,
  'finish-off': ({ name, result }) => `${name} ${testText(result)}`,
  fire: ({ name, shots, empty }) => `${name} ${firesText(shots)}${empty ? ', and has to reload' : ''}`,
  reload: ({ name }) => `${name} reloads`,
  'pick-up': ({ name, weapon }) => `${name} picks up the ${weaponText(weapon)}`,
  'pick-up-from': ({ name, weapon, whose }) => `${name} picks up the ${weaponText(weapon)} of ${whose}`,
  'start-saw': ({ name }) => `${name} starts the chain saw again`,
  'stop-saw': ({ name }) => `${name} stops the chain saw`,
  cover: ({ name, covering }) =>
    covering ? `${name} gives covering fire` : `${name} gives covering fire no more`,
  'keep-together': ({ apart }) =>
    apart === 0
      ? 'All keep together'
      : `${upperFirst(countedInWords(apart, 'group', 'groups'))} ${apart === 1 ? 'keeps' : 'keep'} apart from the rest`,
  move: ({ name, others, result }) =>
    `${name}${others === 0 ? '' : ` and ${countedInWords(others, 'more', 'more')}`}: ${testText(result)}`,
  lift: ({ name, whom, carries }) => (carries ? `${name} picks up ${whom}` : `${name} lays ${whom} down`),
  'bring-vehicle': ({ name, vehicle, others }) =>
    `${name} takes the wheel of the ${vehicleText(vehicle)}${others === 0 ? '' : `, ${countedInWords(others, 'more', 'more')} inside`}`,
  drive: ({ name, vehicle, result }) => `${name} in the ${vehicleText(vehicle)}: ${testText(result)}`,
  'fire-at-vehicle': ({ name, vehicle, result, empty }) =>
    `${name} fires at the ${vehicleText(vehicle)}${empty ? ', and is out of ammo' : ''}: ${testText(result)}`,
  mark: ({ name, condition }) => `${name} ${CONDITION_TEXT[condition]}`,
  'count-kills': ({ name, zombies, people }) => `${name} has killed ${killsText(zombies, people)}`,
  hear: ({ zombies }) => heardText(zombies, 'shots'),
  'hear-motor': ({ zombies }) => heardText(zombies, 'noise'),
  'hear-whose': ({ zombies, name }) => `${heardText(zombies, 'shots')} of ${name}`,
  'zombies-act': zombiesGoText,
  'zombies-go': zombiesGoText,
  // Zombies at somebody are known by whom they are at.
  'zombies-went': (values) =>
    values.name === null ? `${zombiesGoText(values)} (${whenceText(values)})` : zombiesGoText(values),
  'zombies-up': ({ zombies, group }) =>
    `${upperFirst(zombiesText(zombies))} ${zombies === 1 ? 'gets' : 'get'} up${ofGroup(group)}`,
  'zombies-climb': ({ zombies, can, group }) =>
    can === 0
      ? `${zombies === 1 ? 'The zombie can’t' : 'No zombie can'} climb${ofGroup(group)}`
      : `${can} of ${counted(zombies, 'zombie', 'zombies')} can climb${ofGroup(group)}`,
  'zombies-feast': ({ name, turns }) =>
    turns === 0 ? `Zombies have eaten ${name ?? 'the body'}` : `Zombies feast on ${name ?? 'the body'}`,
  conditions: ({ night, weather }) =>
    night
      ? weather
        ? 'Night, and foul weather'
        : 'Night, and the weather fair'
      : weather
        ? 'Day, and foul weather'
        : 'Day, and the weather fair',
  'light-fire': ({ where }) => `Fire: ${where}`,
  'put-out-fire': ({ where }) => `The fire is out: ${where}`,
  'spread-fire': ({ fires, out }) =>
    [
      ...(fires > 0 ? [fires === 1 ? 'The fire spreads' : `${fires} fires spread`] : []),
      ...(out.length > 0 ? [`${listed(out)} Out of the Fight by fire`] : []),
    ].join('; '),
  burn: ({ name, result }) => `${name ?? 'A zombie'}: ${testText(result)}`,
  'zombies-burn': ({ zombies, dead, group }) =>
    (dead === 0
      ? `The fire burns on: ${zombiesText(zombies)}`
      : `${upperFirst(zombiesText(dead))} burnt out`) + ofGroup(group),
  'zombies-set': ({ zombies, new: isNew, group }) =>
    zombies === 0
      ? `Zombies have gone${ofGroup(group)}`
      : `${isNew ? 'Put' : 'Count'} ${zombiesText(zombies)}${isNew ? ' on the table' : ofGroup(group)}`,
  'set-vehicle': ({ vehicle, why }) => `Corrected: the ${vehicleText(vehicle)} (${why})`,
  alert: ({ alerted }) => (alerted ? 'The alarm is raised' : 'Nobody has noticed'),
  enter: enteredText,
  deal: ({ speaker, how }) => `${speaker ?? 'They'}: ${dealtInLine(how)}`,
  beat: ({ speaker, several }) =>
    several ? `${speaker === null ? 'They' : `${speaker} and theirs`} are beaten` : `${speaker} is beaten`,
  search: ({ name, item, found, spot }) =>
    found
      ? `${name} finds ${soughtText(item)}${inSpot(spot)}`
      : `${name} looks for ${soughtText(item)}${inSpot(spot)} and finds nothing`,
  'search-all': ({ found }) =>
    `The party searches all that’s left and finds ${found === 0 ? 'nothing' : countedInWords(found, 'thing', 'things')}`,
  'search-loser': ({ name, loser }) => `${name} searches ${loser}`,
  check: ({ name, results }) => `${name}: ${results.map((one) => testInLine(one)).join(', then ')}`,
  sense: ({ name, word }) => `${name} ${SENSE_TEXT[word]}`,
  task: ({ name, result }) => `${name} ${testText(result)}`,
  examine: ({ name, word }) => `${name}: ${DOC_TEXT[word]}`,
  'examine-by': ({ name, byName, word }) => `${byName} looks after ${name}: ${DOC_TEXT[word]}`,
  mercy: ({ name, word }) => `${name}: ${MERCY_TEXT[word]}`,
  report: ({ by }) => (by === 'bots' ? 'The battle, fought by bots' : 'Report the battle'),
  'correct-report': ({ name }) => `Correct the report on ${name}`,
  settle: ({ name, result }) => `${name}, ${stepInLine(result)}`,
  end: ({ kind }) => `End the ${kind}`,
  'end-one-off': ({ winner }) => `End the battle: ${wonText(winner)}`,
  written: ({ text }) => text,
};

export function titleText({ key, values }: Title): string {
  // Each entry takes the values of its own key, which is the one it is found by.
  const say = SAID[key] as (values: Title['values']) => string;
  return say(values);
}

function heardText(zombies: number, what: 'shots' | 'noise'): string {
  if (zombies === 0) return `No zombies hear the ${what}`;
  return `${upperFirst(countedInWords(zombies, 'zombie', 'zombies'))} ${zombies === 1 ? 'hears' : 'hear'} the ${what}`;
}

/** `the party, Rep 3 and up`; `zombies stay`, `the party stays` where the die is higher than any Rep of theirs. */
function goesText({ side, face }: SideDie, stay: readonly SideDie[]): string {
  if (side === ZOMBIE_SIDE) return face > ZOMBIE_REP ? 'zombies stay' : 'all zombies';
  const who = side === PARTY_SIDE ? 'the party' : side;
  return stay.some((die) => die.side === side) ? `${who} stays` : `${who}, Rep ${face} and up`;
}

/** ` (group B)`, where it is told. */
const ofGroup = (group: ZombiesId | undefined) => (group === undefined ? '' : ` (${lettered(group)})`);

const zombiesText = (zombies: number) =>
  zombies === 1 ? 'a zombie' : countedInWords(zombies, 'zombie', 'zombies');

const STATUS: Readonly<Record<Status, (name: string) => string>> = {
  ready: (name) => `${name} comes back`,
  captive: (name) => `${name} is taken captive`,
  left: (name) => `Dismiss ${name}`,
  dead: (name) => `${name} dies`,
  turned: (name) => `${name} turns`,
};

const PURSUIT = {
  escaped: () => 'The Runners are away',
  caught: () => 'The Runners are caught',
  'goes-on': (hours: number) => (hours === 1 ? 'An hour ahead' : `${hours} hours ahead`),
} as const satisfies Record<TitleOf<'pursue-on'>['values']['end'], (hours: number) => string>;

function leftText(left: number): string {
  if (left === 0) return '';
  return `; ${left === 1 ? 'a thing' : `${left} things`} left in the stockpile`;
}

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

const equipText = ({ weapon }: Thing): string =>
  weapon === null ? 'puts on body armour' : `takes the ${weaponText(weapon)}`;

const firesText = (shots: number): string => `fires ${timesText(shots)}`;

function killsText(zombies: number, people: number): string {
  const both = [
    zombies > 0 ? counted(zombies, 'zombie', 'zombies') : null,
    people > 0 ? counted(people, 'person', 'people') : null,
  ].filter((part) => part !== null);
  return both.join(' and ') || 'nobody';
}

/** `Two zombies get up, turn left at what is in the way, and move`, `A zombie: Ann is charged` */
function zombiesGoText({
  zombies,
  name,
  charged,
  up = false,
  turns = null,
}: Titles['zombies-act'] & Partial<Titles['zombies-go']>): string {
  const one = zombies === 1;
  const verbs = [
    ...(up ? [one ? 'gets up' : 'get up'] : []),
    ...(turns === null ? [] : [`${one ? 'turns' : 'turn'} ${turns} at what is in the way`]),
  ];
  const who = upperFirst(zombiesText(zombies));
  if (name === null) return `${who} ${listed([...verbs, one ? 'moves' : 'move'])}`;
  const more = charged > 1 ? ` and ${countedInWords(charged - 1, 'more', 'more')} are` : ' is';
  return `${who}${verbs.length === 0 ? '' : ` ${listed(verbs)}`}: ${name}${more} charged`;
}
