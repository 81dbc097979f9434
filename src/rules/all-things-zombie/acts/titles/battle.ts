/** Titles of what is done in a battle, from its first turn to its report. */
import { counted, countedInWords, listed, upperFirst } from '../../../core/text/english.ts';
import type { ZombiesId } from '../../state/zombies.ts';
import { dealtInLine } from '../../text/dealt.ts';
import { DOC_TEXT, MERCY_TEXT, SENSE_TEXT, testInLine, testText, timesText } from '../../text/results.ts';
import { facingText } from '../../text/sight.ts';
import { enteredText, inPlace } from '../../text/spots.ts';
import { vehicleText } from '../../text/vehicles.ts';
import { CONDITION_TEXT, soughtText, weaponText } from '../../text/vocabulary.ts';
import { lettered, letterOf, whenceText, zombiesText } from '../../text/zombies.ts';
import { PARTY_SIDE, type SideDie, ZOMBIE_REP, ZOMBIE_SIDE } from '../../turn/activation.ts';
import { named, type ToldIn, title } from '../title-facts.ts';

/** People that zombies charge: the first by name, and how many in all. */
const charges = { zombies: 'count', name: 'text?', charged: 'count' } as const;
/** The same since it is told whether they got up first, and which way those turn that have something in the way. */
const goes = { ...charges, up: 'flag', turns: 'zombie-turn?' } as const;

/** A piece of the board: a person by name, a zombie by the letter of its group, a vehicle by its kind. */
const piece = { name: 'text?', zombies: 'zombies~', vehicle: 'building-or-vehicle~' } as const;
export type PieceNamed = ToldIn<typeof piece>;

const pieceText = ({ name, zombies, vehicle }: PieceNamed): string =>
  name ?? (zombies === undefined ? `the ${vehicleText(vehicle ?? '')}` : `zombie ${letterOf(zombies)}`);

/** Names in the order of fire; those who fire together are in one text. */
const fireText = (order: readonly string[]) =>
  order.length === 0 ? 'nobody fires' : `fire from ${order.join(', then ')}`;

