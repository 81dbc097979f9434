/** Setup: who goes first, who survives so far, the decks, the Threats to begin with, and the first hands. */
import { copy } from '../core/copy.ts';
import { choose, draw, type Play, tell } from '../core/play.ts';
import type { Seen } from '../core/seen.ts';
import { figureRow, survivorRow, takeOut, wholeDecks } from './cards.ts';
import { drawCards } from './drawing.ts';
import type { AztaEvent } from './events.ts';
import { option } from './options.ts';
import { type AztaState, freshPlayer, freshSurvivor, inOrder, noGrudges, seatsIn, seatsOf } from './state.ts';
import { type AztaSetup, type Enemy, KINDS, SEATS, THREAT_VALUES } from './types.ts';

type Look = Seen<AztaState>;

const FEW_PLAYERS = 4;
const LOTS = 'lots';

export function begin({ players, start, suddenDeath, rounds, carried, grudges }: AztaSetup): AztaState {
  return {
    players: Array.from({ length: players }, freshPlayer),
    survivors: (carried ?? []).map(({ survivor, owner, gear }) => freshSurvivor(survivor, owner, gear)),
    spare: [],
    round: 0,
    mostRounds: rounds,
    first: 'first',
    phase: 'set-up',
    gone: 0,
    cards: [],
    discard: [],
    enemies: [],
    enemyDiscard: [],
    stacks: { alien: [], zombie: [], tentacle: [] },
    loot: [],
    offer: null,
    encounter: null,
    threat: null,
    distracted: { now: false, next: false },
    grudges: { ...noGrudges(), ...copy(grudges ?? {}) },
    start,
    suddenDeath,
    won: null,
    outcome: null,
  };
}

/** The decks are counted after the first question, so that whoever owns the printed cards can correct them before. */
export function* setUp(state: Look): Play<void, AztaEvent> {
  yield* firstPlayer(state);
  yield* tell<AztaEvent>({ rule: 'azta.decks', ...decks(state) });
  if (state.survivors.length === 0) yield* dealSurvivors(state);
  yield* tell<AztaEvent>({ rule: 'azta.start', cards: startCards(state) });
  const { result: cards, row } = figureRow('dealt');
  for (const seat of inOrder(state)) yield* drawCards(state, seat, cards, [row]);
  const [alone, ...others] = seatsIn(state);
  if (alone !== undefined && others.length === 0) yield* tell<AztaEvent>({ rule: 'azta.win', seat: alone });
  yield* tell<AztaEvent>({ rule: 'azta.round', round: 1, first: state.first });
}

/** The first player by lot, unless the table knows already. */
function* firstPlayer(state: Look): Play<void, AztaEvent> {
  const seats = seatsOf(state);
  const picked = yield* choose({
    rule: 'azta.first-player',
    seat: 'first',
    options: [LOTS, ...seats].map((id) => option(id)),
  });
  const known = SEATS.find((seat) => seat === picked);
  const seat =
    known ?? (yield* draw({ rule: 'azta.lots', seat: 'first', stream: 'first-player', from: seats }));
  yield* tell<AztaEvent>({ rule: 'azta.first-player', seat });
}

/** Deals each player as many as the book says; where the deck is short, as many as there are for all alike. */
function* dealSurvivors(state: Look): Play<void, AztaEvent> {
  const { length } = state.players;
  const { result, row } = figureRow(length > FEW_PLAYERS ? 'survivors-from-five' : 'survivors-to-four');
  const each = Math.min(result, Math.floor(state.spare.length / length));
  for (let dealt = 0; dealt < each; dealt += 1) {
    for (const seat of inOrder(state)) {
      const survivor = yield* draw({
        rule: 'azta.survivor',
        seat,
        stream: 'survivors',
        from: state.spare,
      });
      yield* tell<AztaEvent>({
        rule: 'azta.survivor',
        seat,
        survivor,
        rows: [row, survivorRow(survivor).row],
      });
    }
  }
}

/** Without those who go on from an earlier night, and what they carry. */
function decks({ survivors: carried }: Look): ReturnType<typeof wholeDecks> {
  const { survivors, cards, enemies, rows } = wholeDecks();
  const left = [...cards];
  for (const { gear } of carried) for (const one of gear) if (left.includes(one)) takeOut(left, one);
  return {
    survivors: survivors.filter((id) => !carried.some((one) => one.id === id)),
    ...{ cards: left, enemies, rows },
  };
}

/** A card of each kind, of the value that was agreed on (AZTA-16); none of a kind whose deck has no such card. */
function startCards({ start, enemies }: Look): readonly Enemy[] {
  const value = THREAT_VALUES.find((one) => one === start) ?? THREAT_VALUES[0];
  return KINDS.map((kind): Enemy => `${kind}-${value}`).filter((card) => enemies.includes(card));
}
