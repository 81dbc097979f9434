/** Alien Zombie Tentacle Apocalypse, as the core plays it. */
import type { Module } from '../core/module.ts';
import type { Play } from '../core/play.ts';
import type { Seen } from '../core/seen.ts';
import { setUpWith } from '../core/setup.ts';
import { apply } from './apply/apply.ts';
import { BOTS } from './bots/bots.ts';
import { ENEMY_CARDS } from './data/enemies.ts';
import { EVENT_CARDS } from './data/events.ts';
import { FIGURES } from './data/figures.ts';
import { GEAR_CARDS } from './data/gear.ts';
import { SURVIVOR_CARDS } from './data/survivors.ts';
import { dieStep } from './dying.ts';
import type { AztaEvent } from './events.ts';
import { flipStep, forwardTurn } from './flipping.ts';
import { helpTurn } from './helping.ts';
import { lootStep } from './looting.ts';
import { ODDS } from './odds.ts';
import { redeal } from './redealing.ts';
import { screwTurn } from './screw/screwing.ts';
import { begin, setUp } from './setting-up.ts';
import { isSettled, settle } from './settling.ts';
import { SETUP_FIELDS } from './setup-fields.ts';
import type { AztaState } from './state.ts';
import { RULES } from './text/rules.ts';
import { aztaText } from './text/text.ts';
import { inTurn } from './turns.ts';
import { type AztaOutcome, type AztaSetup, SEATS } from './types.ts';
import { drawStep } from './weaponize/drawing.ts';
import { putOnTurn } from './weaponize/putting-on.ts';
import { tradeTurn } from './weaponize/trading.ts';

/** Plays a step; cards or Gear over a limit are let go before anything else. */
function step(state: Seen<AztaState>): Play<void, AztaEvent> {
  return isSettled(state) ? stepOf(state) : settle(state);
}

function stepOf(state: Seen<AztaState>): Play<void, AztaEvent> {
  switch (state.phase) {
    case 'set-up':
      return setUp(state);
    case 'draw':
      return drawStep(state);
    case 'trade':
      return inTurn(state, tradeTurn);
    case 'put-on':
      return inTurn(state, putOnTurn);
    case 'loot':
      return lootStep(state);
    case 'flip':
      return flipStep(state);
    case 'forward':
      return inTurn(state, forwardTurn);
    case 'help':
      return inTurn(state, helpTurn);
    case 'screw':
      return inTurn(state, screwTurn);
    case 'die':
      return dieStep(state);
    default:
      return state.phase satisfies never;
  }
}

export const alienZombieTentacle: Module<AztaSetup, AztaState, AztaEvent, AztaOutcome> = {
  id: 'alien-zombie-tentacle',
  title: 'Alien Zombie Tentacle Apocalypse',
  rulesVersion: '1',
  setup: setUpWith(SETUP_FIELDS),
  seats: SEATS,
  seatsBy: 'players',
  begin,
  step,
  apply,
  outcome: ({ outcome }) => outcome ?? undefined,
  redeal,
  bots: BOTS,
  text: aztaText,
  odds: ODDS,
  ruleIndex: RULES,
  tables: [SURVIVOR_CARDS, GEAR_CARDS, EVENT_CARDS, ENEMY_CARDS, FIGURES],
};
