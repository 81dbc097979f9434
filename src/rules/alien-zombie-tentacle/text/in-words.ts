/** All there is to see, in words: as whoever is asked sees it, so that no other hand is shown. */
import type { InWords, WordTable } from '../../core/game-text.ts';
import type { Question } from '../../core/play.ts';
import type { Seen } from '../../core/seen.ts';
import { countedInWords, listed, numberWord } from '../../core/text/english.ts';
import { diesNow, lineOf } from '../choosing.ts';
import {
  type AztaState,
  aliveOf,
  helpedBy,
  inOrder,
  isFacing,
  playerAt,
  type Survivor,
  seatsOf,
  survivorOf,
} from '../state.ts';
import { adjusted, baseOf, partsOf, totalAgainst } from '../strength.ts';
import { type AztaSeat, type Card, KINDS, SEATS, STAT_OF, STATS, type Stat } from '../types.ts';
import { partText } from './events-of-rounds.ts';
import {
  cardName,
  cardTitle,
  enemyName,
  KIND_NAMES,
  STAT_NAMES,
  seatName,
  survivorTitle,
  theSurvivor,
  threatName,
} from './names.ts';
import { partWords } from './parts.ts';

type Look = Seen<AztaState>;

const cards = (count: number): string => countedInWords(count, 'card', 'cards');

export function inWords(state: Look, question?: Question): InWords {
  const seat = SEATS.find((one) => one === question?.seat);
  const { threat, encounter } = state;
  return {
    facts: [
      {
        name: 'Round',
        text: `${state.round}, ${seatName(state.first)} goes first; ${partText(state.phase)}`,
      },
      {
        name: 'Threat',
        text: threat === null ? 'not flipped yet' : threatName(threat.kind, totalAgainst(state, threat.kind)),
      },
      ...(seat === undefined ? [] : [handFact(state, seat)]),
      {
        name: 'In the centre',
        text: state.loot.length === 0 ? 'nothing' : listed(state.loot.map(cardTitle)),
      },
      {
        name: 'Decks',
        text: `Gear and Events ${state.cards.length}, discarded ${state.discard.length}; Enemies ${state.enemies.length}, discarded ${state.enemyDiscard.length}`,
      },
      ...(state.distracted.now ? [{ name: 'Distracted', text: 'men count next to nothing this round' }] : []),
      ...(state.distracted.next
        ? [{ name: 'Distracted', text: 'men will count next to nothing next round' }]
        : []),
    ],
    tables: [
      ...(encounter === null || encounter.inIt.length === 0 ? [] : [encounterTable(state)]),
      survivorsTable(state),
      stacksTable(state),
      playersTable(state),
    ],
  };
}

function handFact(state: Look, seat: AztaSeat): InWords['facts'][number] {
  const { hand } = playerAt(state, seat);
  const held = hand.map((card: Card) => cardName(card));
  return { name: `${seatName(seat)}’s hand`, text: held.length === 0 ? 'empty' : listed(held) };
}

/** `6 (4)`: what it comes to, and what of that is their own. */
function figureOf(state: Look, survivor: Seen<Survivor>, stat: Stat): string {
  const now = adjusted(state, survivor.id, stat);
  const base = baseOf(state, survivor, stat);
  return now === base ? String(now) : `${now} (${base})`;
}

function survivorsTable(state: Look): WordTable {
  return {
    title: 'Survivors',
    columns: ['Player', 'Survivor', ...STATS.map((stat) => STAT_NAMES[stat]), 'Gear', 'Where'],
    rows: inOrder(state).flatMap((seat) =>
      state.survivors.filter(({ owner }) => owner === seat).map((survivor) => survivorRow(state, survivor)),
    ),
    aside: 'now, and their own where that differs',
  };
}

function survivorRow(state: Look, survivor: Seen<Survivor>): readonly string[] {
  const { id, owner, gear, out } = survivor;
  return [
    seatName(owner),
    survivorTitle(id),
    ...STATS.map((stat) => (out === null ? figureOf(state, survivor, stat) : '')),
    gear.length === 0 ? 'none' : gear.map(cardTitle).join(', '),
    whereText(state, survivor),
  ];
}

function whereText(state: Look, { id, hasLooted, out }: Seen<Survivor>): string {
  if (out !== null) {
    const how = out.helping === null ? '' : `, helping ${theSurvivor(out.helping)}`;
    return `out in round ${out.round}: ${KIND_NAMES[out.kind].many}${how}`;
  }
  const helps = helpedBy(state, id);
  if (helps !== undefined) return `helps ${theSurvivor(helps)}`;
  const place = isFacing(state, id) ? 'in the Encounter' : 'out of it';
  return hasLooted ? `${place}, has looted` : place;
}

function encounterTable(state: Look): WordTable {
  const { kind = 'alien' } = state.encounter ?? {};
  const total = totalAgainst(state, kind);
  const dies = diesNow(state);
  const line = lineOf(state);
  const passed = (state.encounter?.inIt ?? []).filter((id) => !line.some((one) => one.id === id));
  const row = (id: (typeof passed)[number], is: string) => [
    survivorTitle(id),
    seatName(survivorOf(state, id).owner),
    partsOf(state, id, STAT_OF[kind]).map(partWords).join(' + '),
    String(adjusted(state, id, STAT_OF[kind])),
    is,
  ];
  return {
    title: 'Encounter',
    aside: `${STAT_NAMES[STAT_OF[kind]]} against ${threatName(kind, total)}; the lowest first`,
    columns: ['Survivor', 'Player', 'Made of', 'Comes to', 'As it stands'],
    rows: [
      ...line.map(({ id, value }) => row(id, id === dies ? 'dies' : value < total ? 'below it' : 'safe')),
      ...passed.map((id) => row(id, 'passed over')),
    ],
  };
}

function stacksTable(state: Look): WordTable {
  return {
    title: 'Threats',
    columns: ['Kind', 'Met by', 'Cards, the lowest first', 'In all'],
    rows: KINDS.map((kind) => [
      KIND_NAMES[kind].many,
      STAT_NAMES[STAT_OF[kind]],
      state.stacks[kind].length === 0 ? 'none' : state.stacks[kind].map(enemyName).join(', '),
      String(totalAgainst(state, kind)),
    ]),
  };
}

function playersTable(state: Look): WordTable {
  return {
    title: 'Players',
    columns: ['Player', 'Survivors left', 'Hand', 'Known to be Events'],
    rows: seatsOf(state).map((seat) => {
      const { hand, known } = playerAt(state, seat);
      const left = aliveOf(state, seat).length;
      return [
        seatName(seat),
        left === 0 ? 'eliminated' : numberWord(left),
        cards(hand.length),
        numberWord(known),
      ];
    }),
  };
}
