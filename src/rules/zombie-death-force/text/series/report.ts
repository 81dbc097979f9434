/** The report of a game: who won it and how, how long it took, who came near; the words chosen by the facts. */
import type { Seen } from '../../../core/seen.ts';
import { countedInWords, listed } from '../../../core/text/english.ts';
import { filled, oneBy } from '../../../core/text/filled.ts';
import type { Result } from '../../series/ledger.ts';
import { SEATS, type ZdfOutcome } from '../../types.ts';
import { seatName } from '../names.ts';

/** `{winner}`, `{turns}`. */
const OPENINGS: Readonly<Record<ZdfOutcome['by'], readonly string[]>> = {
  collections: [
    '{winner} got a team together and armed it, in {turns}.',
    '{winner} laid down the second Collection after {turns}.',
    'After {turns} {winner} had everyone out, and a weapon for each of them.',
    'It took {turns}, and {winner} had both Collections on the table.',
    'A team and its weapons: {winner} was first to both, in {turns}.',
    '{winner} needed {turns} for five people and five weapons.',
  ],
  'last-standing': [
    'Everyone else ran out of cards that count; {winner} was the last one left, after {turns}.',
    '{winner} outlasted the table: {turns}, and nobody else could draw.',
    'Nobody beat {winner} to two Collections, and nobody else was there at the end of {turns}.',
    'One after another the others were overrun. {winner} was left after {turns}.',
    'It took {turns}, and no more than staying alive: {winner} did, the others did not.',
    '{winner} won by holding on; after {turns} the other Stacks counted nothing.',
  ],
  agreement: [
    'After {turns} they agreed to call it a draw.',
    'Nobody saw a way to win; they shook hands after {turns}.',
    'A draw was offered after {turns}, and taken.',
    'At {turns} the table agreed that it was nobody’s game.',
    'They left it undecided after {turns}, by agreement.',
    'A draw, agreed on after {turns}.',
  ],
  turns: [
    'Time ran out: {turns}, and no winner.',
    'After {turns} the game was called, with nothing decided.',
    'Even {turns} were not enough for anyone.',
    'Nobody had both Collections when {turns} were over.',
    'It went the whole distance of {turns} without a winner.',
    'The last of {turns} came and went; nobody had won.',
  ],
};

/** Sentences about players who had one of the two Collections: `{near}`. */
const NEAR = [
  '{near} had one Collection of the two.',
  'One Collection was as far as {near} got.',
  '{near} came half of the way, with one Collection.',
  'The nearest was {near}, with one Collection.',
  'One more Collection would have won it for {near}.',
  '{near} had completed one, and never the other.',
] as const;

const NOBODY_NEAR = [
  'Nobody else completed a Collection.',
  'The others had not one Collection to show.',
  'No other Collection was completed.',
  'Not one Collection lay on the other side.',
  'The rest of the table never announced any.',
  'Nobody else came as far as a Collection.',
] as const;

export function gameReport({ outcome, turns, completed }: Seen<Result>): string {
  const winner = outcome.kind === 'won' ? outcome.seat : undefined;
  const near = SEATS.filter((seat, at) => seat !== winner && completed[at] === 1);
  const by = turns * 7 + near.length * 3 + (winner === undefined ? 0 : SEATS.indexOf(winner));
  const facts = {
    winner: winner === undefined ? '' : seatName(winner),
    turns: countedInWords(turns, 'turn', 'turns'),
    near: listed(near.map(seatName)),
  };
  const second = near.length > 0 ? oneBy(NEAR, by + turns) : oneBy(NOBODY_NEAR, by + turns);
  const isTold = near.length > 0 || winner !== undefined;
  const sentences = [oneBy(OPENINGS[outcome.by], by), ...(isTold ? [second] : [])];
  return sentences.map((sentence) => filled(sentence, facts)).join(' ');
}
