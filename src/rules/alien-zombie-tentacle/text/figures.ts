/** Names of the tables’ figures, for an owner of the printed cards who corrects them. */
import type { FigureText } from '../../core/game-text.ts';
import { hasRow } from '../../core/table.ts';
import { upperFirst } from '../../core/text/english.ts';
import { survivorRow } from '../cards.ts';
import { ENEMY_CARDS } from '../data/enemies.ts';
import { EVENT_CARDS } from '../data/events.ts';
import { FIGURES, type FigureRow } from '../data/figures.ts';
import { GEAR_CARDS } from '../data/gear.ts';
import { SURVIVOR_CARDS } from '../data/survivors.ts';
import type { SurvivorId } from '../types.ts';
import { cardTitle, enemyName, STAT_NAMES, survivorTitle } from './names.ts';

const TABLES: Readonly<Record<string, string>> = {
  [SURVIVOR_CARDS.id]: 'The survivors',
  [GEAR_CARDS.id]: 'Gear',
  [EVENT_CARDS.id]: 'Events',
  [ENEMY_CARDS.id]: 'The Enemies',
  [FIGURES.id]: 'Limits and draws',
};

const LABELS: Readonly<Record<string, string>> = {
  ...STAT_NAMES,
  title: 'Title',
  copies: 'Copies in the deck',
  value: 'Value',
  limit: 'Gear carried with it',
  gender: 'Man or woman',
  ability: 'Once in a game',
  inDeck: 'In the deck',
};

const WORDS: Readonly<Record<string, string>> = {
  f: 'a woman',
  m: 'a man',
  none: 'nothing',
  'takes-gear': 'takes Gear',
  leaves: 'leaves the Encounter',
  'forces-help': 'makes a man help',
  true: 'yes',
  false: 'no',
};

const FIGURE_NAMES: Readonly<Record<FigureRow, string>> = {
  'survivors-to-four': 'Survivors each, two to four players',
  'survivors-from-five': 'Survivors each, five and six players',
  dealt: 'Cards of the first hand',
  'hand-limit': 'Cards in a hand',
  'gear-limit': 'Gear on a survivor',
  extra: 'One more for whom Gear is made',
  'burdened-base': 'What a looter, or a distracted man, counts',
  'eliminated-flips': 'Threats an eliminated player flips',
  'help-draws': 'Cards for helping',
  'sacrifice-draws': 'Cards for a Noble sacrifice',
  'critical-draws': 'Cards for a Critical hit',
  's-mart-draws': 'Cards each for S-Mart',
};

/** The printed name stands behind ours, so that the owner of the cards finds it. */
function survivorName(id: SurvivorId): string {
  const { printed } = survivorRow(id).result;
  return printed === undefined ? survivorTitle(id) : `${survivorTitle(id)} (printed: ${printed})`;
}

export const figureText: FigureText = {
  table: (table) => TABLES[table] ?? table,
  row: ({ table, row }) => {
    if (table === SURVIVOR_CARDS.id && hasRow(SURVIVOR_CARDS, row)) return survivorName(row);
    if (hasRow(GEAR_CARDS, row) || hasRow(EVENT_CARDS, row)) return cardTitle(row);
    if (hasRow(ENEMY_CARDS, row)) return enemyName(row);
    return hasRow(FIGURES, row) ? FIGURE_NAMES[row] : row;
  },
  label: ({ field }) => LABELS[field] ?? 'How many',
  figure: (figure) => upperFirst(WORDS[String(figure)] ?? String(figure)),
};