/** Titles by their ids, of which none is ever taken away, since old files have it. */
export const BATTLE_TITLES = {
  /** The sides that may act, in their order, as the player calls them; none where all dice are double. */
  /** `stay`: sides that go by the dice, of which nobody is of that Rep. */
  'begin-turn': title(
    { number: 'count', order: 'side-dice', stay: 'side-dice~' },
    ({ number, order, stay = [] }) =>
      `Turn ${number}: ${order.length === 0 ? 'doubles, nobody moves' : order.map((die) => goesText(die, stay)).join(', then ')}`,
  ),
  'fire-at': title(
    { ...named, result: 'test-result', empty: 'flag' },
    ({ name, result, empty }) => `${name} ${testText(result)}${empty ? ', and has to reload' : ''}`,
  ),
  /** `besides` are the results of those beside the first, in the order of their names. */
  fight: title(
    { ...named, result: 'test-result', beside: 'texts~', besides: 'test-results~' },
    ({ name, result, beside = [], besides = [] }) =>
      [[name, result] as const, ...besides.map((one, at) => [beside[at] ?? '', one] as const)]
        .map(([who, came]) => `${who} ${testText(came)}`)
        .join('; '),
  ),
  'break-off': title(
    { ...named, order: 'texts' },
    ({ name, order }) => `${name} steps back: ${fireText(order)}`,
  ),
  sight: title({ order: 'texts' }, ({ order }) => `In Sight: ${fireText(order)}`),
  'finish-off': title(
    { ...named, result: 'test-result' },
    ({ name, result }) => `${name} ${testText(result)}`,
  ),
  fire: title(
    { ...named, shots: 'count', empty: 'flag' },
    ({ name, shots, empty }) => `${name} ${firesText(shots)}${empty ? ', and has to reload' : ''}`,
  ),
  reload: title(named, ({ name }) => `${name} reloads`),
  /** With the weapon that was thrown. */
  'pick-up': title(
    { ...named, weapon: 'weapon' },
    ({ name, weapon }) => `${name} picks up the ${weaponText(weapon)}`,
  ),
  /** The weapon of somebody who lies there. */
  'pick-up-from': title(
    { ...named, weapon: 'weapon', whose: 'text' },
    ({ name, weapon, whose }) => `${name} picks up the ${weaponText(weapon)} of ${whose}`,
  ),
  'start-saw': title(named, ({ name }) => `${name} starts the chain saw again`),
  'stop-saw': title(named, ({ name }) => `${name} stops the chain saw`),
  cover: title({ ...named, covering: 'flag' }, ({ name, covering }) =>
    covering ? `${name} gives covering fire` : `${name} gives covering fire no more`,
  ),
  hide: title({ ...named, hidden: 'flag' }, ({ name, hidden }) =>
    hidden ? `${name} hides` : `${name} is hidden no more`,
  ),
  board: title({ up: 'flag', pieces: 'count' }, ({ up, pieces }) =>
    up ? `${upperFirst(counted(pieces, 'piece', 'pieces'))} on the board` : 'The board is given up',
  ),
  'place-piece': title(piece, (values) => `${upperFirst(pieceText(values))} is placed`),
  'turn-to': title(
    { ...piece, facing: 'count' },
    ({ facing, ...values }) => `${upperFirst(pieceText(values))} turns ${facingText(facing)}`,
  ),
  'lay-photo': title({ has: 'flag' }, ({ has }) =>
    has ? 'A photo lies under the map' : 'The photo is taken from under the map',
  ),
  /** Groups apart from the rest of their side. */
  'keep-together': title({ apart: 'count' }, ({ apart }) =>
    apart === 0
      ? 'All keep together'
      : `${upperFirst(countedInWords(apart, 'group', 'groups'))} ${apart === 1 ? 'keeps' : 'keep'} apart from the rest`,
  ),
  /** `along` and `each`: of those who have gone another way than `name` has, where not all have come as far; `met`: who has come into sight. */
  move: title(
    {
      ...named,
      others: 'count',
      result: 'test-result',
      along: 'texts~',
      each: 'test-results~',
      met: 'texts~',
    },
    ({ name, others, result, along = [], each = [], met = [] }) => {
      const more = others - along.length;
      const and = more === 0 ? '' : ` and ${countedInWords(more, 'more', 'more')}`;
      return `${name}${and}: ${[result, ...each].map((one, at) => `${at === 0 ? '' : `${along[at - 1]}: `}${testText(one)}`).join('; ')}${met.length === 0 ? '' : `, and halts: ${listed(met)} in sight`}`;
    },
  ),
  /** `carries` is false where he is laid down. */
  lift: title({ ...named, whom: 'text', carries: 'flag' }, ({ name, whom, carries }) =>
    carries ? `${name} picks up ${whom}` : `${name} lays ${whom} down`,
  ),
  /** `name` drives, with so many others inside. */
  'bring-vehicle': title(
    { ...named, vehicle: 'building-or-vehicle', others: 'count' },
    ({ name, vehicle, others }) =>
      `${name} takes the wheel of the ${vehicleText(vehicle)}${others === 0 ? '' : `, ${countedInWords(others, 'more', 'more')} inside`}`,
  ),
  drive: title(
    { ...named, vehicle: 'building-or-vehicle', result: 'test-result' },
    ({ name, vehicle, result }) => `${name} in the ${vehicleText(vehicle)}: ${testText(result)}`,
  ),
  'fire-at-vehicle': title(
    { ...named, vehicle: 'building-or-vehicle', result: 'test-result', empty: 'flag' },
    ({ name, vehicle, result, empty }) =>
      `${name} fires at the ${vehicleText(vehicle)}${empty ? ', and is out of ammo' : ''}: ${testText(result)}`,
  ),
  mark: title(
    { ...named, condition: 'condition' },
    ({ name, condition }) => `${name} ${CONDITION_TEXT[condition]}`,
  ),
  'count-kills': title(
    { ...named, zombies: 'count', people: 'count' },
    ({ name, zombies, people }) => `${name} has killed ${killsText(zombies, people)}`,
  ),
  hear: title({ zombies: 'count' }, ({ zombies }) => heardText(zombies, 'shots')),
  'hear-motor': title({ zombies: 'count' }, ({ zombies }) => heardText(zombies, 'noise')),
  /** The same since it is told whose shots they were. */
  'hear-whose': title(
    { zombies: 'count', name: 'text' },
    ({ zombies, name }) => `${heardText(zombies, 'shots')} of ${name}`,
  ),
  alert: title({ alerted: 'flag' }, ({ alerted }) =>
    alerted ? 'The alarm is raised' : 'Nobody has noticed',
  ),
  /** With the people they charge: the first by name, and how many in all. */
  'zombies-act': title(charges, zombiesGoText),
  /** The same since it is told whether they got up first, and which way those turn that have something in the way. */
  'zombies-go': title(goes, zombiesGoText),
  /** The same since it is told which they were: whence they came, and from which side. */
  // Zombies at somebody are known by whom they are at.
  'zombies-went': title(
    {
      ...{ zombies: 'count', name: 'text?', charged: 'count', up: 'flag', turns: 'zombie-turn?' },
      ...{ whence: 'whence', location: 'location?', group: 'zombies~', met: 'texts~' },
    },
    (values) =>
      values.name === null
        ? `${zombiesGoText(values)}${(values.met ?? []).length > 0 ? `, and ${values.zombies === 1 ? 'halts' : 'halt'} in sight of ${listed(values.met ?? [])}` : ''} (${whenceText(values)})`
        : zombiesGoText(values),
  ),
  /** All that may, with the names of those whom they charge, and of those who have one of them come into sight, which halts. */
  'zombies-all': title({ zombies: 'count', names: 'texts', met: 'texts~' }, ({ zombies, names, met = [] }) =>
    [
      `${upperFirst(zombiesText(zombies))} ${zombies === 1 ? 'acts' : 'act'}`,
      ...(names.length > 0 ? [`charged: ${listed([...new Set(names)])}`] : []),
      ...(met.length > 0 ? [`the last halts in sight of ${listed(met)}`] : []),
    ].join('; '),
  ),
  'zombies-up': title(
    { zombies: 'count', group: 'zombies~' },
    ({ zombies, group }) =>
      `${upperFirst(zombiesText(zombies))} ${zombies === 1 ? 'gets' : 'get'} up${ofGroup(group)}`,
  ),
  'zombies-climb': title({ zombies: 'count', can: 'count', group: 'zombies~' }, ({ zombies, can, group }) =>
    can === 0
      ? `${zombies === 1 ? 'The zombie can’t' : 'No zombie can'} climb${ofGroup(group)}`
      : `${can} of ${counted(zombies, 'zombie', 'zombies')} can climb${ofGroup(group)}`,
  ),
  /** With the name of the person they eat, null for somebody who isn’t there any more, and how many turns more. */
  'zombies-feast': title({ name: 'text?', turns: 'count' }, ({ name, turns }) =>
    turns === 0 ? `Zombies have eaten ${name ?? 'the body'}` : `Zombies feast on ${name ?? 'the body'}`,
  ),
  conditions: title({ night: 'flag', weather: 'flag' }, ({ night, weather }) =>
    night
      ? weather
        ? 'Night, and foul weather'
        : 'Night, and the weather fair'
      : weather
        ? 'Day, and foul weather'
        : 'Day, and the weather fair',
  ),
  'light-fire': title({ where: 'text' }, ({ where }) => `Fire: ${where}`),
  'put-out-fire': title({ where: 'text' }, ({ where }) => `The fire is out: ${where}`),
  /** With the names of people the fire leaves out of the fight. */
  'spread-fire': title({ fires: 'count', out: 'texts' }, ({ fires, out }) =>
    [
      ...(fires > 0 ? [fires === 1 ? 'The fire spreads' : `${fires} fires spread`] : []),
      ...(out.length > 0 ? [`${listed(out)} Out of the Fight by fire`] : []),
    ].join('; '),
  ),
  /** Null for a zombie. */
  burn: title(
    { name: 'text?', result: 'test-result' },
    ({ name, result }) => `${name ?? 'A zombie'}: ${testText(result)}`,
  ),
  'zombies-burn': title(
    { zombies: 'count', dead: 'count', group: 'zombies~' },
    ({ zombies, dead, group }) =>
      (dead === 0
        ? `The fire burns on: ${zombiesText(zombies)}`
        : `${upperFirst(zombiesText(dead))} burnt out`) + ofGroup(group),
  ),
  'set-vehicle': title(
    { vehicle: 'building-or-vehicle', why: 'text' },
    ({ vehicle, why }) => `Corrected: the ${vehicleText(vehicle)} (${why})`,
  ),
  'zombies-set': title(
    { zombies: 'count', new: 'flag', group: 'zombies~' },
    ({ zombies, new: isNew, group }) =>
      zombies === 0
        ? `Zombies have gone${ofGroup(group)}`
        : `${isNew ? 'Put' : 'Count'} ${zombiesText(zombies)}${isNew ? ' on the table' : ofGroup(group)}`,
  ),
  /** `spot` as the table names it; `names` of those who go in, `short` where the player has given any of them a short name; `nobody` met. */
  enter: title(
    {
      place: 'building-or-vehicle',
      spot: 'text~',
      shop: 'shop~',
      floor: 'count~',
      names: 'texts~',
      short: 'texts~',
      nobody: 'flag~',
    },
    enteredText,
  ),
  deal: title(
    { speaker: 'text?', how: 'dealt-how' },
    ({ speaker, how }) => `${speaker ?? 'They'}: ${dealtInLine(how)}`,
  ),
  beat: title({ speaker: 'text?', several: 'flag' }, ({ speaker, several }) =>
    several ? `${speaker === null ? 'They' : `${speaker} and theirs`} are beaten` : `${speaker} is beaten`,
  ),
  search: title(
    {
      ...named,
      item: 'item',
      found: 'flag',
      spot: 'text~',
      place: 'building-or-vehicle~',
      shop: 'shop~',
      cure: 'flag~',
    },
    ({ name, item, found, cure = false, ...where }) =>
      found
        ? `${name} finds ${cure ? 'the Cure' : soughtText(item)}${inPlace(where)}`
        : `${name} looks for ${soughtText(item)}${inPlace(where)} and finds nothing`,
  ),
  /** `names` of those who found something, and `item` where it is a single thing; older titles tell neither. */
  'search-all': title({ found: 'count', names: 'texts~', item: 'item~' }, ({ found, names = [], item }) => {
    const things = found === 0 ? 'nothing' : countedInWords(found, 'thing', 'things');
    if (names.length === 0) return `The party searches all that’s left and finds ${things}`;
    const [searches, finds] = names.length === 1 ? ['searches', 'finds'] : ['search', 'find'];
    return `${listed(names)} ${searches} and ${finds} ${item === undefined ? things : soughtText(item)}`;
  }),
  'search-loser': title({ ...named, loser: 'text' }, ({ name, loser }) => `${name} searches ${loser}`),
  check: title(
    { ...named, results: 'test-results' },
    ({ name, results }) => `${name}: ${results.map((one) => testInLine(one)).join(', then ')}`,
  ),
  sense: title({ ...named, word: 'sense' }, ({ name, word }) => `${name} ${SENSE_TEXT[word]}`),
  task: title({ ...named, result: 'test-result' }, ({ name, result }) => `${name} ${testText(result)}`),
  examine: title({ ...named, word: 'doc' }, ({ name, word }) => `${name}: ${DOC_TEXT[word]}`),
  /** The same since it is told who looked after it. */
  'examine-by': title(
    { ...named, byName: 'text', word: 'doc' },
    ({ name, byName, word }) => `${byName} looks after ${name}: ${DOC_TEXT[word]}`,
  ),
  mercy: title({ ...named, word: 'mercy' }, ({ name, word }) => `${name}: ${MERCY_TEXT[word]}`),
} as const;

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
}: ToldIn<typeof charges> & Partial<ToldIn<typeof goes>>): string {
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
