/** What is read of a series: its standings, its games, and how it ended. */
import type { InWords, Standing } from '../../core/game-text.ts';
import type { LinksText } from '../../core/linked-games.ts';
import type { Seen } from '../../core/seen.ts';
import {
  countedInWords,
  listed,
  lowerFirst,
  numberWord,
  upperFirst,
  inWords as word,
} from '../../core/text/english.ts';
import {
  leaders,
  type Result,
  type SeriesLedger,
  type SeriesOutcome,
  type SeriesResult,
  seatsOf,
  winsOf,
} from '../series/ledger.ts';
import { SEATS, type ZdfOutcome } from '../types.ts';
import { seatName } from './names.ts';
import { zdfText } from './text.ts';

type Look = Seen<SeriesLedger>;

function standing(ledger: Look, played: number, inside: Standing | undefined): Standing {
  const { bestOf } = ledger;
  const title = played < bestOf ? `Game ${played + 1} of ${word(bestOf)}` : 'The deciding game';
  const score = seatsOf(ledger)
    .map((seat) => `${seatName(seat)} ${winsOf(ledger, seat)}`)
    .join(', ');
  return inside === undefined
    ? { title: 'After the last game', detail: score }
    : { title, detail: `${score}; ${lowerFirst(inside.title)}` };
}

function inWords(ledger: Look): InWords {
  const { bestOf, results } = ledger;
  const ahead = leaders(ledger);
  const isLevel = ahead.length !== 1;
  return {
    facts: [
      {
        name: 'Series',
        text: `best of ${word(bestOf)}; ${isLevel ? 'nobody leads' : `${listed(ahead.map(seatName))} leads`}`,
      },
    ],
    tables: [
      {
        title: 'Standings',
        columns: ['Player', 'Games won', 'Collections completed'],
        rows: seatsOf(ledger).map((seat) => [
          seatName(seat),
          numberWord(winsOf(ledger, seat)),
          numberWord(results.reduce((sum, { completed }) => sum + (completed[SEATS.indexOf(seat)] ?? 0), 0)),
        ]),
      },
      {
        title: 'Games',
        columns: ['Game', 'Won by', 'How', 'Turns'],
        rows: results.map((result, at) => [String(at + 1), ...gameRow(result)]),
      },
    ],
  };
}

function gameRow({ outcome, turns }: Seen<Result>): readonly string[] {
  return [outcome.kind === 'won' ? seatName(outcome.seat) : 'nobody', howText(outcome), String(turns)];
}

const HOW = {
  collections: 'both Collections',
  'last-standing': 'last one left',
  agreement: 'drawn by agreement',
  turns: 'drawn by turns',
} as const;
const howText = ({ by }: Seen<ZdfOutcome>): string => HOW[by];

/** The score is told from the winner’s side. */
function outcomeText({ winners, wins }: SeriesOutcome): string {
  const [winner, ...others] = winners;
  const names = listed(winners.map(seatName));
  if (winner === undefined) return 'Nobody has won the series.';
  const won = wins[SEATS.indexOf(winner)] ?? 0;
  if (others.length > 0) {
    return won === 0
      ? 'No game was won by anybody: the series is shared.'
      : `${names} share the series, with ${countedInWords(won, 'game')} each.`;
  }
  const rest = SEATS.slice(0, wins.length)
    .filter((seat) => seat !== winner)
    .map((seat) => `${seatName(seat)} has ${numberWord(wins[SEATS.indexOf(seat)] ?? 0)}`);
  return `${names} wins the series with ${countedInWords(won, 'game')}; ${listed(rest)}.`;
}

export const seriesText: LinksText<SeriesLedger, SeriesResult, SeriesOutcome> = {
  event: ({ outcome, turns }) =>
    outcome.kind === 'won'
      ? `The game goes to ${seatName(outcome.seat)} after ${countedInWords(turns, 'turn')}.`
      : `${upperFirst(countedInWords(turns, 'turn'))} and no winner: the game counts for nobody.`,
  standing,
  inWords,
  outcome: outcomeText,
  ending: ({ winners }) => (winners.length === 1 ? listed(winners.map(seatName)) : 'Shared'),
  forecast: (ledger) => ({
    aside: 'who wins the series',
    endings: [...seatsOf(ledger).map((seat) => ({ ending: seatName(seat), seat })), { ending: 'Shared' }],
  }),
  called: (_rule, answer) => answer,
  chance: (_rule, outcome) => outcome,
  figures: zdfText.figures,
};
