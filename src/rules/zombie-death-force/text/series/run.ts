/** A series as its screen and its sheet show it: every game, what it came to, who leads. */
import type { Seen } from '../../../core/seen.ts';
import { countedInWords, inWords, listed, upperFirst } from '../../../core/text/english.ts';
import { spoilsText } from '../../../core/text/spoils.ts';
import { decided, leaders, type Result, type SeriesLedger, seatsOf, winsOf } from '../../series/ledger.ts';
import { SERIES_ENDS, type SeriesEnd, spoilsOf } from '../../series/spoils.ts';
import { SEATS, type ZdfOutcome, type ZdfSeat } from '../../types.ts';
import { seatName } from '../names.ts';
import { gameReport } from './report.ts';

type Look = Seen<SeriesLedger>;

export interface SeriesGame {
  readonly number: number;
  readonly name: string;
  /** The game as the player sees it; of a series of bots a game that is won is won. */
  readonly state: 'won' | 'drawn' | 'lost' | 'now' | 'to-come';
  /** `Odile`, `drawn by turns`, `next`, `if it is needed`. */
  readonly result: string;
  readonly turns: number | null;
  readonly report: string;
}

export interface SeriesPlayer {
  readonly seat: ZdfSeat;
  readonly name: string;
  readonly won: number;
  /** Collections in all games. */
  readonly collections: number;
  /** Turns of the shortest game won; null where none is. */
  readonly quickest: number | null;
}

export interface SeriesView {
  /** `One of three games` */
  readonly title: string;
  readonly games: readonly SeriesGame[];
  /** Players, the leader first. */
  readonly players: readonly SeriesPlayer[];
  /** Gains from each game and for whom, newest first. */
  readonly entries: readonly { readonly text: string; readonly points: number }[];
  /** `Game 2`; null once the series is decided. */
  readonly next: string | null;
  /** Sentence on what decides the series. */
  readonly stakes: string;
  /** Written once it is over; empty before. */
  readonly epilogue: string;
}

export const HOW: Readonly<Record<ZdfOutcome['by'], string>> = {
  collections: 'both Collections',
  'last-standing': 'last one left',
  agreement: 'drawn by agreement',
  turns: 'drawn by turns',
};

const gameName = (at: number, bestOf: number): string =>
  at < bestOf ? `Game ${at + 1}` : 'The deciding game';

function seenAs({ outcome }: Seen<Result>, held: readonly string[]): SeriesGame['state'] {
  if (outcome.kind !== 'won') return 'drawn';
  return held.length === 0 || held.includes(outcome.seat) ? 'won' : 'lost';
}

const resultText = ({ outcome }: Seen<Result>): string =>
  outcome.kind === 'won' ? seatName(outcome.seat) : HOW[outcome.by];

/** Games that are over, and as long as nothing is decided those to come. */
function gamesOf(ledger: Look, held: readonly string[]): readonly SeriesGame[] {
  const { results, bestOf } = ledger;
  const over = results.map(
    (result, at): SeriesGame => ({
      number: at + 1,
      name: gameName(at, bestOf),
      state: seenAs(result, held),
      result: resultText(result),
      turns: result.turns,
      report: gameReport(result),
    }),
  );
  if (decided(ledger) !== undefined) return over;
  const toCome = Array.from({ length: Math.max(1, bestOf - over.length) }, (_, more): SeriesGame => {
    const at = over.length + more;
    const text = more === 0 ? 'next' : mayBeNeeded(ledger, at) ? 'if it is needed' : '';
    return {
      ...{ number: at + 1, name: gameName(at, bestOf), state: more === 0 ? 'now' : 'to-come' },
      ...{ result: text, turns: null, report: '' },
    };
  });
  return [...over, ...toCome];
}

/** True if the series may be won before this game is played. */
function mayBeNeeded(ledger: Look, at: number): boolean {
  const most = Math.max(...seatsOf(ledger).map((seat) => winsOf(ledger, seat)));
  return (most + (at - ledger.results.length)) * 2 > ledger.bestOf;
}

