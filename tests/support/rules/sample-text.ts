/** The words of the Lantern Walk. */

import type { GameText } from '../../../src/rules/core/game-text.ts';
import { cap, countedInWords, numberWord } from '../../../src/rules/core/text/english.ts';
import type { LanternEvent, LanternOutcome, LanternState } from './sample-game.ts';

const GROUNDS = {
  firm: 'The ground is firm.',
  mud: 'The ground is mud.',
  gust: 'A gust pulls at the flame.',
} as const;

const FOUND = { nothing: 'nothing', coin: 'a coin', oil: 'oil' } as const;

const CHANCES: Readonly<Record<string, string>> = { nothing: 'Nothing', coin: 'A coin', oil: 'Oil' };
const SCORES: Readonly<Record<string, string>> = { '5-': 'Up to 5', '6-9': '6–9', '10+': '10 and up' };
const CARDS: Readonly<Record<string, string>> = {
  D: 'Diamonds',
  H: 'Hearts',
  C: 'Clubs',
  S: 'Spades',
  JK: 'A joker',
};
const OPTIONS: Readonly<Record<string, string>> = { search: 'Search here', step: 'Step on' };

const burnt = (lost: number): string =>
  lost === 0
    ? 'No light is lost.'
    : `${cap(countedInWords(lost, 'unit', 'units'))} of light ${lost === 1 ? 'is' : 'are'} lost.`;

const COINS = ['First coin', 'Second coin', 'Third coin'];

function eventText(event: LanternEvent): string {
  switch (event.rule) {
    case 'lantern.card':
      return GROUNDS[event.ground];
    case 'lantern.step':
      return 'The walker steps on.';
    case 'lantern.mud':
      return `Through the mud. ${burnt(event.lost)}`;
    case 'lantern.search':
      return `The walker finds ${FOUND[event.find]}.`;
    case 'lantern.night':
      return `The night goes on. ${burnt(event.lost)}`;
    default:
      return event satisfies never;
  }
}

export const lanternText: GameText<LanternState, LanternEvent, LanternOutcome> = {
  about: 'A walk home through the dark. For one; a few minutes.',
  event: eventText,
  standing: ({ coins, light }) => ({
    title: `${cap(countedInWords(light, 'unit', 'units'))} of light`,
    detail: countedInWords(coins, 'coin', 'coins'),
    crumb: 'on the marsh',
    phases: COINS.map((name, at) => ({
      name,
      detail: at < coins ? 'found' : '',
      is: at < coins ? 'done' : at === coins ? 'now' : 'to-come',
    })),
  }),
  asked: (_state, { rule }) => {
    if (rule === 'lantern.act') {
      const whyNot = [{ act: 'Light a fire', reason: 'nothing on the marsh is dry' }];
      return { over: 'By lantern light', line: 'Either costs the light of one turn.', whyNot };
    }
    return rule === 'lantern.mud' ? { faces: ['dry', 'dry', 'dry', 'dry', 'wet', 'wet'] } : {};
  },
  forecast: ({ coins }) => ({
    aside: 'coins at the end',
    endings: [
      { ending: 'In the dark', from: 0 },
      { ending: 'Home', seat: 'walker', from: 3 },
    ],
    now: coins,
  }),
  ending: (outcome) => (outcome === 'home' ? 'Home' : 'In the dark'),
  folds: ({ rule }) => rule === 'lantern.night',
  inWords: ({ coins, light, spot, deck }) => ({
    title: 'The marsh in words',
    facts: [
      { name: 'Light', text: countedInWords(light, 'unit', 'units') },
      { name: 'Coins', text: `${numberWord(coins)} of three` },
      { name: 'Walker', text: `${spot.y / 10} inches north, ${spot.x / 10} inches east` },
      { name: 'Deck', text: countedInWords(deck.length, 'card', 'cards') },
    ],
    tables: [
      {
        title: 'Coins',
        aside: 'three to find',
        columns: ['Coin', 'Where it is'],
        rows: COINS.map((name, at) => [name, at < coins ? 'in the bag' : 'in the mud']),
        places: COINS.map((_, at) => ({
          name: `C${at + 1}`,
          next: at === 1 ? ['C1', 'C3'] : ['C2'],
          ...(at === coins ? { is: 'here' as const } : {}),
        })),
        filters: [
          {
            title: 'Found',
            rows: COINS.flatMap((_, at) => (at < coins ? [at] : [])),
          },
        ],
      },
    ],
  }),
  outcome: (outcome) =>
    outcome === 'home'
      ? 'The walker is home with three coins.'
      : 'The light is spent; the marsh keeps the walker.',
  seats: { walker: 'Walker' },
  called: (_rule, option) => OPTIONS[option] ?? option,
  chance: (_rule, outcome) => CHANCES[outcome] ?? outcome,
  figures: {
    table: (table) => (table === 'lantern.finds' ? 'What a search finds' : 'What is underfoot'),
    row: ({ row }) => CARDS[row] ?? SCORES[row] ?? row,
    label: ({ field }) => (field === 'result' ? 'All of them' : `On a ${field}`),
    figure: (figure) => String(figure),
  },
};
