/** Aliens vs Zombies (Chris Taylor, Victory Point Games 2013): aliens invade a town in which the dead have risen. */
import { evenBot } from '../core/bot.ts';
import type { Module } from '../core/module.ts';
import { setUpWith } from '../core/setup.ts';
import { apply, emptyTown } from './apply.ts';
import { BOTS } from './bots/bots.ts';
import { ALIENS } from './data/aliens.ts';
import { FIGURES } from './data/figures.ts';
import { TILE_IDS, TILES } from './data/tiles.ts';
import { PLACES, TOWN } from './data/town.ts';
import { VICTORY } from './data/victory.ts';
import { ZOMBIES } from './data/zombies.ts';
import type { AvzEvent } from './events.ts';
import { ODDS } from './odds.ts';
import { type Ending, noHorde, SEATS, type Setup, type State, sizeOf } from './state.ts';
import { avzText } from './text/game.ts';
import { ruleIndex } from './text/rules.ts';
import { step } from './turn.ts';

export type AvzModule = Module<Setup, State, AvzEvent, Ending>;

function begin(setup: Setup): State {
  return {
    setup,
    turn: 0,
    phase: 'grave',
    unseen: [...TILE_IDS],
    shown: [],
    icons: [],
    grave: noHorde(),
    dead: noHorde(),
    hand: [],
    town: emptyTown(PLACES),
    aliens: [],
    acting: null,
    claw: false,
    rise: false,
    level: null,
    ...(setup.tallied ? { tally: { byTurn: [], kills: {}, fallen: [] } } : {}),
  };
}

export const aliensVsZombies: AvzModule = {
  id: 'aliens-vs-zombies',
  title: 'Aliens vs Zombies',
  rulesVersion: '1',
  setup: setUpWith({}),
  seats: SEATS,
  begin,
  step,
  apply,
  outcome: ({ level, dead }) => (level === null ? undefined : { level, dead: sizeOf(dead) }),
  bots: [...BOTS, evenBot],
  text: avzText,
  odds: ODDS,
  ruleIndex,
  tables: [ZOMBIES, ALIENS, TILES, TOWN, FIGURES, VICTORY],
};
