/** Where a game stands: for the shelf, and all of it in words for whoever plays without the board. */
import type { InWords, Standing } from '../../core/game-text.ts';
import { countedInWords, upperFirst } from '../../core/text/english.ts';
import { ALIEN_KINDS, unitOf } from '../data/aliens.ts';
import { tileRow } from '../data/tiles.ts';
import { PLACES, placeRow } from '../data/town.ts';
import { ZOMBIE_KINDS, zombieRow } from '../data/zombies.ts';
import { aliensAt, hordeOf, onMap, sizeOf, type Table, zombiesAt } from '../state.ts';
import { ALIEN_NAMES, aliensText, hordeText, TERRAIN_NAMES, tileText, ZOMBIE_NAMES } from './names.ts';

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
  const dead = `${countedInWords(sizeOf(state.dead), 'zombie')} dead`;
  if (state.turn === 0) return { title: 'Set-up', detail: dead };
  return { title: `Turn ${state.turn}`, detail: `${PHASES[state.phase]}; ${dead}` };
}

const dash = (text: string): string => (text === '' ? '–' : text);
const mark = (confidence: string): string => (confidence === 'RECONSTRUCTED' ? ' ~' : '');

const zombiesOnMap = (state: Table, kind: (typeof ZOMBIE_KINDS)[number]): number =>
  PLACES.reduce((sum, place) => sum + zombiesAt(state, place)[kind], 0);

/** The town place by place, tiles shown and to come, and where all counters are. */
export function inWordsText(state: Table): InWords {
  const flags = [...(state.claw ? ['claws hold the ground'] : []), ...(state.rise ? ['the dead rise'] : [])];
  return {
    facts: [
      { name: 'Turn', text: state.turn === 0 ? 'set-up' : String(state.turn) },
      { name: 'This turn', text: dash(flags.join(', ')) },
      { name: 'Dead', text: dash(hordeText(state.dead)) },
      { name: 'To be placed', text: dash(hordeText(hordeOf(state.hand))) },
      { name: 'On the map', text: dash(aliensText(onMap(state))) },
      { name: 'Tiles to come', text: state.unseen.map((tile) => tileLine(tile)).join('; ') },
    ],
    tables: [
      {
        title: 'Town',
        columns: ['Place', 'Ground', 'Aliens', 'Zombies'],
        rows: PLACES.map((place) => {
          const { result, confidence } = placeRow(place);
          return [
            place,
            `${TERRAIN_NAMES[result]}${mark(confidence)}`,
            dash(aliensText(aliensAt(state, place))),
            dash(hordeText(zombiesAt(state, place))),
          ];
        }),
      },
      {
        title: 'Zombies',
        columns: ['Kind', 'Number', 'Town', 'Dead', 'Grave'],
        rows: ZOMBIE_KINDS.map((kind) => [
          upperFirst(ZOMBIE_NAMES[kind].one),
          String(zombieRow(kind).result.number),
          ...[zombiesOnMap(state, kind), state.dead[kind], state.grave[kind]].map(String),
        ]),
      },
      {
        title: 'Aliens',
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

function tileLine(tile: Table['unseen'][number]): string {
  const { result, confidence } = tileRow(tile);
  return `${result.spawn} and ${tileText(result.icons).toLowerCase()}${mark(confidence)}`;
}
