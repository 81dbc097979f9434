/** The standing of a game: in short for the shelf, and all of it in words for anyone who plays without the board. */
import type { InWords, Standing, WordTable } from '../../core/game-text.ts';
import type { Question } from '../../core/play.ts';
import { countedInWords, upperFirst } from '../../core/text/english.ts';
import { ALIEN_KINDS, alienRow, unitOf } from '../data/aliens.ts';
import { figureOf } from '../data/figures.ts';
import { tileRow } from '../data/tiles.ts';
import { COLUMNS, nextTo, PLACES, type PlaceId, placeAt, placeRow } from '../data/town.ts';
import { victoryOf } from '../data/victory.ts';
import { ZOMBIE_KINDS, zombieRow } from '../data/zombies.ts';
import { aliensAt, countAt, hordeOf, onMap, sizeOf, type Table, zombiesAt } from '../state.ts';
import { type Lit, lightsOf } from './lit.ts';
import {
  ALIEN_NAMES,
  aliensText,
  hordeInShort,
  hordeText,
  LEVEL_NAMES,
  TERRAIN_NAMES,
  tileText,
  ZOMBIE_NAMES,
} from './names.ts';
import { countsAside, oursMark } from './ours.ts';
import { phasesOf } from './phases.ts';
import { PLACE_NAMES } from './places.ts';
import { scaleOf } from './scale.ts';

const PHASES: Readonly<Record<Table['phase'], string>> = {
  grave: 'set-up',
  'first-zombies': 'set-up',
  'first-aliens': 'set-up',
  event: 'event',
  spawning: 'event',
  icons: 'event',
  landing: 'landing',
  aliens: 'aliens act',
  zombies: 'zombies act',
  over: 'over',
};

export function standingText(state: Table): Standing {
  const dead = `${countedInWords(sizeOf(state.dead), 'zombie', 'zombies')} dead`;
  if (state.turn === 0) return { title: 'Set-up', within: 'set-up', detail: dead };
  return {
    title: `Turn ${state.turn}`,
    within: `turn ${state.turn}`,
    detail: `${PHASES[state.phase]}; ${dead}`,
    crumb: `of ${figureOf('turns')}, ${dead}`,
    phases: phasesOf(state),
  };
}

const dash = (text: string): string => (text === '' ? '–' : text);

const zombiesOnMap = (state: Table, kind: (typeof ZOMBIE_KINDS)[number]): number =>
  PLACES.reduce((sum, place) => sum + zombiesAt(state, place)[kind], 0);

/** The town place by place, tiles shown and to come, and where all counters are. */
export function inWordsText(state: Table, question?: Question): InWords {
  const flags = [...(state.claw ? ['claws hold the ground'] : []), ...(state.rise ? ['the dead rise'] : [])];
  return {
    facts: [
      { name: 'Turn', text: state.turn === 0 ? 'set-up' : String(state.turn) },
      ...(flags.length > 0 ? [{ name: 'This turn', text: flags.join(', ') }] : []),
      { name: 'Dead', text: dash(hordeText(state.dead)) },
      { name: 'If it ended now', text: endingNow(state) },
      ...(state.hand.length > 0 ? [{ name: 'To be placed', text: hordeText(hordeOf(state.hand)) }] : []),
      { name: 'On the map', text: dash(aliensText(onMap(state))) },
      { name: 'Tiles to come', text: state.unseen.map((tile) => tileLine(tile)).join('; ') },
    ],
    tables: [
      townTable(state, question),
      {
        title: 'Zombies',
        ...countsAside(ZOMBIE_KINDS.map(zombieRow)),
        columns: ['Kind', 'Number', 'Town', 'Dead', 'Grave'],
        rows: ZOMBIE_KINDS.map((kind) => [
          upperFirst(ZOMBIE_NAMES[kind].one),
          String(zombieRow(kind).result.number),
          ...[zombiesOnMap(state, kind), state.dead[kind], state.grave[kind]].map(String),
        ]),
      },
      {
        title: 'Aliens',
        ...countsAside(ALIEN_KINDS.map(alienRow)),
        columns: ['Kind', 'Combat', 'Moves', 'Town', 'Reserve'],
        rows: ALIEN_KINDS.map((kind) => {
          const { combat, move } = unitOf(kind);
          const all = state.aliens.filter((alien) => alien.kind === kind);
          const here = all.filter(({ at }) => at !== null).length;
          return [upperFirst(ALIEN_NAMES[kind].one), ...[combat, move, here, all.length - here].map(String)];
        }),
      },
    ],
  };
}

/** Victory that the dead come to, and what more of them would. */
function endingNow({ dead }: Table): string {
  const count = sizeOf(dead);
  const { result } = victoryOf(count);
  const next = scaleOf().levels.filter(({ from }) => from > count);
  const more = next.map(({ level, from }) => `${LEVEL_NAMES[level]} from ${from}`);
  return [`${countedInWords(count, 'zombie', 'zombies')} dead: ${LEVEL_NAMES[result]}`, ...more].join('; ');
}

function tileLine(tile: Table['unseen'][number]): string {
  const found = tileRow(tile);
  const { spawn, icons } = found.result;
  return `${spawn} and ${tileText(icons)}${oursMark(found)}`;
}

/** Meaning of a location for the open question. */
function meaning({ options, attack, points }: Lit): string {
  const strikes = attack === null ? '' : `attack, ${attack.hits.toFixed(1)} hits`;
  const goes = points === null ? '' : countedInWords(points, 'point', 'points');
  const said = [goes, strikes].filter((part) => part !== '').join(', ');
  return said === '' ? (options[0]?.text ?? 'here') : said;
}

/** Every location in reading order, a rule after each street. */
function townTable(state: Table, question: Question | undefined): WordTable {
  const options = question?.kind === 'choose' ? question.options : [];
  const { from, lit } = lightsOf(state, { rule: question?.rule ?? '', options });
  const litAt = new Map(lit.map((one) => [one.place, one]));
  const rows = PLACES.map((place) => {
    const ground = placeRow(place);
    const zombies = countAt(state, place);
    const here = litAt.get(place);
    return [
      `${place} ${PLACE_NAMES[place]}`,
      `${TERRAIN_NAMES[ground.result]}${oursMark(ground)}`,
      dash(aliensText(aliensAt(state, place))),
      dash(hordeInShort(zombiesAt(state, place))),
      dash(zombies === 0 ? '' : String(zombies)),
      place === from ? 'here' : here === undefined ? '–' : meaning(here),
    ];
  });
  const numbers = (is: (place: PlaceId) => boolean) => PLACES.flatMap((place, at) => (is(place) ? [at] : []));
  return {
    title: 'Town',
    aside: `${PLACES.length} places; parks cost two points to enter, everything else one`,
    columns: ['Place', 'Ground', 'Aliens', 'Zombies', 'No.', 'For who is asked'],
    rows,
    places: PLACES.map((place, at) => ({
      name: place,
      next: nextTo(at).map(placeAt),
      ...(place === from ? { is: 'here' as const } : litAt.has(place) ? { is: 'choice' as const } : {}),
    })),
    filters: [
      {
        title: 'Occupied',
        rows: numbers((place) => countAt(state, place) + aliensAt(state, place).length > 0),
      },
      { title: 'In reach', rows: numbers((place) => litAt.has(place)) },
    ],
    ruled: numbers((place) => place.startsWith(COLUMNS[COLUMNS.length - 1] ?? '')),
  };
}
