/** The report of a voyage: how it ended for the ship, what it cost, who did most; the words chosen by the facts, so that it reads the same each time. */
import type { Seen } from '../../../core/seen.ts';
import { countedInWords, inWords } from '../../../core/text/english.ts';
import { filled, oneBy } from '../../../core/text/filled.ts';
import type { EndingKind } from '../../data/points.ts';
import type { VoyageResult } from '../../voyages/ledger.ts';
import { WORLD_NAMES } from './names.ts';

type Told = Pick<Seen<VoyageResult>, 'world' | 'ship' | 'sailed' | 'aboard' | 'home' | 'kills' | 'turns'>;

/** `{world}`: where the ship was bound; `{turns}`: how long it was fought for. */
const OPENINGS: Readonly<Record<EndingKind, readonly string[]>> = {
  exterminated: [
    'On the way to {world} the last Green Thing died after {turns}.',
    'The Znutar came to {world} clean: {turns}, and not an egg was left.',
    'It took {turns} to clear the ship, and {world} never heard of it.',
    'Off {world} the crew searched every hold and found nothing green, after {turns}.',
    'The ship was swept from bow to engines in {turns}, with {world} already in sight.',
    'Before {world} rose the crew had its ship back; {turns} had been enough.',
  ],
  'taken-over': [
    'The Znutar never answered from {world}. After {turns} she was full of Green Things.',
    'Bound for {world}, the ship fell silent after {turns}.',
    'Whatever reached {world} after {turns} was not the crew.',
    'The Green Things had the whole ship in {turns}, well short of {world}.',
    'Off {world} nobody was left to steer; it had taken {turns}.',
    'Of the voyage to {world} only a drifting ship was found, {turns} after the alarm.',
  ],
  abandoned: [
    'After {turns} the crew gave up the ship off {world} and took to the boats.',
    'The Znutar went on towards {world} without her crew: after {turns} the bays stood empty.',
    'It was the boats or nothing, {turns} into the voyage to {world}.',
    'Short of {world} the order came to leave, after {turns}.',
    'The boats cast off {turns} after the alarm, with {world} still ahead.',
    'Nobody was left aboard to see {world}; the boats had gone within {turns}.',
  ],
  destroyed: [
    'Off {world} the engines were set to overload, and after {turns} there was no ship.',
    'The Znutar ended as a light in the sky of {world}, {turns} after the alarm.',
    'It took {turns} and the ship herself to end it, short of {world}.',
    'What grew in the ship bound for {world} burned with her, after {turns}.',
    'The captain’s last order on the way to {world} blew up the ship; {turns} had been too many.',
    'There was nothing left to bring to {world}: the engines went after {turns}.',
  ],
  'stand-off': [
    'The ship reached {world} with both sides still aboard, after {turns}.',
    'Neither side had the Znutar when {world} came in sight, {turns} after the alarm.',
    'After {turns} the hatches were shut and {world} was asked for help.',
    'At {world} a guard took over; {turns} had settled nothing.',
    'The voyage to {world} ended in a watch on every hatch, after {turns}.',
    'Half the ship was the crew’s at {world} and half was not, after {turns}.',
  ],
};

const LOSSES = [
  'Of {sailed} who sailed {came} came back.',
  'She had left with {sailed} aboard; {came} came back.',
  'The roll was called for {sailed}, and {came} answered.',
  'From a crew of {sailed} the yard counted {came}.',
  'She had sailed with {sailed}; {came} lived to tell of it.',
  'The muster had {sailed} names, and {came} were ticked.',
] as const;

const NOBODY = [
  'Of {sailed} who sailed nobody came back.',
  'The roll was called for {sailed}, and nobody answered.',
  'She had sailed with {sailed}, and nobody was left to tell of it.',
] as const;

const EVERYBODY = [
  'All {sailed} came back.',
  'None of the {sailed} was lost.',
  'The roll was called for {sailed}, and all of them answered.',
] as const;

const BOATS = [
  'The boats brought home {home}.',
  'Home by boat: {home}.',
  'Years later the boats landed on Snudl-1 with {home}.',
] as const;

const KILLS = [
  'They had killed {kills}.',
  'Hand to hand and by other means {kills} died.',
  'To show for it there were {kills} dead.',
  'The log counts {kills} killed.',
  'It had cost the other side {kills}.',
  'The cook had {kills} to clear away.',
] as const;

/** Three or four sentences. */
export function reportOf({ world, ship, sailed, aboard, home, kills, turns }: Told): string {
  const came = aboard + home;
  const by = turns * 5 + kills * 3 + came;
  const facts = {
    world: WORLD_NAMES[world],
    turns: countedInWords(turns, 'turn', 'turns'),
    sailed: inWords(sailed),
    came: came === 1 ? 'one' : inWords(came),
    home: inWords(home),
    kills: countedInWords(kills, 'Green Thing', 'Green Things'),
  };
  const lived = came === 0 ? NOBODY : came === sailed ? EVERYBODY : LOSSES;
  const sentences = [
    oneBy(OPENINGS[ship], by),
    oneBy(lived === LOSSES && came === 1 ? LOSSES.slice(0, 5) : lived, by + sailed),
    ...(home > 0 ? [oneBy(BOATS, by + home)] : []),
    ...(kills > 0 ? [oneBy(KILLS, by + kills)] : []),
  ];
  return sentences.map((sentence) => filled(sentence, facts)).join(' ');
}
