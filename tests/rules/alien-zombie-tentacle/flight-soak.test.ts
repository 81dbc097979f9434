/** Flights by bots, night after night: nobody comes back from the dead or belongs to two, and no card is made or lost. */
import { describe, expect, it } from 'vitest';
import type { FlightLedger } from '../../../src/rules/alien-zombie-tentacle/flight/ledger.ts';
import { aztaFlight } from '../../../src/rules/alien-zombie-tentacle/flight/module.ts';
import type { AztaState } from '../../../src/rules/alien-zombie-tentacle/state.ts';
import { KINDS, SEATS } from '../../../src/rules/alien-zombie-tentacle/types.ts';
import { bySeat } from '../../../src/rules/core/bot.ts';
import { diceBox } from '../../../src/rules/core/dice.ts';
import { playOut } from '../../../src/rules/core/module.ts';
import { firstOf, seeded } from '../../../src/rules/core/tables.ts';
import { COUNTS } from '../../support/counts.ts';

const FLIGHTS = Math.ceil(COUNTS.games / 5);
const MOST_STEPS = 40_000;
const BOTS = ['cold', 'rash', 'grudging', 'cold'] as const;

const CARDS = 41;
const ENEMIES = 30;

/** Faults of the table of a night. */
function wrongAtTable({
  phase,
  players,
  survivors,
  cards,
  discard,
  loot,
  ...rest
}: AztaState): readonly string[] {
  if (phase === 'set-up') return [];
  const held = players.reduce((sum, { hand }) => sum + hand.length, 0);
  const worn = survivors.reduce((sum, { gear }) => sum + gear.length, 0);
  const { stacks, enemies, enemyDiscard } = rest;
  const foes = KINDS.reduce((sum, kind) => sum + stacks[kind].length, enemies.length + enemyDiscard.length);
  return [
    ...(held + worn + cards.length + discard.length + loot.length === CARDS ? [] : ['a card is lost']),
    ...(foes === ENEMIES ? [] : ['an Enemy is lost']),
  ];
}

/** Faults among those who go on. */
function wrongOnTheWay({ players, nights, party, spare, results, strays }: FlightLedger): readonly string[] {
  const alive = party.map(({ survivor }) => survivor);
  const dead = results.flatMap(({ lost }) => lost.map(({ survivor }) => survivor));
  const everybody = [...alive, ...spare, ...dead];
  const seats = SEATS.slice(0, players);
  return [
    ...(new Set(everybody).size === everybody.length ? [] : ['somebody is in two places']),
    ...(party.every(({ owner }) => seats.includes(owner)) ? [] : ['somebody goes with nobody']),
    ...(results.length <= nights && strays.length < nights ? [] : ['a night too many']),
    ...(results.every(({ start }, night) => night === 0 || start >= (results[night - 1]?.start ?? 0))
      ? []
      : ['a night is easier than the one before']),
  ];
}

function fly(at: number): readonly string[] {
  const players = 2 + (at % 5);
  const wrong = new Set<string>();
  const watched: typeof aztaFlight = {
    ...aztaFlight,
    apply: (state, event) => {
      aztaFlight.apply(state, event);
      for (const one of wrongOnTheWay(state.ledger)) wrong.add(one);
      if (state.game !== null) for (const one of wrongAtTable(state.game)) wrong.add(one);
    },
  };
  const box = diceBox(`flight ${at}`);
  const begun = watched.begin({
    players,
    nights: 2 + (at % 3),
    rounds: 7,
    start: 2,
    suddenDeath: at % 2 === 0,
  });
  const out = playOut(
    watched,
    begun,
    (look) => {
      const seats = SEATS.slice(0, players).map((seat, place) => {
        const kind = watched.bots.find(({ id }) => id === BOTS[(at + place) % BOTS.length]);
        if (kind === undefined) throw new Error('a bot is missing');
        return [seat, kind.seat(look, box, 'bots')] as const;
      });
      return firstOf(seeded(box), bySeat(Object.fromEntries(seats)));
    },
    MOST_STEPS,
  );
  if (out.kind !== 'over') wrong.add(out.kind);
  return [...wrong].map((one) => `flight ${at}: ${one}`);
}

describe(`${FLIGHTS} flights of bots`, () => {
  it(
    'all end, with every card in its place and nobody back from the dead',
    () => {
      expect(Array.from({ length: FLIGHTS }, (_, at) => fly(at)).flat()).toEqual([]);
    },
    COUNTS.limitMs,
  );
});
