/** All that is read of a series: its standings, its games, and how it ended. */
import type { InWords, Standing } from '../../../core/game-text.ts';
import type { LinksText } from '../../../core/linked-games.ts';
import type { Seen } from '../../../core/seen.ts';
import { countedInWords, listed, numberWord, inWords as word } from '../../../core/text/english.ts';
import {
  type Result,
  type SeriesEvent,
  type SeriesLedger,
  type SeriesOutcome,
  seatsOf,
  winsOf,
} from '../../series/ledger.ts';
import { SEATS } from '../../types.ts';
import { seatName } from '../names.ts';
import { zdfText } from '../text.ts';
import { gameReport } from './report.ts';
import { HOW, leadText, seriesBrings } from './run.ts';

type Look = Seen<SeriesLedger>;

function standing(ledger: Look, played: number, inside: Standing | undefined): Standing {
  const { bestOf } = ledger;
  const game = played < bestOf ? `Game ${played + 1}` : 'Deciding game';
  const score = seatsOf(ledger)
    .map((seat) => `${seatName(seat)} ${winsOf(ledger, seat)}`)
    .join(', ');
  const shelved = { who: countedInWords(ledger.players, 'player', 'players'), sign: 'cards' } as const;
  if (inside === undefined) return { title: 'After the last game', detail: score, ...shelved };
  const { title, within = title, phases = [] } = inside;
  return {
    title: `${game}, ${within}`,
    detail: `${score}; best of ${word(bestOf)}`,
    phases,
    ...shelved,
  };
}

function inWords(ledger: Look): InWords {
  const { bestOf, results } = ledger;
  return {
    facts: [
      {
        name: 'Series',
        text: `best of ${word(bestOf)}; ${leadText(ledger)}`,
      },
      {
        name: 'House rules',
        text: 'the series is our own, not the book’s; what it brings a campaign, too, and that is off until the campaign’s house rule is on',
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
      {
        title: 'Reports',
        columns: ['Game', 'Report'],
        rows: results.map((result, at) => [String(at + 1), gameReport(result)]),
      },
      {
        title: 'What it brings a campaign',
        columns: ['For', 'Brings'],
        rows: seriesBrings().map((row) => [...row]),
      },
    ],
  };
}

function gameRow({ outcome, turns }: Seen<Result>): readonly string[] {
  return [outcome.kind === 'won' ? seatName(outcome.seat) : 'nobody', HOW[outcome.by], String(turns)];
}

function givenUpText(wins: readonly number[]): string {
  const score = SEATS.slice(0, wins.length)
    .filter((_, at) => (wins[at] ?? 0) > 0)
    .map(
      (seat) =>
        `${seatName(seat)} had won ${countedInWords(wins[SEATS.indexOf(seat)] ?? 0, 'game', 'games')}`,
    );
  return `The series was given up; ${score.length === 0 ? 'no game had been won' : listed(score)}.`;
}

/** The score is told from the winner’s side. */
function outcomeText({ winners, wins, abandoned }: SeriesOutcome): string {
  if (abandoned) return givenUpText(wins);
  const [winner, ...others] = winners;
  const names = listed(winners.map(seatName));
  if (winner === undefined) return 'Nobody has won the series.';
  const won = wins[SEATS.indexOf(winner)] ?? 0;
  if (others.length > 0) {
    return won === 0
      ? 'No game was won by anybody: the series is shared.'
      : `${names} share the series, with ${countedInWords(won, 'game', 'games')} each.`;
  }
  const rest = SEATS.slice(0, wins.length)
    .filter((seat) => seat !== winner)
    .map((seat) => `${seatName(seat)} has ${numberWord(wins[SEATS.indexOf(seat)] ?? 0)}`);
  return `${names} wins the series with ${countedInWords(won, 'game', 'games')}; ${listed(rest)}.`;
}

export const seriesText: LinksText<SeriesLedger, SeriesEvent, SeriesOutcome> = {
  about:
    'Games of it one after another, until somebody has won most of them. For two to four; about a quarter of an hour a game.',
  event: (event) => {
    if (event.rule !== 'zdf-series.abandon') return gameReport(event);
    return event.inGame
      ? 'The series is given up in the middle of a game, which counts for nobody.'
      : 'The series is given up.';
  },
  standing,
  inWords,
  outcome: outcomeText,
  ending: ({ winners, abandoned }) =>
    abandoned ? 'Given up' : winners.length === 1 ? listed(winners.map(seatName)) : 'Shared',
  forecast: (ledger) => ({
    aside: 'who wins the series',
    endings: [...seatsOf(ledger).map((seat) => ({ ending: seatName(seat), seat })), { ending: 'Shared' }],
  }),
  called: (_rule, answer) => answer,
  chance: (_rule, outcome) => outcome,
  figures: zdfText.figures,
};