function playersOf(ledger: Look): readonly SeriesPlayer[] {
  const { results } = ledger;
  const players = seatsOf(ledger).map((seat): SeriesPlayer => {
    const won = results.filter(({ outcome }) => outcome.kind === 'won' && outcome.seat === seat);
    const at = SEATS.indexOf(seat);
    return {
      ...{ seat, name: seatName(seat), won: won.length },
      collections: results.reduce((sum, { completed }) => sum + (completed[at] ?? 0), 0),
      quickest: won.length === 0 ? null : Math.min(...won.map(({ turns }) => turns)),
    };
  });
  return players.toSorted((one, other) => other.won - one.won || other.collections - one.collections);
}

/** Number of games that decide it, and who is how near to that, in words. */
function stakesOf(ledger: Look): string {
  const needed = Math.floor(ledger.bestOf / 2) + 1;
  if (ledger.results.length >= ledger.bestOf) return 'Nobody leads alone: one deciding game settles it.';
  const near = seatsOf(ledger).filter((seat) => winsOf(ledger, seat) === needed - 1);
  const first = `${upperFirst(countedInWords(needed, 'game', 'games'))} win it.`;
  return near.length === 0
    ? first
    : `${first} ${listed(near.map(seatName))} ${near.length === 1 ? 'needs' : 'need'} one more.`;
}

/** After the last game: how long it all took, and who had most Collections. */
function epilogueOf(ledger: Look): string {
  const { results } = ledger;
  if (decided(ledger) === undefined || results.length === 0) return '';
  const turns = results.reduce((sum, result) => sum + result.turns, 0);
  const longest = results.reduce((one, other) => (other.turns > one.turns ? other : one));
  const length =
    results.length === 1
      ? `It was over after one game of ${countedInWords(turns, 'turn', 'turns')}.`
      : `${upperFirst(countedInWords(results.length, 'game', 'games'))} took ${countedInWords(turns, 'turn', 'turns')}; the longest, game ${results.indexOf(longest) + 1}, ${inWords(longest.turns)} of them.`;
  const [first, second] = playersOf(ledger).toSorted((one, other) => other.collections - one.collections);
  if (first === undefined || first.collections === 0) return `${length} Nobody completed a Collection.`;
  const alone = second === undefined || second.collections < first.collections;
  return alone
    ? `${length} ${first.name} completed the most Collections: ${inWords(first.collections)}.`
    : length;
}

const END_NAMES: Readonly<Record<SeriesEnd, string>> = {
  game: 'Each game won',
  won: 'The series won',
  shared: 'The series shared',
};

/** Ends of a series for which it brings a campaign something, and what. */
export const seriesBrings = (): readonly (readonly [string, string])[] =>
  SERIES_ENDS.map((end) => [END_NAMES[end], spoilsText(spoilsOf(end))]);

/** `held`: the seats that the player holds. */
export function seriesViewOf(ledger: Look, held: readonly string[] = []): SeriesView {
  const { results, bestOf } = ledger;
  const over = decided(ledger) !== undefined;
  return {
    title: `${results.length === 0 ? 'None' : upperFirst(inWords(results.length))} of ${inWords(Math.max(bestOf, results.length))} games`,
    games: gamesOf(ledger, held),
    players: playersOf(ledger),
    entries: results
      .map((result, at) => ({
        text: `${gameName(at, bestOf)}: ${result.outcome.kind === 'won' ? `${seatName(result.outcome.seat)}, ` : ''}${HOW[result.outcome.by]}`,
        points: result.outcome.kind === 'won' ? 1 : 0,
      }))
      .toReversed(),
    next: over ? null : gameName(results.length, bestOf),
    stakes: over ? '' : stakesOf(ledger),
    epilogue: epilogueOf(ledger),
  };
}

/** `Hale leads`, `nobody leads`. */
export function leadText(ledger: Look): string {
  const ahead = leaders(ledger);
  return ahead.length === 1 ? `${listed(ahead.map(seatName))} leads` : 'nobody leads';
}
