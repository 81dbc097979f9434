/** Games by the thousand: each ends, and no card is lost or made. `npm run soak` plays 10,000. */
import { describe, expect, it } from 'vitest';
import { redeal } from '../../../src/rules/alien-zombie-tentacle/redealing.ts';
import type { AztaState } from '../../../src/rules/alien-zombie-tentacle/state.ts';
import { KINDS, SEATS } from '../../../src/rules/alien-zombie-tentacle/types.ts';
import { copy } from '../../../src/rules/core/copy.ts';
import { diceBox } from '../../../src/rules/core/dice.ts';
import { digest } from '../../../src/rules/core/digest.ts';
import { COUNTS } from '../../support/counts.ts';
import { gameByChance, gameOfBots } from './games.ts';

const GAMES = COUNTS.games;
const TABLES = [
  ['cold', 'rash'],
  ['grudging', 'rash', 'cold'],
  ['cold', 'grudging', 'rash', 'cold'],
  ['rash', 'cold', 'grudging', 'cold', 'rash'],
  ['cold', 'rash', 'grudging', 'cold', 'rash', 'grudging'],
] as const;

const CARDS = 41;
const ENEMIES = 30;
const SURVIVORS = 14;

function cardsOf({ players, survivors, cards, discard, loot }: AztaState): number {
  const hands = players.reduce((sum, { hand }) => sum + hand.length, 0);
  const worn = survivors.reduce((sum, { gear }) => sum + gear.length, 0);
  return hands + worn + cards.length + discard.length + loot.length;
}

const enemiesOf = ({ stacks, enemies, enemyDiscard }: AztaState): number =>
  KINDS.reduce((sum, kind) => sum + stacks[kind].length, enemies.length + enemyDiscard.length);

/** True if something is wrong with the table; before the decks are there nothing is. */
function wrongWith(state: AztaState): boolean {
  if (state.phase === 'set-up') return false;
  const { survivors, spare, players, encounter } = state;
  const all = [...survivors.map(({ id }) => id), ...spare];
  const known = players.some((player) => player.known > player.hand.length || player.known < 0);
  const twice = encounter !== null && new Set(encounter.inIt).size < encounter.inIt.length;
  return (
    cardsOf(state) !== CARDS ||
    enemiesOf(state) !== ENEMIES ||
    new Set(all).size !== SURVIVORS ||
    known ||
    twice
  );
}

describe(`${GAMES} games of bots`, () => {
  it(
    'all end, with every card, Enemy and survivor after every event',
    () => {
      const wrong: string[] = [];
      const ends: unknown[] = [];
      for (let game = 0; game < GAMES; game += 1) {
        const bots = TABLES[game % TABLES.length] ?? TABLES[0];
        let lost = 0;
        const out = gameOfBots(`soak ${game}`, bots, (state) => {
          if (wrongWith(state)) lost += 1;
        });
        if (out.kind !== 'over' || lost > 0) wrong.push(`game ${game}: ${out.kind}, ${lost} events go wrong`);
        if (game < 10) ends.push([out.kind === 'over' ? out.outcome : out.kind, out.state]);
      }
      expect(wrong).toEqual([]);
      expect(digest(ends)).toMatchInlineSnapshot(`"ae060073a701710de1ac2e3d2ba487e8"`);
    },
    COUNTS.limitMs,
  );
});

describe(`${GAMES} games in which every answer falls by chance`, () => {
  it(
    'end, with every card, Enemy and survivor after every event, and after every redeal',
    () => {
      const wrong: string[] = [];
      for (let game = 0; game < GAMES; game += 1) {
        let lost = 0;
        const box = diceBox(`redealt ${game}`);
        const out = gameByChance(`chance ${game}`, 2 + (game % 5), (state) => {
          if (wrongWith(state)) lost += 1;
          if (box.below(50, 'when') > 0) return;
          const other = copy(state);
          redeal(other, [SEATS[game % state.players.length] ?? 'first'], box);
          if (wrongWith(other)) lost += 1;
        });
        if (out.kind !== 'over' || lost > 0) wrong.push(`game ${game}: ${out.kind}, ${lost} events go wrong`);
      }
      expect(wrong).toEqual([]);
    },
    COUNTS.limitMs,
  );
});
